import { expect, it } from 'vitest';
import { SCREENS } from '@/app/menu/registry.ts';
import { type FoundWords, foundWords } from './found-words.ts';
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

/** What the laws of sendings and of pages have said on the screens themselves, but for what is read there. */
const SENT =
  /^domains\/initiative\/(acceptance|editing|registry)\/\w+-form|^features\/(appeals\/bulk|call-me-back\/|initiative-list\/winners\/sms-dialog|invest-data\/|protocols\/(council-dialog|protocol-)|reports\/chronology|school-initiative-form\/initiative-page|students\/send-keys|products\/product-page|product-categories\/product-category-page|site-papers\/regulatory-document-page)|^kit\/crud\/use-crud-form/;
/** What the laws of actions, of deletions and of imports have said there. */
const SAID_ELSEWHERE =
  /^(domains\/initiative\/(actions|decisions|location)|features\/school-initiatives\/dialogs)\/|^features\/(appeals\/(answer|type)-dialog|ministry-execution\/executions-page)|\/import-dialog\.tsx$|\/use-delete\.ts$/;
const isSaidElsewhere = ({ file, as, text }: FoundWords): boolean =>
  (as !== 'words' && SENT.test(file)) ||
  (as === 'done'
    ? text.endsWith("o'chirildi")
    : as !== 'failed' && !file.endsWith('/use-screen.ts') && SAID_ELSEWHERE.test(file));

it('every text of an outcome is said where the documents say it, and with its look', () => {
  const found = foundWords().filter((words) => !OURS.includes(words.text) && !isSaidElsewhere(words));
  const lines = new Set(found.map(({ file, as, text }) => `${file}: ${as}: ${text}`));
  expect([...lines].sort()).toEqual(OWN_WORDS.map(([file, as, text]) => `${file}: ${as}: ${text}`).sort());
});
