import { existsSync, globSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '../../..');

/** The tests of a process or of what both share; those of the stand-ins and of the repository have no source in `src`. */
const tests = globSync('tests/{unit,integration}/{main,preload,renderer,shared}/**/*.test.{ts,tsx}', { cwd: root });

/**
 * What a test is of: `tests/unit/main/auth/pkce.test.ts` is of `src/main/auth/pkce.ts`, `kit/crud.kept.test.ts` of the folder
 * `kit/crud`, one aspect of it.
 */
function sourceOf(test: string): string {
  const [, , process = '', ...path] = test.split(/[\\/]/);
  const name = path.pop()?.split('.')[0] ?? '';
  return ['src', process, ...(process === 'renderer' ? ['src'] : []), ...path, name].join('/');
}

it('finds the tests', () => expect(tests.length).toBeGreaterThan(100));

it.each(tests)('%s stands where its source does', (test) => {
  const source = resolve(root, sourceOf(test));
  expect(['', '.ts', '.tsx'].some((ending) => existsSync(`${source}${ending}`))).toBe(true);
});
