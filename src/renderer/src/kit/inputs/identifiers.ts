/** Identifiers that staff type: checks for definite errors, and a check digit that only warrants a warning. */

const WEIGHTS = [7, 3, 1] as const;

/** Returns only the digits of a typed or pasted text. */
export const digitsOf = (text: string): string => text.replace(/\D/g, '');

/**
 * Puts digits into a pattern of `#`: 901234567 in `## ### ## ##` gives "90 123 45 67". Digits beyond the pattern follow
 * it.
 */
export function grouped(digits: string, pattern: string): string {
  let next = 0;
  let text = '';
  for (const place of pattern) {
    if (next >= digits.length) break;
    text += place === '#' ? digits[next++] : place;
  }
  return text + digits.slice(next);
}

/**
 * Whether the digits are a taxpayer's number (STIR): nine digits. The rule of its check digit is not public, so it is
 * not checked.
 */
export const isStir = (digits: string): boolean => /^\d{9}$/.test(digits);

/** Whether to warn about a taxpayer number: it should have nine digits, but any number is accepted. */
export const isUnusualTin = (digits: string): boolean => digits !== '' && !isStir(digits);

/** Whether the digits have the length of a personal number (PINFL), 14. */
export const hasPinflLength = (digits: string): boolean => /^\d{14}$/.test(digits);

/** Whether the digits are a personal number (PINFL): 14 digits, the first of which (1 to 6) means sex and century. */
export const isPinfl = (digits: string): boolean => /^[1-6]\d{13}$/.test(digits);

/**
 * Whether the check digit of a PINFL is correct: the last digit of the weighted sum of the first 13 digits, weights 7,
 * 3, 1 in turn. A wrong check digit deserves a warning, not a refusal.
 */
export function hasPinflCheck(digits: string): boolean {
  const sum = [...digits.slice(0, 13)].reduce(
    (total, digit, place) => total + Number(digit) * (WEIGHTS[place % 3] ?? 0),
    0,
  );
  return isPinfl(digits) && sum % 10 === Number(digits[13]);
}

/**
 * Prefix of the local digits: the platform keeps a phone number as 998XXXXXXXXX, digits with the country code and
 * without the plus sign (S-030). Contacts send these digits as a number (H-022); `keptPhone` does not add it to foreign
 * numbers.
 */
const COUNTRY = '998';
/** Number of digits of a phone number after the country code. */
export const LOCAL_DIGITS = 9;

/** Groups of the local digits. */
export const LOCAL_PATTERN = '## ### ## ##';

/**
 * The digits after +998 of a stored or pasted number; '' for nothing. Nine digits are a number without the country
 * code.
 */
export function localPhone(phone: string): string {
  const digits = digitsOf(phone);
  return digits.length !== LOCAL_DIGITS && digits.startsWith(COUNTRY) ? digits.slice(COUNTRY.length) : digits;
}

/** The platform's form of a phone number, 998XXXXXXXXX; '' for nothing. */
export const storedPhone = (local: string): string => (local ? `${COUNTRY}${local}` : '');

/**
 * Formats a phone number: "+998 90 123 45 67", the local digits by the pattern; an incomplete number stays unchanged,
 * '—' for nothing.
 */
export function formatPhone(phone: string | null, pattern: string = LOCAL_PATTERN): string {
  const local = localPhone(phone ?? '');
  return isPhone(storedPhone(local)) ? `+${COUNTRY} ${grouped(local, pattern)}` : phone || '—';
}

/** Whether a stored number is complete. Operator codes change, so they are not checked. */
export const isPhone = (stored: string): boolean => /^998\d{9}$/.test(stored);

/** The platform's form of an Uzbek number in any spelling; any other text, such as +7 …, is only trimmed. */
export function keptPhone(written: string): string {
  const stored = storedPhone(localPhone(written));
  return isPhone(stored) && !OF_ANOTHER_COUNTRY.test(written) ? stored : written.trim();
}

const OF_ANOTHER_COUNTRY = /^\s*\+(?!998)/;

/** Formats an Uzbek number in any spelling: +998 90 123 45 67; any other text is only trimmed. */
export function shownPhone(written: string): string {
  const kept = keptPhone(written);
  return isPhone(kept) ? `+${grouped(kept, '### ## ### ## ##')}` : kept;
}
