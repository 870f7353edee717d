import type { SeasonCall } from './platform.ts';

/** Width of the moments in which waves are looked for, in ms. */
export const MOMENT_MS = 500;

/** What a season's start was like for the platform. */
export type SeasonFigures = {
  /** The most times that a program sent the same call, by method. */
  mostReads: number;
  mostDecisions: number;
  /** Reads in all, and per program. */
  reads: number;
  readsPerProgram: number;
  /** The shortest time from a refusal to the next try of the same call, in ms. */
  shortestWaitMs: number;
  /**
   * By how much the waits of a program differ, and those of a control that comes back without a spread, by whatever keeps the
   * machine busy: standard deviations, in ms.
   */
  spreadMs: number;
  controlSpreadMs: number;
  /** How much of one try of all reads by all programs came again within the busiest moment: 1 is all of it at once. */
  largestWave: number;
};

/** Sums up the calls of a season's start; `programs`: how many there were. */
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

/** The most of these times that lie within one window of this width, wherever it begins. */
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
