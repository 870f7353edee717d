import type { QueryClient } from '@tanstack/react-query';
import { longReading } from '@/api/progress.ts';
import { ALL } from '@/entities/initiative-stages.ts';
import { changeKept } from '@/kit/keeps/change-kept.ts';
import type { SomeRows } from '@/kit/page.ts';
import type { InitiativeFilter } from '../model/api.ts';
import type { Initiative } from '../model/initiative.ts';
import { keepSeason, loadSeason } from './kept-season.ts';
import { afterReading } from './progress.ts';
import { PROGRESS } from './progress-plan.ts';
import { readSeason, type SeasonEnd } from './read-season.ts';
import { seasonPorts } from './season-ports.ts';
import { NOTHING_READ, partRead, type SoFar, type WholeList, withPage } from './so-far.ts';
import { sumsByDistrict } from './sums.ts';

/** The reading of a list, running or ended. */
export type SeasonProgress = {
  readonly filter: InitiativeFilter;
  readonly soFar: SoFar;
  readonly end: SeasonEnd | null;
  /** When it was started or continued (ms of `performance.now`), and the calls answered by then, for an estimate. */
  readonly since: { readonly at: number; readonly calls: number };
  /** The list as last read to its end; it stays while the list is read again. */
  readonly whole: WholeList | null;
};

/** The list of all initiatives of a board. */
export const wholeSeason = (board: number): InitiativeFilter => ({ board, search: '', stage: ALL, sub_stage: ALL });

/** Whether two filters are those of one list. */
const isSame = (one: InitiativeFilter, other: InitiativeFilter) =>
  one.board === other.board &&
  one.search === other.search &&
  one.stage === other.stage &&
  one.sub_stage === other.sub_stage;

export type SeasonReading = {
  /** The readings of this person, the latest first; the same object until one of them changes. */
  get: () => readonly SeasonProgress[];
  subscribe: (watch: () => void) => () => void;
  /**
   * Starts the reading of a list, or continues a stopped or refused one; another that is running stops. `first`: the
   * list's first page, if it has just been read.
   */
  start: (filter: InitiativeFilter, first?: SomeRows<Initiative>) => void;
  /** Stops the one that is running and aborts the call in flight, which `start` repeats. */
  stop: () => void;
};

/** The reading of this list; null if there is none, neither of this run nor a kept one. */
export const heldReadingOf = (readings: readonly SeasonProgress[], filter: InitiativeFilter): SeasonProgress | null =>
  readings.find((one) => isSame(one.filter, filter)) ?? null;

/** The whole season that this list is a part of, as it was read; null where it was not, or a search finds the part. */
export function wholeOf(readings: readonly SeasonProgress[], { board, search }: InitiativeFilter): WholeList | null {
  return board === null || search !== '' ? null : (heldReadingOf(readings, wholeSeason(board))?.whole ?? null);
}

/** The rows of a reading that have this stage and sub-stage, in their order. */
export const rowsIn = (
  { rows }: Pick<SoFar, 'rows'>,
  { stage, sub_stage }: Pick<InitiativeFilter, 'stage' | 'sub_stage'>,
): readonly Initiative[] =>
  [...rows.values()].filter(
    (row) => (stage === ALL || row.stage === stage) && (sub_stage === ALL || row.moderation_sub_stage === sub_stage),
  );

/** How many lists are held: a season, and a part of it. */
const HELD = 2;

const stores = new WeakMap<QueryClient, SeasonReading>();

/** The readings of the person who owns this cache; they continue, and stay, while other pages are shown. */
export function seasonReadingOf(queries: QueryClient): SeasonReading {
  const known = stores.get(queries) ?? createSeasonReading(queries);
  stores.set(queries, known);
  return known;
}

function createSeasonReading(queries: QueryClient): SeasonReading {
  let readings: readonly SeasonProgress[] = [];
  let running: { filter: InitiativeFilter; stopper: AbortController } | null = null;
  const watchers = new Set<() => void>();
  const showOnTaskbar = longReading();
  const set = (next: SeasonProgress) => {
    readings = [next, ...readings.filter(({ filter }) => !isSame(filter, next.filter))].slice(0, HELD);
    for (const watch of watchers) watch();
  };

  const run = async (filter: InitiativeFilter, begun: SoFar, stopper: AbortController) => {
    const before = heldReadingOf(readings, filter)?.whole ?? null;
    const since = { at: performance.now(), calls: begun.calls };
    const isRunning = () => running?.stopper === stopper;
    const tell = (soFar: SoFar) => {
      if (!isRunning()) return;
      showOnTaskbar(partRead(soFar));
      set({ filter, soFar, end: null, since, whole: before });
    };
    tell(begun);
    const ports = { ...seasonPorts(queries, filter), onProgress: tell, signal: stopper.signal };
    const { soFar, end } = await readSeason(begun, ports);
    // Stopped and continued at once.
    if (!isRunning() && running && isSame(running.filter, filter)) return;
    if (isRunning()) {
      running = null;
      showOnTaskbar(null);
    }
    const isWhole = end.state === 'whole' || end.state === 'about';
    const whole = isWhole ? { soFar, about: end.state === 'about', at: Date.now() } : before;
    set({ filter, soFar, end, since, whole });
    if (!isWhole || !whole || filter.board === null || !isSame(filter, wholeSeason(filter.board))) return;
    await keepSums(queries, filter.board, whole);
    await keepSeason({ board: filter.board, whole });
  };

  // What was read before the program's last end, unless it has been read anew meanwhile.
  void loadSeason(Date.now()).then((kept) => {
    if (!kept || heldReadingOf(readings, wholeSeason(kept.board))) return;
    const { board, whole } = kept;
    const end: SeasonEnd = { state: whole.about ? 'about' : 'whole' };
    const since = { at: performance.now(), calls: whole.soFar.calls };
    set({ filter: wholeSeason(board), soFar: whole.soFar, end, since, whole });
  });

  return {
    get: () => readings,
    subscribe: (watch) => {
      watchers.add(watch);
      return () => watchers.delete(watch);
    },
    start: (filter, first) => {
      if (running && isSame(running.filter, filter) && !running.stopper.signal.aborted) return;
      running?.stopper.abort();
      const stopper = new AbortController();
      running = { filter, stopper };
      const known = heldReadingOf(readings, filter);
      // Without an end: it has just been stopped.
      const isHalted = known && (known.end === null || known.end.state === 'stopped' || known.end.state === 'refused');
      const begun = isHalted ? known.soFar : first ? withPage(NOTHING_READ, first, 0) : NOTHING_READ;
      void run(filter, begun, stopper);
    },
    stop: () => running?.stopper.abort(),
  };
}

/** Keeps the sums of a season that was read, for the next start of the program. */
async function keepSums(queries: QueryClient, board: number, { soFar, about, at }: WholeList): Promise<void> {
  const last = { at, board, about, calls: soFar.calls, districts: sumsByDistrict(soFar) };
  // Where the stored readings cannot be read now, the sums are not stored: a later reading will show them.
  await changeKept(queries, PROGRESS, (kept) => afterReading(kept, last)).catch(() => undefined);
}
