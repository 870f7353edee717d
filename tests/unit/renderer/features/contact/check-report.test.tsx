import { AppError, type ErrorKind } from '@shared/errors.ts';
import { PAGE_INSTEAD } from '@shared/network.ts';
import type { Profile } from '@shared/session.ts';
import { createElement } from 'react';
import { expect, it } from 'vitest';
import { z } from 'zod';
import type { What } from '@/features/contact/judge/finding.ts';
import type { Ask, Assumption, NotAsked, Query } from '@/features/contact/line.ts';
import type { Ending, Findings } from '@/features/contact/run.ts';
import { drawPart } from '../../laws/program.tsx';
import { elementsIn, textOf } from '../../laws/table-of.ts';

const { reportCall } = await import('@/api/seen-calls.ts');
const { CheckReport } = await import('@/features/contact/check-report.tsx');
const { runCheck } = await import('@/features/contact/run.ts');
const { optionalName, optionalNumber, optionalText, recordId } = await import('@/kit/fields.ts');
const { rowsAt } = await import('@/kit/page.ts');
const { recordAt } = await import('@/kit/record.ts');

/** What the platform answers to the query of a list, or to the id of a record; or its refusal. */
type Answers = (query: Query) => unknown;

const ROW = z.object({ id: recordId, title: optionalName, status: optionalText, region_id: optionalNumber });
const LIST = rowsAt('news', ROW);
const RECORD = recordAt('item', ['title'], ROW);
const PROFILE = { role: 'admin', region_id: 2, district_id: null } as Profile;

/** A call that is answered so. */
const asks =
  (schema: z.ZodType, query: Query, answers: Answers): Ask =>
  async () => {
    const came = answers(query);
    const more = came instanceof AppError ? { error: came } : { answer: came };
    reportCall({ path: 'api/v1/news', query, schema, ms: 1, ...more });
  };
const lineOf = (answers: Answers, more: Partial<Assumption> = {}): Assumption => ({
  ...{ name: 'news', screen: 'Yangiliklar', readings: ['Z-055'], size: 20 },
  list: (query) => asks(LIST, query, answers),
  ...more,
});

/** The person, who may stop the check that is running. */
let person = new AbortController();
function check(lines: readonly Assumption[]): Promise<Findings> {
  person = new AbortController();
  const { signal } = person;
  const nothing = () => undefined;
  return runCheck(lines, { profile: PROFILE, signal, before: async () => undefined, tell: nothing });
}

/** What a report of these findings says. */
async function told(findings: Findings, notAsked: readonly NotAsked[] = []) {
  const about = { version: '0.1.0', role: 'admin', platform: 'platforma.uz', at: new Date(0) } as const;
  const { html } = await drawPart(createElement(CheckReport, { findings, notAsked, about }), {});
  const all = (name: string, fits: RegExp) => elementsIn(html, name, fits).map(({ inner }) => textOf(inner));
  return {
    alerts: all('p', /role="alert"/),
    status: all('p', /role="status"/),
    screens: all('li', /data-state=/),
    aside: [...all('summary', /(?:)/), ...all('li', /^(?!.*data-state=)/)],
  };
}

const fine = { id: 1, title: 'Yangi maktab', status: 'NEW', region_id: 1 };
const second = { ...fine, id: 2 };
const page = (rows: readonly object[], count = rows.length) => ({ news: rows, count });
const failed = (kind: ErrorKind, more: { status?: number; detail?: string; serverMessage?: string } = {}) =>
  new AppError({ kind, ...more });
const refused = failed('invalid', { status: 400 });
const notFound = failed('not-found', { status: 404, serverMessage: 'Topilmadi' });

const DIFFERS = 'Mos emas';
const LIVES = 'Farq bor, ishlaydi';

type Verdict = {
  answers: Answers;
  says: readonly string[];
  state: typeof DIFFERS | typeof LIVES;
  /** What else the line assumes. Default: nothing. */
  line?: Partial<Assumption>;
  /** What is answered for a record. Default: none is asked for. */
  record?: Answers;
};
/** What a refusal, or another failure, is told as. */
const refusal = (error: AppError, says: string): Verdict => ({ answers: () => error, says: [says], state: DIFFERS });
/** What other records than the one asked for, and none, are told as. */
const record = (known: unknown, none: unknown, says: string, state: Verdict['state'] = DIFFERS): Verdict => ({
  answers: () => page([fine]),
  record: ({ id }) => (id === '1' ? known : none),
  says: [says],
  state,
});

const VERDICTS: Readonly<Record<What, Verdict>> = {
  'no-answer': refusal(failed('timeout'), "javob kelmadi: ekran ma'lumotsiz qoladi"),
  untrusted: refusal(
    failed('network', { detail: 'net::ERR_CERT_DATE_INVALID' }),
    "sertifikatga ishonib bo'lmadi: ekran ochilmaydi",
  ),
  'not-json': refusal(
    failed('network', { detail: PAGE_INSTEAD }),
    "ma'lumot o'rniga boshqa narsa keldi: ekran ochilmaydi",
  ),
  'signed-out': refusal(failed('unauthorized', { status: 401 }), 'platforma kirishni tan olmadi (401)'),
  forbidden: refusal(failed('forbidden', { status: 403 }), 'bu rolga ruxsat berilmadi: ekran ochilmaydi (403)'),
  'no-such-call': refusal(notFound, "bunday so'rov topilmadi: ekran ochilmaydi (404)"),
  refused: refusal(refused, "so'rov rad etildi: ro'yxat yoki filtr ishlamaydi (400)"),
  failed: refusal(
    failed('server', { status: 502 }),
    'platforma xato bilan javob berdi: birozdan keyin qayta tekshiring (502)',
  ),
  envelope: {
    answers: () => 'Xush kelibsiz',
    says: ["qatorlar kutilgan joyda emas: ekran javobni o'qib bo'lmaganini aytadi"],
    state: DIFFERS,
  },
  elsewhere: {
    answers: () => ({ items: [fine], meta: { total: 1 } }),
    says: ["news: boshqa joyda keldi: topiladi va ko'rsatiladi", "count: boshqa joyda keldi: topiladi va ko'rsatiladi"],
    state: LIVES,
  },
  'total-missing': {
    answers: () => ({ news: [fine] }),
    says: ["count: jami soni kelmadi: sahifalar ko'rinmaydi"],
    state: DIFFERS,
  },
  'total-less': {
    answers: () => page([fine, second], 1),
    says: ["jami soni kelgan qatorlardan kam: oxirgi sahifalar ko'rinmaydi"],
    state: DIFFERS,
  },
  'more-rows': {
    line: { size: 1 },
    answers: () => page([fine, second]),
    says: ["so'ralganidan ko'p qator keldi: ro'yxat uzun bo'ladi"],
    state: DIFFERS,
  },
  nothing: {
    line: { filled: true },
    answers: () => page([]),
    says: ["hech narsa kelmadi: tanlash uchun ro'yxat bo'sh"],
    state: DIFFERS,
  },
  twice: { answers: () => page([fine, fine]), says: ['bitta qator ikki marta keldi'], state: DIFFERS },
  'same-page': {
    line: { size: 1 },
    answers: () => page([fine], 2),
    says: ["ikkinchi sahifa birinchisini takrorlaydi: qolgan qatorlarga yetib bo'lmaydi"],
    state: DIFFERS,
  },
  'empty-page': {
    line: { size: 1 },
    answers: ({ offset }) => page(offset === 0 ? [fine] : [], 2),
    says: ["ikkinchi sahifa bo'sh: qolgan qatorlarga yetib bo'lmaydi"],
    state: DIFFERS,
  },
  missing: {
    answers: () => page([{ id: 1, status: 'NEW', region_id: 1 }]),
    says: ["title: kelmadi: ekranda o'rnida chiziqcha turadi"],
    state: DIFFERS,
  },
  renamed: {
    answers: () => page([{ id: 1, title: 'Yangi maktab', status: 'NEW', regionId: 1 }]),
    says: ["region_id: boshqa nom bilan keldi: topiladi va ko'rsatiladi (regionId)"],
    state: LIVES,
  },
  odd: {
    answers: () => page([{ ...fine, id: '1' }]),
    says: ["id: boshqacha yozilgan: o'qiladi va ko'rsatiladi (id → string)"],
    state: LIVES,
  },
  unreadable: {
    answers: () => page([{ ...fine, id: 'a-b' }]),
    says: ["id: o'qib bo'lmadi: qator yoki forma ochilmaydi (id → string)"],
    state: DIFFERS,
  },
  'unknown-word': {
    line: { words: { status: ['NEW'] } },
    answers: () => page([{ ...fine, status: 'ARCHIVED' }]),
    says: ["status: noma'lum qiymat: ko'rsatiladi, filtr topmaydi"],
    state: LIVES,
  },
  'filter-ignored': {
    line: { filters: [{ key: 'status', field: 'status' }] },
    answers: () => page([fine, { ...second, status: 'OLD' }]),
    says: ['status: filtr boshqa qatorlarni ham qoldirdi'],
    state: DIFFERS,
  },
  'filter-empty': {
    line: { filters: [{ key: 'status', field: 'status' }] },
    answers: ({ status }) => page(status === undefined ? [fine] : []),
    says: ['status: filtr hech narsa topmadi, qatorlar esa bor'],
    state: DIFFERS,
  },
  'search-misses': {
    line: { searches: ['title'] },
    answers: ({ search }) => page(search === undefined ? [fine] : [second]),
    says: ["title: qidiruv shu maydon bo'yicha topmaydi"],
    state: DIFFERS,
  },
  'other-record': record(second, notFound, "so'ralgan yozuv o'rniga boshqasi keldi"),
  'absent-found': record(fine, fine, "yo'q yozuv uchun ham javob keldi: o'chirilgani bilinmaydi"),
  'absent-status': record(
    fine,
    failed('server', { status: 500 }),
    "yo'q yozuv uchun 404 kelmadi: o'chirilgani xato deb ko'rsatiladi (500)",
  ),
  'absent-silent': record(
    fine,
    failed('not-found', { status: 404 }),
    "404 javobida xabar yo'q: o'z matnimiz ko'rsatiladi",
    LIVES,
  ),
  limit: {
    line: { size: 1, largest: 50 },
    answers: ({ limit, offset }) => (limit === 50 ? refused : page(offset === 0 ? [fine] : [second], 2)),
    says: ["limit=50: bir so'rovda shuncha qator so'ralganda rad etildi: uzun ro'yxatlar ochilmaydi (400)"],
    state: DIFFERS,
  },
  way: {
    line: {
      ways: { list: [{ key: 'siteItemsAll', value: 'null', reading: 'Z-123', ask: { is_active: 'null' } }] },
    },
    answers: ({ is_active: all }) => (all === undefined ? refused : page([fine])),
    says: [
      "so'rov rad etildi: ro'yxat yoki filtr ishlamaydi (400)",
      "siteItemsAll: shu sozlama bilan so'ralganda javob keldi",
    ],
    state: DIFFERS,
  },
  scope: {
    line: { scoped: true },
    answers: () => page([fine]),
    says: ["region_id: boshqa hudud qatorlari ham keldi: ro'yxat kengroq ko'rinadi"],
    state: DIFFERS,
  },
};

it.each(Object.entries(VERDICTS))('what a platform does otherwise is told as what it means: %s', async (what, one) => {
  const { answers, says, state, line = {}, record: byId } = one;
  const findings = await check([
    lineOf(answers, { ...line, ...(byId && { one: (id: string) => asks(RECORD, { id }, byId) }) }),
  ]);
  expect(findings.outcomes.flatMap((outcome) => outcome.findings.map((finding) => finding.what))).toContain(what);
  expect((await told(findings)).screens).toEqual([['Yangiliklar', ...says, state].join(' ')]);
});

it('what a platform does as assumed is told with nothing else', async () => {
  expect((await told(await check([lineOf(() => page([fine]))]))).screens).toEqual(['Yangiliklar Mos']);
});

const STOPPED = () => {
  person.abort();
  return page([fine]);
};
const ENDINGS: Readonly<Record<Ending, readonly [answers: Answers, ...alert: string[]]>> = {
  done: [() => page([fine])],
  stopped: [STOPPED, "Tekshiruv to'xtatildi: natija to'liq emas."],
  'signed-out': [
    () => failed('unauthorized', { status: 401 }),
    'Platforma kirishni tan olmadi (401): sessiya tugagan yoki bu manzil kirish belgisini qabul qilmaydi. Qayta kiring; takrorlansa, hisobotni ishlab chiquvchilarga yuboring.',
  ],
  'not-json': [
    () => failed('unexpected-shape'),
    "Bu manzilda platforma yo'q: ma'lumot o'rniga veb-sahifa keldi. Sozlamalardagi manzilni yoki tarmoqqa kirish sahifasini tekshiring.",
  ],
  'no-such-call': [
    () => notFound,
    "Bu manzilda platforma yo'q: dastur so'raydigan bo'limlarning birortasi topilmadi (404). Sozlamalardagi apiUrl manzilini tekshiring.",
  ],
  envelope: [
    () => ({ name: 'another service', version: 3 }),
    "Bu manzilda boshqa xizmat javob beryapti: javoblar platformanikiga o'xshamaydi. Sozlamalardagi apiUrl manzilini tekshiring.",
  ],
  untrusted: [
    () => failed('network', { detail: 'net::ERR_CERT_AUTHORITY_INVALID' }),
    "Platforma sertifikatiga ishonib bo'lmadi. Kompyuter sanasini va tashkilot sertifikati o'rnatilganini tekshiring.",
  ],
  'no-answer': [
    () => failed('network', { detail: 'net::ERR_CONNECTION_REFUSED' }),
    "Platforma javob bermayapti. “Tarmoqni tekshirish” sahifasi sababini ko'rsatadi.",
  ],
};

it.each(Object.entries(ENDINGS))('how a check has ended is told, with what helps: %s', async (ending, one) => {
  const [answers, ...alert] = one;
  const findings = await check(['news', 'forum', 'faq', 'boards'].map((name) => lineOf(answers, { name })));
  expect(findings.ending).toBe(ending);
  expect((await told(findings)).alerts).toEqual(alert);
});

it('it counts the calls and the seconds, and what was not asked, each with its reason', async () => {
  const lines = [lineOf(() => page([fine])), lineOf(() => page([fine]), { name: 'boards', asks: () => null })];
  const notAsked: NotAsked = {
    ...{ screen: 'Murojaatlar', readings: ['Z-138', 'Z-168'], settings: ['acceptKeys', 'emptyFields'] },
    why: 'murojaatga javob yuborish kerak',
  };
  const { status, aside } = await told({ ...(await check(lines)), ms: 12_400 }, [notAsked]);
  expect(status).toEqual(["1 ta so'rov, 12 soniya: Mos"]);
  expect(aside).toEqual([
    "So'ralmadi: 2 ta taxmin",
    'Murojaatlar: murojaatga javob yuborish kerak (Z-138, Z-168); sozlama: acceptKeys, emptyFields',
    "Yangiliklar: so'rash uchun mavsum, hudud yoki yozuv topilmadi (Z-055)",
  ]);
});
