import { expect, it } from 'vitest';
import { SCREENS } from '@/app/menu/registry.ts';
import { foundWords } from './found-words.ts';
import { DOCUMENTS, documentOf, OURS, OWN_WORDS } from './words-table.ts';

it.each(SCREENS.map(({ path, words }) => ({ path, words })))(
  '$path fails in the words of the document that describes it',
  ({ path, words }) => {
    const document = documentOf(path);
    expect(document).toBeDefined();
    expect(words).toEqual(document?.words);
  },
);

it('the table of the documents has no screen that the program has not', () => {
  const screens = DOCUMENTS.flatMap((document) => document.screens);
  expect(screens.filter((screen) => !SCREENS.some(({ path }) => documentOf(path)?.screen === screen))).toEqual([]);
});

it('every text of an outcome is said where the documents say it, and with its look', () => {
  const found = foundWords().filter(({ text }) => !OURS.includes(text));
  const lines = new Set(found.map(({ file, as, text }) => `${file}: ${as}: ${text}`));
  expect([...lines].sort()).toEqual(OWN_WORDS.map(([file, as, text]) => `${file}: ${as}: ${text}`).sort());
});
