import { z } from 'zod';
import { firstText, readTitle } from './title.ts';

/** Reads one value; undefined is what it cannot be read as. */
type Reading<T> = (value: unknown) => T | undefined;

/** What was read, else an issue; the value is no part of it. */
function given<T>(what: string, read: T | undefined, context: z.RefinementCtx): T {
  if (read !== undefined) return read;
  context.addIssue({ code: 'custom', message: `not ${what}` });
  return z.NEVER;
}

/** A field of the platform that is read by hand and may be left out; what cannot be read is an issue that names the field. */
export const field = <T>(what: string, read: Reading<T>): z.ZodType<T> =>
  z
    .unknown()
    .optional()
    .transform((value, context) => given(what, read(value), context));

const isNothing = (value: unknown): value is null | undefined => value === null || value === undefined;

/** A text without blanks around it; null for a blank one. */
function readText(value: unknown): string | null | undefined {
  if (isNothing(value)) return null;
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' ? value.trim() || null : undefined;
}

/** Digits, in groups of three where there are blanks between them, and decimals after a point. */
const NUMBER = /^[+-]?(?:\d+|\d{1,3}(?:[ \u00A0\u202F]\d{3})+)(?:\.\d+)?$/;

function readNumber(value: unknown): number | null | undefined {
  if (isNothing(value)) return null;
  if (typeof value === 'number') return Number.isFinite(value) ? value : undefined;
  if (typeof value !== 'string') return undefined;
  const text = value.trim();
  if (text === '') return null;
  return NUMBER.test(text) ? Number(text.replace(/[ \u00A0\u202F]/g, '')) : undefined;
}

const FLAGS = new Map<unknown, boolean>([
  [true, true],
  [1, true],
  ['1', true],
  ['true', true],
  [false, false],
  [0, false],
  ['0', false],
  ['false', false],
  ['', false],
]);

/** From so much on a time as a number counts milliseconds since the epoch, below it seconds (the year 5138). */
const MILLISECONDS_FROM = 1e11;
/** The last day that a date can be, in ms. */
const LAST_MS = 8.64e15;

function readTime(value: unknown): string | null | undefined {
  if (typeof value !== 'number') return readText(value);
  const ms = Math.abs(value) < MILLISECONDS_FROM ? value * 1000 : value;
  return Math.abs(ms) <= LAST_MS ? new Date(ms).toISOString() : undefined;
}

function readName(value: unknown): string | null | undefined {
  const title = readTitle(value);
  return title && (firstText(title) || null);
}

/** A text of the platform that may be missing; blanks count as missing, a number is its digits. */
export const optionalText = field('a text', readText);

/**
 * A name that is shown and never sent back: a text, or one in several languages, of which the first that is there is
 * taken. What a form sends back must be read by `optionalText`, or the other languages would be lost.
 */
export const optionalName = field('a name', readName);

/** A text where an answer may leave the field out altogether: undefined says that nothing is known of it. */
export const unsaidText = z
  .unknown()
  .optional()
  .transform((value, context) => (value === undefined ? undefined : given('a text', readText(value), context)));

/** A time that may be missing, as the platform writes it; one that comes as a number is made ISO 8601 in UTC. */
export const optionalTime = field('a time', readTime);

/** A number of the platform that may be missing; it may come as a text. */
export const optionalNumber = field('a number', readNumber);

/** What tells one record from another; it may come as a text. */
export const recordId: z.ZodType<number> = field('an id', (value) => {
  const id = readNumber(value) ?? undefined;
  return Number.isInteger(id) ? id : undefined;
});

/** A flag of the platform, also as 0 and 1; what is not said is false. */
export const flag = field('a flag', (value) => (isNothing(value) ? false : FLAGS.get(value)));
