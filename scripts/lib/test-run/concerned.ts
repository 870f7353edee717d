import { globSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { readImports } from '../boundaries/imports.ts';
import { root } from '../project.ts';

/** Test files by the runner that runs them, as paths below the root. */
export type Concerned = { unit: string[]; integration: string[]; endToEnd: string[] };

/**
 * The tests that concern these names: a part of a path (`news`), or a file. They are the test files with the name in
 * their path, the unit and integration tests that import such a source, and the end-to-end tests of a source's feature.
 */
export function testsConcerning(names: readonly string[]): Concerned {
  const imports = readImports(root, 'tests');
  const tests = globSync('tests/{unit,integration,e2e}/**/*.{test.ts,test.tsx,spec.ts}', { cwd: root });
  const concerned = (file: string) =>
    names.some((name) => file.includes(name)) ||
    imports.some(({ from, to }) => from === file && to !== undefined && names.some((name) => to.includes(name))) ||
    (file.endsWith('.spec.ts') && names.some((name) => basename(file).startsWith(featureOf(name))));
  const found = tests.filter(concerned).sort();
  return {
    unit: found.filter((file) => file.startsWith('tests/unit/')),
    integration: found.filter((file) => file.startsWith('tests/integration/')),
    endToEnd: found.filter((file) => file.startsWith('tests/e2e/')),
  };
}

/** The feature that a source file belongs to, or the name itself. */
const featureOf = (name: string): string =>
  /^src\/renderer\/src\/features\/([^/]+)\//.exec(name)?.[1] ?? (name.includes('/') ? basename(dirname(name)) : name);
