import { useQueryClient } from '@tanstack/react-query';
import { confirmDecision } from '@/domains/initiative/decisions/api.ts';
import { mayConfirm } from '@/domains/initiative/model/access.ts';
import { initiativeQuery, readInitiative } from '@/domains/initiative/model/api.ts';
import type { Initiative } from '@/domains/initiative/model/initiative.ts';
import { INITIATIVE_FACTS } from '@/domains/initiative/model/initiative-facts.tsx';
import type { Board } from '@/entities/boards.ts';
import { INITIATIVES_PATH } from '@/entities/initiative-queries.ts';
import { changesBetween } from '@/kit/decisions/changes.ts';
import { useLeftReport } from '@/kit/forms/use-left-report.ts';
import type { Run } from '@/kit/run-queue.ts';
import { answered, isUnanswered, leftOf } from '@/kit/runs/unanswered.ts';
import { type KeptRuns, useRuns } from '@/kit/runs/use-runs.ts';
import { useHere } from '@/kit/use-here.ts';
import { useMe } from '@/session/session.ts';

/** Outcome of a confirmation: confirmed, or not sent because somebody else has changed or decided the initiative. */
export type Confirmed = 'confirmed' | 'changed' | 'settled';
/** A confirmation in progress or done. */
export type ConfirmRun = Run<Initiative, Confirmed>;

/** The initiatives to confirm as the person saw them, and what has become of them so far. */
export type ConfirmWork = {
  readonly initiatives: readonly Initiative[];
  readonly kept: KeptRuns<Initiative, Confirmed>;
};

type Options = {
  work: ConfirmWork;
  board: Board | undefined;
  onOutcome: (id: number, outcome: Confirmed) => void;
};

/**
 * Confirms several initiatives, two in flight, each refetched first; failed confirmations can be retried. What is left when
 * the person has gone elsewhere is a notice that leads back.
 */
export function useBulkConfirm({ work: { initiatives, kept }, board, onOutcome }: Options) {
  const { role } = useMe();
  const queries = useQueryClient();
  const here = useHere();
  const report = useLeftReport(null, undefined);
  const confirm = async (seen: Initiative): Promise<Confirmed> => {
    const outcome = await attempt(seen);
    onOutcome(seen.id, outcome);
    return outcome;
  };

  /** Change by somebody else since the initiative was seen; null if unchanged. */
  const changeOf = async (seen: Initiative): Promise<Confirmed | null> => {
    const now = await readInitiative(seen.id);
    queries.setQueryData(initiativeQuery(now.id).queryKey, now);
    if (changesBetween(INITIATIVE_FACTS, seen, now).length === 0) return null;
    return mayConfirm({ role, initiative: now, board }) === 'yes' ? 'changed' : 'settled';
  };

  const attempt = async (seen: Initiative): Promise<Confirmed> => {
    const before = await changeOf(seen);
    if (before) return before;
    try {
      await answered(() => confirmDecision(seen));
      // The reading just before is now stale; it is refetched when the initiative comes into view.
      void queries.invalidateQueries({ queryKey: initiativeQuery(seen.id).queryKey, refetchType: 'none' });
    } catch (error) {
      // Refused or unanswered: a refetch tells whether the confirmation took effect.
      const after = await changeOf(seen).catch(() => null);
      if (after && isUnanswered(error)) return after;
      throw error;
    }
    return 'confirmed';
  };

  const { start, ...runs } = useRuns(confirm, kept);
  return {
    ...runs,
    start: async () => {
      const { undone, unsure } = leftOf(await start(initiatives));
      if (!here.current && undone + unsure > 0) report(null);
      void queries.invalidateQueries({ queryKey: [INITIATIVES_PATH] });
    },
  };
}
