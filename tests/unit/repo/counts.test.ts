import { describe, expect, it } from 'vitest';
import { closingLine, countPlaywright, countVitest, suiteCounts, sum } from '../../../scripts/lib/counts.ts';

const vitest = { numPassedTests: 5, numFailedTests: 1, numPendingTests: 2, numTodoTests: 1, testResults: [] };
const playwright = { stats: { expected: 7, unexpected: 1, flaky: 0, skipped: 3 }, errors: [] };

describe('the sum that the test command closes with', () => {
  it("reads both runners' reports", () => {
    expect(countVitest(vitest)).toEqual({ passed: 5, failed: 1, skipped: 3 });
    expect(countPlaywright(playwright)).toEqual({ passed: 7, failed: 1, skipped: 3 });
  });

  it('counts a test file that cannot be loaded', () => {
    const testResults = [
      { status: 'failed', assertionResults: [] },
      { status: 'failed', assertionResults: [{}] },
    ];
    expect(countVitest({ ...vitest, testResults }).failed).toBe(2);
  });

  it('counts flaky tests, and errors outside of tests, as failed', () => {
    expect(countPlaywright({ stats: { ...playwright.stats, flaky: 2 }, errors: [{}] }).failed).toBe(4);
  });

  it.each([
    ['its program failed without a failed test', false, { passed: 3, failed: 0, skipped: 0 }, 1],
    ['it left no report', true, undefined, 1],
    ['it ran nothing', true, { passed: 0, failed: 0, skipped: 4 }, 1],
    ['tests failed', false, { passed: 3, failed: 2, skipped: 0 }, 2],
    ['all is well', true, { passed: 3, failed: 0, skipped: 1 }, 0],
  ])('a suite where %s (exit ok: %s)', (_case, ok, reported, failed) => {
    expect(suiteCounts(ok, reported).failed).toBe(failed);
  });

  it('adds up to a line in the agreed form', () => {
    expect(closingLine(sum([countVitest(vitest), countPlaywright(playwright)]))).toBe('12 passed, 2 failed, 6 skipped');
  });
});
