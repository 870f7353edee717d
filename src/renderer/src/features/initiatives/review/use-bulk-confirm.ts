import { useQueryClient } from '@tanstack/react-query';
import type { Board } from '@/entities/boards.ts';
import { INITIATIVES_PATH } from '@/entities/initiative-queries.ts';
import type { Run } from '@/kit/run-queue.ts';
import { answered, isUnanswered } from '@/kit/runs/unanswered.ts';
import { useRuns } from '@/kit/runs/use-runs.ts';
import { useMe } from '@/session/session.ts';
import { confirmDecision } from '../decisions/api.ts';
import { mayConfirm } from '../model/access.ts';
import { initiativeQuery, readInitiative } from '../model/api.ts';
import { changesBetween } from '../model/changes.ts';
import type { Initiative } from '../model/initiative.ts';

/** Outcome of a confirmation: confirmed, or not sent because somebody else has changed or decided the initiative. */
export type Confirmed = 'confirmed' | 'changed' | 'settled';
/** A confirmation in progress or done. */
export type ConfirmRun = Run<Initiative, Confirmed>;

type Options = {
  initiatives: readonly Initiative[];
  board: Board | undefined;
  onOutcome: (id: number, outcome: Confirmed) => void;
};

/** Confirms several initiatives, two in flight, each refetched first; failed confirmations can be retried. */
export function useBulkConfirm({ initiatives, board, onOutcome }: Options) {
  const { role } = useMe();
  const queries = useQueryClient();
  const confirm = async (seen: Initiative): Promise<Confirmed> => {
    const outcome = await attempt(seen);
    onOutcome(seen.id, outcome);
    return outcome;
  };

  /** Change by somebody else since the initiative was seen; null if unchanged. */
  const changeOf = async (seen: Initiative): Promise<Confirmed | null> => {
    const now = await readInitiative(seen.id);
    queries.setQueryData(initiativeQuery(now.id).queryKey, now);
    if (changesBetween(seen, now).length === 0) return null;
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

  const { start, ...runs } = useRuns(confirm);
  return {
    ...runs,
    start: async () => {
      await start(initiatives);
      void queries.invalidateQueries({ queryKey: [INITIATIVES_PATH] });
    },
  };
}
