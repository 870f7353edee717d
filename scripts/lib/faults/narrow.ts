import type { PlacedFault } from './corpus.ts';

/** Runs test files with some faults put in, and returns the tests that fail: `file › title`. */
export type Ask = (faults: readonly PlacedFault[], files: readonly string[]) => Promise<readonly string[]>;

/**
 * Finds, of faults that are put in together, those that a test notices, with the first such test. Where any test of the
 * fault fails, the fault is asked again: alone, if its area is in the name of a failing test; the others together, then
 * in halves. So each notice is the fault's own, and faults that nothing notices cost one run together.
 */
export async function narrow(
  faults: readonly PlacedFault[],
  testsOf: (fault: PlacedFault) => readonly string[],
  ask: Ask,
): Promise<Map<PlacedFault, string>> {
  const noticed = new Map<PlacedFault, string>();
  await among(faults, undefined);
  return noticed;

  async function among(some: readonly PlacedFault[], failed: ReadonlySet<string> | undefined): Promise<void> {
    const asked = (fault: PlacedFault) => testsOf(fault).filter((file) => !failed || failed.has(file));
    const concerned = some.filter((fault) => asked(fault).length > 0);
    const [first] = concerned;
    if (!first) return;
    const failures = await ask(concerned, [...new Set(concerned.flatMap(asked))].sort());
    const [test] = failures;
    if (test === undefined) return;
    if (concerned.length === 1) {
      noticed.set(first, test);
      return;
    }
    const files = new Set(failures.map((failure) => failure.split(' › ', 1)[0] ?? failure));
    const suspects = concerned.filter(({ area }) => failures.some((failure) => failure.includes(area)));
    const others = concerned.filter((fault) => !suspects.includes(fault));
    const half = Math.ceil(concerned.length / 2);
    const parts =
      suspects.length > 0
        ? [...suspects.map((fault) => [fault]), others]
        : [concerned.slice(0, half), concerned.slice(half)];
    for (const part of parts) await among(part, files);
  }
}

/** Faults that can be put in together: each of another area, so that a failing test names its own. */
export function roundsOf(faults: readonly PlacedFault[], most: number): PlacedFault[][] {
  const rounds: PlacedFault[][] = [];
  for (const fault of faults) {
    const free = rounds.find(
      (round) => round.length < most && round.every(({ area, file }) => area !== fault.area && file !== fault.file),
    );
    if (free) free.push(fault);
    else rounds.push([fault]);
  }
  return rounds;
}
