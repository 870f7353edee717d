import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';

const FEATURES = resolve(import.meta.dirname, '../../../src/renderer/src/features');
/** Fields that only search: cutting a pasted text there loses no data. */
const SEARCHES = ['initiatives/registry/catalogue-products.tsx'];

test('no field of a form cuts what is pasted into it: a limit is a rule with a message', () => {
  const files = readdirSync(FEATURES, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.tsx'));
  const cutting = files.filter((file) => /\bmaxLength=/.test(readFileSync(join(FEATURES, file), 'utf8')));
  expect(cutting.map((file) => file.replaceAll('\\', '/'))).toEqual(SEARCHES);
});
