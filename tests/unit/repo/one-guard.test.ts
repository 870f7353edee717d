import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';

const page = resolve(import.meta.dirname, '../../../src/renderer/src');
const files = globSync('**/*.{ts,tsx}', { cwd: page });

it('what a press sends goes through the one guard of the kit (`useAction`), not through mutations of a library', () => {
  expect(files).toContain('kit/use-action.ts');
  expect(files.filter((file) => readFileSync(resolve(page, file), 'utf8').includes('useMutation'))).toEqual([]);
});
