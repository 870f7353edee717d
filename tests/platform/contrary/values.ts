import { type Contrary, eachValue, reading } from './contrary.ts';

const MOMENT = /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d/;
const DAY = /^\d{4}-\d\d-\d\d$/;
const IS_ID = /(?:^id|_ids?|Ids?)$/;
const WORD = /^[A-Z][A-Z_]{2,}$/;
const TASHKENT_MS = 5 * 3600_000;

/** A moment without a zone is one of Tashkent. */
const timeOf = (text: string): number =>
  Date.parse(/Z$|[+-]\d\d:\d\d$/.test(text) ? text : `${text.replace(' ', 'T')}+05:00`);
const clockOf = (text: string): string => new Date(timeOf(text) + TASHKENT_MS).toISOString().slice(0, 19);

const each = (change: (value: unknown, key: string) => unknown): NonNullable<Contrary['turns']> =>
  reading((body) => eachValue(body, change));
/** Changes every moment. */
const eachMoment = (change: (text: string) => unknown) =>
  each((value) => (typeof value === 'string' && MOMENT.test(value) ? change(value) : value));

/** The same answers, with values of another type or spelling. */
export const VALUES: readonly Contrary[] = [
  {
    name: 'ids-as-text',
    readings: ['Z-039'],
    looks: 'every id is a text: `"id": "12"`',
    turns: each((value, key) => (typeof value === 'number' && IS_ID.test(key) ? String(value) : value)),
  },
  {
    name: 'numbers-as-text',
    readings: ['Z-036'],
    looks: 'every number is a text, counts too: `"requested_amount": "1360000000"`',
    turns: each((value) => (typeof value === 'number' ? String(value) : value)),
  },
  {
    name: 'moments-with-offset',
    readings: ['Z-062'],
    looks: 'a moment has the offset of Tashkent: `2026-01-12T10:00:00+05:00`',
    turns: eachMoment((text) => `${clockOf(text)}+05:00`),
  },
  {
    name: 'moments-without-zone',
    readings: ['Z-062'],
    looks:
      'a moment is the time of Tashkent, with a blank: `2026-01-12 10:00:00`; that of a site item is in UTC, as sent',
    turns: each((value, key) =>
      typeof value === 'string' && MOMENT.test(value)
        ? (key === 'created_date' ? value.slice(0, 19) : clockOf(value)).replace('T', ' ')
        : value,
    ),
  },
  {
    name: 'moments-as-numbers',
    readings: ['Z-062'],
    looks: 'a moment is milliseconds since 1970',
    turns: eachMoment(timeOf),
  },
  {
    name: 'days-as-moments',
    readings: ['Z-178'],
    looks: 'a day is its first moment in Tashkent: `2026-01-12T00:00:00+05:00`',
    turns: each((value) => (typeof value === 'string' && DAY.test(value) ? `${value}T00:00:00+05:00` : value)),
  },
  {
    name: 'flags-as-numbers',
    readings: ['Z-102'],
    looks: 'true and false are 1 and 0',
    turns: each((value) => (typeof value === 'boolean' ? Number(value) : value)),
  },
  {
    name: 'unknown-words',
    readings: ['Z-025', 'Z-103', 'Z-104'],
    looks: 'every stage, status and type is a word that the documents do not name',
    turns: each((value) => (typeof value === 'string' && WORD.test(value) ? `YANGI_${value}` : value)),
  },
];
