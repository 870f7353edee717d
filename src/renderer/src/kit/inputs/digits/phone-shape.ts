import type { Text } from '@/i18n/text.ts';
import { LOCAL_DIGITS } from '../identifiers.ts';
import type { Refusal, Shape, TypedReading } from '../typing/shape.ts';
import { digitsShape, groupedDigits } from './digits-shape.ts';

const NO_PHONE: Refusal = { text: '9 ta raqam kiriting, +998 bilan yoki usiz' satisfies Text };

/** A whole Uzbek number: nine digits, alone or behind 998, +998, 00998 or 8. */
const WHOLE = /^(?:\+?998|00998|8)?(\d{9})$/;
/** The beginning of a number with its plus sign, and its local digits so far. */
const BEGUN = /^\+(?:9(?:9(?:8(\d{0,9}))?)?)?$/;

/** The digits of a phone number, with its plus sign; null for any other text. */
function dialled(text: string): string | null {
  const plain = text.replace(/\p{Cf}/gu, '').trim();
  const digits = groupedDigits(plain.replace(/^\+/, ''));
  return digits === null ? null : (plain.startsWith('+') ? '+' : '') + digits;
}

/** A label before a copied number: "tel: ", "Telefon – ". */
const LABEL = /^[^\d+(]*/;

/** The shape of a field for the digits after +998, in the groups of a pattern of `#`. */
export function phoneShape(pattern: string): Shape {
  const digits = digitsShape(pattern);
  const none: TypedReading = { text: null, refusal: NO_PHONE };
  return {
    ...digits,
    standing: (text) => digits.standing(text) && NO_PHONE,
    typed: (all) => {
      const number = dialled(all) ?? '';
      const found = WHOLE.exec(number) ?? BEGUN.exec(number);
      if (found) return { text: found[1] ?? '', refusal: null };
      return /^\d+$/.test(number) ? { text: number, refusal: NO_PHONE } : none;
    },
    pasted: (text) => {
      const number = dialled(text.replace(LABEL, ''));
      if (!number) return none;
      const local = WHOLE.exec(number)?.[1];
      if (local !== undefined) return { text: local, refusal: null, whole: true };
      return number.startsWith('+') || number.length > LOCAL_DIGITS ? none : { text: number, refusal: null };
    },
    foreign: () => NO_PHONE,
  };
}
