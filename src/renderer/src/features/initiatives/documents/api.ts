import { AppError } from '@shared/errors.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { z } from 'zod';
import { http } from '@/api/http.ts';
import type { Place } from '@/entities/place-filter.tsx';
import { optionalText } from '@/kit/fields.ts';
import { type Paging, rowsAt } from '@/kit/page.ts';
import { recordAt } from '@/kit/record.ts';
import { councilDecisionSchema, protocolSchema } from './documents.ts';

/** The first part of every key of a protocol: one call makes all of them stale. */
export const PROTOCOL_PATH = 'api/v1/districts/documents/protocol';
/** The first part of every key of a council decision. */
export const COUNCIL_PATH = 'api/v1/init-council-decisions';
/** All documents of a board as Excel (E-016). */
export const DOCUMENTS_EXCEL_PATH = 'api/v1/districts/documents-excel';

/** No answer of these calls is shown. */
const ignored = z.unknown();

/** Which documents: those of a board, and of a place in it. */
export type DocumentFilter = Place & { readonly board: number };

const asQuery = ({ board, region, district }: DocumentFilter, paging: Paging) => ({
  board_id: board,
  region_id: region,
  district_id: district,
  ...paging,
});

const protocolsSchema = rowsAt('results', protocolSchema);

/** A page of the districts and their protocols (E-002, E-003). */
export const protocolsQuery = (filter: DocumentFilter, paging: Paging) => {
  const query = asQuery(filter, paging);
  return queryOptions({
    queryKey: [PROTOCOL_PATH, query],
    queryFn: async ({ signal }) => ({
      ...(await http(PROTOCOL_PATH, { query, signal, schema: protocolsSchema })),
      offset: paging.offset,
    }),
    placeholderData: keepPreviousData,
  });
};

/** An answer with nothing in it says that there is none; one that this program does not know says nothing. */
const nothing = z.union([z.null(), z.strictObject({})]).transform(() => ({ file_id: null }));
const oneProtocolSchema = z.union([
  nothing,
  recordAt('protocol', ['file_id', 'district_id'], z.object({ file_id: optionalText })),
]);

/**
 * The file of a district's moderation protocol; null where none is uploaded, which the platform says by a 404 (E-006).
 * Fails where the platform says anything else or is not reached: that is no word about the protocol.
 */
export const protocolQuery = (board_id: number | null, district_id: number | null) => {
  const query = { board_id, district_id };
  return queryOptions({
    queryKey: [PROTOCOL_PATH, 'single', query],
    queryFn: async ({ signal }) => {
      try {
        return (await http(`${PROTOCOL_PATH}/single`, { query, signal, schema: oneProtocolSchema })).file_id;
      } catch (error) {
        if (AppError.from(error).status !== 404) throw error;
        return null;
      }
    },
  });
};

/** Hands in the protocol of the caller's own district, which the platform knows (E-007). */
export const addProtocol = (body: { board_id: number; file_id: string }) =>
  http(PROTOCOL_PATH, { method: 'POST', body, schema: ignored });

/** Puts another file in the place of a protocol's (Z-052: the path that names the protocol). */
export const replaceProtocol = (id: number, file_id: string) =>
  http(`${PROTOCOL_PATH}/${id}`, { method: 'PUT', body: { file_id }, schema: ignored });

const councilDecisionsSchema = rowsAt('data', councilDecisionSchema);

/** A page of the council decisions (E-010 to E-012). */
export const councilDecisionsQuery = (filter: DocumentFilter, paging: Paging) => {
  const query = asQuery(filter, paging);
  return queryOptions({
    queryKey: [COUNCIL_PATH, query],
    queryFn: async ({ signal }) => ({
      ...(await http(COUNCIL_PATH, { query, signal, schema: councilDecisionsSchema })),
      offset: paging.offset,
    }),
    placeholderData: keepPreviousData,
  });
};

/** Changes the number and date of a council decision, and its file (E-013). */
export const saveCouncilDecision = (id: number, body: { title: string; file_id: string }) =>
  http(`${COUNCIL_PATH}/${id}`, { method: 'PUT', body, schema: ignored });
