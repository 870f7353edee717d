import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query';
import { http } from '@/api/http.ts';
import { type Paging, rowsAt } from '@/kit/page.ts';
import { recordAt } from '@/kit/record.ts';
import { type Initiative, initiativeSchema } from './initiative.ts';
import { ALL, type StageFilter, type SubStageFilter } from './stages.ts';

/** Key of everything that shows initiatives: a list whose row has changed is read again by it. */
export const INITIATIVES_PATH = 'api/v1/moderators/initiatives';
const answerSchema = rowsAt('initiatives', initiativeSchema);

export type InitiativeFilter = {
  /** null: of every board. */
  board: number | null;
  search: string;
  stage: StageFilter;
  sub_stage: SubStageFilter;
};

/** A page of the initiatives that the platform lets this person see (spec 000 §7). */
export const initiativesQuery = ({ board, search, stage, sub_stage }: InitiativeFilter, paging: Paging) => {
  const query = {
    ...paging,
    board_id: board,
    search: search || null,
    stage: stage === ALL ? null : stage,
    moderation_sub_stage: sub_stage === ALL ? null : sub_stage,
  };
  return queryOptions({
    queryKey: [INITIATIVES_PATH, query],
    queryFn: async ({ signal }) => ({
      ...(await http(INITIATIVES_PATH, { query, signal, schema: answerSchema })),
      offset: paging.offset,
    }),
    placeholderData: keepPreviousData,
  });
};

const INITIATIVE_PATH = 'api/v1/initiatives';

/** In an envelope or bare (Z-055). */
const oneSchema = recordAt('initiative', ['id'], initiativeSchema);

/** An initiative as it is now, whatever was read before (spec 000 §7). */
export const readInitiative = (id: number, signal?: AbortSignal): Promise<Initiative> =>
  http(`${INITIATIVE_PATH}/${id}`, { schema: oneSchema, ...(signal && { signal }) });

/** One initiative (spec 000 §7). */
export const initiativeQuery = (id: number) =>
  queryOptions({
    queryKey: [INITIATIVE_PATH, id],
    queryFn: ({ signal }) => readInitiative(id, signal),
  });

/** Has everything that shows this initiative read again: the platform has changed it. */
export const refreshInitiative = (queries: QueryClient, id: number): void => {
  void queries.invalidateQueries({ queryKey: [INITIATIVES_PATH] });
  void queries.invalidateQueries({ queryKey: initiativeQuery(id).queryKey });
};
