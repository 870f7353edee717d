import { cameIn, type Rows, type UnreadRow } from '@/kit/page.ts';
import type { Initiative } from '../model/initiative.ts';
import { nextLimit, ROWS } from './pace.ts';
import { type SeasonRow, seasonRow } from './season-row.ts';

/** What has been read of a season, from which a reading goes on. */
export type SoFar = {
  /** By id: new initiatives move the edges of pages, so that some come twice. */
  readonly rows: ReadonlyMap<number, SeasonRow>;
  /** Names of the regions and districts of the rows, by id. */
  readonly regions: ReadonlyMap<number, string>;
  readonly districts: ReadonlyMap<number, string>;
  /** Rows that could not be read, by their number or place: they are there, though nobody knows where. */
  readonly unread: ReadonlySet<string>;
  /** Offset and size of the next page, in rows. */
  readonly next: number;
  readonly limit: number;
  /** How many there are, as the last answer says; null before the first. */
  readonly total: number | null;
  /** Calls that were answered. */
  readonly calls: number;
};

/** Nothing has been read. */
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

/** After a page was read. `took`: how long the answer took, in ms. */
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

/** One string for all rows of a place. */
function name(names: Map<number, string>, id: number | null, title: string | null): void {
  if (id !== null && title !== null && !names.has(id)) names.set(id, title);
}

/** Which part (0–1) of the season has been read; 0 before the first answer. */
export const partRead = ({ rows, unread, total }: SoFar): number =>
  total === null ? 0 : total === 0 ? 1 : Math.min(1, (rows.size + unread.size) / total);

/** Whether a page is still to be read. */
export const hasMore = ({ next, total }: SoFar): boolean => total === null || next < total;

/** Whether all rows are there that the last answer counted. */
export const isWhole = ({ rows, unread, total }: SoFar): boolean => total !== null && rows.size + unread.size >= total;
