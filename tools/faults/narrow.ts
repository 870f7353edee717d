import type { PlacedFault } from './corpus.ts';

/** Runs tests with some faults put in, and returns those that fail. A test is `file › title`, or `file` for all of it. */
export type Ask = (faults: readonly PlacedFault[], tests: readonly string[]) => Promise<readonly string[]>;

/**
 * Finds, of faults that are put in together, those that a test notices, with such tests: all, unless one is its own. A failing
 * file that only one fault of a feature asks is its own, as features do not import each other. Other tests that fail are asked
 * again, each time with about half of the faults: the runs in which a test fails say whose it is. Faults that nothing notices
 * cost one run together.
 */
export async function narrow(
  faults: readonly PlacedFault[],
  testsOf: (fault: PlacedFault) => readonly string[],
  ask: Ask,
): Promise<Map<PlacedFault, readonly string[]>> {
  const noticed = new Map<PlacedFault, readonly string[]>();
  const asks = (fault: PlacedFault, test: string) => testsOf(fault).includes(fileOf(test));
  const note = (fault: PlacedFault, test: string) => noticed.set(fault, [...(noticed.get(fault) ?? []), test]);

  // Without a name, a runner would run every test.
  const concerned = faults.filter((fault) => testsOf(fault).length > 0);
  const failures = concerned.length > 0 ? await ask(concerned, [...new Set(concerned.flatMap(testsOf))].sort()) : [];
  for (const failure of failures) {
    const [own, ...others] = concerned.filter((fault) => asks(fault, failure));
    if (own && (concerned.length === 1 || (others.length === 0 && concerned.every(isOfFeature)))) note(own, failure);
  }
  await among(
    concerned.filter((fault) => !noticed.has(fault)),
    failures,
  );
  return noticed;

  async function among(some: readonly PlacedFault[], failed: readonly string[]): Promise<void> {
    const left = some.filter((fault) => failed.some((test) => asks(fault, test)));
    const tests = failed.filter((test) => left.some((fault) => asks(fault, test)));
    const codes = codesOf(left.length);
    const runsOf = new Map<string, number>();
    for (let run = 1; codes.some((code) => code >= run); run *= 2) {
      const put = left.filter((_, place) => ((codes[place] ?? 0) & run) > 0);
      for (const failure of await ask(put, tests)) runsOf.set(failure, (runsOf.get(failure) ?? 0) | run);
    }
    for (const [test, runs] of runsOf) {
      const own = left[codes.indexOf(runs)];
      if (own && asks(own, test)) note(own, test);
    }
    const unclear = [...runsOf].filter(([, runs]) => !codes.includes(runs));
    const suspected = new Set(unclear.flatMap(([, runs]) => suspectsOf(runs, codes)));
    const suspects = left.filter((_, place) => suspected.has(place));
    const again = unclear.map(([test]) => test);
    const parts = suspects.length < left.length ? [suspects] : suspects.map((fault) => [fault]);
    for (const part of parts) if (part.length > 0) await among(part, again);
  }
}

/** Whose a test may be that fails in runs that are no fault's own: of several faults together, or of one that others hide. */
function suspectsOf(runs: number, codes: readonly number[]): number[] {
  const places = [...codes.keys()];
  const within = places.filter((place) => ((codes[place] ?? 0) & ~runs) === 0);
  return within.length > 0 ? within : places.filter((place) => ((codes[place] ?? 0) & runs) > 0);
}

/**
 * A number for each of `count` faults: its bits are the runs in which the fault is put in. All have the same number of
 * bits, so that what two faults do together is the number of none.
 */
export function codesOf(count: number): number[] {
  for (let runs = 1; ; runs++) {
    const half = Math.ceil(runs / 2);
    const codes = Array.from({ length: 2 ** runs }, (_, code) => code).filter((code) => bitsOf(code) === half);
    if (codes.length >= count) return codes.slice(0, count);
  }
}

const bitsOf = (code: number): number => code.toString(2).replaceAll('0', '').length;

/**
 * Leaves out tests that fail without a fault, too: each file that fails is run once without any. `tell`: called with
 * such a test.
 */
export function withoutBroken(ask: Ask, tell: (test: string) => void): Ask {
  const tried = new Set<string>();
  const broken = new Set<string>();
  return async (faults, files) => {
    const failures = await ask(faults, files);
    const untried = [...new Set(failures.map(fileOf))].filter((file) => !tried.has(file)).sort();
    for (const file of untried) tried.add(file);
    for (const test of untried.length > 0 ? await ask([], untried) : []) {
      broken.add(test);
      tell(test);
    }
    return failures.filter((failure) => !broken.has(failure));
  };
}

const BETWEEN = ' › ';
/** The file of a test. */
export const fileOf = (test: string): string => test.split(BETWEEN, 1)[0] ?? test;
/** The title of a test in its file; empty where the whole file is meant. */
export const titleOf = (test: string): string => test.split(BETWEEN).slice(1).join(BETWEEN);
const isOfFeature = ({ file }: PlacedFault): boolean => file.startsWith('features/');

/** Faults that can be put in together: each in another file, or even of another area, as far as they are of features. */
export function roundsOf(faults: readonly PlacedFault[], most: number, apart: 'file' | 'area'): PlacedFault[][] {
  const rounds: PlacedFault[][] = [];
  for (const fault of faults) {
    const mayJoin = (round: readonly PlacedFault[]) =>
      round.length < most &&
      round.every(
        (one) => one[apart] !== fault[apart] && one.file !== fault.file && isOfFeature(one) === isOfFeature(fault),
      );
    const free = rounds.find(mayJoin);
    if (free) free.push(fault);
    else rounds.push([fault]);
  }
  return rounds;
}
