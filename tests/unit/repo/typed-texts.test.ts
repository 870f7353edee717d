import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';

const SRC = resolve(import.meta.dirname, '../../../src');
const sources = ['main', 'renderer/src', 'shared'].flatMap((part) =>
  readdirSync(join(SRC, part), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => `${part}/${file.replaceAll('\\', '/')}`),
);
const textOf = (file: string) => readFileSync(join(SRC, file), 'utf8');
const filesWith = (pattern: RegExp, within = sources) => within.filter((file) => pattern.test(textOf(file)));

describe('whether a text is blank, one function says', () => {
  /** Tests of a text's emptiness by its own trim, on one line or by a name given to the trimmed text. */
  const DECIDES = /\.trim\(\)\s*(?:\|\||[!=]==\s*''|\.length\b|\.min\()|![\w.?]+\.trim\(\)/;
  const NAMED = /const (\w+) = [^;\n]*\.trim\(\);[\s\S]{0,200}?(?:\b\1 (?:===|!==) ''|!\1\b|\b\1 (?:\|\||\?) )/;
  /** Texts that no person has typed: output of programs, headers, attributes and bytes of files. */
  const OF_MACHINES = [
    'main/excel/cell-text.ts',
    'main/excel/xml-scanner.ts',
    'main/formats/text.ts',
    'renderer/src/kit/safe-html/sanitize.ts',
  ];

  test.each([
    [`value.trim() || null`, true],
    [`if (typed.trim() === '') return 'blank';`, true],
    [`disabled={!form.values.title.trim()}`, true],
    [`z.string().trim().min(1, message)`, true],
    [`const name = title.trim();\n  if (name === '') missing('title');`, true],
    [`text: value.trim(),`, false],
    [`isBlank(text) ? '' : text.trim()`, false],
  ])('%j decides: %j', (line, decides) => {
    expect(DECIDES.test(line) || NAMED.test(line)).toBe(decides);
  });

  test('no other file decides by its own trim', () => {
    const deciding = sources.filter((file) => DECIDES.test(textOf(file)) || NAMED.test(textOf(file)));
    // Inputs of figures, whose texts are numbers.
    const typed = deciding.filter((file) => !file.startsWith('renderer/src/kit/inputs/'));
    expect(typed.filter((file) => !OF_MACHINES.includes(file))).toEqual([]);
  });

  test('a rule of the page for a text that must not be empty is `requiredText`', () => {
    const IDS = [
      'entities/schools.ts',
      'features/site-papers/paper.ts',
      'kit/forms/record-fields.ts',
      'kit/uploads/uploaded-file.ts',
    ];
    const own = filesWith(/string\(\)(?:\.trim\(\))?\.min\(1|\btrim\(\), minLength/).filter((file) =>
      file.startsWith('renderer/'),
    );
    expect(own.map((file) => file.replace('renderer/src/', '')).sort()).toEqual(IDS);
  });
});

describe('texts are cut between characters, by one function', () => {
  /** Cuts of what is no text of a person: ids, digests, digits, dates, letters for comparison, lines of the log. */
  const NOT_SHOWN = [
    'main/auth/sso.ts',
    'main/security/client-certificates.ts',
    'main/security/guards.ts',
    'renderer/src/domains/initiative/palette/asked-digits.ts',
    'renderer/src/features/appeals/alike.ts',
    'renderer/src/features/protocols/folder/read-name.ts',
    'renderer/src/domains/initiative/similar/words.ts',
    'renderer/src/kit/page.ts',
    'shared/journal.ts',
  ];
  /** A text cut to a length: a limit by name, or characters that are joined again, or a mark of the cut. */
  const CUTS =
    /(?:\b(?:text|name|title|message|description|notes?|host|realm|value|whole|shown|said|cut|error|address)\b\??|\bString\([^)]*\)|\?\? ''\)|\btrim\(\))\.(?:slice|substring|substr)\(0, (?:[A-Z_]{2,}(?:\.\w+)?|\d{2,}|length|most|share)\)|\.slice\(0, [\w.]+\)\.join\(''\)|\.slice\(0, [\w.]+\)[^`\n]{0,20}…/;

  test.each([
    ['description.slice(0, TOPIC_LENGTH).trimEnd()', true],
    ["[...title].slice(0, NAME_LENGTH).join('')", true],
    ["text.slice(0, most).trimEnd() + '…'", true],
    ['rows.slice(0, SHOWN)', false],
    ['startOf(text, MOST)', false],
  ])('%j cuts: %j', (line, cuts) => {
    expect(CUTS.test(line)).toBe(cuts);
  });

  test('no other file cuts a text by itself', () => {
    const cutting = filesWith(CUTS).filter((file) => file !== 'shared/start-of.ts');
    expect(cutting.filter((file) => !NOT_SHOWN.includes(file))).toEqual([]);
  });
});
