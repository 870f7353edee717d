import { AppError, asksForFewer } from '@shared/errors.ts';
import type { Paging, Rows } from '@/kit/page.ts';
import type { Initiative } from '../model/initiative.ts';
import { nextLimit, PAUSE_MS, waitAfter } from './pace.ts';
import { hasAllRows, hasMore, type SoFar, withPage } from './so-far.ts';

/** Why a reading ended. `about`: rows that the platform counts are missing, as the list changed meanwhile. */
export type SeasonEnd =
  | { readonly state: 'whole' | 'about' | 'stopped' | 'refused' }
  | { readonly state: 'failed'; readonly error: unknown };

/** Dependencies of a reading. */
export type SeasonPorts = {
  /** One page of the list, without a stage in its filter. Throws `AppError`. */
  read: (paging: Paging, signal: AbortSignal) => Promise<Rows<Initiative> & { readonly total: number }>;
  /** Waits `ms`; rejects when aborted. */
  wait: (ms: number, signal: AbortSignal) => Promise<void>;
  /** Waits until the platform can be reached; at once where it can. Rejects when aborted. */
  line: (signal: AbortSignal) => Promise<void>;
  /** Time in ms. */
  now: () => number;
  onProgress: (soFar: SoFar) => void;
  /** Minimum time between the end of a call and the next call, in ms. Default: a second. */
  pause?: number;
  /** Aborting stops the reading and aborts the call in flight. */
  signal: AbortSignal;
};

/** How many of the last pages are reread if rows are missing at the end. */
const LAST_PAGES = 2;

/**
 * Reads a season page by page, continuing from `begun` (the design's §3.4): one call at a time, a second apart; slow
 * answers shrink the pages; after a refusal it waits as long as the platform asks, and six refusals in a row halt it.
 * Never rejects; a stopped or refused reading can be continued.
 */
export async function readSeason(begun: SoFar, ports: SeasonPorts): Promise<{ soFar: SoFar; end: SeasonEnd }> {
  let soFar = begun;
  try {
    soFar = await readPages(soFar, ports, tell);
    if (hasAllRows(soFar)) return { soFar, end: { state: 'whole' } };
    // Decisions move no rows, but a removed initiative shifts all later rows across the edges of pages.
    const back = Math.max(0, soFar.next - LAST_PAGES * soFar.limit);
    soFar = await readPages({ ...soFar, next: back }, ports, tell);
    return { soFar, end: { state: hasAllRows(soFar) ? 'whole' : 'about' } };
  } catch (error) {
    return { soFar, end: endOf(error, ports.signal) };
  }

  function tell(now: SoFar) {
    soFar = now;
    ports.onProgress(now);
  }
}

/** Thrown after too many refusals in a row, or a refusal that asks for too long a wait. */
class Refused extends Error {}

function endOf(error: unknown, signal: AbortSignal): SeasonEnd {
  if (signal.aborted) return { state: 'stopped' };
  return error instanceof Refused ? { state: 'refused' } : { state: 'failed', error };
}

async function readPages(begun: SoFar, ports: SeasonPorts, tell: (soFar: SoFar) => void): Promise<SoFar> {
  let soFar = begun;
  while (hasMore(soFar)) {
    if (soFar.calls > 0) await ports.wait(ports.pause ?? PAUSE_MS, ports.signal);
    const before = soFar.next;
    soFar = await readPage(soFar, ports);
    tell(soFar);
    if (soFar.next === before) break;
  }
  return soFar;
}

async function readPage(begun: SoFar, { read, wait, line, now, signal }: SeasonPorts): Promise<SoFar> {
  let soFar = begun;
  for (let refusals = 1; ; refusals++) {
    await line(signal);
    signal.throwIfAborted();
    const started = now();
    try {
      return withPage(soFar, await read({ limit: soFar.limit, offset: soFar.next }, signal), now() - started);
    } catch (error) {
      if (signal.aborted || !mayComeYet(error)) throw error;
      const { kind, retryAfterMs } = AppError.from(error);
      const pause = waitAfter(refusals, retryAfterMs);
      if (pause === null) throw new Refused();
      if (kind === 'timeout') soFar = { ...soFar, limit: nextLimit(soFar.limit, null) };
      await wait(pause, signal);
    }
  }
}

/** Whether a retry may succeed: no answer, a rate limit, or a server error such as overload. */
function mayComeYet(error: unknown): boolean {
  const failure = AppError.from(error);
  const { kind, status = 0 } = failure;
  return kind === 'network' || kind === 'timeout' || asksForFewer(failure) || (kind === 'server' && status >= 500);
}
