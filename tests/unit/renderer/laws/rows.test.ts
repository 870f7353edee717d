import { expect, it } from 'vitest';
import type { CallEntry } from '../../../platform/calls/entry.ts';
import { ENVELOPES } from '../../../platform/contrary/envelopes.ts';
import { LISTS } from './drawn-list.ts';
import { ASKING } from './filter-table.ts';
import type { ListLine } from './list-line.ts';
import { LOOKUPS } from './places.ts';
import { draw, drawPart } from './program.tsx';
import { spelled } from './spellings.ts';
import { tablesIn, textOf } from './table-of.ts';

const BY_NAME = LISTS.map((line) => [line.name, line] as const);
/** Those of which the documents give the platform's count, in pages or as a whole. */
const COUNTED = BY_NAME.filter(([name, { envelope }]) => {
  const { size, fixed } = ASKING[name] ?? { fixed: true };
  return !fixed && (size !== null || Object.values(Object(envelope([]))).includes(0));
});
/** What the lists count, by noun. */
const NOUNS: Readonly<Record<string, readonly string[]>> = {
  ...{
    tashabbus: ['initiatives, wide', 'school initiatives'],
    murojaat: ['appeals, wide'],
    "so'rov": ['call-me-back'],
  },
  ...{
    yangilik: ['news'],
    maqola: ['green-budget', 'state-buying'],
    hujjat: ['budget-citizen', 'regulatory-documents'],
  },
  ...{ forum: ['forum'], savol: ['faq'], taklif: ['suggestions'], hisobot: ['quarter-reports'], narx: ['road prices'] },
  ...{ boshqaruvchi: ['managers'], moderator: ['moderators'], foydalanuvchi: ['users'], "o'quvchi": ['students'] },
  ...{ buyurtmachi: ['orderers', 'customers'], pudratchi: ['contractors'], mahsulot: ['products'] },
  ...{ tashkilot: ['organizations', 'indicator organizations'], 'vazirlik yoki tashkilot': ['ministries'] },
  ...{
    yozuv: ['population', 'state target funds'],
    xarajat: ['expences'],
    klassifikator: ['economic-classifications'],
  },
  "ko'rsatgich": ['indicators of expences', 'indicators of economic-classifications'],
  ...{ "ko'rsatkich": ['state-budget'], "yo'nalish": ['consolidated-budgets'], "jamg'arma": ['funds'] },
  ...{ "ijro ma'lumoti": ['execution of ministries'], "bog'cha": ['kindergartens'], mavsum: ['school boards, wide'] },
  ...{ toifa: ['school categories'], shablon: ['school templates'], kalit: ['secret keys'] },
  kontakt: ['contacts'],
};
const nounsOf = (list: string) => Object.keys(NOUNS).filter((noun) => NOUNS[noun]?.includes(list));
/** What the platform counts, of which the page shows less. */
const TOTAL = 1957;

/** Draws a list whose call is answered so. */
async function shown(line: ListLine, answer: unknown) {
  const { at, call, situation } = line;
  const answers = { ...LOOKUPS, ...line.answers, [call]: answer };
  const { html } =
    typeof at === 'string' ? await draw(at, answers, situation) : await drawPart(await at(), answers, situation);
  const table = tablesIn(html).find(({ label }) => label === spelled(line.label, 'latin'));
  return {
    rows: table?.rows ?? [],
    text: textOf(html),
  };
}

/** The answer with every count of its rows replaced by the platform's total. */
const counting = (answer: unknown, rows: number): unknown =>
  JSON.parse(JSON.stringify(answer), (_, value) => (value === rows ? TOTAL : value));

it.each(COUNTED)(
  "%s: its total is the platform's, not the number of its rows, of what it lists",
  async (name, line) => {
    const rows = Array.from({ length: 7 }, (__, n) => ({ ...line.record, [line.key ?? 'id']: 90_001 + n }));
    const { text } = await shown(line, counting(line.envelope(rows), rows.length));
    expect(nounsOf(name).filter((noun) => new RegExp(`\\b1 957 ta ${noun}( \\d|dan |$)`).test(text))).toHaveLength(1);
  },
);

/** Values that no document names, and that a row holds all the same one day. */
const ODD: readonly unknown[] = [{}, [], [null], true, -1, 0.5, '', ' ', 'nomaʼlum', '2024-99-99T99:99:99'];

it.each(BY_NAME)(
  '%s: a row with odd values takes no other row with it, and shows nothing of how they are kept',
  async (_, line) => {
    const { record, key = 'id' } = line;
    const odd = ODD.map((value, n) => ({
      ...Object.fromEntries(Object.keys(record).map((field) => [field, value])),
      [key]: 90_001 + n,
    }));
    const [plain, all] = [
      await shown(line, line.envelope([record])),
      await shown(line, line.envelope([record, ...odd])),
    ];
    expect(all.rows[0]?.slice(0, -1)).toEqual(plain.rows[0]?.slice(0, -1));
    expect(all.rows).toHaveLength(1 + odd.length);
    for (const row of all.rows) {
      expect(row.flatMap((cell) => cell.shown).join(' | ')).not.toMatch(
        /\bundefined\b|\bnull\b|NaN|Infinity|Invalid|\[object/,
      );
    }
  },
);

it.each(BY_NAME)('%s: without a row it says so in words of its own, and offers no retry', async (name, line) => {
  const [full, empty] = [await shown(line, line.envelope([line.record])), await shown(line, line.envelope([]))];
  expect(empty.rows).toEqual([]);
  expect(empty.text).not.toMatch(/Qayta urinish/);
  const said = (text: string) => text.match(/topilmadi|yo'q|bo'sh|hali|mavjud emas|kiritilmagan/gi)?.length ?? 0;
  expect(said(empty.text)).toBeGreaterThan(said(full.text));
  // Of what it lists, or of nothing at all.
  const [, first, none = first ?? 'narsa'] = /Hali (\S+) yo'q|(\S+) topilmadi/.exec(empty.text) ?? [];
  const nouns = nounsOf(name);
  if (nouns.length > 0) expect(['narsa', ...nouns]).toContain(none.toLowerCase());
  // Nothing but 204.
  expect((await shown(line, null)).text).toBe(empty.text);
});

const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d$/;
/** The same values as another platform writes them: numbers as texts, moments with Tashkent's offset. */
const otherwise = (_: string, value: unknown): unknown => {
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' && MOMENT.test(value) ? `${value}+05:00` : value;
};

it.each(BY_NAME)(
  '%s: numbers written as texts, and moments with their offset, are shown as the same',
  async (_, line) => {
    const { rows } = await shown(line, line.envelope([line.record]));
    const written = JSON.parse(JSON.stringify(line.record), otherwise) as object;
    expect((await shown(line, line.envelope([written]))).rows).toEqual(rows);
  },
);

/** This answer, or what a function answers, as the stand-in platform says it in one of its other envelopes. */
function inEnvelope(answer: unknown, turns: (typeof ENVELOPES)[number]['turns']): unknown {
  if (typeof answer === 'function') return (query: object) => inEnvelope(answer(query), turns);
  const call = { method: 'GET' } as CallEntry;
  const asked = { call, query: {}, body: undefined, moved: false, role: 'admin', fields: {} };
  return turns?.({ status: 200, body: answer }, asked).body;
}

/**
 * Those that change an answer with a row and are read without a setting; without a row it is empty (204) in
 * "no-content".
 */
const WITH_ROWS = ENVELOPES.filter(({ name }) => !['no-content', 'short-pages', 'own-names'].includes(name));

it.each(BY_NAME)(
  '%s: whatever the envelope and the spelling of the keys, and without a count or what is null, its rows are the same',
  async (_, line) => {
    const answers = { ...LOOKUPS, ...line.answers };
    const answer = line.envelope([line.record]);
    const { rows } = await shown(line, answer);
    expect(rows).toHaveLength(1);
    for (const { name, turns } of WITH_ROWS) {
      const turned = Object.fromEntries(Object.entries(answers).map(([path, one]) => [path, inEnvelope(one, turns)]));
      const other = await shown({ ...line, answers: turned }, inEnvelope(answer, turns));
      expect({ name, rows: other.rows }).toEqual({ name, rows });
    }
  },
);
