/** Key under which the text of a long answer crosses the bridge. */
const TEXT = '$json';
/** Characters of JSON from which an answer is long. */
const LONG = 100_000;

/**
 * An answer of the platform as it crosses the bridge: a long one as its JSON text, since the bridge copies an object
 * value by value, which for a list of 8,103 rows takes many times as long as parsing the text.
 */
export function toCross(answer: unknown): unknown {
  if (typeof answer !== 'object' || answer === null) return answer;
  const text = JSON.stringify(answer);
  return text.length >= LONG || TEXT in answer ? { [TEXT]: text } : answer;
}

/** The answer that `toCross` was given. */
export function crossed(came: unknown): unknown {
  if (typeof came !== 'object' || came === null || !(TEXT in came)) return came;
  return JSON.parse(String(came[TEXT]));
}
