import type { Run } from '@/kit/run-queue.ts';
import { answered, isUnanswered } from '@/kit/runs/unanswered.ts';
import { type Runs, useRuns } from '@/kit/runs/use-runs.ts';
import { type Became, becameOf, wordsFor } from './answer-rules.ts';
import { decide, rereadAppeal, type Verdict } from './api.ts';
import type { Appeal } from './appeal.ts';

/** Outcome of a decision: sent, or not sent, as somebody else has decided or the list has the appeal no longer. */
type Decided = Exclude<Became, 'open'> | 'gone';
/** A decision in progress or done. */
export type AnswerRun = Run<Appeal, Decided>;

/**
 * Answers or rejects several appeals with the text that `typedNow` gives, two in flight. One that is tried again is read
 * anew first, so that a decision whose answer was lost is found made and not sent twice.
 */
export function useBulkAnswer(verdict: Verdict, typedNow: () => string): Runs<Appeal, Decided> {
  return useRuns(async (appeal, failure) => {
    const words = wordsFor(typedNow(), appeal);
    const became = failure === undefined ? 'open' : await becameOfRun(appeal, words, failure);
    if (became !== 'open') return became;
    await answered(() => decide(appeal, verdict, words));
    return 'sent';
  });

  async function becameOfRun(appeal: Appeal, words: string, failure: unknown): Promise<Became | 'gone'> {
    const now = await rereadAppeal(appeal).catch((error: unknown) => {
      // What may have been sent stays so until somebody has looked.
      throw isUnanswered(failure) ? failure : error;
    });
    return now ? becameOf(now, verdict, words) : 'gone';
  }
}
