import { CHANGED_ANSWERS } from './changed-answers.ts';
import type { Contrary } from './contrary.ts';
import { ENVELOPES } from './envelopes.ts';
import { REFUSALS } from './refusals.ts';
import { REFUSED_CALLS } from './refused-calls.ts';
import { VALUES } from './values.ts';

/** Every way in which this platform can be contrary: what it says comes first, then its values, keys and envelopes. */
export const CONTRARIES: readonly Contrary[] = [
  ...REFUSED_CALLS,
  ...CHANGED_ANSWERS,
  ...VALUES,
  ...ENVELOPES,
  ...REFUSALS,
];

/** Readings that no answer of one call contradicts, by what would. */
export const BEYOND_ONE_CALL: Readonly<Record<string, string>> = {
  'Z-014': 'a change of the stage that the acceptance would refuse is carried out',
  'Z-168': 'a second answer to an appeal is carried out',
};

/** The contraries of these names, or those against these readings (`Z-130`); `all` of them. Throws for an unknown one. */
export function contrariesOf(wanted: 'all' | readonly string[]): readonly Contrary[] {
  if (wanted === 'all') return CONTRARIES;
  const means = (one: Contrary, word: string) => one.name === word || one.readings.includes(word);
  const unknown = wanted.filter((word) => !CONTRARIES.some((one) => means(one, word)));
  if (unknown.length > 0) throw new Error(`this platform cannot be contrary to ${unknown.join(', ')}`);
  return CONTRARIES.filter((one) => wanted.some((word) => means(one, word)));
}
