import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createCsvParser } from '../../../../src/main/excel/csv-parser.ts';
import { detectSeparator } from '../../../../src/main/excel/csv-separator.ts';

function parse(separator: string, ...pieces: string[]): string[][] {
  const records: string[][] = [];
  const parser = createCsvParser(separator, (fields) => records.push(fields));
  for (const piece of pieces) parser.write(piece);
  parser.end();
  return records;
}

describe('a csv is split', () => {
  test.each<[string, string[][]]>([
    [
      'a,b\nc,d',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    [
      'a,b\r\nc,d\r\n',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    ['a\rb\r', [['a'], ['b']]],
    [
      'a,\n,b\n',
      [
        ['a', ''],
        ['', 'b'],
      ],
    ],
    ['a\n\nb\n', [['a'], [''], ['b']]],
    ['"a,b","c\nd","e""f"\n', [['a,b', 'c\nd', 'e"f']]],
    ['"",x', [['', 'x']]],
    ['""""', [['"']]],
    ['a"b,c"d', [['a"b', 'c"d']]],
    ['"a"b,c', [['ab', 'c']]],
    ['a,', [['a', '']]],
    ['', []],
  ])('%j', (text, records) => expect(parse(',', text)).toEqual(records));

  test('into the records it was made of, whatever the chunk boundaries', () => {
    const field = fc.string({ unit: fc.constantFrom('a', 'ў', ';', '"', '\n', '\r', ' ') });
    fc.assert(
      fc.property(
        fc.array(fc.array(field, { minLength: 2, maxLength: 4 }), { minLength: 1, maxLength: 5 }),
        fc.constantFrom('\n', '\r\n', '\r'),
        fc.array(fc.nat(), { maxLength: 6 }),
        (records, lineEnd, cuts) => {
          const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;
          const csv = records.map((fields) => fields.map(quoted).join(';')).join(lineEnd);
          const places = cuts.map((cut) => cut % csv.length).sort((a, b) => a - b);
          const pieces = [0, ...places].map((place, index) => csv.slice(place, places[index] ?? csv.length));
          expect(parse(';', ...pieces)).toEqual(records);
        },
      ),
    );
  });

  test('but an open quote, an oversized field and too many fields are damage', () => {
    const damaged = expect.objectContaining({ problem: 'damaged' });
    expect(() => parse(',', '"a,b\n')).toThrow(damaged);
    expect(() => parse(',', `"${'x'.repeat(2 ** 21)}"`)).toThrow(damaged);
    expect(() => parse(',', ','.repeat(20_000))).toThrow(damaged);
  });
});

describe('the separator', () => {
  test.each([
    ['a;b\n1,5;2,5\n', ';'],
    ['a,b,c\n1,2;3,4\n', ','],
    ['a\tb\n1,2\t3\n', '\t'],
    ['a|b\n1|2\n', '|'],
    ['"a,b";c\n"d,e";f\n', ';'],
    ['a,b', ','],
    ['Ism\nAli\n', ';'],
    ['', ';'],
    ['2026-yil hisoboti\nID,Nomi,Summa\n1,Navoiy,150000\n2,Guliston,230000\n', ','],
    ["Buyurtmachilar ro'yxati, Toshkent\nToshkent shahri\n\nID;Nomi;Summa\n1;A;2\n2;B;3\n", ';'],
    ['Manzil\nToshkent, Chilonzor\nBuxoro, Olot\n', ';'],
    ['Summa\n1,5\n2,75\n', ';'],
  ])('of %j is %j', (text, separator) => expect(detectSeparator(text)).toBe(separator));
});
