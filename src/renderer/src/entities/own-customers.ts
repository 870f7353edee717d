import { isBlank, trimmed } from '@shared/blank.ts';
import { APOSTROPHES } from '@/i18n/apostrophes.ts';
import { inOtherScript } from '@/i18n/other-script.ts';
import type { CustomerOption } from './customers.ts';

type Customers = readonly CustomerOption[];

/** Letters with which every form of the last word begins: tumani, tuman; shahri, shahar. */
const KIND = 3;

const SIGN = new RegExp(`[${APOSTROPHES}]|[^\\p{L}\\p{N}]`, 'gu');

const literal = (sign: string) => `\\u{${sign.codePointAt(0)?.toString(16)}}`;

/** The names of a district as a pattern: a customer's title has it with any apostrophe, and in another case. */
function patternOf(district: string): string {
  const words = trimmed(district).split(/\s+/);
  const [kind = '', ...name] = words.toReversed();
  const spelled = [...name.toReversed(), name.length > 0 ? kind.slice(0, KIND) : kind];
  return spelled
    .map((word) => word.replace(SIGN, (sign) => (APOSTROPHES.includes(sign) ? `[${APOSTROPHES}]?` : literal(sign))))
    .join('\\s+');
}

/** Ordered customers by their array and district: the same array each time, as a search is prepared for an array. */
const ordered = new WeakMap<Customers, Map<string, Customers>>();

/**
 * Customers with those of a district first, otherwise in their order. No field names a customer's place: those whose
 * title has the district's name, in either script, are its own. null: no district, the order stays.
 */
export function ownFirst(customers: Customers, district: string | null): Customers {
  if (district === null || isBlank(district)) return customers;
  const known = ordered.get(customers) ?? new Map<string, Customers>();
  ordered.set(customers, known);
  const before = known.get(district);
  if (before) return before;
  const other = inOtherScript(district);
  const names = [district, ...(other === null ? [] : [other])].map(patternOf);
  const isOwn = new RegExp(`(?<!\\p{L})(?:${names.join('|')})`, 'iu');
  const own = customers.filter(({ label }) => isOwn.test(label));
  const others = own.length > 0 ? customers.filter(({ label }) => !isOwn.test(label)) : customers;
  const whole = own.length > 0 ? [...own, ...others] : customers;
  known.set(district, whole);
  return whole;
}
