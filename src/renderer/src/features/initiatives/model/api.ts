import { AppError } from '@shared/errors.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { z } from 'zod';
import { http } from '@/api/http.ts';
import { INITIATIVE_PATH, INITIATIVES_PATH } from '@/entities/initiative-queries.ts';
import { ALL, type StageFilter } from '@/entities/initiative-stages.ts';
import { optionalText } from '@/kit/fields.ts';
import { countedAt, type Paging, rowsAt } from '@/kit/page.ts';
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
    queryFn: async ({ signal }) => ({
      ...(await http(INITIATIVES_PATH, { query, signal, schema: answerSchema })),
      offset: paging.offset,
    }),
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
    queryFn: ({ signal }: { signal: AbortSignal }) => http(INITIATIVES_PATH, { query, signal, schema: countedSchema }),
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

/** First part of every query key of a protocol, for invalidating all of them. */
export const PROTOCOL_PATH = 'api/v1/districts/documents/protocol';

/** An empty answer means that there is no protocol; an unknown envelope is an error. */
const nothing = z.union([z.null(), z.strictObject({})]).transform(() => ({ file_id: null }));
const oneProtocolSchema = z.union([
  nothing,
  recordAt('protocol', ['file_id', 'district_id'], z.object({ file_id: optionalText })),
]);

/**
 * Reads the file id of a district's moderation protocol; null where none is uploaded (a 404 of the platform, E-006). Any
 * other failure is thrown, as it does not tell whether there is a protocol.
 */
export async function readProtocolFile(
  board_id: number | null,
  district_id: number | null,
  signal?: AbortSignal,
): Promise<string | null> {
  try {
    const query = { board_id, district_id };
    const path = `${PROTOCOL_PATH}/single`;
    return (await http(path, { query, schema: oneProtocolSchema, ...(signal && { signal }) })).file_id;
  } catch (error) {
    if (AppError.from(error).status !== 404) throw error;
    return null;
  }
}

/** File id of a district's moderation protocol, as `readProtocolFile` gives it. */
export const protocolQuery = (board_id: number | null, district_id: number | null) =>
  queryOptions({
    queryKey: [PROTOCOL_PATH, 'single', { board_id, district_id }],
    queryFn: ({ signal }) => readProtocolFile(board_id, district_id, signal),
  });
