import { isBlank, trimmed } from '@shared/blank.ts';
import { z } from 'zod';
import { firstText, readTitle } from './title.ts';

/** Reads one value; returns undefined if the value cannot be read. */
export type Reading<T> = (value: unknown) => T | undefined;

/** Returns the value read, or adds an issue, which does not contain the value. */
function given<T>(what: string, read: T | undefined, context: z.RefinementCtx): T {
  if (read !== undefined) return read;
  context.addIssue({ code: 'custom', message: `not ${what}` });
  return z.NEVER;
}

const FIELDS = new WeakMap<z.ZodType, { what: string; read: Reading<unknown> }>();

/**
 * Schema of a field that `read` parses; the field may be missing. A value that cannot be read adds an issue that names
 * `what`.
 */
export function field<T>(what: string, read: Reading<T>): z.ZodType<T> {
  const schema = z
    .unknown()
    .optional()
    .transform((value, context) => given(what, read(value), context));
  FIELDS.set(schema, { what, read });
  return schema;
}

/** What a field reads, such as "a number"; undefined for a schema that `field` has not made. */
export const kindOf = (schema: z.ZodType): string | undefined => FIELDS.get(schema)?.what;

/** The reading by which a field parses its value; undefined for a schema that `field` has not made. */
export const readingOf = (schema: z.ZodType): Reading<unknown> | undefined => FIELDS.get(schema)?.read;

const isNothing = (value: unknown): value is null | undefined => value === null || value === undefined;

/** The trimmed text; null if blank. */
function readText(value: unknown): string | null | undefined {
  if (isNothing(value)) return null;
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' ? trimmed(value) || null : undefined;
}

/** A number with optional groups of three digits and a decimal point. */
const NUMBER = /^[+-]?(?:\d+|\d{1,3}(?:[ \u00A0\u202F]\d{3})+)(?:\.\d+)?$/;

function readNumber(value: unknown): number | null | undefined {
  if (isNothing(value)) return null;
  if (typeof value === 'number') return Number.isFinite(value) ? value : undefined;
  if (typeof value !== 'string') return undefined;
  const text = trimmed(value);
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

/** Timestamps from this number on are milliseconds since the epoch, below it seconds (up to the year 5138). */
const MILLISECONDS_FROM = 1e11;
/** Largest timestamp of a `Date`, in ms. */
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

/** An optional text: blank counts as missing, a number becomes its digits. */
export const optionalText = field('a text', readText);

/** An optional text exactly as the platform wrote it, for a form that sends it back; else as `optionalText`. */
export const writtenText = field('a text', (value) => {
  const text = readText(value);
  return text && typeof value === 'string' ? value : text;
});

/**
 * An optional name for display: a text, or the first text of a name in several languages. A value that a form sends
 * back needs `optionalText`: this field loses the other languages.
 */
export const optionalName = field('a name', readName);

/** A word of the platform as its label, for display; a word that has none as it came, null for none. */
export const labelledWord = <L extends string>(labels: Readonly<Record<string, L>>): z.ZodType<L | null> =>
  field('a word', (value) => {
    const word = readText(value);
    return word && Object.hasOwn(labels, word) ? labels[word] : (word as L | null | undefined);
  });

/** A text that an answer may omit: undefined means unknown, null means none. */
export const unsaidText = z
  .unknown()
  .optional()
  .transform((value, context) => (value === undefined ? undefined : given('a text', readText(value), context)));

/** An optional time in the platform's spelling; a timestamp becomes ISO 8601 in UTC. */
export const optionalTime = field('a time', readTime);

/** An optional time exactly as the platform wrote it, for a form that sends it back; a timestamp becomes ISO 8601. */
export const writtenTime = field('a time', (value) =>
  typeof value === 'string' && !isBlank(value) ? value : readTime(value),
);

/** An optional number; a numeric text is accepted. */
export const optionalNumber = field('a number', readNumber);

/** The id of a record, an integer; a numeric text is accepted. */
export const recordId: z.ZodType<number> = field('an id', (value) => {
  const id = readNumber(value) ?? undefined;
  return Number.isInteger(id) ? id : undefined;
});

/** A flag, also as 0 and 1; a missing flag is false. */
export const flag = field('a flag', (value) => (isNothing(value) ? false : FLAGS.get(value)));
