/** How many tests came out how. */
export type Counts = {
  passed: number;
  failed: number;
  skipped: number;
};

/** What is read of Vitest's JSON report. */
export type VitestReport = {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: readonly { status: string; assertionResults: readonly unknown[] }[];
};

/** What is read of Playwright's JSON report. */
export type PlaywrightReport = {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  errors: readonly unknown[];
};

/** Counts Vitest's report; a file that could not even be loaded counts as one failed test. */
export function countVitest(report: VitestReport): Counts {
  const unloaded = report.testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0);
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + unloaded.length,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

/** Counts Playwright's report; a test that passed only when tried again has failed, and so has an error outside tests. */
export function countPlaywright({ stats, errors }: PlaywrightReport): Counts {
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
    skipped: stats.skipped,
  };
}

/**
 * What a finished suite adds to the sum: its report's counts, with at least one failure if its program failed, left no
 * report, or ran nothing at all.
 */
export function suiteCounts(ok: boolean, reported: Counts | undefined): Counts {
  const counts = reported ?? { passed: 0, failed: 0, skipped: 0 };
  const sound = ok && counts.passed + counts.failed > 0;
  return sound ? counts : { ...counts, failed: Math.max(counts.failed, 1) };
}

/** Adds up. */
export function sum(all: readonly Counts[]): Counts {
  return all.reduce(
    (total, one) => ({
      passed: total.passed + one.passed,
      failed: total.failed + one.failed,
      skipped: total.skipped + one.skipped,
    }),
    { passed: 0, failed: 0, skipped: 0 },
  );
}

/** The closing line of the test command: `12 passed, 0 failed, 1 skipped`. */
export function closingLine({ passed, failed, skipped }: Counts): string {
  return `${passed} passed, ${failed} failed, ${skipped} skipped`;
}
