/** What stands in a log line in place of a secret or a personal number. */
export const REDACTED = '[yashirilgan]';

const SECRET_FIELD =
  /token|authorization|password|parol|secret|cookie|captcha|code_verifier|pinfl|jshshir|\bstir\b|\btin\b|phone|telefon/i;

const REPLACEMENTS: readonly (readonly [RegExp, string])[] = [
  // Authorization headers and bare JSON web tokens.
  [/\b(Bearer|Basic)\s+[\w.~+/=-]+/gi, `$1 ${REDACTED}`],
  [/\beyJ[\w-]{6,}\.[\w-]+(?:\.[\w-]*)?/g, REDACTED],
  // `name=value` of an address or a form, and `"name": "value"` of JSON.
  [
    /\b((?:access_|refresh_|id_)?token|authorization|password|parol|code_verifier|captcha[_-]?\w*)(=|"?\s*:\s*"?)(?!Bearer |Basic )[^\s"&,;}]+/gi,
    `$1$2${REDACTED}`,
  ],
  // The single sign-on's answer: plain words anywhere else, secrets in an address.
  [/([?&](?:code|state))=[^\s"&#]+/gi, `$1=${REDACTED}`],
  // A taxpayer's number (9 digits) is told from any other number by its label only.
  [/\b(stir|tin|inn)(\W{1,4})\d{9}\b/gi, `$1$2${REDACTED}`],
  // Phone numbers: +998 and nine digits, however they are spaced.
  [/(?:\+|\b)998[\s()-]*\d{2}[\s()-]*\d{3}[\s-]*\d{2}[\s-]*\d{2}\b/g, REDACTED],
  // A person's number (PINFL): 14 digits that are not part of a longer number.
  [/(?<!\d)\d{14}(?!\d)/g, REDACTED],
];

/** A text without tokens, passwords, captchas and personal numbers (PINFL, STIR after its label, phones). */
export function redactText(text: string): string {
  return REPLACEMENTS.reduce((line, [pattern, replacement]) => line.replace(pattern, replacement), text);
}

/**
 * A value as it may be written to the log: texts through `redactText`, fields with a telling name blanked whole,
 * errors as name, message and stack. Nothing is changed in place; cycles and depths over 6 are cut.
 */
export function redact(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return redactText(value);
  if (typeof value === 'number' || typeof value === 'bigint') {
    const text = String(value);
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
