import type { QueryClient } from '@tanstack/react-query';
import { longReading } from '@/api/progress.ts';
import { ALL } from '@/entities/initiative-stages.ts';
import { changeKept } from '@/kit/keeps/change-kept.ts';
import { afterReading } from './progress.ts';
import { PROGRESS } from './progress-plan.ts';
import { readSeason, type SeasonEnd } from './read-season.ts';
import { seasonPorts } from './season-ports.ts';
import { NOTHING_READ, partRead, type SoFar } from './so-far.ts';
import { sumsByDistrict } from './sums.ts';

/** A season's reading: under way, or how it ended. */
export type Reading = {
  readonly board: number;
  readonly soFar: SoFar;
  readonly end: SeasonEnd | null;
  /** When it began or went on, and with how many answered calls, for an estimate; ms of `performance.now`. */
  readonly since: { readonly at: number; readonly calls: number };
};

export type SeasonReading = {
  get: () => Reading | null;
  subscribe: (watch: () => void) => () => void;
  /** Begins a reading, or goes on with one of this board that was stopped or refused. */
  start: (board: number) => void;
  /** Stops it and gives up the call in flight, which `start` makes anew. */
  stop: () => void;
};

const readings = new WeakMap<QueryClient, SeasonReading>();

/** The season's reading of the person to whom this cache belongs; it goes on while other pages are shown. */
export function seasonReadingOf(queries: QueryClient): SeasonReading {
  const known = readings.get(queries) ?? createSeasonReading(queries);
  readings.set(queries, known);
  return known;
}

function createSeasonReading(queries: QueryClient): SeasonReading {
  let reading: Reading | null = null;
  let running: AbortController | null = null;
  const watchers = new Set<() => void>();
  const showOnTaskbar = longReading();
  const set = (next: Reading) => {
    reading = next;
    showOnTaskbar(next.end ? null : partRead(next.soFar));
    for (const watch of watchers) watch();
  };

  const run = async (board: number, begun: SoFar, mine: AbortController) => {
    const since = { at: performance.now(), calls: begun.calls };
    set({ board, soFar: begun, end: null, since });
    const tell = (soFar: SoFar) => {
      if (running === mine) set({ board, soFar, end: null, since });
    };
    const { soFar, end } = await readSeason(begun, {
      ...seasonPorts(queries, { board, search: '', stage: ALL, sub_stage: ALL }),
      onProgress: tell,
      signal: mine.signal,
    });
    if (running !== mine) return;
    running = null;
    set({ board, soFar, end, since });
    if (end.state !== 'whole' && end.state !== 'about') return;
    const last = {
      ...{ at: Date.now(), board, about: end.state === 'about', calls: soFar.calls },
      districts: sumsByDistrict(soFar),
    };
    // Where what is kept cannot be read now, the sums are shown the next time.
    await changeKept(queries, PROGRESS, (kept) => afterReading(kept, last)).catch(() => undefined);
  };

  return {
    get: () => reading,
    subscribe: (watch) => {
      watchers.add(watch);
      return () => watchers.delete(watch);
    },
    start: (board) => {
      if (running && reading?.board === board) return;
      running?.abort();
      const mine = new AbortController();
      running = mine;
      const halted = reading?.board === board && (reading.end?.state === 'stopped' || reading.end?.state === 'refused');
      void run(board, halted && reading ? reading.soFar : NOTHING_READ, mine);
    },
    stop: () => running?.abort(),
  };
}
