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

/** A season's reading, running or ended. */
export type SeasonProgress = {
  readonly board: number;
  readonly soFar: SoFar;
  readonly end: SeasonEnd | null;
  /** When it was started or continued (ms of `performance.now`), and the calls answered by then, for an estimate. */
  readonly since: { readonly at: number; readonly calls: number };
};

export type SeasonReading = {
  get: () => SeasonProgress | null;
  subscribe: (watch: () => void) => () => void;
  /** Starts a reading, or continues a stopped or refused reading of this board. */
  start: (board: number) => void;
  /** Stops it and aborts the call in flight, which `start` repeats. */
  stop: () => void;
};

const readings = new WeakMap<QueryClient, SeasonReading>();

/** The season's reading of the person who owns this cache; it continues while other pages are shown. */
export function seasonReadingOf(queries: QueryClient): SeasonReading {
  const known = readings.get(queries) ?? createSeasonReading(queries);
  readings.set(queries, known);
  return known;
}

function createSeasonReading(queries: QueryClient): SeasonReading {
  let reading: SeasonProgress | null = null;
  let running: AbortController | null = null;
  const watchers = new Set<() => void>();
  const showOnTaskbar = longReading();
  const set = (next: SeasonProgress) => {
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
    // Where the stored readings cannot be read now, the sums are not stored: a later reading will show them.
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
