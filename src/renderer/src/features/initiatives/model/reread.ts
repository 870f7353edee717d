import { AppError } from '@shared/errors.ts';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { withReread } from '@/kit/reread.ts';
import { INITIATIVES_PATH, initiativeQuery } from './api.ts';

/**
 * Reads an initiative again, and then everything that shows it, after a call about it that was refused or whose answer got
 * lost. Where the platform does not answer now either, everything is read when the line returns. Never rejects.
 */
export async function rereadInitiative(queries: QueryClient, id: number): Promise<void> {
  try {
    await queries.fetchQuery({ ...initiativeQuery(id), staleTime: 0 });
  } catch (error) {
    const { kind } = AppError.from(error);
    if (kind === 'network' || kind === 'timeout' || kind === 'unauthorized') return;
  }
  await queries.invalidateQueries({ queryKey: [INITIATIVES_PATH] });
}

/** Gives what makes a call about this initiative and has it read again where the call fails; the error is thrown on. */
export function useReread(id: number): <Answer>(call: () => Promise<Answer>) => Promise<Answer> {
  const queries = useQueryClient();
  return useCallback((call) => withReread(call, () => void rereadInitiative(queries, id)), [queries, id]);
}
