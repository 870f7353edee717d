import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { http } from '@/api/http.ts';
import { INITIATIVES_PATH } from '@/entities/initiative-queries.ts';
import { CURRENT_FOR_SESSION } from '@/entities/lookup.ts';
import { allRowsOf } from '@/kit/all-rows.ts';
import { type Paging, rowsAt, type SomeRows } from '@/kit/page.ts';
import { type Initiative, initiativeSchema } from '../model/initiative.ts';

const answerSchema = rowsAt('initiatives', initiativeSchema);

/** Page size of a read: more than a district has. */
const LIMIT = 200;
/** Most rows read. */
const MOST = 1000;
/** How long the rows stay fresh, in ms; checked when the desk is opened. */
const CURRENT_MS = 10 * 60_000;

async function readPage(
  board: number,
  stage: 'WINNER' | null,
  paging: Paging,
  signal?: AbortSignal,
): Promise<SomeRows<Initiative>> {
  const query = { ...paging, board_id: board, stage, search: null, moderation_sub_stage: null };
  return http(INITIATIVES_PATH, { query, ...(signal && { signal }), schema: answerSchema });
}

/**
 * The initiatives of a season in any state, to compare with (spec 000 §7): up to 1,000, a district in one call. A
 * decision does not invalidate them: they are refetched when the desk is opened ten minutes later, and what was decided
 * about those that are shown is read again by itself (`use-read-when-old.ts`).
 */
export const comparedQuery = (board: number) =>
  queryOptions({
    queryKey: ['similar', board],
    queryFn: async ({ signal }): Promise<readonly Initiative[]> =>
      (await allRowsOf((offset) => readPage(board, null, { limit: LIMIT, offset }, signal), MOST)).rows,
    staleTime: CURRENT_MS,
    gcTime: Number.POSITIVE_INFINITY,
    refetchOnReconnect: false,
  });

/** Caches initiatives of a season, already read for another purpose, for comparing, which saves their refetch. */
export const compareWith = (queries: QueryClient, board: number, initiatives: readonly Initiative[]): void => {
  queries.setQueryData(comparedQuery(board).queryKey, initiatives);
};

/** Size of the further pages of winners, and most that are read: those of the country. */
const WINNERS = { page: 1000, most: 5000 };

/**
 * The winners of an earlier season that this person's list has (spec 000 §7), a district's or a region's in one call;
 * read once per session. Leaving the desk does not abort the call: the
 * next desk would only repeat it.
 */
export const winnersQuery = (board: number) =>
  queryOptions({
    queryKey: ['similar', 'winners', board],
    queryFn: async (): Promise<readonly Initiative[]> => {
      const ask = (offset: number) => readPage(board, 'WINNER', { limit: offset === 0 ? LIMIT : WINNERS.page, offset });
      return (await allRowsOf(ask, WINNERS.most)).rows;
    },
    ...CURRENT_FOR_SESSION,
    refetchOnReconnect: false,
  });
