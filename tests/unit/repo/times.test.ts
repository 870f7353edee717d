import { describe, expect, it } from 'vitest';
import { childrenSeconds, playwrightTimes, slowest, vitestTimes } from '../../../scripts/lib/times.ts';

describe('the slowest tests', () => {
  it("are read from both runners' reports", () => {
    const assertionResults = [
      { fullName: 'sum adds', duration: 12.4 },
      { fullName: 'sum was left out', duration: null },
    ];
    expect(vitestTimes({ testResults: [{ name: '/here/tests/unit/sum.test.ts', assertionResults }] }, '/here')).toEqual(
      [
        { title: 'tests/unit/sum.test.ts › sum adds', ms: 12.4 },
        { title: 'tests/unit/sum.test.ts › sum was left out', ms: 0 },
      ],
    );

    const spec = (title: string, ...durations: number[]) => ({
      title,
      tests: [{ results: durations.map((duration) => ({ duration })) }],
    });
    const suites = [
      { title: 'a.spec.ts', specs: [spec('one', 5)], suites: [{ title: 'deep', specs: [spec('two', 3, 4)] }] },
    ];
    expect(playwrightTimes({ suites })).toEqual([
      { title: 'a.spec.ts › one', ms: 5 },
      { title: 'a.spec.ts › deep › two', ms: 7 },
    ]);
  });

  it('are named with the median of all', () => {
    const tests = [100, 3000, 200].map((ms) => ({ title: `of ${ms}`, ms }));
    expect(slowest(tests, 2)).toEqual([
      'the slowest of 3 tests (median 200 ms):',
      '   3.0 s  of 3000',
      '   0.2 s  of 200',
    ]);
    expect(slowest([])).toEqual([]);
  });
});

it.runIf(process.platform === 'linux')('the processor time of children is a sum that only grows', () => {
  const seconds = childrenSeconds();
  expect(seconds).toBeGreaterThanOrEqual(0);
  expect(childrenSeconds()).toBeGreaterThanOrEqual(seconds ?? 0);
});
