import type { SeasonCall } from './platform.ts';

/** Width of the moment in which the largest wave is sought, in ms. */
export const MOMENT_MS = 500;

/** The load of a season's start on the platform. */
export type SeasonFigures = {
  /** The most times that a program sent the same call, by method. */
  mostReads: number;
  mostDecisions: number;
  /** Reads in all, and per program. */
  reads: number;
  readsPerProgram: number;
  /** The shortest time from a refusal to the retry of the same call, in ms. */
  shortestWaitMs: number;
  /**
   * Standard deviations of the waits before a retry, in ms: of programs, and of controls, whose waits have no spread of
   * their own and vary only because the machine is busy.
   */
  spreadMs: number;
  controlSpreadMs: number;
  /** Retries within the busiest moment, as a share of one try of all reads by all programs: 1 is all of it at once. */
  largestWave: number;
};

/** Sums up the calls of a season's start; `programs`: their number. */
export function seasonFigures(calls: readonly SeasonCall[], programs: number): SeasonFigures {
  const byCall = Map.groupBy(calls, ({ program, method, path }) => `${method} ${program} ${path}`);
  const most = (method: string) =>
    Math.max(0, ...[...byCall].filter(([name]) => name.startsWith(`${method} `)).map(([, tries]) => tries.length));
  const waits: number[] = [];
  const controls: number[] = [];
  const repeated: number[] = [];
  for (const tries of byCall.values()) {
    for (const [nth, { at }] of tries.entries()) {
      const before = tries[nth - 1];
      if (!before) continue;
      (isControl(before) ? controls : waits).push(at - before.answeredAt);
      repeated.push(at);
    }
  }
  const reads = calls.filter(({ method }) => method === 'GET');
  const kindsOfReads = new Set(reads.map(({ path }) => path)).size;
  return {
    mostReads: most('GET'),
    mostDecisions: most('POST'),
    reads: reads.length,
    readsPerProgram: reads.length / programs,
    shortestWaitMs: Math.min(...waits, ...controls),
    spreadMs: deviation(waits),
    controlSpreadMs: deviation(controls),
    largestWave: mostWithin(repeated, MOMENT_MS) / kindsOfReads / programs,
  };
}

const isControl = ({ program }: SeasonCall): boolean => program.includes('control');

function deviation(values: readonly number[]): number {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  return Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length);
}

/** The most of these times within any window of this width. */
function mostWithin(times: readonly number[], width: number): number {
  const sorted = times.toSorted((one, other) => one - other);
  let begin = 0;
  let most = 0;
  for (const [end, time] of sorted.entries()) {
    while (time - (sorted[begin] ?? time) >= width) begin += 1;
    most = Math.max(most, end - begin + 1);
  }
  return most;
}
