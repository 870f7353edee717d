import { type Counts, closingLine, sum } from './lib/counts.ts';
import { failureLines } from './lib/failures.ts';
import { reportFailure } from './lib/report-failure.ts';
import { budgetLine } from './lib/test-run/budget.ts';
import { testOptions } from './lib/test-run/options.ts';
import { planOf } from './lib/test-run/steps.ts';
import { childrenSeconds, slowest } from './lib/times.ts';

/**
 * `npm test`: the everyday run: check, unit, integration, journeys and guards. `-- --all`: everything; `--apart`: each
 * end-to-end test in a process of its own; `--shard=1/4`: a share of it; `-- news`: what concerns a name or a file.
 *
 * No step stops the run, so that it shows every failure, the slowest tests and the times. Every failure is repeated at
 * the end, where a truncated log keeps it, after what was left out and why. The last line is the sum; the exit code is 0
 * only if tests passed and none failed.
 */
await reportFailure(async () => {
  const options = testOptions(process.argv.slice(2));
  const { steps, leftOut } = planOf(options);
  const begun = performance.now();
  const results: Counts[] = [];
  const lines: string[] = [];
  const slow: string[] = [];
  const failed: string[] = [];
  for (const step of steps) {
    console.log(`\n${step.map(({ title }) => title).join(' beside ')}`);
    const started = performance.now();
    const before = childrenSeconds();
    const suites = await Promise.all(step.map(async ({ title, run }) => ({ title, ...(await run()) })));
    const seconds = (performance.now() - started) / 1000;
    const after = childrenSeconds();
    const processor =
      before !== undefined && after !== undefined ? `, ${(after - before).toFixed(0)} s of processor` : '';
    for (const { title, counts, times, failures } of suites) {
      results.push(counts);
      lines.push(`${title.padEnd(12)} ${closingLine(counts)}`);
      failed.push(...failureLines(title, failures));
      if (times.length > 0) slow.push(`${title}: ${slowest(times).join('\n')}`);
    }
    lines.push(`${''.padEnd(12)} ${seconds.toFixed(0)} s${processor}`);
  }

  const total = sum(results);
  const blocks = [
    slow.join('\n\n'),
    leftOut.map((what) => `left out: ${what}`).join('\n'),
    failed.join('\n'),
    lines.join('\n'),
    ...(options.names.length > 0 || options.shard ? [] : [budgetLine((performance.now() - begun) / 1000, options.all)]),
    closingLine(total),
  ];
  console.log(`\n${blocks.filter((block) => block !== '').join('\n\n')}`);
  process.exitCode = total.failed === 0 && total.passed > 0 ? 0 : 1;
});
