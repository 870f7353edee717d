import type { Text } from '@/i18n/text.ts';
import { grouped } from '../identifiers.ts';
import type { Refusal, Shape, TypedReading } from '../typing/shape.ts';

const ONLY_DIGITS: Refusal = { text: 'Faqat raqam kiriting' satisfies Text };
const tooMany = (most: number): Refusal => ({ text: "Ko'pi bilan {{most}} ta raqam", values: { most } });

/** Characters that only group digits. */
const SEPARATOR = /[\s\p{Cf}.()/\u2010-\u2015\u2212-]/u;

/** Digits in groups, or null for a text with anything else, or with several cells or lines. */
export function groupedDigits(text: string): string | null {
  const plain = text.replace(/\p{Cf}/gu, '').trim();
  if (!/^[\d \u00A0\u2007\u202F.()/\u2010-\u2015\u2212-]*$/.test(plain)) return null;
  return plain.replace(/\D/g, '');
}

/** Digits by a pattern of `#`; any other text of a record as it is. */
const shown = (text: string, pattern: string): string => (/^\d*$/.test(text) ? grouped(text, pattern) : text);

/** The shape of a field for a number used as a name: digits in the groups of a pattern of `#`. */
export function digitsShape(pattern: string): Shape {
  const most = pattern.replace(/[^#]/g, '').length;
  const none: TypedReading = { text: null, refusal: null };
  return {
    shown: (text) => shown(text, pattern),
    content: (text) => (/\p{L}/u.test(text) ? text : text.replace(/\D/g, '')),
    character: (typed) => (/\d/.test(typed) ? typed : SEPARATOR.test(typed) ? '' : null),
    refusal: () => null,
    standing: (text) => (text.length > most ? tooMany(most) : null),
    typed: () => none,
    pasted: (text) => {
      const digits = groupedDigits(text);
      return digits ? { text: digits, refusal: null } : { text: null, refusal: ONLY_DIGITS };
    },
    foreign: () => ONLY_DIGITS,
  };
}
