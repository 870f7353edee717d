import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { http } from '@/api/http.ts';
import { INITIATIVE_PATH, INITIATIVES_PATH } from '@/entities/initiative-queries.ts';
import { ALL, type StageFilter } from '@/entities/initiative-stages.ts';
import { inEitherScript } from '@/kit/either-script.ts';
import { countedAt, type Paging, pageAt, rowsAt } from '@/kit/page.ts';
import { recordAt } from '@/kit/record.ts';
import { type Initiative, initiativeSchema } from './initiative.ts';
import type { SubStageFilter } from './sub-stages.ts';

const answerSchema = rowsAt('initiatives', initiativeSchema);

/** Filter of the list of initiatives. */
export type InitiativeFilter = {
  /** Board id; null: all boards. */
  board: number | null;
  search: string;
  stage: StageFilter;
  sub_stage: SubStageFilter;
};

/** A page of the initiatives visible to this person (spec 000 §7). */
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
    queryFn: async ({ signal, client }) =>
      pageAt(
        await inEitherScript(
          search,
          (spelling) => http(INITIATIVES_PATH, { query: { ...query, search: spelling }, signal, schema: answerSchema }),
          { client, key: [INITIATIVES_PATH, board, stage, sub_stage], offset: paging.offset },
        ),
        paging,
      ),
    placeholderData: keepPreviousData,
  });
};

const countedSchema = countedAt('initiatives', initiativeSchema);

/** A filter of which the search may be left out. */
type CountFilter = Omit<InitiativeFilter, 'search'> & Partial<Pick<InitiativeFilter, 'search'>>;

/** How many initiatives of a board have this stage and sub-stage, and the first `limit` of them (spec 000 §7). */
export const initiativeCountQuery = ({ board, search, stage, sub_stage }: CountFilter, limit: number) => {
  const query = {
    ...{ limit, offset: 0, board_id: board },
    ...(search && { search }),
    stage: stage === ALL ? null : stage,
    moderation_sub_stage: sub_stage === ALL ? null : sub_stage,
  };
  return {
    queryKey: [INITIATIVES_PATH, 'count', query],
    queryFn: ({ signal }: { signal: AbortSignal }) =>
      inEitherScript(search, (spelling) =>
        http(INITIATIVES_PATH, {
          query: { ...query, ...(search && { search: spelling }) },
          signal,
          schema: countedSchema,
        }),
      ),
  };
};

/** Enveloped or bare (Z-055). */
const oneSchema = recordAt('initiative', ['id'], initiativeSchema);

/** Reads an initiative from the platform, bypassing the cache (spec 000 §7). Throws `AppError`. */
export const readInitiative = (id: number, signal?: AbortSignal): Promise<Initiative> =>
  http(`${INITIATIVE_PATH}/${id}`, { schema: oneSchema, ...(signal && { signal }) });

/** One initiative (spec 000 §7). */
export const initiativeQuery = (id: number) =>
  queryOptions({
    queryKey: [INITIATIVE_PATH, id],
    queryFn: ({ signal }) => readInitiative(id, signal),
  });
