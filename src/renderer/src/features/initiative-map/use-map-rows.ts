import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { longReading } from '@/api/progress.ts';
import { type InitiativeFilter, initiativesQuery } from '@/domains/initiative/model/api.ts';
import type { Initiative } from '@/domains/initiative/model/initiative.ts';
import { ROWS } from '@/domains/initiative/reading/pace.ts';
import { seasonPorts } from '@/domains/initiative/reading/season-ports.ts';
import { INITIATIVES_PATH } from '@/entities/initiative-queries.ts';
import { MOST_UNASKED, readMap } from './read-map.ts';

/** How long rows stay fresh, in ms. */
const CURRENT_MS = 5 * 60_000;
const NONE: readonly Initiative[] = [];

/** The rows of a filter for the map, and the progress of reading them. */
export type MapReading = {
  /** All rows of the filter; those of the previous filter while this filter's are being read. */
  readonly rows: readonly Initiative[];
  /** Whether rows that the platform counts are missing. */
  readonly about: boolean;
  /** Number of rows of the filter; null while unknown. */
  readonly total: number | null;
  /** `asks`: so many rows are read only after `agree`. `reading`: `done` rows have arrived. */
  readonly state: 'reading' | 'asks' | 'ready' | 'failed';
  readonly done: number;
  readonly error: unknown;
  readonly agree: () => void;
  readonly retry: () => void;
  /** Aborts a long reading, which then asks again; null where none is running. */
  readonly stop: (() => void) | null;
  /** When a large list was read, in ms since the epoch; null for a list that is refetched automatically. */
  readonly readAt: number | null;
  /** Whether a reading is running, also while rows of an earlier one are shown. */
  readonly fetching: boolean;
  /** The spelling of the query that found the rows, where it is not the one in the filter. */
  readonly spelling: string | undefined;
};

/** Reads all rows of a filter: up to 3,000 at once, more after the person agrees. `enabled` false: not yet. */
export function useMapRows(filter: InitiativeFilter, enabled: boolean): MapReading {
  const queries = useQueryClient();
  const key = JSON.stringify(filter);
  const [agreed, setAgreed] = useState<string | null>(null);
  const [progress, setProgress] = useState({ key, done: 0 });
  // Without the list's placeholder, the rows of the previous filter.
  const { placeholderData: _, ...firstPage } = initiativesQuery(filter, { limit: ROWS.first, offset: 0 });
  const first = useQuery({
    ...firstPage,
    staleTime: CURRENT_MS,
    // Only the person refetches a large list.
    refetchInterval: ({ state: { data } }) => (data && data.total <= MOST_UNASKED ? CURRENT_MS : false),
    enabled,
  });
  const total = first.data?.total ?? null;
  const isLarge = total !== null && total > MOST_UNASKED;
  const isRest = total !== null && total > ROWS.first;
  // A decision must not invalidate a large list: the person decides when to refetch it.
  const restKey = isLarge ? ['map', filter] : [INITIATIVES_PATH, 'map', filter];
  const rest = useQuery({
    queryKey: restKey,
    queryFn: async ({ signal }) => {
      const showOnTaskbar = isLarge ? longReading() : null;
      const onProgress = (done: number) => {
        setProgress({ key, done });
        if (total) showOnTaskbar?.(done / total);
      };
      // The first page of the query above, cached or in flight: never older than the rest.
      const begun = await queries.fetchQuery({ ...firstPage, staleTime: CURRENT_MS });
      const rows = readMap(begun, { ...seasonPorts(queries, filter), signal, onProgress });
      return rows.finally(() => showOnTaskbar?.(null));
    },
    enabled: enabled && isRest && (!isLarge || agreed === key),
    // A large list is not even reread when the line returns.
    staleTime: isLarge ? 'static' : CURRENT_MS,
    ...(isLarge ? { gcTime: Number.POSITIVE_INFINITY } : { refetchInterval: CURRENT_MS }),
    retry: false,
  });

  const error = first.data ? (rest.data ? null : rest.error) : first.error;
  const whole = isRest ? rest.data : first.data && { rows: first.data.rows, about: false };
  const [shown, setShown] = useState(whole);
  if (whole && whole.rows !== shown?.rows) setShown(whole);
  const state = error ? 'failed' : whole ? 'ready' : isLarge && agreed !== key ? 'asks' : 'reading';
  return {
    rows: shown?.rows ?? NONE,
    about: shown?.about ?? false,
    total,
    state,
    done: progress.key === key ? progress.done : 0,
    error,
    agree: () => setAgreed(key),
    retry: () => void (first.data ? rest : first).refetch(),
    stop:
      isLarge && rest.isFetching
        ? () => {
            if (!rest.data) setAgreed(null);
            void queries.cancelQueries({ queryKey: restKey, exact: true });
          }
        : null,
    readAt: isLarge && rest.data ? rest.dataUpdatedAt : null,
    fetching: rest.isFetching,
    spelling: first.data?.spelling,
  };
}
