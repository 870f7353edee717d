import { type Attempt, holds, type KeptWords, type Told } from '../ledger.ts';

/** An action that the platform has carried out, according to its records. */
export type CarriedOut = Pick<Attempt, 'work' | 'record' | 'words'> & { person: string };

/** Everything that is known at the end of the run. */
export type Evidence = {
  attempts: readonly Attempt[];
  /** One entry for each time an action was carried out. */
  carriedOut: readonly CarriedOut[];
  /** Number of writing calls that reached the platform, by record. */
  calls: ReadonlyMap<string, number>;
  /** Expected drafts, each with the stored draft; null: none. */
  drafts: readonly (KeptWords & { found: string | null })[];
  /** Failures in words: windows that were stuck, uncaught errors. */
  broken: readonly string[];
};

/** After these outcomes the platform has certainly not carried out the action. */
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

/** Records for which the platform got more calls than there were presses. */
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

/** The key by which calls and presses are counted for a record. */
export const callKey = (work: Attempt['work'], record: string): string => `${work} ${record}`;

/**
 * Contradictions between the evidence and what people were told, in words: decisions made twice, or reported as done
 * and not carried out, calls without a press, lost drafts. Empty if there are none.
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
      // An action that was carried out needs no draft, whatever its person was told.
      .filter(({ words }) => !evidence.carriedOut.some((one) => one.words === words))
      .filter((draft) => !holds(draft, draft.found))
      .map(({ person, scope, record, words }) => `typed and lost: “${words}” of ${person} in ${scope}/${record}`),
    ...evidence.broken,
  ];
}
