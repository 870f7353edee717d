/** Numbers of tests by outcome. */
export type Counts = {
  passed: number;
  failed: number;
  skipped: number;
};

/** The fields used of Vitest's JSON report. */
export type VitestReport = {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: readonly { status: string; assertionResults: readonly unknown[] }[];
};

/** The fields used of Playwright's JSON report. */
export type PlaywrightReport = {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  errors: readonly unknown[];
};

/** Counts Vitest's report; a file that could not be loaded counts as one failed test. */
export function countVitest(report: VitestReport): Counts {
  const unloaded = report.testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0);
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + unloaded.length,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

/** Counts Playwright's report; a test that passed only on a retry counts as failed, as does an error outside tests. */
export function countPlaywright({ stats, errors }: PlaywrightReport): Counts {
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
    skipped: stats.skipped,
  };
}

/**
 * The counts of a finished suite: those of its report, with at least one failure if its program failed, left no report,
 * or ran no test.
 */
export function suiteCounts(ok: boolean, reported: Counts | undefined): Counts {
  const counts = reported ?? { passed: 0, failed: 0, skipped: 0 };
  const sound = ok && counts.passed + counts.failed > 0;
  return sound ? counts : { ...counts, failed: Math.max(counts.failed, 1) };
}

/** Adds the counts of several suites. */
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
