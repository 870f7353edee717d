import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { useNotices } from '../notices.ts';
import { changeKept } from './change-kept.ts';
import { type KeptPlan, keptQuery } from './kept-query.ts';

/** A kept value, and a function that changes it. */
export type KeptValue<T> = {
  /** The plan's `none` until the value is read. */
  readonly value: T;
  /** Applies a step to the value (`changeKept`); if it cannot be read, a notice says so. */
  readonly change: (step: (now: T) => T) => void;
};

/** A value that this person keeps at this workstation. `plan` must be stable between renders. */
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
