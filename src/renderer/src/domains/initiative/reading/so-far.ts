import { cameIn, type Rows, type UnreadRow } from '@/kit/page.ts';
import type { Initiative } from '../model/initiative.ts';
import { nextLimit, ROWS } from './pace.ts';
import { seasonRow } from './season-row.ts';

/** The part of a season read so far, from which a reading can be continued. */
export type SoFar = {
  /** By id: new initiatives shift the edges of pages, so that some rows arrive twice. */
  readonly rows: ReadonlyMap<number, Initiative>;
  /** Names of the regions and districts of the rows, by id. */
  readonly regions: ReadonlyMap<number, string>;
  readonly districts: ReadonlyMap<number, string>;
  /** Malformed rows, by id or offset: they count, though their place is unknown. */
  readonly unread: ReadonlySet<string>;
  /** Offset and size of the next page, in rows. */
  readonly next: number;
  readonly limit: number;
  /** Number of initiatives by the last answer; null before the first answer. */
  readonly total: number | null;
  /** Calls that were answered. */
  readonly calls: number;
};

/** A whole list as it was read. */
export type WholeList = {
  readonly soFar: SoFar;
  /** Whether rows that the platform counted are missing. */
  readonly about: boolean;
  /** When the reading ended, in ms since the epoch. */
  readonly at: number;
};

/** State before the first page. */
export const NOTHING_READ: SoFar = {
  rows: new Map(),
  regions: new Map(),
  districts: new Map(),
  unread: new Set(),
  next: 0,
  limit: ROWS.first,
  total: null,
  calls: 0,
};

/** Adds a page. `took`: how long the answer took, in ms. */
export function withPage(soFar: SoFar, page: Rows<Initiative> & { readonly total: number }, took: number): SoFar {
  const rows = new Map(soFar.rows);
  const regions = new Map(soFar.regions);
  const districts = new Map(soFar.districts);
  for (const row of page.rows) {
    rows.set(row.id, seasonRow(row));
    name(regions, row.region_id, row.region_title);
    name(districts, row.district_id, row.district_title);
  }
  const placed = (row: UnreadRow) => row.id ?? `at ${soFar.next + row.index}`;
  return {
    rows,
    regions,
    districts,
    unread: new Set([...soFar.unread, ...(page.unread ?? []).map(placed)]),
    next: soFar.next + cameIn(page),
    limit: nextLimit(soFar.limit, took),
    total: page.total,
    calls: soFar.calls + 1,
  };
}

/** Keeps one string for all rows of a place. */
function name(names: Map<number, string>, id: number | null, title: string | null): void {
  if (id !== null && title !== null && !names.has(id)) names.set(id, title);
}

/** Share of the season that has been read, 0 to 1; 0 before the first answer. */
export const partRead = ({ rows, unread, total }: SoFar): number =>
  total === null ? 0 : total === 0 ? 1 : Math.min(1, (rows.size + unread.size) / total);

/** Whether a page is still to be read. */
export const hasMore = ({ next, total }: SoFar): boolean => total === null || next < total;

/** Whether all rows that the last answer counted have arrived. */
export const hasAllRows = ({ rows, unread, total }: SoFar): boolean =>
  total !== null && rows.size + unread.size >= total;
