import { type Attempt, holds, type KeptWords, type Told } from '../ledger.ts';

/** Something that the platform has carried out, as its records show it. */
export type CarriedOut = Pick<Attempt, 'work' | 'record' | 'words'> & { person: string };

/** All that is known in the end. */
export type Evidence = {
  attempts: readonly Attempt[];
  /** Each thing as often as it was carried out. */
  carriedOut: readonly CarriedOut[];
  /** How many calls that change something have reached the platform, by record. */
  calls: ReadonlyMap<string, number>;
  /** What is to be found, and what was found there: null for nothing. */
  drafts: readonly (KeptWords & { found: string | null })[];
  /** What broke on the way, in words: windows without a way on, errors that nobody caught. */
  broken: readonly string[];
};

/** After these the platform has surely not carried out what was asked. */
const NOT_DONE: readonly Told[] = ['refused', 'changed'];

const nameOf = ({ person, work, record, words }: CarriedOut) =>
  `${person}: ${work} of ${record}${words && ` (${words})`}`;
const keyOf = ({ person, work, record, words }: CarriedOut) => JSON.stringify([person, work, record, words]);

function judge(attempt: Attempt, times: number): string[] {
  const name = nameOf(attempt);
  const { told } = attempt;
  const said = told.join(', ') || 'nothing';
  const found: string[] = [];
  if (times > 1) found.push(`carried out ${times} times: ${name}`);
  if (told.includes('done') && times === 0) found.push(`told as done, and is not: ${name}`);
  if (times > 0 && told.every((one) => NOT_DONE.includes(one)))
    found.push(`carried out, and told as failed (${said}): ${name}`);
  if (told.includes('silent')) found.push(`nothing was said: ${name}`);
  return found;
}

/** Records for which the platform got more calls than anybody has pressed. */
function sentUnasked({ attempts, calls }: Evidence): string[] {
  const pressed = new Map<string, number>();
  for (const { work, record, told } of attempts) {
    const key = callKey(work, record);
    pressed.set(key, (pressed.get(key) ?? 0) + told.length);
  }
  return [...calls]
    .filter(([key, sent]) => sent > (pressed.get(key) ?? 0))
    .map(([key, sent]) => `${sent} calls for ${pressed.get(key) ?? 0} presses: ${key}`);
}

/** By what the calls and the presses for a record are counted. */
export const callKey = (work: Attempt['work'], record: string): string => `${work} ${record}`;

/**
 * What of this contradicts what people were told: decisions made twice, or told as done that are not, what was sent
 * without a press, words that are lost. In words; empty where all is as it was told.
 */
export function audit(evidence: Evidence): string[] {
  const times = new Map<string, number>();
  for (const one of evidence.carriedOut) times.set(keyOf(one), (times.get(keyOf(one)) ?? 0) + 1);
  const asked = new Set(evidence.attempts.map(keyOf));
  const unasked = evidence.carriedOut.filter((one) => !asked.has(keyOf(one)));
  return [
    ...evidence.attempts.flatMap((attempt) => judge(attempt, times.get(keyOf(attempt)) ?? 0)),
    ...unasked.map((one) => `carried out, and nobody asked for it: ${nameOf(one)}`),
    ...sentUnasked(evidence),
    ...evidence.drafts
      // What was carried out needs no draft, whatever its person was told.
      .filter(({ words }) => !evidence.carriedOut.some((one) => one.words === words))
      .filter((draft) => !holds(draft, draft.found))
      .map(({ person, scope, record, words }) => `typed and lost: “${words}” of ${person} in ${scope}/${record}`),
    ...evidence.broken,
  ];
}
