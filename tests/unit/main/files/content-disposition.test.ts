import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fileNameOf } from '../../../../src/main/files/content-disposition.ts';

/** UTF-8 bytes as a header carries them. */
const latin1 = (text: string) => Buffer.from(text, 'utf8').toString('latin1');

test.each([
  ['attachment; filename="hisobot.xlsx"', 'hisobot.xlsx'],
  ['attachment; filename=hisobot.xlsx', 'hisobot.xlsx'],
  ['attachment;filename = "a \\"b\\".xlsx" ; size=7', 'a "b".xlsx'],
  ['inline; FileName="hisobot.xlsx"', 'hisobot.xlsx'],
  ["attachment; filename*=UTF-8''%D2%B2%D0%B8%D1%81%D0%BE%D0%B1%D0%BE%D1%82.xlsx", 'Ҳисобот.xlsx'],
  ['attachment; filename="fallback.xlsx"; filename*=utf-8\'uz\'ro%CA%BByxat.xlsx', 'roʻyxat.xlsx'],
  ["attachment; filename*=UTF-8''100%25.xlsx", '100%.xlsx'],
  [`attachment; filename="${latin1('Рўйхат.xlsx')}"`, 'Рўйхат.xlsx'],
  ['attachment; filename="%D0%A0%D1%9E%D0%B9.xlsx"', 'Рўй.xlsx'],
  ['attachment; filename="caf\u00e9.xlsx"', 'café.xlsx'],
  ['attachment; filename="50% tayyor.xlsx"', '50% tayyor.xlsx'],
])('%s', (header, name) => expect(fileNameOf(header)).toBe(name));

test.each([null, '', 'attachment', 'attachment; filename=', 'attachment; filename=""', ';;;=', 'attachment; name="x"'])(
  '%j names nothing',
  (header) => expect(fileNameOf(header)).toBeNull(),
);

test('no header makes it throw', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const name = fileNameOf(`attachment; filename${text}`);
      expect(name === null || name.length > 0).toBe(true);
    }),
    { numRuns: 2000 },
  );
});
