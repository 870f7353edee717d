import { createElement } from 'react';
import { expect, it, vi } from 'vitest';
import { drawPart } from '../../laws/program.tsx';
import { elementsIn, textOf } from '../../laws/table-of.ts';

const NOW = Date.parse('2026-06-10T12:00:00+05:00');
const WINDOW = {
  ...{ board: { id: 6, season: 3, year: 2026 }, end: '2026-06-20', share: 0.5, planned: 0.5 },
  ...{ daysLeft: 10, workDaysLeft: { count: 8, about: false } },
};
const place = (id: number, region: number, notSeen: number) => ({
  ...{ id, name: `${id}-tuman`, region: { id: region, name: `${region}-viloyat` } },
  ...{ done: 40, withDistrict: 25, returned: 5, notSeen },
});
const reading = { at: NOW, board: 6, about: false, calls: 23 };
const season = {
  last: { ...reading, districts: [place(11, 1, 30), place(21, 2, 60)] },
  before: { ...reading, districts: [place(11, 1, 42), place(21, 2, 50)] },
  ...{ reading: null as object | null, waits: 1, start: () => undefined, stop: () => undefined },
};
let open: object | null = WINDOW;
vi.doMock('@/entities/use-review-window.ts', () => ({ useReviewWindow: () => open }));
vi.doMock('@/entities/today.ts', () => ({ useToday: () => NOW }));
vi.doMock('@/features/season/use-season.ts', () => ({ useSeason: () => season }));
const { BoardSections } = await import('@/features/season/board-sections.tsx');
const { figureOf } = await import('@/features/season/figures/figures.ts');

type Part = Parameters<typeof figureOf>[0];
const TOTALS: Readonly<Record<string, number>> = {
  ...{ initial: 1000, accepted: 101, denied: 52, confirmed: 7, returned: 13, passed: 300, notPassed: 80, winners: 20 },
};
const of = (id: string) => {
  const row = {
    id: 701,
    title: "Yo'l",
    ...{ stage: 'INITIAL', moderation_sub_stage: null },
    requested_amount: 5,
    created_at: '2026-06-08T10:00:00',
  };
  return { state: 'known', total: TOTALS[id], rows: id === 'initial' ? [row] : [] };
};

/** The sections about the review, as a person of this part sees them. */
async function drawn(part: Part) {
  const board = { id: 6 };
  const figure = (id: Parameters<typeof figureOf>[1]) => figureOf(part, id, of as never);
  const figures = { part, board, readings: { of }, figure } as never;
  const sections = { boards: [], figures, today: 4, more: [], children: null };
  const { html } = await drawPart(createElement(BoardSections, sections), {}, { role: 'admin' });
  const links = elementsIn(html, 'a', /(?:)/).map(({ attributes, inner }) => {
    const { pathname, searchParams } = new URL(
      /href="([^"]*)"/.exec(attributes)?.[1]?.replaceAll('&amp;', '&') ?? '',
      'app://x',
    );
    const asked = ['stage', 'sub_stage', 'mine', 'at'].flatMap((name) => searchParams.get(name) ?? []);
    return `${textOf(inner)} → ${[pathname.split('/').at(-1), ...asked].join(' ')}`;
  });
  return { text: textOf(html), links };
}

const BEGIN = "Ko'rib chiqishni boshlash → review INITIAL ALL 1";
const DONE = ['300 qabul → initiatives PASSED ALL', '80 rad → initiatives NOT_PASSED ALL'];
const PROPOSED = [
  '101 qabul → initiatives INITIAL MODERATOR_ACCEPTED',
  '52 rad → initiatives INITIAL MODERATOR_DENIED',
];
const RETURNED = 'initiatives INITIAL DISTRICT_MANAGER_DENIED';
const DAYS =
  "Ko'rib chiqish davri: 10 kun qoldi 3-mavsum, 2026 yil · 20.06.2026 gacha · 8 ish kuni Ulgurish uchun kuniga";
const READ = "10.06.2026 12:00 o'qilgan: 230 ta tashabbus, 23 ta so'rov";
const HEAD = "yakunlangan tumanda ko'rilmagan reja Ko'rilmagan Ulushi Orqada O'zgarish";
const FIRST = "40 yakunlangan, 25 tumanda, 30 ko'rilmagan 30 30 % 10 −12";
const SECOND = "40 yakunlangan, 25 tumanda, 60 ko'rilmagan 60 46 % 25 +10";
const WATCHED = "827 ko'rilmagan 153 tuman tasdig'ida 101 qabul 52 rad 13 moderatorga qaytgan";
const ROWS = "Mavzu Tuman So'ralgan, so'm Kutmoqda Yo'l — 5 2 kun";

it.each<[Part, string[], string[]]>([
  [
    'proposes',
    [
      "Qaroringizni kutmoqda 840 827 ko'rilmagan 13 tumandan qaytgan Ko'rib chiqishni boshlash",
      `${DAYS} 105 ta · bugun 4 ta Tumandagi 1 380 ta tashabbus 380 yakunlangan 300 qabul 80 rad`,
      `153 tuman tasdig'ini kutmoqda 101 qabul 52 rad 840 sizni kutmoqda Ko'rilmagan 827 Yana 826 ta ${ROWS}`,
    ],
    [
      ...["827 ko'rilmagan → review INITIAL ALL 1", `13 tumandan qaytgan → ${RETURNED}`, BEGIN, ...DONE, ...PROPOSED],
      ...['840 sizni kutmoqda → review INITIAL ALL 1', 'Yana 826 ta → review INITIAL ALL 1'],
      "Yo'l → review INITIAL ALL 1 701",
    ],
  ],
  [
    'confirms',
    [
      "Qaroringizni kutmoqda 153 101 qabul qilingan 52 rad etilgan Ko'rib chiqishni boshlash",
      `${DAYS} 20 ta · bugun 4 ta Tumandagi 1 380 ta tashabbus 380 yakunlangan 300 qabul 80 rad`,
      '153 sizni kutmoqda 847 moderator qarorini kutmoqda 13 qaytarilgan',
    ],
    [
      '101 qabul qilingan → initiatives INITIAL MODERATOR_ACCEPTED',
      '52 rad etilgan → initiatives INITIAL MODERATOR_DENIED',
      ...[BEGIN, ...DONE, '153 sizni kutmoqda → review INITIAL ALL 1', `13 qaytarilgan → ${RETURNED}`],
    ],
  ],
  [
    'decides',
    [
      `Qaroringizni kutmoqda 1 000 Ko'rib chiqishni boshlash ${DAYS} 125 ta · bugun 4 ta Tumandagi 1 380 ta tashabbus`,
      `380 yakunlangan 300 qabul 80 rad 1 000 sizni kutmoqda Navbatda 1 000 Yana 999 ta ${ROWS}`,
    ],
    [
      ...[BEGIN, ...DONE, '1 000 sizni kutmoqda → review INITIAL ALL 1', 'Yana 999 ta → review INITIAL ALL 1'],
      "Yo'l → review INITIAL ALL 1 701",
    ],
  ],
  [
    'oversees',
    [
      `${WATCHED} 380 yakunlangan 300 qabul 80 rad ${DAYS} 104 ta 1 373 ta tashabbus Rejadan 307 ta orqada`,
      `Tumanlar kesimida ${READ} Excelga saqlash Qayta o'qish Tuman ${HEAD} 11-tuman ${FIRST} 21-tuman ${SECOND}`,
      `Ko'rilmagan 827 Yana 826 ta ${ROWS}`,
    ],
    [
      ...["ko'rilmagan → initiatives INITIAL ALL", ...PROPOSED, `moderatorga qaytgan → ${RETURNED}`, ...DONE],
      ...['Yana 826 ta → initiatives INITIAL ALL', "Yo'l → review INITIAL ALL 701"],
    ],
  ],
  [
    'administers',
    [
      `${WATCHED} 400 yakunlangan 300 qabul 80 rad 20 golib ${DAYS} 104 ta 1 393 ta tashabbus Rejadan 297 ta orqada`,
      `Viloyatlar kesimida ${READ} Viloyatlar Tumanlar Excelga saqlash Qayta o'qish`,
      `Viloyat ${HEAD} 2-viloyat ${SECOND} 1-viloyat ${FIRST} Ko'rilmagan 827 Yana 826 ta ${ROWS}`,
    ],
    [
      ...["ko'rilmagan → review INITIAL ALL 1", ...PROPOSED, `moderatorga qaytgan → ${RETURNED}`, ...DONE],
      ...[
        '20 golib → initiatives WINNER ALL',
        'Yana 826 ta → initiatives INITIAL ALL',
        "Yo'l → review INITIAL ALL 701",
      ],
    ],
  ],
])('who %s sees each figure beside its own words, and goes to what it counts', async (part, words, links) => {
  expect(await drawn(part)).toEqual({ text: words.join(' '), links });
});

const ends = (state: string) => ({ reading: { end: { state }, whole: null } });
const PROMPT = { ...season };
const ABOUT = { last: { ...PROMPT.last, about: true } };
it.each<[string, object | null, object | null, string[], string[]]>([
  ['the last day but one', { ...WINDOW, daysLeft: 1 }, null, ['1 kun qoldi'], []],
  ['the last day', { ...WINDOW, daysLeft: 0 }, null, ['davri bugun tugaydi'], []],
  ['no review', null, null, ["Hozir ko'rib chiqish davri emas"], ['orqada', 'Orqada', 'reja']],
  [
    'the review of another season',
    { ...WINDOW, board: { id: 5 } },
    null,
    ['10 kun qoldi'],
    ['Ulgurish', 'Orqada', 'reja'],
  ],
  ['all done that is due', { ...WINDOW, planned: 0.1 }, null, ["Reja bo'yicha"], ['Rejadan']],
  [
    'days that are estimated',
    { ...WINDOW, workDaysLeft: { count: 8, about: true } },
    null,
    ['taxminan 8 ish kuni'],
    [],
  ],
  ['a reading beside which was decided', WINDOW, ABOUT, ['taxminan 230 ta tashabbus'], []],
  ['a reading that was stopped', WINDOW, ends('stopped'), ["O'qish to'xtatildi", 'Davom ettirish'], ["Qayta o'qish"]],
  ['a reading that was refused', WINDOW, ends('refused'), ["javob bermayapti: o'qish to'xtadi", 'Davom ettirish'], []],
])('who oversees is told of %s', async (_, now, read, said, unsaid) => {
  Object.assign(season, PROMPT, read);
  open = now;
  const { text } = await drawn('oversees');
  expect(said.filter((words) => !text.includes(words))).toEqual([]);
  expect(unsaid.filter((words) => text.includes(words))).toEqual([]);
});
