import type { PlacedFault } from './corpus.ts';

/** What has become of a fault. */
export type Outcome =
  /** The tests of the first suite that notices it. */
  | { is: 'noticed'; suite: string; tests: readonly string[] }
  | { is: 'unnoticed'; asked: number }
  | { is: 'excused'; reason: string }
  | { is: 'invalid'; why: string };

/** A fault with its outcome. */
export type Judged = { fault: PlacedFault; outcome: Outcome };

/** The share of faults to be noticed. */
export const GOAL = 0.95;

/** The numbers of a run. Invalid faults, and those with a reason, are in no share. */
export function figuresOf(judged: readonly Judged[]) {
  const count = (is: Outcome['is']) => judged.filter(({ outcome }) => outcome.is === is).length;
  const [noticed, unnoticed] = [count('noticed'), count('unnoticed')];
  const asked = noticed + unnoticed;
  const share = asked === 0 ? 0 : noticed / asked;
  return { noticed, unnoticed, excused: count('excused'), invalid: count('invalid'), share };
}

/** The outcome of a fault that no test has noticed. */
export const unnoticed = ({ reason }: PlacedFault, asked: number): Outcome =>
  reason === undefined ? { is: 'unnoticed', asked } : { is: 'excused', reason };
