import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { toCyrillic } from '../../../src/renderer/src/i18n/transliterate.ts';
import { interfaceTexts } from '../../support/interface-texts.ts';

const TESTS = join(import.meta.dirname, '../..');
/** They know every text, and none of them where it belongs: what the documents say, how it is spelt, and these here. */
const KNOWING_ALL = /^unit\/(?:renderer\/i18n|repo)\/|^support\/interface-texts/;
/** Files whose literals a person does not read where they stand, or whose every text is tried by itself. */
const OTHERS = [
  // Its steps are tests of their own.
  /^app\/manual\/chapters\//,
  // Names as others write them, and words that are passed over.
  /^(?:entities\/import-lists|features\/protocols\/folder\/places|features\/appeals\/alike|domains\/initiative\/similar\/words)\.ts$/,
  // Fonts and events.
  /^(?:app\/theme(?:-components)?|features\/initiative-map\/use-world-view|domains\/initiative\/print\/sheets\/draw-sheets)\.tsx?$/,
];

/** Names of keys, and of encodings. */
const NAMES = ['AltGraph', 'CapsLock', 'UTF-16 LE', 'UTF-16 BE'];

/** A text, or the code of a test, as far as they can be compared: regular expressions and escapes resolved. */
const plain = (text: string): string =>
  text
    .replace(/\\s\+?/g, ' ')
    .replace(/\\(.)/g, '$1')
    .replaceAll('&#x27;', "'")
    .toLowerCase();

const tests = readdirSync(TESTS, { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => /\.tsx?$/.test(file) && !KNOWING_ALL.test(file))
  .map((file) => plain(readFileSync(join(TESTS, file), 'utf8')))
  .join('\n');

/** The parts between the values that are filled in, the longest first. */
const partsOf = (text: string): string[] =>
  text
    .split(/\{\{\w+\}\}/)
    .map((part) => part.trim())
    .sort((one, other) => other.length - one.length);

/** A test that expects a long text may name three words of it. */
const threeWords = (part: string): string[] =>
  [...part.matchAll(/(?=(?<![^ ])([^ ]+ [^ ]+ [^ ]+))/g)]
    .map(([, words = '']) => words)
    .filter((words) => words.length > 13);

/** What is counted is expected without its "ta"; of a text's two spellings one is enough. */
const isExpected = (text: string): boolean =>
  [text, toCyrillic(text)].some((spelling) => {
    const parts = partsOf(plain(spelling).replace(/^(?:ta|та) /, ''));
    const pieces = [parts[0] ?? '', ...parts.flatMap(threeWords)];
    return pieces.some((piece) => tests.includes(piece));
  });

it('every text of the interface is expected by a test: one that is not could be lost, or stand in the wrong place, unseen', () => {
  const texts = [...interfaceTexts()].filter(
    ([, files]) => !files.every((file) => OTHERS.some((other) => other.test(file))),
  );
  expect(texts.length).toBeGreaterThan(1_500);
  const unexpected = texts
    .filter(([text]) => !NAMES.includes(text) && !isExpected(text))
    .map(([text, [file]]) => `${file}: ${text}`);
  expect(unexpected).toEqual([]);
});
