/** What is said of identifiers that staff type: what is surely wrong, and what only looks so. */

const WEIGHTS = [7, 3, 1] as const;

/** Digits of what somebody typed or pasted. */
export const digitsOf = (text: string): string => text.replace(/\D/g, '');

/** Digits in the places of a pattern, each a `#`: 901234567 in `## ### ## ##` is "90 123 45 67". What has no place is cut. */
export function grouped(digits: string, pattern: string): string {
  let next = 0;
  let text = '';
  for (const place of pattern) {
    if (next >= digits.length) break;
    text += place === '#' ? digits[next++] : place;
  }
  return text;
}

/** A taxpayer's number (STIR): nine digits. Its check digit is not public, so none is checked. */
export const isStir = (digits: string): boolean => /^\d{9}$/.test(digits);

/** Whether a personal number (PINFL) has all of its 14 digits. */
export const hasPinflLength = (digits: string): boolean => /^\d{14}$/.test(digits);

/** A personal number (PINFL): 14 digits, the first of which says sex and century (1 to 6). */
export const isPinfl = (digits: string): boolean => /^[1-6]\d{13}$/.test(digits);

/**
 * Whether the check digit of a PINFL is right: weights 7, 3, 1 in turn over the first 13 digits, the sum's last digit.
 * A wrong one is worth a warning, not a refusal.
 */
export function hasPinflCheck(digits: string): boolean {
  const sum = [...digits.slice(0, 13)].reduce(
    (total, digit, place) => total + Number(digit) * (WEIGHTS[place % 3] ?? 0),
    0,
  );
  return isPinfl(digits) && sum % 10 === Number(digits[13]);
}

const COUNTRY = '998';
/** Digits of a phone number after its country's code. */
export const LOCAL_DIGITS = 9;

/** How they are grouped. */
export const LOCAL_PATTERN = '## ### ## ##';

/** The digits after +998 of a stored or pasted number; '' for nothing. Nine digits are a number without its country. */
export function localPhone(phone: string): string {
  const digits = digitsOf(phone);
  return digits.length !== LOCAL_DIGITS && digits.startsWith(COUNTRY) ? digits.slice(COUNTRY.length) : digits;
}

/** How the platform keeps a phone number: 998XXXXXXXXX; '' for nothing. */
export const storedPhone = (local: string): string => (local ? `${COUNTRY}${local}` : '');

/** A phone number as people read it: "+998 90 123 45 67"; one that is not whole as it is, '—' for nothing. */
export function formatPhone(phone: string | null): string {
  const local = localPhone(phone ?? '');
  return isPhone(storedPhone(local)) ? `+${COUNTRY} ${grouped(local, LOCAL_PATTERN)}` : phone || '—';
}

/** Whether a stored number is whole. Operators come and go, so their codes are not checked. */
export const isPhone = (stored: string): boolean => /^998\d{9}$/.test(stored);

/** A number as the platform keeps it, of Uzbekistan however it was written; any other text, such as +7 …, stays as it is. */
export function keptPhone(written: string): string {
  const stored = storedPhone(localPhone(written));
  return isPhone(stored) && !OF_ANOTHER_COUNTRY.test(written) ? stored : written.trim();
}

const OF_ANOTHER_COUNTRY = /^\s*\+(?!998)/;

/** A number as people read it: +998 90 123 45 67; any other text as it is. */
export function shownPhone(written: string): string {
  const kept = keptPhone(written);
  return isPhone(kept) ? `+${grouped(kept, '### ## ### ## ##')}` : kept;
}
