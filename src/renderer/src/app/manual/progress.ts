import type { ChapterStep } from './chapter.ts';

/** How far a person is with a step. */
export type StepProgress = {
  /** How often it was done. */
  times: number;
  /** Whether what it leads to is seen now; null before the first look. */
  seen: boolean | null;
  /** Whether it was seen from the beginning, and so says nothing. */
  before: boolean;
  over: boolean;
};

/** A step that was just reached. */
export const BEGUN: StepProgress = { times: 0, seen: null, before: false, over: false };

/** How often a step is to be done. */
export const timesOf = ({ act }: Pick<ChapterStep, 'act'>): number => (typeof act === 'object' ? (act.times ?? 1) : 1);

/** Over: done often enough and what it leads to is seen; or that has appeared, whatever the person has done for it. */
const judged = (progress: StepProgress, step: Pick<ChapterStep, 'act' | 'sees'>): StepProgress => {
  const isDone = progress.times >= timesOf(step);
  const isOver = step.sees ? progress.seen === true && (isDone || !progress.before) : isDone;
  return isOver === progress.over ? progress : { ...progress, over: isOver };
};

/** After the person has done the step once more. */
export const withDone = (progress: StepProgress, step: Pick<ChapterStep, 'act' | 'sees'>): StepProgress =>
  judged({ ...progress, times: progress.times + 1 }, step);

/** After a look at the screen; the same object where nothing changes. */
export function withSight(
  progress: StepProgress,
  step: Pick<ChapterStep, 'act' | 'sees'>,
  seen: boolean,
): StepProgress {
  if (progress.seen === seen) return progress;
  const before = progress.seen === null ? seen : progress.before && seen;
  return judged({ ...progress, seen, before }, step);
}
