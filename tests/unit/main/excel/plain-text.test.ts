import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addPlainTexts } from '../../../../src/main/excel/plain-text.ts';
import { createTextStore, type TextStore } from '../../../../src/main/excel/text-store.ts';
import { readSharedStrings } from '../../../../src/main/excel/xlsx-shared-strings.ts';
import { readZipDirectory } from '../../../../src/main/formats/zip-directory.ts';
import { zipped } from '../../../support/workbooks.ts';

const PART = 'xl/sharedStrings.xml';

const contents = (texts: TextStore) =>
  Array.from({ length: texts.size }, (_, index) => ({
    text: texts.text(index),
    marks: texts.marks(index),
    isEmpty: texts.isEmpty(index),
  }));

/** Returns the texts of a shared string table with these items, or its problem as text. */
async function textsOf(items: string): Promise<unknown> {
  const bytes = zipped({ [PART]: `<sst>${items}</sst>` });
  const file = {
    bytes: bytes.length,
    read: (position: number, length: number) => bytes.subarray(position, position + length),
    close: () => undefined,
  };
  try {
    return contents(await readSharedStrings({ file, directory: await readZipDirectory(file) }, PART));
  } catch (error) {
    return String(error);
  }
}

test('plain texts are added in one pass, up to the first text that has to be resolved', () => {
  const texts = createTextStore();
  const plain = '<si><t>Тошкент</t></si><si><t xml:space="preserve"> a</t></si><si><t></t></si>';
  const bytes = Buffer.from(`${plain}<si><t>A&amp;B</t></si>`);
  expect(addPlainTexts(texts, bytes, 0)).toBe(Buffer.byteLength(plain));
  expect(contents(texts).map(({ text }) => text)).toEqual(['Тошкент', ' a', '']);
});

test.each([
  '<si><t>A&amp;B</t></si>',
  '<si><t>_x000D_</t></si>',
  '<si><r><t>a</t></r></si>',
  '<si><t>a</t><t>b</t></si>',
  '<si><t>cut',
  '<si><t>cut</t></s',
])('left to the general reader: %s', (xml) => {
  const texts = createTextStore();
  expect([addPlainTexts(texts, Buffer.from(xml), 0), texts.size]).toEqual([0, 0]);
});

const text = fc.constantFrom(
  '',
  ' ',
  'Toshkent',
  'Тошкент',
  'Тoшкент',
  '7',
  '1 500',
  '&amp;',
  '_x0041_',
  '_x',
  '\ufffd',
);
const item = fc
  .record({
    text: fc.array(text, { maxLength: 3 }).map((texts) => texts.join('')),
    shape: fc.constantFrom('plain', 'plain', 'plain', 'preserved', 'rich', 'aid', 'nested', 'comment', 'open'),
  })
  .map(({ text: value, shape }) => {
    if (shape === 'preserved') return `<si><t xml:space="preserve">${value}</t></si>`;
    if (shape === 'rich') return `<si><r><t>${value}</t></r><r><t>b</t></r></si>`;
    if (shape === 'aid') return `<si><t>${value}</t><rPh><t>c</t></rPh></si>`;
    if (shape === 'nested') return `<si><si><t>${value}</t></si></si>`;
    if (shape === 'comment') return `<si><t>${value}<!-- x --></t></si>`;
    if (shape === 'open') return `<si><t>${value}</t>`;
    return `<si><t>${value}</t></si>`;
  });

test('a table of texts reads the same in one pass and tag by tag', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(item, { maxLength: 6 }), async (items) => {
      const quick = items.join('');
      // The additional blank rules out the fast path.
      expect(await textsOf(quick)).toEqual(await textsOf(quick.replaceAll('<t', '<t ')));
    }),
    { numRuns: 400 },
  );
});
