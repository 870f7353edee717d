import type { PlacedFault } from './corpus.ts';

/** Runs test files with some faults put in, and returns the tests that fail: `file › title`. */
export type Ask = (faults: readonly PlacedFault[], files: readonly string[]) => Promise<readonly string[]>;

/**
 * Finds, of faults that are put in together, those that a test notices, with such tests: all, unless one is its own. A failing
 * file that only one fault of a feature asks is its own, as features do not import each other. Otherwise the faults are asked
 * again: alone, where their area is in the name of a failing test; the others together, then in halves. Faults that
 * nothing notices cost one run together.
 */
export async function narrow(
  faults: readonly PlacedFault[],
  testsOf: (fault: PlacedFault) => readonly string[],
  ask: Ask,
): Promise<Map<PlacedFault, readonly string[]>> {
  const noticed = new Map<PlacedFault, readonly string[]>();
  await among(faults, undefined);
  return noticed;

  async function among(some: readonly PlacedFault[], failed: ReadonlySet<string> | undefined): Promise<void> {
    const asked = (fault: PlacedFault) => testsOf(fault).filter((file) => !failed || failed.has(file));
    const concerned = some.filter((fault) => asked(fault).length > 0);
    const failures = concerned.length > 0 ? await ask(concerned, [...new Set(concerned.flatMap(asked))].sort()) : [];
    if (failures.length === 0) return;
    for (const failure of failures) {
      const askers = concerned.filter((fault) => asked(fault).includes(fileOf(failure)));
      const [own] = askers;
      const isItsOwn = concerned.length === 1 || (askers.length === 1 && concerned.every(isOfFeature));
      if (own && isItsOwn) noticed.set(own, [...(noticed.get(own) ?? []), failure]);
    }
    const left = concerned.filter((fault) => !noticed.has(fault));
    if (concerned.length === 1) return;
    const suspects = left.filter(({ area }) => failures.some((failure) => failure.includes(area)));
    const others = left.filter((fault) => !suspects.includes(fault));
    const half = Math.ceil(others.length / 2);
    // Others that are as many as before would be asked the same again.
    const parts = others.length < concerned.length ? [others] : [others.slice(0, half), others.slice(half)];
    const files = new Set(failures.map(fileOf));
    for (const part of [...suspects.map((fault) => [fault]), ...parts]) await among(part, files);
  }
}

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

/** The file of a test. */
export const fileOf = (failure: string): string => failure.split(' › ', 1)[0] ?? failure;
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
