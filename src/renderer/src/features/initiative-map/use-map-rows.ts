import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState, useSyncExternalStore } from 'react';
import { type InitiativeFilter, initiativesQuery } from '@/domains/initiative/model/api.ts';
import type { Initiative } from '@/domains/initiative/model/initiative.ts';
import { ROWS } from '@/domains/initiative/reading/pace.ts';
import { seasonPorts } from '@/domains/initiative/reading/season-ports.ts';
import { heldReadingOf, rowsIn, seasonReadingOf, wholeOf } from '@/domains/initiative/reading/season-reading.ts';
import { INITIATIVES_PATH } from '@/entities/initiative-queries.ts';
import type { SomeRows } from '@/kit/page.ts';
import { MOST_UNASKED, readMap, refused } from './read-map.ts';

/** How long rows stay fresh, in ms. */
const CURRENT_MS = 5 * 60_000;
const NONE: readonly Initiative[] = [];

/** The rows of a filter for the map, and the progress of reading them. */
export type MapReading = {
  /** The rows of the filter, as far as they have been read; those of the previous filter until the first have. */
  readonly rows: readonly Initiative[];
  /** Whether rows that the platform counts are missing. */
  readonly about: boolean;
  /** Number of rows of the filter; null while unknown: until all are read, where the platform says no total. */
  readonly total: number | null;
  /** `asks`: so many rows are read only after `agree`. `reading`: `done` rows have arrived. */
  readonly state: 'reading' | 'asks' | 'ready' | 'failed';
  readonly done: number;
  readonly error: unknown;
  readonly agree: () => void;
  readonly retry: () => void;
  /** Stops a long reading, which then asks again and can be continued; null where none is running. */
  readonly stop: (() => void) | null;
  /** When a large list was read, in ms since the epoch; null for a list that is refetched automatically. */
  readonly readAt: number | null;
  /** Whether a reading is running, also while rows of an earlier one are shown. */
  readonly fetching: boolean;
  /** The spelling of the query that found the rows, where it is not the one in the filter. */
  readonly spelling: string | undefined;
};

/**
 * Reads all rows of a filter: up to 3,000 at once, more after the person agrees, by a reading that continues and stays
 * while other pages are shown. `enabled` false: not yet.
 */
export function useMapRows(filter: InitiativeFilter, enabled: boolean): MapReading {
  const queries = useQueryClient();
  const key = JSON.stringify(filter);
  const long = useLongList(filter);
  const [soFar, setSoFar] = useState({ key, rows: NONE });
  // Without the list's placeholder, the rows of the previous filter.
  const { placeholderData: _, ...firstPage } = initiativesQuery(filter, { limit: ROWS.first, offset: 0 });
  const first = useQuery({
    ...firstPage,
    staleTime: CURRENT_MS,
    // Only the person refetches a large list.
    refetchInterval: ({ state: { data } }) => (data && data.total <= MOST_UNASKED ? CURRENT_MS : false),
    enabled: enabled && !isLong(long.total),
  });
  const total = isLong(long.total) ? long.total : (first.data?.total ?? null);
  const isRest = total !== null && total > ROWS.first;
  const rest = useQuery({
    queryKey: [INITIATIVES_PATH, 'map', filter],
    queryFn: async ({ signal }) => {
      const onProgress = (rows: readonly Initiative[]) => setSoFar({ key, rows });
      // The first page of the query above, cached or in flight: never older than the rest.
      const begun = await queries.fetchQuery({ ...firstPage, staleTime: CURRENT_MS });
      return readMap(begun, { ...seasonPorts(queries, filter), signal, onProgress });
    },
    enabled: enabled && isRest && !isLong(total),
    staleTime: CURRENT_MS,
    refetchInterval: CURRENT_MS,
    retry: false,
  });

  const large = isLong(total);
  const short = isRest ? rest.data : first.data;
  const whole = large ? long.whole : (short ?? null);
  const come = large ? long.soFar : soFar.key === key ? soFar.rows : NONE;
  const now = whole ?? (come.length > 0 ? { rows: come } : null);
  const [shown, setShown] = useState(now);
  if (now && now.rows !== shown?.rows) setShown(now);
  const error = large ? long.error : first.data ? rest.error : first.error;
  // A platform that says no total: the least that it can be is no figure to show.
  const isSaid = large || first.data?.uncounted !== true;
  return {
    rows: shown?.rows ?? NONE,
    about: (large ? long.whole?.about : rest.data?.about) ?? false,
    total: isSaid ? total : (whole?.rows.length ?? null),
    state: whole ? 'ready' : error ? 'failed' : large && !long.running ? 'asks' : 'reading',
    done: come.length,
    error,
    agree: () => long.start(first.data),
    retry: () => void (large ? long.start() : (first.data ? rest : first).refetch()),
    stop: long.running ? long.stop : null,
    readAt: large ? (long.whole?.at ?? null) : null,
    fetching: long.running || rest.isFetching,
    spelling: first.data?.spelling,
  };
}

const isLong = (total: number | null): boolean => total !== null && total > MOST_UNASKED;

/**
 * The long reading of a list: its own, else the part of the whole season's, where that was read. `start` reads it anew,
 * or goes on where it was stopped.
 */
function useLongList(filter: InitiativeFilter) {
  const season = seasonReadingOf(useQueryClient());
  const readings = useSyncExternalStore(season.subscribe, season.get);
  const own = heldReadingOf(readings, filter);
  const source = own?.whole ?? wholeOf(readings, filter);
  const { stage, sub_stage } = filter;
  const whole = useMemo(
    () => source && { rows: rowsIn(source.soFar, { stage, sub_stage }), about: source.about, at: source.at },
    [source, stage, sub_stage],
  );
  const come = own?.soFar.rows;
  const soFar = useMemo(() => (come ? [...come.values()] : NONE), [come]);
  const running = own !== null && own.end === null;
  return {
    /** Number of rows by the list's own reading; null without one. */
    total: own?.soFar.total ?? own?.whole?.soFar.total ?? null,
    whole,
    soFar,
    running,
    error: own?.end?.state === 'failed' ? own.end.error : own?.end?.state === 'refused' ? refused() : null,
    start: (first?: SomeRows<Initiative>) => season.start(filter, first),
    stop: season.stop,
  };
}
