import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { AGAIN_MS } from '@/domains/initiative/reading/pace.ts';
import type { Summed } from '@/domains/initiative/reading/progress.ts';
import { PROGRESS } from '@/domains/initiative/reading/progress-plan.ts';
import {
  heldReadingOf,
  type SeasonProgress,
  seasonReadingOf,
  wholeSeason,
} from '@/domains/initiative/reading/season-reading.ts';
import { useKept } from '@/kit/keeps/use-kept.ts';

/** Known data of a board's whole season. */
export type Season = {
  /** The last sums, and those before them; null before the first reading. */
  last: Summed | null;
  before: Summed | null;
  /** The reading of this board; null if there is none, neither of this run nor a kept one. */
  reading: SeasonProgress | null;
  /** Time until the season may be read again, in ms; 0: now. */
  waits: number;
  start: () => void;
  stop: () => void;
};

/**
 * Time until a season read at `at` may be read again, in ms; `at` and `now` in ms since the epoch. A reading from the
 * future, before the clock was set back, says nothing.
 */
const waitOf = (at: number, now: number): number => (at > now ? 0 : Math.max(0, at + AGAIN_MS - now));

/** The season of a board, and its reading; a reading of another board is stopped. */
export function useSeason(board: number): Season {
  const season = seasonReadingOf(useQueryClient());
  const readings = useSyncExternalStore(season.subscribe, season.get);
  const reading = heldReadingOf(readings, wholeSeason(board));
  const { value: kept } = useKept(PROGRESS);
  const isOther = readings.some(({ filter, end }) => end === null && filter.board !== board);
  useEffect(() => {
    if (isOther) season.stop();
  }, [season, isOther]);
  const ours = kept?.last.board === board ? kept : null;
  const last = ours?.last ?? null;
  return {
    last,
    before: ours?.before ?? null,
    reading,
    waits: last ? waitOf(last.at, Date.now()) : 0,
    start: () => season.start(wholeSeason(board)),
    stop: season.stop,
  };
}
