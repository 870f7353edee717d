import { AppError } from '@shared/errors.ts';
import { useQueryClient } from '@tanstack/react-query';
import { type Decision, useDecision } from '@/kit/decisions/use-decision.ts';
import { COUNCIL_PATH, readCouncilDecision } from './api.ts';
import { type CouncilChange, type CouncilValues, councilChanges } from './council-changes.ts';
import type { CouncilDecision } from './documents.ts';

/**
 * Guards the edit of a council decision: nothing is sent over what somebody else has changed since the form was opened.
 * `typedNow` gives the form's values at the time of saving.
 */
export function useCouncilGuard(
  decision: CouncilDecision,
  board: number,
  typedNow: () => CouncilValues,
): Decision<CouncilDecision, CouncilChange> {
  const queries = useQueryClient();
  const refresh = () => void queries.invalidateQueries({ queryKey: [COUNCIL_PATH] });
  return useDecision({
    record: decision,
    read: async ({ id }) => {
      const now = await readCouncilDecision(id, board);
      if (now === null) throw new AppError({ kind: 'not-found' });
      return now;
    },
    changesBetween: (seen, now) => councilChanges(seen, now, typedNow()),
    isPossible: () => true,
    onChanged: refresh,
    onFailed: refresh,
  });
}
