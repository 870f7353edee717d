import { AppError } from '@shared/errors.ts';
import type { QueryClient } from '@tanstack/react-query';
import { runQueue } from '@/kit/run-queue.ts';
import { initiativesQuery, readInitiative } from '../model/api.ts';
import type { Initiative } from '../model/initiative.ts';
import type { Batch } from './paper/batches.ts';
import { MOST_ROWS, type PrintSubject } from './subject.ts';

/** Thrown for more rows than a printed list may have. */
export class TooMany extends Error {
  override readonly name = 'TooMany';
}

/**
 * Refetches each of these, two at a time, in their order. Throws `TooMany` before the first call, else the first
 * failure; an aborted reading is `cancelled`.
 */
async function readEach(ids: readonly number[], signal: AbortSignal): Promise<Initiative[]> {
  if (ids.length > MOST_ROWS) throw new TooMany();
  const runs = await runQueue(ids, (id) => readInitiative(id, signal), { signal });
  if (signal.aborted) throw new AppError({ kind: 'cancelled' });
  return runs.map((run) => {
    if (run.state === 'done') return run.value;
    throw run.state === 'failed' ? run.error : new AppError({ kind: 'cancelled' });
  });
}

/** Refetches the initiatives of a batch of the cards. Throws `AppError`. */
export const readCards = ({ cards }: PrintSubject, { from, to }: Batch, signal: AbortSignal): Promise<Initiative[]> =>
  readEach(
    cards.slice(from, to).map(({ id }) => id),
    signal,
  );

/**
 * Refetches the initiatives of the list: one call for a filter, one call each for ticked rows of a longer list. Throws
 * `TooMany`; `AppError` `unexpected-shape` for an unreadable row, because a printed list must not lack a row silently.
 */
export async function readList(
  subject: PrintSubject,
  queries: QueryClient,
  signal: AbortSignal,
): Promise<Initiative[]> {
  const { list, cards, ticked } = subject;
  const tickedIds = cards.map(({ id }) => id);
  if ('ids' in list) return readEach(ticked ? tickedIds : list.ids, signal);
  const query = initiativesQuery(list.filter, { limit: MOST_ROWS, offset: 0 });
  const { rows, total, unread = [] } = await queries.fetchQuery({ ...query, staleTime: 0, gcTime: 0 });
  signal.throwIfAborted();
  if (total > MOST_ROWS) {
    if (ticked) return readEach(tickedIds, signal);
    throw new TooMany();
  }
  if (unread.length > 0) throw new AppError({ kind: 'unexpected-shape', detail: 'a row of the printed list' });
  return ticked ? rows.filter(({ id }) => tickedIds.includes(id)) : [...rows];
}
