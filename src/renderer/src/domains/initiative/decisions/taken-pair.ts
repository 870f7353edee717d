/** The fields that a pair of reason and comment fills. */
export type PairFields = { reason: string | null; comment: string };

/** The pair that was chosen last, and what the person had entered before; null for nothing. */
export type TakenPair = { readonly values: PairFields; readonly replaced: PairFields | null };

const isEmpty = ({ reason, comment }: PairFields) => reason === null && comment === '';
const isStill = ({ values }: TakenPair, now: PairFields) =>
  values.reason === now.reason && values.comment === now.comment;

/** What another pair replaces: what was entered, also where the fields still hold an earlier pair; null for nothing. */
export function replacedBy(earlier: TakenPair | null, now: PairFields): PairFields | null {
  if (earlier && isStill(earlier, now)) return earlier.replaced;
  return isEmpty(now) ? null : now;
}

/** What can be brought back; null where nothing was replaced, or more was entered since. */
export const restorable = (taken: TakenPair | null, now: PairFields): PairFields | null =>
  taken && isStill(taken, now) ? taken.replaced : null;
