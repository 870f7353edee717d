import type { z } from 'zod';
import { hidePersonalNumbers } from './personal-digits.ts';

/** A JSON value, as the bridge takes it. */
export type Json = z.core.util.JSONType;

/** Placeholder of a removed personal number: the gap must be visible. */
export const LEFT_OUT = '•••';

function withoutIn(text: string): string {
  const left = hidePersonalNumbers(text, LEFT_OUT);
  return left.trim() === LEFT_OUT ? '' : left;
}

/** Names of fields that hold a person's number. */
const OF_A_PERSON = /pinfl|jshshir|phone|telefon|passport|card/i;
/** Names of fields that hold a sum or an id of a record, and their values. */
const OF_NO_PERSON = /(?:^|_)(?:amount|price|sum|cost|budget|id)(?:_|$)/i;
const FIGURES = /^[-+\d\s.,]*$/;
/** A legal entity's taxpayer's number; a person's is their PINFL. */
const TIN = /^(?:\w+_)?tin$/i;
const NINE = /^\d{9}$/;

const isOfNoPerson = (name: string, text: string): boolean =>
  !OF_A_PERSON.test(name) && ((OF_NO_PERSON.test(name) && FIGURES.test(text)) || (TIN.test(name) && NINE.test(text)));

/**
 * Copies typed values as JSON with personal numbers removed: PINFL, passport, bank card and telephone. In texts they are
 * found by `hidePersonalNumbers`: a text that is only such a number becomes '', inside a longer text "•••" replaces it.
 * Figures in a field that is named after a sum, an id or a legal entity's number stay. A value of the type number is an
 * amount, a count or an id, however many digits it has, and stays, except in a field named after a personal number,
 * where it becomes null.
 */
export function withoutPersonalNumbers(value: unknown): Json {
  if (typeof value === 'string') return withoutIn(value);
  if (typeof value === 'number') return Number.isFinite(value) ? value : null;
  if (typeof value === 'boolean' || value === null) return value;
  if (value instanceof Date) return value.toJSON();
  if (Array.isArray(value)) return value.map(withoutPersonalNumbers);
  if (typeof value !== 'object') return null;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, part]) => (part === undefined ? [] : [[name, keptOf(name, part)]])),
  );
}

function keptOf(name: string, part: unknown): Json {
  if (typeof part === 'number' && OF_A_PERSON.test(name)) return null;
  if (typeof part === 'string' && isOfNoPerson(name, part)) return part;
  return withoutPersonalNumbers(part);
}
