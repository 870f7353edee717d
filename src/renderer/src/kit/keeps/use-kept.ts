import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { useNotices } from '../notices.ts';
import { changeKept } from './change-kept.ts';
import { type KeptPlan, keptQuery } from './kept-query.ts';

/** A kept value, and how it is changed. */
export type KeptValue<T> = {
  /** Until it is read, what counts where nothing is kept. */
  readonly value: T;
  /** Carries out a step over it (`changeKept`); where it cannot be read, the person is told. */
  readonly change: (step: (now: T) => T) => void;
};

/** What this person keeps at this workstation by a name. `plan` must be stable between renders. */
export function useKept<T>(plan: KeptPlan<T>): KeptValue<T> {
  const queries = useQueryClient();
  const notices = useNotices();
  const { data: value = plan.none } = useQuery(useMemo(() => keptQuery(plan), [plan]));
  const change = useCallback(
    (step: (now: T) => T) => {
      changeKept(queries, plan, step).catch((error: unknown) => notices.failure(error, 'Xatolik'));
    },
    [queries, notices, plan],
  );
  return { value, change };
}
