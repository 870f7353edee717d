import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { http } from '@/api/http.ts';
import { INITIATIVES_PATH } from '@/entities/initiative-queries.ts';
import { CURRENT_FOR_SESSION } from '@/entities/lookup.ts';
import { cameIn, rowsAt } from '@/kit/page.ts';
import { type Initiative, initiativeSchema } from '../model/initiative.ts';

const answerSchema = rowsAt('initiatives', initiativeSchema);

/** Page size of a read: more than a district has. */
const LIMIT = 200;
/** Most rows read. */
const MOST = 1000;
/** How long the rows stay fresh, in ms; checked when the desk is opened. */
const CURRENT_MS = 10 * 60_000;

const readPage = (board: number, stage: 'WINNER' | null, offset: number, signal?: AbortSignal) =>
  http(INITIATIVES_PATH, {
    query: { limit: LIMIT, offset, board_id: board, stage, search: null, moderation_sub_stage: null },
    ...(signal && { signal }),
    schema: answerSchema,
  });

/**
 * The initiatives of a season in any state, to compare with (spec 000 §7): up to 1,000, a district in one call. A
 * decision does not invalidate them: they are refetched when the desk is opened ten minutes later, and what was decided
 * about those that are shown is read again by itself (`use-read-when-old.ts`).
 */
export const comparedQuery = (board: number) =>
  queryOptions({
    queryKey: ['similar', board],
    queryFn: async ({ signal }): Promise<readonly Initiative[]> => {
      const rows: Initiative[] = [];
      for (let offset = 0; offset < MOST; ) {
        const page = await readPage(board, null, offset, signal);
        rows.push(...page.rows);
        offset += cameIn(page);
        if (cameIn(page) === 0 || offset >= page.total) break;
      }
      return rows;
    },
    staleTime: CURRENT_MS,
    gcTime: Number.POSITIVE_INFINITY,
    refetchOnReconnect: false,
  });

/** Caches initiatives of a season, already read for another purpose, for comparing, which saves their refetch. */
export const compareWith = (queries: QueryClient, board: number, initiatives: readonly Initiative[]): void => {
  queries.setQueryData(comparedQuery(board).queryKey, initiatives);
};

/**
 * The winners of an earlier season (spec 000 §7); read once per session. Leaving the desk does not abort the call: the
 * next desk would only repeat it.
 */
export const winnersQuery = (board: number) =>
  queryOptions({
    queryKey: ['similar', 'winners', board],
    queryFn: async () => (await readPage(board, 'WINNER', 0)).rows,
    ...CURRENT_FOR_SESSION,
    refetchOnReconnect: false,
  });
