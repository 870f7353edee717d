/** Key under which the text of a long answer crosses the bridge. */
const TEXT = '$json';
/** Characters of JSON from which an answer is long. */
const LONG = 100_000;

/** A value read from JSON, and the text from which it was read. */
export type WrittenJson = { readonly text: string; readonly value: unknown };

/**
 * An answer of the platform as it crosses the bridge: a long one as the text that came, since the bridge copies an object
 * value by value, which for a list of 8,103 rows takes many times as long as parsing the text; so does writing it again.
 */
export function toCross({ text, value }: WrittenJson): unknown {
  const looksCrossed = typeof value === 'object' && value !== null && TEXT in value;
  return text.length >= LONG || looksCrossed ? { [TEXT]: text } : value;
}

/** The value that `toCross` was given. */
export function crossed(came: unknown): unknown {
  if (typeof came !== 'object' || came === null || !(TEXT in came)) return came;
  return JSON.parse(String(came[TEXT]));
}
