import { type Contrary, eachValue, reading } from './contrary.ts';

type Body = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Body =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Counts beside a list. */
const COUNTS = ['count', 'totalElements'] as const;

/** The list that a body is, or that it has beside nothing but its count; undefined for a record. */
function listOf(body: unknown): { rows: readonly unknown[]; total: unknown } | undefined {
  if (Array.isArray(body)) return { rows: body, total: body.length };
  if (!isObject(body)) return undefined;
  const count = COUNTS.find((name) => /^\d+$/.test(String(body[name])));
  const others = Object.entries(body).filter(([name]) => name !== count);
  const [[, rows] = []] = others;
  return others.length === 1 && Array.isArray(rows) ? { rows, total: count ? body[count] : rows.length } : undefined;
}

const ofList =
  (change: (list: { rows: readonly unknown[]; total: unknown }) => unknown) =>
  (body: unknown): unknown => {
    const list = listOf(body);
    return list ? change(list) : body;
  };

const snake = (key: string): string => key.replace(/(?<=[a-z\d])[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
const respelled = (spell: (key: string) => string): NonNullable<Contrary['turns']> => {
  const each = (value: unknown) =>
    isObject(value) ? Object.fromEntries(Object.entries(value).map(([key, one]) => [spell(key), one])) : value;
  return (answer) => ({ ...answer, body: eachValue(answer.body, each) });
};
const camel = (key: string): string => key.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());

/** The same values in other envelopes, or under other keys. */
export const ENVELOPES: readonly Contrary[] = [
  {
    name: 'items-meta',
    readings: ['Z-130', 'Z-091'],
    looks: 'a list is `{ items: […], meta: { total } }`',
    turns: reading(ofList(({ rows, total }) => ({ items: rows, meta: { total } }))),
  },
  {
    name: 'own-names',
    readings: ['Z-154', 'Z-130'],
    looks: 'a list is `{ javob: […], jami, holat }`, under names that nobody knows',
    turns: reading(ofList(({ rows, total }) => ({ holat: 'ok', javob: rows, jami: total }))),
  },
  {
    name: 'in-data',
    readings: ['Z-130', 'Z-055'],
    looks: 'every answer is `{ success: true, data: … }`, lists with their count within',
    turns: reading((body) => ({ success: true, data: body })),
  },
  {
    name: 'bare',
    readings: ['Z-130'],
    looks: 'a list is the array of its rows, without a count',
    turns: reading(ofList(({ rows }) => rows)),
  },
  {
    name: 'uncounted',
    readings: ['Z-066'],
    looks: 'a list has its rows under its key, and no count',
    turns: reading((body) =>
      isObject(body) && listOf(body)
        ? Object.fromEntries(Object.entries(body).filter(([name]) => !COUNTS.some((count) => count === name)))
        : body,
    ),
  },
  {
    name: 'camel-case',
    readings: ['Z-130'],
    looks: 'every key is in camelCase: `districtId`, `createdAt`',
    turns: respelled(camel),
  },
  {
    name: 'snake-case',
    readings: ['Z-130'],
    looks: 'every key is in snake_case, also where the documents have camelCase: `district_name`, `total_elements`',
    turns: respelled(snake),
  },
  {
    name: 'no-content',
    readings: ['Z-130', 'Z-154'],
    looks: 'a list without rows, and a record that is null, is 204 without a body',
    turns: (answer, { call }) => {
      if (call?.method !== 'GET' || answer.status !== 200) return answer;
      const isNothing = answer.body === null || listOf(answer.body)?.rows.length === 0;
      return isNothing ? { status: 204, body: undefined } : answer;
    },
  },
  {
    name: 'nothing-said',
    readings: ['Z-156'],
    looks: 'a key whose value is null is left out',
    turns: reading((body) =>
      isObject(body) || Array.isArray(body) ? eachValue(body, (value) => value ?? undefined) : body,
    ),
  },
  {
    name: 'short-pages',
    readings: ['Z-007', 'Z-119', 'Z-135'],
    looks: 'a list call gives at most 25 rows, whatever its `limit`, beside the whole count',
    turns: (answer, { query }) => {
      const { body } = answer;
      if (query.limit === undefined || !isObject(body) || !listOf(body)) return answer;
      const shorter = Object.entries(body).map(([key, one]) => [key, Array.isArray(one) ? one.slice(0, 25) : one]);
      return { ...answer, body: Object.fromEntries(shorter) };
    },
  },
];
