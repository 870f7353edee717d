import { expect, test } from 'vitest';

const menus = import.meta.glob<string>('../../../../../src/renderer/src/app/menu/{reference-finance,my-school}.ts', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const sources = import.meta.glob<string>('../../../../../src/renderer/src/features/**/*.{ts,tsx}', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** Folders of the features whose screens are all of document 2. */
const named = Object.values(menus).flatMap((menu) => [...menu.matchAll(/@\/features\/([\w-]+)\//g)]);
const folders = ['kindergartens', ...new Set(named.map(([, folder]) => folder))];

test('R-081, Z-187: no screen of document 2 names an amount in another word than UZS', () => {
  expect(folders.length).toBeGreaterThan(15);
  const wrong = Object.entries(sources).filter(([path, source]) => {
    // Billions and millions of so'm are the document's own words.
    const texts = source.replace(/ml(?:rd|n) so'm/g, '').match(/"[^"\n]*\bso'm[^"\n]*"/g);
    return texts !== null && folders.some((folder) => path.includes(`/features/${folder}/`));
  });
  expect(wrong.map(([path]) => path)).toEqual([]);
});
