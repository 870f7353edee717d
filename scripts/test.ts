import { buildIfChanged } from './lib/build.ts';
import { runChecks } from './lib/checks.ts';
import { type Counts, closingLine, sum } from './lib/counts.ts';
import { type Failure, failureLines } from './lib/failures.ts';
import { runPlaywright, runVitest, type SuiteResult } from './lib/suites.ts';
import { childrenSeconds, slowest } from './lib/times.ts';

/**
 * `npm test`: check, unit, integration, end-to-end, in this order and never stopping early, so that one run shows every
 * failure, the slowest tests of each part, and the time of each part. A static check counts as one test. Every failure
 * is repeated at the end, where a truncated log keeps it. The last line is the sum; the exit code is 0 only if tests
 * passed and none failed.
 */
const parts: readonly { title: string; run: () => Promise<SuiteResult> }[] = [
  { title: 'check', run: checks },
  { title: 'unit', run: () => runVitest('unit') },
  { title: 'integration', run: () => runVitest('integration') },
  { title: 'end-to-end', run: endToEnd },
];

const results: Counts[] = [];
const lines: string[] = [];
const slow: string[] = [];
const failed: string[] = [];
for (const { title, run } of parts) {
  console.log(`\n${title}`);
  const started = performance.now();
  const before = childrenSeconds();
  const { counts, times, failures } = await run();
  const seconds = (performance.now() - started) / 1000;
  const after = childrenSeconds();
  const processor =
    before !== undefined && after !== undefined ? `, ${(after - before).toFixed(0)} s of processor` : '';
  results.push(counts);
  lines.push(`${title.padEnd(12)} ${closingLine(counts)}  (${seconds.toFixed(0)} s${processor})`);
  failed.push(...failureLines(title, failures));
  if (times.length > 0) slow.push(`${title}: ${slowest(times).join('\n')}`);
}

const total = sum(results);
const again = failed.length > 0 ? `\n\n${failed.join('\n')}` : '';
console.log(`\n${slow.join('\n\n')}${again}\n\n${lines.join('\n')}\n\n${closingLine(total)}`);
process.exitCode = total.failed === 0 && total.passed > 0 ? 0 : 1;

async function checks(): Promise<SuiteResult> {
  const checked = await runChecks();
  const failures = checked.filter(({ ok }) => !ok).map(({ title, output }) => ({ title, message: output }));
  return {
    counts: { passed: checked.length - failures.length, failed: failures.length, skipped: 0 },
    times: [],
    failures,
  };
}

async function endToEnd(): Promise<SuiteResult> {
  try {
    await buildIfChanged();
  } catch (error) {
    const failure: Failure = { title: 'the build', message: error instanceof Error ? error.message : String(error) };
    console.error(failure.message);
    return { counts: { passed: 0, failed: 1, skipped: 0 }, times: [], failures: [failure] };
  }
  return runPlaywright();
}
