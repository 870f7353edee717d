import { queryOptions } from '@tanstack/react-query';
import { z } from 'zod';
import { http } from '@/api/http.ts';
import { orNone } from '@/api/or-none.ts';
import { CHRONOLOGY_PATH, INITIATIVE_PATH } from '@/entities/initiative-queries.ts';
import { optionalName, optionalNumber, optionalText, recordId } from '@/kit/fields.ts';
import { comparedText } from '@/kit/merging/compared-text.ts';
import { cameIn, pageAt, type Rows, rowsAt, type SomeRows, type UnreadRow } from '@/kit/page.ts';
import { recordAt } from '@/kit/record.ts';
import { type InvestData, investDataSchema } from './invest-data.ts';
import { winnerFields } from './misfit.ts';
import type { Paper } from './paper.ts';
import type { NewDecision } from './save-decision.ts';

/** The answers to these calls are unused. */
const ignored = z.unknown();

/** Recognised by one of these two fields: the same path also answers the steps of an initiative, which lack them. */
const investSchema = recordAt('chronology', ['invest_object', 'orderer_document_file'], investDataSchema);

/** Reads the investment object of a winner. Throws `AppError`, also if there is none (404). */
export const readInvestData = (public_id: string, signal?: AbortSignal): Promise<InvestData> =>
  http(CHRONOLOGY_PATH, { query: { public_id }, schema: investSchema, ...(signal && { signal }) });

/** The investment object of a winner; null if there is none (404; spec 001 §4). */
export const investDataQuery = (public_id: string) =>
  queryOptions({
    queryKey: [CHRONOLOGY_PATH, 'invest', public_id],
    queryFn: ({ signal }) => orNone(readInvestData(public_id, signal)),
  });

/** Saves the papers of an object; its id is in the body (O-033). Throws `AppError`. */
export const savePaper = (id: number, paper: Paper) =>
  http(CHRONOLOGY_PATH, { method: 'PUT', body: { id, ...paper }, schema: ignored });

const COUNCIL_PATH = 'api/v1/init-council-decisions';
/** First part of every query key of the council decisions, for invalidating all of them. */
export const COUNCIL_KEY = [COUNCIL_PATH] as const;
/** Number of decisions that one call of the picker reads (spec 001 §9). */
const PICKER_LIMIT = 100;

const decisionsSchema = rowsAt(
  'data',
  z.object({ id: recordId, title: optionalText, district: optionalName, file_id: optionalText }),
);
/** A council decision; anything but the id may be missing. */
export type CouncilDecision = { id: number; title: string | null; district: string | null; file_id: string | null };

/** The season and place of a winner; null: unknown, no filter. */
export type CouncilPlace = Readonly<Record<'board_id' | 'region_id' | 'district_id', number | null>>;

/** The place without any other fields of the given object. */
const placeOnly = ({ board_id, region_id, district_id }: CouncilPlace): CouncilPlace => ({
  board_id,
  region_id,
  district_id,
});

async function readDecisions(
  place: CouncilPlace,
  offset: number,
  signal?: AbortSignal,
): Promise<SomeRows<CouncilDecision>> {
  const query = { ...placeOnly(place), limit: PICKER_LIMIT, ...(offset > 0 && { offset }) };
  const came = await http(COUNCIL_PATH, { query, schema: decisionsSchema, ...(signal && { signal }) });
  return pageAt(came, { limit: PICKER_LIMIT, offset });
}

/** All council decisions of a season and place, read a hundred at a time (O-034), each once. */
export const councilDecisionsQuery = (place: CouncilPlace) =>
  queryOptions({
    queryKey: [COUNCIL_PATH, 'picker', placeOnly(place)],
    queryFn: async ({ signal }): Promise<Rows<CouncilDecision>> => {
      const rows = new Map<number, CouncilDecision>();
      const unread: UnreadRow[] = [];
      for (let offset = 0; ; offset += PICKER_LIMIT) {
        const page = await readDecisions(place, offset, signal);
        for (const row of page.rows) rows.set(row.id, row);
        unread.push(...(page.unread ?? []));
        if (cameIn(page) === 0 || offset + PICKER_LIMIT >= page.total) return { rows: [...rows.values()], unread };
      }
    },
  });

/**
 * Id of the decision with this file and title, searched in the whole list of its place; null if none: the same file under
 * a corrected title is another decision (Z-185). Throws `AppError`.
 */
export async function findDecision({ file_id, title, ...place }: NewDecision): Promise<number | null> {
  for (let offset = 0; ; offset += PICKER_LIMIT) {
    const { rows, total } = await readDecisions(place, offset);
    const found = rows.find((row) => row.file_id === file_id && comparedText(row.title) === comparedText(title));
    if (found) return found.id;
    if (offset + PICKER_LIMIT >= total) return null;
  }
}

const createdSchema = z.object({ id: recordId });

/** Creates a council decision and returns its id (O-035). Not idempotent. Throws `AppError`. */
export const createDecision = async (body: NewDecision): Promise<number> =>
  (await http(COUNCIL_PATH, { method: 'POST', repeatable: true, body, schema: createdSchema })).id;

const linkedSchema = recordAt('initiative', ['id'], z.object({ ...winnerFields, council_decision_id: optionalNumber }));

/** Id of the council decision that an initiative is linked to, or null; and what an address says of it. Throws `AppError`. */
const readLink = (initiative: number, signal?: AbortSignal) =>
  http(`${INITIATIVE_PATH}/${initiative}`, { schema: linkedSchema, ...(signal && { signal }) });

/** Id of the council decision that an initiative is linked to, or null. Throws `AppError`. */
export const readLinked = async (initiative: number): Promise<number | null> =>
  (await readLink(initiative)).council_decision_id;

/** The council decision that an initiative is linked to: an address may be older than the link. */
export const linkedQuery = (initiative: number) =>
  queryOptions({
    queryKey: [INITIATIVE_PATH, initiative, 'council-decision'],
    queryFn: ({ signal }) => readLink(initiative, signal),
  });

/** Links a council decision to an initiative (O-035). Throws `AppError`. */
export const linkDecision = (initiative_id: number, council_decision_id: number) =>
  http(`${INITIATIVE_PATH}/council-decision`, {
    method: 'POST',
    repeatable: true,
    body: { initiative_id, council_decision_id },
    schema: ignored,
  });
