import { existsSync, globSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '../../..');

/**
 * The tests of a process, of shared code or of a tool; tests of the stand-ins and of the repository have no source in
 * `src`, and a law holds for all screens.
 */
const tests = globSync('tests/{unit,integration}/{main,preload,renderer,shared,tools}/**/*.test.{ts,tsx}', {
  cwd: root,
  exclude: ['tests/unit/renderer/laws/**'],
});

/**
 * Returns the source of a test: `src/main/auth/pkce.ts` for `tests/unit/main/auth/pkce.test.ts`; the folder `kit/crud`
 * for `kit/crud.kept.test.ts`, which tests one aspect of it.
 */
function sourceOf(test: string): string {
  const [, , part = '', ...path] = test.split(/[\\/]/);
  const name = path.pop()?.split('.')[0] ?? '';
  const sources = part === 'tools' ? part : `src/${part}${part === 'renderer' ? '/src' : ''}`;
  return [sources, ...path, name].join('/');
}

it('finds the tests', () => expect(tests.length).toBeGreaterThan(100));

it.each(tests)('%s mirrors the path of its source', (test) => {
  const source = resolve(root, sourceOf(test));
  expect(['', '.ts', '.tsx'].some((ending) => existsSync(`${source}${ending}`))).toBe(true);
});
