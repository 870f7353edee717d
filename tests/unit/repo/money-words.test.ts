import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';

const PAGE = resolve(import.meta.dirname, '../../../src/renderer/src');
const textOf = (path: string): string => readFileSync(join(PAGE, path), 'utf8');
const sources = readdirSync(join(PAGE, 'features'), { recursive: true, encoding: 'utf8' })
  .map((file) => `features/${file.replaceAll('\\', '/')}`)
  .filter((path) => /\.tsx?$/.test(path));

/** Folders of the features whose screens are all of document 2. */
const named = ['reference-finance', 'my-school'].flatMap((menu) => [
  ...textOf(`app/menu/${menu}.ts`).matchAll(/@\/features\/([\w-]+)\//g),
]);
const folders = ['kindergartens', ...new Set(named.map(([, folder]) => folder))];

test('R-081, Z-187: no screen of document 2 names an amount in another word than UZS', () => {
  expect(folders.length).toBeGreaterThan(15);
  const wrong = sources.filter((path) => {
    // Billions and millions of so'm are the document's own words.
    const texts = textOf(path)
      .replace(/ml(?:rd|n) so'm/g, '')
      .match(/"[^"\n]*\bso'm[^"\n]*"/g);
    return texts !== null && folders.some((folder) => path.startsWith(`features/${folder}/`));
  });
  expect(wrong).toEqual([]);
});
