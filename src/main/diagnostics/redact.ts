import { hidePersonalNumbers } from '@shared/personal-digits.ts';

/** Replaces a secret or a personal number in a log line. */
export const REDACTED = '[yashirilgan]';

const SECRET_FIELD =
  /token|authorization|password|parol|secret|cookie|captcha|code_verifier|pinfl|jshshir|\bstir\b|\btin\b|\binn\b|phone|telefon|pas+port|e_?mail|card_?number|full_?name/i;

const REPLACEMENTS: readonly (readonly [RegExp, string])[] = [
  // Authorization headers and bare JSON web tokens.
  [/\b(Bearer|Basic)\s+[\w.~+/=-]+/gi, `$1 ${REDACTED}`],
  [/\beyJ[\w-]{6,2000}\.[\w-]+(?:\.[\w-]*)?/g, REDACTED],
  // `name=value` of an address or a form, and `"name": "value"` of JSON.
  [
    /\b((?:access_|refresh_|id_)?token|authorization|password|parol|code_verifier|captcha[_-]?\w*)(=|"?\s*:\s*"?)(?!Bearer |Basic )[^\s"&,;}]+/gi,
    `$1$2${REDACTED}`,
  ],
  // Parameters of the single sign-on's answer: secrets in an address, ordinary words elsewhere.
  [/([?&](?:code|state))=[^\s"&#]+/gi, `$1=${REDACTED}`],
  // An e-mail address, with the lengths of RFC 5321: without limits, matching a long line would take too long.
  [/(?<![\p{L}\p{N}_])[\p{L}\p{N}._%+'-]{1,64}@(?:[\p{L}\p{N}-]{1,63}\.){1,8}\p{L}{2,24}/giu, REDACTED],
];

/**
 * The path in a file system's error ("ENOENT: no such file or directory, open '…'"), which names the person's folders.
 */
const DISK_WORDS = /\b(E[A-Z0-9]{3,}: [^\n']{1,80}, [a-z]+) '[^\n]*/g;
/**
 * A path into a person's folders, to the end of its line or quotation; paths of the program and the administrator stay.
 */
const HOME_PATH =
  /(?<![\w/:.])(?:\/(?:home|Users|root|run\/media|media|mnt)\/|[A-Z]:\\(?!ProgramData\\|Program Files)|\\\\[\w.-]+\\)[^\n"]*/gi;

/**
 * The text without tokens, passwords, captchas, paths into a person's folders, and personal numbers: PINFL, passports,
 * phones, bank cards, e-mail addresses, tax numbers of persons.
 */
export function redactText(text: string): string {
  const withoutSecrets = REPLACEMENTS.reduce(
    (line, [pattern, replacement]) => line.replace(pattern, replacement),
    text,
  );
  const withoutPaths = withoutSecrets.replace(DISK_WORDS, '$1').replace(HOME_PATH, REDACTED);
  return hidePersonalNumbers(withoutPaths, REDACTED);
}

/**
 * A copy of a value that is safe to log: texts redacted, fields with a sensitive name blanked completely, errors as
 * name, message, stack and cause. Cycles and depths over 6 are cut.
 */
export function redact(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return redactText(value);
  if (typeof value === 'number' || typeof value === 'bigint') {
    const text = String(value);
    // Lengths, times and ids are logged as numbers: only a number as long as a phone with country code can be personal.
    if (text.length < 12) return value;
    const hidden = redactText(text);
    return hidden === text ? value : hidden;
  }
  if (typeof value !== 'object' || value === null) return value;
  if (depth > 6) return '…';
  if (value instanceof Error) {
    const { name, message, stack, cause } = value;
    return {
      name,
      message: redactText(message),
      ...(stack && { stack: redactText(stack) }),
      ...(cause !== undefined && { cause: redact(cause, depth + 1) }),
    };
  }
  if (Array.isArray(value)) return value.map((element) => redact(element, depth + 1));
  return Object.fromEntries(
    Object.entries(value).map(([key, field]) => [key, SECRET_FIELD.test(key) ? REDACTED : redact(field, depth + 1)]),
  );
}
