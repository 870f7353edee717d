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
import { root, toolPath } from './project.ts';
import { runNode } from './run.ts';

/** Runs one of Vitest's projects, showing its output; gives what it counted. */
export async function runVitest(project: 'unit' | 'integration'): Promise<Counts> {
  const report = emptyPlace(`${project}.json`);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const { ok } = await runNode(toolPath('vitest'), ['run', '--project', project, ...reporters]);
  return suiteCounts(
    ok,
    count(report, (json) => countVitest(json as VitestReport)),
  );
}

/** Runs the end-to-end tests with further arguments for Playwright and environment; gives what it counted. */
export async function runPlaywright(args: readonly string[] = [], env: Record<string, string> = {}): Promise<Counts> {
  // Where playwright.config.ts puts the report.
  const report = emptyPlace('e2e.json');
  const { ok } = await runNode(toolPath('playwright'), ['test', ...args], { env });
  return suiteCounts(
    ok,
    count(report, (json) => countPlaywright(json as PlaywrightReport)),
  );
}

/** A path for a report, without the report of an earlier run. */
function emptyPlace(name: string): string {
  const file = join(root, 'test-results', name);
  mkdirSync(dirname(file), { recursive: true });
  rmSync(file, { force: true });
  return file;
}

function count(report: string, read: (json: unknown) => Counts): Counts | undefined {
  try {
    return read(JSON.parse(readFileSync(report, 'utf8')));
  } catch (error) {
    console.error(`No readable report in ${report}: ${error instanceof Error ? error.message : error}`);
    return undefined;
  }
}
