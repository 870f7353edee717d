import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { z } from 'zod';
import { http } from '@/api/http.ts';
import { PROTOCOL_PATH } from '@/entities/moderation-protocol.ts';
import type { Place } from '@/entities/place-filter.tsx';
import { allRowsOf } from '@/kit/all-rows.ts';
import { countedAt, type Paging, pageAt, rowsAt } from '@/kit/page.ts';
import {
  type CouncilDecision,
  councilDecisionSchema,
  type DistrictSubject,
  decisionSubject,
  districtOf,
  type KnownProtocol,
  protocolSchema,
} from './documents.ts';

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
    queryFn: async ({ signal }) =>
      pageAt(await http(PROTOCOL_PATH, { query, signal, schema: protocolsSchema }), paging),
    placeholderData: keepPreviousData,
  });
};

/** Most districts in one answer. */
const ALL_DISTRICTS: Paging = { limit: 1000, offset: 0 };

/** All districts of a board with their protocols (E033), for a folder of files. */
export const allProtocolsQuery = (board: number) => {
  const query = asQuery({ board, region: null, district: null }, ALL_DISTRICTS);
  return queryOptions({
    queryKey: [PROTOCOL_PATH, 'all', query],
    queryFn: ({ signal }) =>
      allRowsOf((offset) => http(PROTOCOL_PATH, { query: { ...query, offset }, signal, schema: protocolsSchema })),
  });
};

const countedSchema = countedAt('results', protocolSchema);

/** All districts with their protocols (E033), for counting those without one. */
export const districtProtocolsQuery = (board: number) => {
  const query = asQuery({ board, region: null, district: null }, ALL_DISTRICTS);
  return {
    queryKey: [PROTOCOL_PATH, 'count', query],
    queryFn: ({ signal }: { signal: AbortSignal }) =>
      allRowsOf((offset) => http(PROTOCOL_PATH, { query: { ...query, offset }, signal, schema: countedSchema })),
  };
};

/** Refetches a protocol by the list of its district (E033); null where it is missing. Throws `AppError`. */
export async function readProtocol(id: number, filter: DocumentFilter): Promise<KnownProtocol | null> {
  const { rows } = await http(PROTOCOL_PATH, { query: asQuery(filter, ALL_DISTRICTS), schema: protocolsSchema });
  const found = rows.find((protocol) => protocol.id === id);
  return found ? { ...found, id } : null;
}

/** Submits the protocol of the caller's own district, which the platform derives from the session (E-007). */
export const addProtocol = (body: { board_id: number; file_id: string }, district: DistrictSubject) =>
  http(PROTOCOL_PATH, {
    method: 'POST',
    repeatable: true,
    body,
    journal: {
      action: 'protocol',
      subject: { kind: 'district', ...district },
      board: body.board_id,
      before: { file_id: null },
      expect: { file_id: body.file_id },
    },
    schema: ignored,
  });

/**
 * Replaces the file of a protocol (Z-052: the path that names the protocol). `undoes`: the journal's entry that this takes
 * back. Throws `AppError`.
 */
export const replaceProtocol = (protocol: KnownProtocol, file_id: string, board: number, undoes?: string) =>
  http(`${PROTOCOL_PATH}/${protocol.id}`, {
    method: 'PUT',
    body: { file_id },
    journal: {
      action: 'protocol',
      subject: { kind: 'district', ...districtOf(protocol) },
      board,
      before: { protocol_id: protocol.id, file_id: protocol.file_id },
      expect: { file_id },
      undoes,
    },
    schema: ignored,
  });

const councilDecisionsSchema = rowsAt('data', councilDecisionSchema);

/** Refetches a council decision by the list of its board (E038); null where it is missing. Throws `AppError`. */
export async function readCouncilDecision(id: number, board: number): Promise<CouncilDecision | null> {
  const query = asQuery({ board, region: null, district: null }, ALL_DISTRICTS);
  const { rows } = await http(COUNCIL_PATH, { query, schema: councilDecisionsSchema });
  return rows.find((decision) => decision.id === id) ?? null;
}

/** A page of the council decisions (E-010 to E-012). */
export const councilDecisionsQuery = (filter: DocumentFilter, paging: Paging) => {
  const query = asQuery(filter, paging);
  return queryOptions({
    queryKey: [COUNCIL_PATH, query],
    queryFn: async ({ signal }) =>
      pageAt(await http(COUNCIL_PATH, { query, signal, schema: councilDecisionsSchema }), paging),
    placeholderData: keepPreviousData,
  });
};

/**
 * Changes the title (number and date) and the file of a council decision of a board (E-013). `undoes`: the journal's entry
 * that this takes back. Throws `AppError`.
 */
export const saveCouncilDecision = (
  decision: CouncilDecision,
  body: { title: string; file_id: string },
  board: number,
  undoes?: string,
) =>
  http(`${COUNCIL_PATH}/${decision.id}`, {
    method: 'PUT',
    body,
    journal: {
      action: 'council-file',
      subject: decisionSubject(decision),
      board,
      before: { title: decision.title, file_id: decision.file_id },
      expect: body,
      undoes,
    },
    schema: ignored,
  });
