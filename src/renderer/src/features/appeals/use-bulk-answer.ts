import { AppError } from '@shared/errors.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import type { Run } from '@/kit/run-queue.ts';
import { answered, isUnanswered, leftOf } from '@/kit/runs/unanswered.ts';
import { type KeptRuns, type Runs, useRuns } from '@/kit/runs/use-runs.ts';
import type { Doubt } from '@/kit/use-repeat.ts';
import { type Became, becameOf, wordsFor } from './answer-rules.ts';
import { decide, type Verdict } from './api.ts';
import type { Appeal } from './appeal.ts';
import { attemptsOf } from './attempts.ts';
import { asItStands } from './read-appeal.ts';

/** Outcome of a decision: sent, or not made because somebody else has decided or deleted the appeal. */
export type Decided = Exclude<Became, 'open'> | 'gone';
/** A decision in progress or done. */
export type AnswerRun = Run<Appeal, Decided>;

/** Runs that also keep the doubt about lost answers with the draft: the window may be closed before there is one. */
type BulkAnswer = Omit<Runs<Appeal, Decided>, 'start'> & {
  readonly start: (items: readonly Appeal[], doubt: Doubt) => ReturnType<Runs<Appeal, Decided>['start']>;
};

/**
 * Answers or rejects several appeals with the text that `typedNow` returns, two calls in flight. An appeal to which a
 * decision may have been sent before, by this dialog or an earlier one, is refetched first, so that a decision whose
 * response was lost is recognised and not sent twice (Z-168). `kept`: as in `useRuns`.
 */
export function useBulkAnswer(verdict: Verdict, typedNow: () => string, kept: KeptRuns<Appeal, Decided>): BulkAnswer {
  const queries = useQueryClient();
  const attempts = attemptsOf(queries);
  /** Whether an earlier attempt, of which the draft tells, may have reached any of the appeals. */
  const doubtful = useRef(false);
  const { start, ...runs } = useRuns<Appeal, Decided>(async (appeal, failure) => {
    const words = wordsFor(typedNow(), appeal);
    const mayBeSent = doubtful.current || attempts.has(appeal.question_id);
    const became = mayBeSent ? await becameOfRun(appeal, words, failure) : 'open';
    if (became !== 'open') return became;
    attempts.add(appeal.question_id);
    try {
      await answered(() => decide(appeal, verdict, words));
      attempts.delete(appeal.question_id);
      return 'sent';
    } catch (error) {
      if (!isUnanswered(error) && AppError.from(error).kind === 'not-found') return 'gone';
      throw error;
    }
  }, kept);
  return {
    ...runs,
    start: async (items, doubt) => {
      doubtful.current = doubt.is();
      doubt.set(true);
      const ended = await start(items);
      const { undone, unsure } = leftOf(ended);
      doubt.set(unsure > 0 || (doubtful.current && undone > 0));
      return ended;
    },
  };

  async function becameOfRun(appeal: Appeal, words: string, failure: unknown): Promise<Became> {
    const now = await asItStands(appeal, queries).catch((error: unknown) => {
      // The refetch failed: a decision that may have been sent keeps that outcome.
      throw isUnanswered(failure) ? failure : error;
    });
    return becameOf(now, verdict, words);
  }
}
