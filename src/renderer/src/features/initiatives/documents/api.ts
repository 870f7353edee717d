import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { z } from 'zod';
import { http } from '@/api/http.ts';
import type { Place } from '@/entities/place-filter.tsx';
import { type Paging, rowsAt } from '@/kit/page.ts';
import { PROTOCOL_PATH } from '../model/api.ts';
import { councilDecisionSchema, protocolSchema } from './documents.ts';

/** First part of every query key of a council decision, for invalidating all of them. */
export const COUNCIL_PATH = 'api/v1/init-council-decisions';
/** Path of the Excel export of a board's documents (E-016). */
export const DOCUMENTS_EXCEL_PATH = 'api/v1/districts/documents-excel';

/** The answers to these calls are unused. */
const ignored = z.unknown();

/** Filter of the documents: a board, and optionally a place. */
export type DocumentFilter = Place & { readonly board: number };

const asQuery = ({ board, region, district }: DocumentFilter, paging: Paging) => ({
  board_id: board,
  region_id: region,
  district_id: district,
  ...paging,
});

const protocolsSchema = rowsAt('results', protocolSchema);

/** A page of the districts with their protocols (E-002, E-003). */
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

/** Submits the protocol of the caller's own district, which the platform derives from the session (E-007). */
export const addProtocol = (body: { board_id: number; file_id: string }) =>
  http(PROTOCOL_PATH, { method: 'POST', body, schema: ignored });

/** Replaces the file of a protocol (Z-052: the path that names the protocol). Throws `AppError`. */
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

/** Changes the title (number and date) and the file of a council decision (E-013). Throws `AppError`. */
export const saveCouncilDecision = (id: number, body: { title: string; file_id: string }) =>
  http(`${COUNCIL_PATH}/${id}`, { method: 'PUT', body, schema: ignored });
