import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { type VitestFailures, vitestFailures } from '../../scripts/lib/failures.ts';
import { toolPath } from '../../scripts/lib/project.ts';
import { runNode } from '../../scripts/lib/run.ts';
import { runPlaywright } from '../../scripts/lib/suites.ts';
import { testsConcerning } from '../../scripts/lib/test-run/concerned.ts';
import type { Copy } from './copy.ts';
import { type PlacedFault, sourceOf } from './corpus.ts';
import { type Ask, fileOf } from './narrow.ts';

/** The tests of the kit and the entities in a browser that concern a fault, as paths below the root. */
export const integrationTestsOf = (fault: PlacedFault): string[] => testsConcerning([sourceOf(fault)]).integration;

const REPORTERS = ['--reporter=default', '--reporter=json'];

/** Runs integration tests in a copy with the faults put in. */
export const askIntegration =
  (copy: Copy): Ask =>
  async (faults, tests) => {
    copy.put(faults);
    const report = join(copy.folder, 'report.json');
    rmSync(report, { force: true });
    const { ok } = await runNode(
      toolPath('vitest'),
      ['run', ...filesOf(tests), '--project', 'integration*', ...REPORTERS, `--outputFile.json=${report}`],
      { cwd: copy.folder },
    );
    copy.restore();
    if (ok) return [];
    const failures = vitestFailures(JSON.parse(readFileSync(report, 'utf8')) as VitestFailures, copy.folder);
    return failures.map(({ title }) => title);
  };

/** Builds the program of a copy with the faults put in, and runs end-to-end tests on it. */
export const askEndToEnd =
  (copy: Copy): Ask =>
  async (faults, tests) => {
    copy.put(faults);
    const built = await runNode(toolPath('electron-vite'), ['build', '--mode', 'readable'], {
      cwd: copy.folder,
      quiet: true,
    });
    copy.restore();
    if (!built.ok) throw new Error(`The build with faults failed.\n\n${built.output}`);
    const { failures } = await runPlaywright(filesOf(tests), { E2E_MAIN: join(copy.folder, 'out/main/index.js') });
    return failures.map(({ title }) => `tests/e2e/${title}`);
  };

const filesOf = (tests: readonly string[]): string[] => [...new Set(tests.map(fileOf))];
