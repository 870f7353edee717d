import { globSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { type VitestFailures, vitestFailures } from '../../scripts/lib/failures.ts';
import { root, toolPath } from '../../scripts/lib/project.ts';
import { runNode } from '../../scripts/lib/run.ts';
import { runPlaywright } from '../../scripts/lib/suites.ts';
import { testsConcerning } from '../../scripts/lib/test-run/concerned.ts';
import type { Copy } from './copy.ts';
import { type PlacedFault, sourceOf } from './corpus.ts';
import { type Ask, fileOf } from './narrow.ts';

/** A part of a layer that is drawn in a browser: a folder, or a file beside the folders. */
const PART = /^((?:kit|entities|app)\/[^/]+?)(?:\.tsx?)?(?:\/|$)/;

/**
 * The tests of the kit, the entities and the window in a browser that concern a fault, as paths below the root: a page
 * imports the sources there, not the test, which mirrors their folder.
 */
export function integrationTestsOf(fault: PlacedFault): string[] {
  const part = PART.exec(fault.file)?.[1];
  const mirrors = part ? [`${part}{.*,}.test.ts`, `${part}/**/*.test.ts`] : [];
  const found = [
    ...testsConcerning([sourceOf(fault)]).integration,
    ...globSync(
      mirrors.map((pattern) => `tests/integration/renderer/${pattern}`),
      { cwd: root },
    ),
  ];
  return [...new Set(found)].sort();
}

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
