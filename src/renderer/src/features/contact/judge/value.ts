import { trimmed } from '@shared/blank.ts';
import type { Expected } from '@/kit/described.ts';
import { LANGUAGES } from '@/kit/title.ts';

type Fields = Readonly<Record<string, unknown>>;

/** An object, and no list. */
export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Spellings of a time in the documents: a day, or a moment without a zone or in UTC. */
const TIMES = [/^\d{4}-\d\d-\d\d$/, /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d(?::\d\d(?:\.\d{1,9})?)?Z?$/];
/** Characters of a spelling that say nothing about its value. */
const SPELLING = /^[\d\-:.TZ+ /]{4,40}$/;

/** The type of a value, in the words of JSON; of a time its spelling, with 9 for every digit. */
export function typeOf(value: unknown): string {
  if (value === null || value === undefined) return 'null';
  if (Array.isArray(value)) return 'list';
  if (typeof value !== 'string') return typeof value;
  const isTime = SPELLING.test(value) && /\d{4}-\d\d|\d\d\.\d\d\.\d{4}/.test(value);
  return isTime ? value.replaceAll(/\d/g, '9') : 'string';
}

/** `fits`: as the documents say; `odd`: otherwise, and readable; `unreadable`. */
export type Fit = 'fits' | 'odd' | 'unreadable';

const NUMERIC = /^[+-]?\d[\d\s\u00A0\u202F]*(?:\.\d+)?$/;
const isNumeric = (value: unknown): boolean => typeof value === 'string' && NUMERIC.test(trimmed(value));
const isTitle = (value: unknown): boolean =>
  isFields(value) && LANGUAGES.some((language) => typeof value[language] === 'string');

const when = (fits: boolean, odd: boolean): Fit => (fits ? 'fits' : odd ? 'odd' : 'unreadable');

/** How a value fits a single field. A missing value fits every field but an id. */
export function fitOf(value: unknown, { is }: { is: Exclude<Expected['is'], 'record' | 'list' | 'word'> }): Fit {
  if (value === null || value === undefined || value === '') return is === 'id' ? 'unreadable' : 'fits';
  switch (is) {
    case 'text':
      return when(typeof value === 'string', typeof value === 'number');
    case 'name':
      return when(typeof value === 'string' || isTitle(value), typeof value === 'number');
    case 'title':
      return when(isTitle(value), typeof value === 'string');
    case 'number':
    case 'id':
      return when(typeof value === 'number', isNumeric(value));
    case 'time':
      return when(
        typeof value === 'string' && TIMES.some((spelling) => spelling.test(value)),
        typeof value === 'number' || (typeof value === 'string' && !Number.isNaN(Date.parse(value))),
      );
    case 'flag':
      return when(typeof value === 'boolean', [0, 1, '0', '1', 'true', 'false'].includes(value as never));
    case 'anything':
      return 'fits';
  }
}
