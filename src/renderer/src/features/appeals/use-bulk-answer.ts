import { AppError } from '@shared/errors.ts';
import { useQueryClient } from '@tanstack/react-query';
import type { Run } from '@/kit/run-queue.ts';
import { answered, isUnanswered } from '@/kit/runs/unanswered.ts';
import { type KeptRuns, type Runs, useRuns } from '@/kit/runs/use-runs.ts';
import { type Became, becameOf, wordsFor } from './answer-rules.ts';
import { decide, type Verdict } from './api.ts';
import type { Appeal } from './appeal.ts';
import { asItStands } from './read-appeal.ts';

/** Outcome of a decision: sent, or not made because somebody else has decided or deleted the appeal. */
export type Decided = Exclude<Became, 'open'> | 'gone';
/** A decision in progress or done. */
export type AnswerRun = Run<Appeal, Decided>;

/**
 * Answers or rejects several appeals with the text that `typedNow` returns, two calls in flight. A retry refetches the
 * appeal first, so that a decision whose response was lost is recognised and not sent twice. `kept`: as in `useRuns`.
 */
export function useBulkAnswer(
  verdict: Verdict,
  typedNow: () => string,
  kept: KeptRuns<Appeal, Decided>,
): Runs<Appeal, Decided> {
  const queries = useQueryClient();
  return useRuns(async (appeal, failure) => {
    const words = wordsFor(typedNow(), appeal);
    const became = failure === undefined ? 'open' : await becameOfRun(appeal, words, failure);
    if (became !== 'open') return became;
    try {
      await answered(() => decide(appeal, verdict, words));
      return 'sent';
    } catch (error) {
      if (!isUnanswered(error) && AppError.from(error).kind === 'not-found') return 'gone';
      throw error;
    }
  }, kept);

  async function becameOfRun(appeal: Appeal, words: string, failure: unknown): Promise<Became> {
    const now = await asItStands(appeal, queries).catch((error: unknown) => {
      // The refetch failed: a decision that may have been sent keeps that outcome.
      throw isUnanswered(failure) ? failure : error;
    });
    return becameOf(now, verdict, words);
  }
}
