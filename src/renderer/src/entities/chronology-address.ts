import { idParam } from '@/kit/list/list-state.ts';

/** What the screens of an initiative's chronology read from their address (A-008; spec 000 §2, 001 §2). */
export type ChronologyAddress = {
  /** The initiative's id. */
  readonly initiative: number;
  /** The initiative's board; null if missing in the address or unreadable. */
  readonly board: number | null;
};

const id = idParam();

/** Reads the address; returns null if the initiative's id is unreadable. */
export function readChronologyAddress(
  initiativeId: string | undefined,
  query: URLSearchParams,
): ChronologyAddress | null {
  const initiative = id.parse(initiativeId ?? '') ?? null;
  return initiative === null ? null : { initiative, board: id.parse(query.get('board_id') ?? '') ?? null };
}

/** URL of the chronology of an initiative, named ChronologyList in the documents. */
export const chronologyPath = (address: ChronologyAddress): string => pathTo(address, '');

/** URL of the form for a new record, named ChronologyAdd. */
export const chronologyAddPath = (address: ChronologyAddress): string => pathTo(address, '/add');

/** URL of the form of a known record, named ChronologyEdit. */
export const chronologyEditPath = (address: ChronologyAddress, record: number): string =>
  pathTo(address, '/edit', { edit_id: record });

function pathTo({ initiative, board }: ChronologyAddress, form: string, more: Readonly<Record<string, number>> = {}) {
  const values = Object.entries({ ...(board !== null && { board_id: board }), ...more });
  const query = new URLSearchParams(values.map(([key, value]) => [key, String(value)]));
  return `/app/chronology/list/${initiative}${form}${query.size > 0 ? `?${query}` : ''}`;
}
