import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';

const PAGE = resolve(import.meta.dirname, '../../../src/renderer/src');
/** Fields that only search: cutting a pasted text there loses no data. */
const SEARCHES = ['domains/initiative/registry/catalogue-products.tsx'];

test('no field of a form cuts what is pasted into it: a limit is a rule with a message', () => {
  const files = globSync('{domains,features}/**/*.tsx', { cwd: PAGE });
  const cutting = files.filter((file) => /\bmaxLength=/.test(readFileSync(join(PAGE, file), 'utf8')));
  expect(cutting.map((file) => file.replaceAll('\\', '/'))).toEqual(SEARCHES);
});
