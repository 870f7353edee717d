import type { Appeal } from './appeal.ts';

/** The ticked appeals by id, in the order of ticking. */
export type Ticked = ReadonlyMap<number, Appeal>;

/** The ticked appeals without some; the same object if none of those is ticked. */
export const unticked = (ticked: Ticked, some: readonly Appeal[]): Ticked => {
  const gone = some.filter(({ question_id }) => ticked.has(question_id)).map(({ question_id }) => question_id);
  return gone.length === 0 ? ticked : new Map([...ticked].filter(([id]) => !gone.includes(id)));
};

/** The ticked appeals with the new ones among more. */
export const tickedWith = (ticked: Ticked, more: readonly Appeal[]): Ticked =>
  new Map([...ticked, ...more.filter(({ status }) => status === 'NEW').map((one) => [one.question_id, one] as const)]);

/** The ticked appeals without those that are no longer new where they were last read: somebody else has decided on them. */
export const stillNew = (ticked: Ticked, read: readonly Appeal[]): Ticked =>
  unticked(
    ticked,
    read.filter(({ status }) => status !== 'NEW'),
  );
