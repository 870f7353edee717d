import { useQueryClient } from '@tanstack/react-query';
import { type Decision, useDecision } from '@/kit/decisions/use-decision.ts';
import { investDataQuery, readInvestData } from '../model/api.ts';
import type { InvestData } from '../model/invest-data.ts';
import { conflictsBetween, type PaperChange, type PaperValues } from '../model/paper.ts';

/**
 * Guards the edit of an object: nothing is sent if somebody else has made a conflicting change since the form was
 * opened. `typedNow` returns the form's values at the time of saving.
 */
export function usePaperGuard(
  publicId: string,
  data: InvestData,
  typedNow: () => PaperValues,
): Decision<InvestData, PaperChange> {
  const queries = useQueryClient();
  const { queryKey } = investDataQuery(publicId);
  return useDecision({
    record: data,
    read: () => readInvestData(publicId),
    changesBetween: (seen, now) => conflictsBetween(seen, now, typedNow()),
    isPossible: () => true,
    onChanged: (now) => queries.setQueryData(queryKey, now),
    onFailed: () => void queries.invalidateQueries({ queryKey }),
  });
}
