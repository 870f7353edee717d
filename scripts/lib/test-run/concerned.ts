import { globSync } from 'node:fs';
import { type Import, readImports } from '../boundaries/imports.ts';
import { root } from '../project.ts';

/** Test files by the runner that runs them, as paths below the root. */
export type Concerned = { unit: string[]; integration: string[]; endToEnd: string[] };

let importsOfTests: readonly Import[] | undefined;

/**
 * The tests that concern these names: a part of a path (`news`), or a source file. They are the test files with the name
 * in their path, the unit and integration tests that import such a source, and the tests of a source's feature or domain.
 */
export function testsConcerning(names: readonly string[]): Concerned {
  const tests = globSync('tests/{unit,integration,e2e}/**/*.{test.ts,test.tsx,spec.ts}', { cwd: root });
  importsOfTests ??= readImports(root, 'tests');
  const importing = importsOfTests.filter(({ to }) => to !== undefined && holdsOne(to, names));
  const importers = new Set(importing.map(({ from }) => from));
  const areas = names.flatMap((name) => /\/((?:features|domains)\/[^/]+)\//.exec(name)?.[1] ?? []);
  const isOfArea = (file: string) =>
    areas.some((area) => file.includes(`/${area}/`) || file.startsWith(`tests/e2e/${area.split('/')[1]}`));
  const found = tests.filter((file) => holdsOne(file, names) || importers.has(file) || isOfArea(file)).sort();
  return {
    unit: found.filter((file) => file.startsWith('tests/unit/')),
    integration: found.filter((file) => file.startsWith('tests/integration/')),
    endToEnd: found.filter((file) => file.startsWith('tests/e2e/')),
  };
}

const holdsOne = (path: string, names: readonly string[]): boolean => names.some((name) => path.includes(name));
