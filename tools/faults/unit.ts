import { globSync } from 'node:fs';
import { join, relative } from 'node:path';
import { createVitest, type TestModule, type Vitest } from 'vitest/node';
import { testsConcerning } from '../../scripts/lib/test-run/concerned.ts';
import type { Copy } from './copy.ts';
import { type PlacedFault, sourceOf } from './corpus.ts';
import { fileOf, titleOf } from './narrow.ts';

/** Tests that hold for every screen, whatever they import: laws, and tables of the page as a whole. */
const LAWS = [
  'tests/unit/renderer/*.test.{ts,tsx}',
  'tests/unit/renderer/{laws,app/desk,app/menu,kit/trees}/**/*.test.{ts,tsx}',
  'tests/unit/repo/writing-calls.test.ts',
];
/** Layers without a folder for each area: their own tests are asked as a whole. */
const LAYER = /^(kit|entities|app|i18n|api|session)\//;

/** The unit tests of a fault, as paths below the root: those of its file and area, and the laws. */
export function unitTestsOf(fault: PlacedFault, folder: string): string[] {
  const layer = LAYER.exec(fault.file)?.[1];
  const found = [
    ...testsConcerning([sourceOf(fault)]).unit,
    ...globSync(LAWS, { cwd: folder }),
    ...globSync(`tests/unit/renderer/${layer ?? 'none'}/**/*.test.{ts,tsx}`, { cwd: folder }),
  ];
  return [...new Set(found)].sort();
}

/** Most time of a run, in ms: a test that is never idle cannot be ended by its own limit. */
const limitOf = (files: number): number => 120_000 + files * 2_000;

/** Asks unit tests in a copy, fault after fault; the tests stay loaded in between. */
export type UnitTests = {
  /** Those of some tests that fail: `file › title`, or `file` for all of it. A run without an end: all files. */
  failing: (tests: readonly string[]) => Promise<string[]>;
  /** To be called with the files that have changed. */
  forget: (files: readonly string[]) => void;
  close: () => Promise<void>;
};

/** Opens the unit tests of a copy. */
export async function openUnitTests({ folder }: Copy): Promise<UnitTests> {
  const vitest: Vitest = await createVitest('test', { root: folder, watch: false, project: ['unit'], reporters: [{}] });
  await vitest.standalone();
  const project = vitest.getProjectByName('unit');
  return {
    async failing(tests) {
      const files = Map.groupBy(tests, fileOf);
      const paths = new Set([...files.keys()].map((file) => join(folder, file)));
      let ended = false;
      const watch = setTimeout(() => {
        ended = true;
        void endNow(vitest);
      }, limitOf(files.size));
      const { testModules, unhandledErrors } = await vitest.runTestSpecifications(
        [...files].map(([file, asked]) => project.createSpecification(join(folder, file), onlyNamed(asked))),
      );
      clearTimeout(watch);
      // Whose fault it is shows when each half is asked again.
      if (ended) return [...files.keys()];
      vitest.state.clearErrors();
      // Files that were asked before are among the modules, too, with what they said then.
      const asked = testModules.filter(({ moduleId }) => paths.has(moduleId));
      const failed = asked.flatMap((module) => failuresOf(module, folder));
      return failed.length === 0 && unhandledErrors.length > 0 ? [String(unhandledErrors[0])] : failed;
    },
    forget: (files) => {
      for (const file of files) vitest.invalidateFile(file);
    },
    close: () => vitest.close(),
  };
}

/** Ends a run whose worker does not answer: the second call kills it. */
async function endNow(vitest: Vitest): Promise<void> {
  void vitest.cancelCurrentRun('test-failure');
  await vitest.cancelCurrentRun('test-failure');
}

/** The names of a file's tests; none where the whole file is asked. */
function onlyNamed(tests: readonly string[]): { testNames?: string[] } {
  const names = tests.map(titleOf);
  return names.includes('') ? {} : { testNames: names };
}

function failuresOf(module: TestModule, folder: string): string[] {
  const file = relative(folder, module.moduleId);
  const failed = [...module.children.allTests('failed')].map(({ fullName }) => `${file} › ${fullName}`);
  return failed.length === 0 && module.state() === 'failed' ? [file] : failed;
}
