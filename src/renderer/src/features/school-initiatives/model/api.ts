import { AppError } from '@shared/errors.ts';
import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query';
import { http } from '@/api/http.ts';
import type { Board } from '@/entities/boards.ts';
import { ALL } from '@/entities/initiative-stages.ts';
import type { Text } from '@/i18n/text.ts';
import { inEitherScript } from '@/kit/either-script.ts';
import { type Paging, pageAt, rowsAt } from '@/kit/page.ts';
import { firstLook } from './first-look.ts';
import type { Narrowing } from './list-spec.ts';
import { type SchoolInitiative, schoolInitiativeSchema } from './school-initiative.ts';

/** First part of the query keys of all lists of pupils' initiatives, for invalidation after a change. */
export const SCHOOL_INITIATIVES_PATH = 'api/v1/my-school/moderators/initiatives';

/** All lists of pupils' initiatives, as what an import changes. */
export const schoolInitiatives = {
  refresh: (queries: QueryClient) => queries.invalidateQueries({ queryKey: [SCHOOL_INITIATIVES_PATH] }),
};

/** Filter of the list. */
export type SchoolInitiativeFilter = Narrowing & {
  /** Board id; null: all boards. */
  board: number | null;
};

/** The rows with their board: an action on a row belongs to this board, whichever is chosen meanwhile. */
const answerOf = (board: number | null) =>
  rowsAt(
    'initiatives',
    schoolInitiativeSchema.transform((row): SchoolInitiative => ({ ...row, board_id: board })),
  );

/** A page of the pupils' initiatives (spec 002 §7). */
export const schoolInitiativesQuery = (filter: SchoolInitiativeFilter, paging: Paging) => {
  const { board, search, stage, status } = filter;
  const query = {
    ...paging,
    board_id: board,
    search: search || null,
    stage: stage === ALL ? null : stage,
    status: status === ALL ? null : status,
  };
  return queryOptions({
    queryKey: [SCHOOL_INITIATIVES_PATH, query],
    queryFn: async ({ signal, client }) =>
      pageAt(
        await inEitherScript(
          search,
          (spelling) =>
            http(SCHOOL_INITIATIVES_PATH, { query: { ...query, search: spelling }, signal, schema: answerOf(board) }),
          { client, key: [SCHOOL_INITIATIVES_PATH, board, stage, query.status], offset: paging.offset },
        ),
        paging,
      ),
    placeholderData: keepPreviousData,
  });
};

/** The season and stage of the first look at the list (Z-179). */
export const firstLookQuery = (boards: readonly Board[]) =>
  queryOptions({
    queryKey: [SCHOOL_INITIATIVES_PATH, 'first-look', boards.map(({ id, stage }) => [id, stage])],
    queryFn: ({ signal }) =>
      firstLook(boards, async (board_id, stage) => {
        const query = { limit: 1, offset: 0, board_id, stage };
        return (await http(SCHOOL_INITIATIVES_PATH, { query, signal, schema: answerOf(board_id) })).total;
      }),
  });

/** Maximum number of rows fetched by one search for an initiative. */
const MOST = 1000;

/**
 * Refetches an initiative. No call returns a single one: the list of its board is searched in every stage, by its
 * number, then by its title; without either, its first rows are read. Throws `AppError`, also if it is not found.
 */
export async function readSchoolInitiative({ id, public_id, title, board_id }: SchoolInitiative) {
  const searches = [public_id, title].filter((text) => text !== null);
  for (const search of searches.length > 0 ? searches : [null]) {
    const query = { limit: MOST, offset: 0, board_id, search };
    const { rows } = await http(SCHOOL_INITIATIVES_PATH, { query, schema: answerOf(board_id) });
    const found = rows.find((row) => row.id === id);
    if (found) return found;
  }
  throw new AppError({ kind: 'invalid', serverMessage: NOT_FOUND, detail: 'an initiative that its list has no more' });
}
const NOT_FOUND: Text = "Tashabbus shu mavsum ro'yxatida topilmadi: hech narsa yuborilmadi.";
