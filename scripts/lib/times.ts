import { readFileSync } from 'node:fs';

/** A test and its duration in ms. */
export type Timed = { title: string; ms: number };

/** The fields used of Vitest's JSON report. */
export type VitestTimes = {
  testResults: readonly {
    name: string;
    assertionResults: readonly { fullName: string; duration?: number | null }[];
  }[];
};

/** The fields used of Playwright's JSON report: files and nested describes. */
export type PlaywrightTimes = {
  suites: readonly PlaywrightSuite[];
};
type PlaywrightSuite = {
  title: string;
  suites?: readonly PlaywrightSuite[];
  specs: readonly { title: string; tests: readonly { results: readonly { duration: number }[] }[] }[];
};

/** The tests of Vitest's report with their files, relative to `root`. */
export function vitestTimes({ testResults }: VitestTimes, root: string): Timed[] {
  return testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, duration }) => ({
      title: `${name.replace(`${root}/`, '')} › ${fullName}`,
      ms: duration ?? 0,
    })),
  );
}

/** The tests of Playwright's report. */
export function playwrightTimes({ suites }: PlaywrightTimes): Timed[] {
  const inside = ({ title, suites: deeper = [], specs }: PlaywrightSuite): Timed[] => [
    ...specs.map((spec) => ({
      title: `${title} › ${spec.title}`,
      ms: spec.tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration, 0),
    })),
    ...deeper.flatMap(inside).map((test) => ({ ...test, title: `${title} › ${test.title}` })),
  ];
  return suites.flatMap(inside);
}

/** Lines with the slowest tests of a suite and the median of all: `  12.3 s  file › title`. */
export function slowest(tests: readonly Timed[], count = 10): string[] {
  if (tests.length === 0) return [];
  const sorted = tests.toSorted((a, b) => b.ms - a.ms);
  const median = sorted[Math.floor(sorted.length / 2)]?.ms ?? 0;
  return [
    `the slowest of ${tests.length} tests (median ${Math.round(median)} ms):`,
    ...sorted.slice(0, count).map(({ title, ms }) => `${(ms / 1000).toFixed(1).padStart(6)} s  ${title}`),
  ];
}

/** Clock ticks a second in `/proc`, the same on every Linux that Node runs on. */
const TICKS = 100;

/** Processor time in seconds of this process's ended children and their descendants; undefined off Linux. */
export function childrenSeconds(): number | undefined {
  try {
    const stat = readFileSync('/proc/self/stat', 'utf8');
    // Fields behind the name in brackets, from state on: the children's user and system time are the 14th and the 15th.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return (Number(fields[13]) + Number(fields[14])) / TICKS;
  } catch {
    return undefined;
  }
}
