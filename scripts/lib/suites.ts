import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import {
  type Counts,
  countPlaywright,
  countVitest,
  type PlaywrightReport,
  suiteCounts,
  type VitestReport,
} from './counts.ts';
import {
  type Failure,
  type PlaywrightFailures,
  playwrightFailures,
  type VitestFailures,
  vitestFailures,
} from './failures.ts';
import { root, toolPath } from './project.ts';
import { runNode } from './run.ts';
import { type PlaywrightTimes, playwrightTimes, type Timed, type VitestTimes, vitestTimes } from './times.ts';

/** The counts of a suite, the duration of each test, and the failures with the runner's messages. */
export type SuiteResult = { counts: Counts; times: readonly Timed[]; failures: readonly Failure[] };

/** Runs Vitest's projects of this suite, or only their files that match one of these names, and shows the output. */
export async function runVitest(
  suite: 'unit' | 'integration',
  names: readonly string[] = [],
  env: Record<string, string> = {},
): Promise<SuiteResult> {
  const report = emptyPlace(`${suite}.json`);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const { ok } = await runNode(toolPath('vitest'), ['run', ...names, '--project', `${suite}*`, ...reporters], { env });
  const read = readReport<VitestReport & VitestTimes & VitestFailures>(report);
  return {
    counts: suiteCounts(ok, read && countVitest(read)),
    times: read ? vitestTimes(read, root) : [],
    failures: read ? vitestFailures(read, root) : [],
  };
}

/** Runs the end-to-end tests with further arguments for Playwright and a further environment. */
export async function runPlaywright(
  args: readonly string[] = [],
  env: Record<string, string> = {},
): Promise<SuiteResult> {
  // The report's place in playwright.config.ts.
  const report = emptyPlace('e2e.json');
  const { ok } = await runNode(toolPath('playwright'), ['test', ...args], { env });
  const read = readReport<PlaywrightReport & PlaywrightTimes & PlaywrightFailures>(report);
  return {
    counts: suiteCounts(ok, read && countPlaywright(read)),
    times: read ? playwrightTimes(read) : [],
    failures: read ? playwrightFailures(read) : [],
  };
}

/** A path for a report, after removing an earlier run's report. */
function emptyPlace(name: string): string {
  const file = join(root, 'test-results', name);
  mkdirSync(dirname(file), { recursive: true });
  rmSync(file, { force: true });
  return file;
}

function readReport<Report>(file: string): Report | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Report;
  } catch (error) {
    console.error(`No readable report in ${file}: ${error instanceof Error ? error.message : error}`);
    return undefined;
  }
}
