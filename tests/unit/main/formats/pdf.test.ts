import { describe, expect, test } from 'vitest';
import { findingOfPdf } from '../../../../src/main/formats/pdf.ts';
import { dictionaryAt } from '../../../../src/main/formats/pdf-dictionary.ts';
import { ENCRYPTIONS } from './pdf-encryptions.ts';

/** Returns the problem of a PDF, or null. */
async function problemOf(pdf: string): Promise<string | null> {
  const content = Buffer.from(pdf, 'latin1');
  const read = async (at: number, length: number) => content.subarray(at, at + length);
  return (await findingOfPdf({ bytes: content.length, read })).problem;
}

const END = 'startxref\n9\n%%EOF\n';
const object = (dictionary: string) => `9 0 obj\n${dictionary}\nendobj\n`;
const trailer = (encrypt: string, id: string) => `xref\n0 1\ntrailer\n<</Size 10${encrypt}/ID [ ${id}${id} ]>>\n`;
const REFERENCE = '/Encrypt 9 0 R';

describe.each(ENCRYPTIONS)('$what, opens without a password: $opens', ({ opens, id, dictionary }) => {
  const expected = opens ? null : 'password-protected';

  test('the dictionary at the end', async () => {
    expect(await problemOf(`%PDF-1.7\n${object(dictionary)}${trailer(REFERENCE, id)}${END}`)).toBe(expected);
  });

  test('the dictionary far ahead of the trailer, and an older one before it', async () => {
    const older = object('<</Filter/Standard/R 3/O(x)/U(y)>>');
    const long = 'x'.repeat(300_000);
    expect(await problemOf(`%PDF-1.7\n${older}${object(dictionary)}${long}${trailer(REFERENCE, id)}${END}`)).toBe(
      expected,
    );
  });

  test('the dictionary within the trailer', async () => {
    expect(await problemOf(`%PDF-1.7\n${trailer(`/Encrypt ${dictionary}`, id)}${END}`)).toBe(expected);
  });

  test('the trailer as the head of a stream', async () => {
    const table = `<</Type/XRef/W[1 2 1]/Size 10${REFERENCE}/ID[${id}${id}]>>stream\n${'\xff'.repeat(9000)}\nendstream\n`;
    expect(await problemOf(`%PDF-1.7\n${table}${object(dictionary)}${END}`)).toBe(expected);
  });
});

test('a PDF of another security handler counts as password-protected', async () => {
  const handler = object('<</Filter/Adobe.PubSec/V 4>>');
  expect(await problemOf(`%PDF-1.7\n${handler}${trailer(REFERENCE, '<00>')}${END}`)).toBe('password-protected');
});

test.each([
  ['a dictionary that is not in the file', ''],
  ['a dictionary without an end', '9 0 obj\n<</Filter/Standard/R 3/O(aaa'],
  ['a dictionary of a later revision', object('<</Filter/Standard/R 7>>')],
  ['keys that are too short', object('<</Filter/Standard/R 3/O(a)/U(b)>>')],
])('encryption that cannot be judged is accepted: %s', async (_what, before) => {
  expect(await problemOf(`%PDF-1.7\n${before}\n${trailer(REFERENCE, '<00>')}${END}`)).toBeNull();
});

const PAGE = '1 0 obj\n<</Type/Catalog/Pages 2 0 R>>\nendobj\n';
const ROOT = 'xref\n0 1\ntrailer\n<</Size 6/Root 1 0 R>>\n';
const WHOLE = `%PDF-1.4\n${PAGE}${ROOT}${END}`;
const STREAM = '7 0 obj\n<</Type/XRef/W[1 2 1]/Root 1 0 R>>stream\n\xff\x01\nendstream\nendobj\n';

describe('what every reader opens is whole', () => {
  test.each([
    ['zeros of a disk behind it', `${WHOLE}${'\0'.repeat(80_000)}`],
    ['more zeros', `${WHOLE}${'\0'.repeat(1_000_000)}`],
    ["a portal's page behind it", `${WHOLE}<!-- ${'x'.repeat(6000)} --><p>trailer of a film: startxref</p>`],
    ['text before it', `${'x'.repeat(1024)}${WHOLE}`],
    ['no end of file', WHOLE.replace('%%EOF\n', '')],
    ['no address of its table', `%PDF-1.4\n${PAGE}${ROOT}`],
    ['a table in a stream without its address', `%PDF-1.5\n${PAGE}${STREAM}`],
    ['an update without an address', `${WHOLE}${PAGE}${ROOT}`],
  ])('%s', async (_what, content) => expect(await problemOf(content)).toBeNull());

  test.each([
    ['cut before its table', `%PDF-1.4\n${PAGE}`],
    ['cut within its trailer', `%PDF-1.4\n${PAGE}xref\n0 1\ntrailer\n<</Size 6/Root 1`],
    ['cut within its table in a stream', `%PDF-1.5\n${PAGE}${STREAM.slice(0, -20)}`],
    ['cut within an update', `${WHOLE}${PAGE}`],
    ['cut far from the table of its first page', `${WHOLE}${`${PAGE}${'x'.repeat(999)}`.repeat(200)}`],
  ])('but one that was %s is not', async (_what, content) => expect(await problemOf(content)).toBe('damaged'));

  test('a text made to slow down the search takes no time', async () => {
    for (const piece of ['1', ' ', '1 ', '1 1 ', 'trailer<<', 'startxref ', '/Type /XRef']) {
      const started = performance.now();
      await problemOf(`%PDF-1.4\n1 0 obj /Type /XRef startxref 9\n${piece.repeat(1_000_000 / piece.length)}`);
      expect(performance.now() - started, piece).toBeLessThan(5000);
    }
  });
});

describe('a password is found, and only where it is certain', () => {
  const shut = ENCRYPTIONS.find(({ opens }) => !opens);
  const open = ENCRYPTIONS.find(({ opens, what }) => opens && /3/.test(what));
  if (!shut || !open) throw new Error('no such encryption');
  const locked = `${object(shut.dictionary)}${trailer(REFERENCE, shut.id)}`;

  test.each([
    ['what follows the end', `%PDF-1.7\n${locked}${END}${'\0'.repeat(80_000)}`],
    ['a missing address', `%PDF-1.7\n${locked.replace('/Size 10', '/Size 10/Root 1 0 R')}`],
  ])('in spite of %s', async (_what, content) => expect(await problemOf(content)).toBe('password-protected'));

  test('in spite of text before the header, from which addresses are counted', async () => {
    const page = '3 0 obj\n<</Length 3>>stream\nabc\nendstream\nendobj\n';
    const table = `<</Type/XRef/Size 10${REFERENCE}/ID[${shut.id}${shut.id}]>>stream\n${'\xff'.repeat(9000)}\nendstream\n`;
    const end = `startxref\n${9 + page.length}\n%%EOF\n`;
    const content = `%PDF-1.7\n${page}${table}${object(shut.dictionary)}${end}`;
    expect(await problemOf(`${'x'.repeat(500)}${content}`)).toBe('password-protected');
  });

  test.each([
    [
      'the length of the key in bytes',
      `${object(open.dictionary.replace('/Length 128', '/Length 16'))}${trailer(REFERENCE, open.id)}`,
    ],
    ['an identifier kept elsewhere', `${object(shut.dictionary)}trailer\n<<${REFERENCE}/ID 8 0 R>>\n`],
    ['an object that is no encryption', `${object('<</Type/Page>>')}${trailer(REFERENCE, shut.id)}`],
    [
      'permissions kept elsewhere',
      `${object(shut.dictionary.replace(/\/P\s*-?\d+/, '/P/X'))}${trailer(REFERENCE, shut.id)}`,
    ],
  ])('not with %s', async (_what, content) => expect(await problemOf(`%PDF-1.7\n${content}${END}`)).toBeNull());
});

test('a truncated file is damaged, encrypted or not', async () => {
  expect(await problemOf(`%PDF-1.7\n${object('<</Filter/Standard')}`)).toBe('damaged');
});

describe('a dictionary', () => {
  const entries = (text: string) => {
    const found = dictionaryAt(text, 0);
    return (
      found &&
      Object.fromEntries(
        [...found].map(([key, value]) => [key, typeof value === 'string' ? value : value.toString('latin1')]),
      )
    );
  };

  test('has literal strings, with brackets and escapes in them, and hexadecimal strings', () => {
    expect(entries('<</A(a(b)c\\)\\\\\\n\\101\\7z)/B <41 4 2 5>/C(x\\\r\ny\r\nz)/D()>>')).toEqual({
      A: 'a(b)c)\\\nA\x07z',
      B: 'ABP',
      C: 'xy\nz',
      D: '',
    });
  });

  test('has names, numbers, words and references; nested values are left out', () => {
    expect(entries(' % /X 1\n<< /F /Standard/P -4 /M false /R 3 0 R/N<</P 5/Q(>>)>>/L[1 /P 6]/Z 7 >> /Y 1')).toEqual({
      F: '/Standard',
      P: '-4',
      M: 'false',
      R: '3',
      Z: '7',
    });
  });

  test.each(['', '9', '<</A(', '<</A 1', '[1 2]', '>>', '<</A {', `<</A ${'% '.repeat(2000)}{`])(
    'is not %.20s',
    (text) => {
      expect(dictionaryAt(text, 0)).toBeNull();
    },
  );
});
