import { buildIfChanged } from './lib/build.ts';
import { runChecks } from './lib/checks.ts';
import { type Counts, closingLine, sum } from './lib/counts.ts';
import { runPlaywright, runVitest } from './lib/suites.ts';

/**
 * `npm test`: check, unit, integration, end-to-end, in this order and all of them, so that one run shows all that is
 * wrong. A static check counts as one test. The last line is the sum; the exit code says whether all is well.
 */
const parts: readonly { title: string; run: () => Promise<Counts> }[] = [
  { title: 'check', run: checks },
  { title: 'unit', run: () => runVitest('unit') },
  { title: 'integration', run: () => runVitest('integration') },
  { title: 'end-to-end', run: endToEnd },
];

const results: Counts[] = [];
const lines: string[] = [];
for (const { title, run } of parts) {
  console.log(`\n${title}`);
  const started = performance.now();
  const counts = await run();
  results.push(counts);
  lines.push(`${title.padEnd(12)} ${closingLine(counts)}  (${((performance.now() - started) / 1000).toFixed(0)} s)`);
}

const total = sum(results);
console.log(`\n${lines.join('\n')}\n\n${closingLine(total)}`);
process.exitCode = total.failed === 0 && total.passed > 0 ? 0 : 1;

async function checks(): Promise<Counts> {
  const checked = await runChecks();
  const passed = checked.filter(({ ok }) => ok).length;
  return { passed, failed: checked.length - passed, skipped: 0 };
}

async function endToEnd(): Promise<Counts> {
  try {
    await buildIfChanged();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return { passed: 0, failed: 1, skipped: 0 };
  }
  return runPlaywright();
}
