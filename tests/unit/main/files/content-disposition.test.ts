import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fileNameOf } from '../../../../src/main/files/content-disposition.ts';

/** UTF-8 bytes as a header carries them. */
const latin1 = (text: string) => Buffer.from(text, 'utf8').toString('latin1');
const IN_1251 =
  '\u00a0ЎўЈ¤Ґ¦§Ё©Є«¬\u00ad®Ї°±Ііґµ¶·ё№є»јЅѕїАБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯабвгдежзийклмнопрстуфхцчшщъыьэюя';
/** Bytes of windows-1251 as a header carries them. */
const in1251 = (text: string) =>
  text.replace(/[^\0-\x7f]/g, (letter) => String.fromCharCode(0xa0 + IN_1251.indexOf(letter)));
const bytesIn1251 = (text: string) => Buffer.from(in1251(text), 'latin1');
const escaped = (bytes: Buffer, sign: string) =>
  [...bytes].map((byte) => `${sign}${byte.toString(16).padStart(2, '0').toUpperCase()}`).join('');
const base64 = (bytes: Buffer | string) => Buffer.from(bytes).toString('base64');

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
  [`attachment; filename="${in1251('Рўйхат 2026.xlsx')}"`, 'Рўйхат 2026.xlsx'],
  [`attachment; filename=${in1251('Бюджет_ижроси.xls')}`, 'Бюджет_ижроси.xls'],
  [`attachment; filename="${escaped(bytesIn1251('Хисобот'), '%')}.xlsx"`, 'Хисобот.xlsx'],
  [`attachment; filename*=windows-1251''${escaped(bytesIn1251('Махалла'), '%')}.xlsx`, 'Махалла.xlsx'],
  [`attachment; filename="a.xlsx"; filename*=cp1251'ru'${escaped(bytesIn1251('Отчёт'), '%')}.xlsx`, 'Отчёт.xlsx'],
  [`attachment; filename="${latin1('Рўйхат.xlsx')}"; filename*=nobody''%D0.xlsx`, 'Рўйхат.xlsx'],
  [`attachment; filename="=?utf-8?B?${base64('Ҳисобот 1.xlsx')}?="`, 'Ҳисобот 1.xlsx'],
  [`attachment; filename==?UTF-8?b?${base64('Рўйхат.pdf')}?=`, 'Рўйхат.pdf'],
  ['attachment; filename="=?utf-8?Q?ro=CA=BByxat_2026.xlsx?="', 'roʻyxat 2026.xlsx'],
  [`attachment; filename="=?windows-1251?Q?${escaped(bytesIn1251('Отчёт'), '=')}_5.xls?="`, 'Отчёт 5.xls'],
  [`attachment; filename="=?windows-1251?B?${base64(bytesIn1251('Рўйхат.xls'))}?="`, 'Рўйхат.xls'],
  [`attachment; filename="=?koi8-r?B?${base64(Buffer.from([0xf2, 0xcf, 0xd4]))}?=.xls"`, 'Рот.xls'],
  [`attachment; filename="=?utf-8?B?${base64('Рўй')}?= =?utf-8?B?${base64('хат.xlsx')}?="`, 'Рўйхат.xlsx'],
  [`attachment; filename="=?utf-8?Q?=D0=A0=D1?=\t=?utf-8?Q?=9E=D0=B9.xlsx?="`, 'Рўй.xlsx'],
  [`attachment; filename="=?utf-8*uz?B?${base64('Рўй')}?==?windows-1251?Q?=E9.xls?="`, 'Рўйй.xls'],
  [`attachment; filename="Hisobot =?utf-8?B?${base64('йил')}?= v2.xlsx"`, 'Hisobot йил v2.xlsx'],
  ['attachment; filename="=?nobody?B?AAAA?=.xlsx"', '=?nobody?B?AAAA?=.xlsx'],
  ['attachment; filename="=?utf-8?B?0A==?=.xlsx"', '=?utf-8?B?0A==?=.xlsx'],
])('%s', (header, name) => expect(fileNameOf(header)).toBe(name));

test.each([null, '', 'attachment', 'attachment; filename=', 'attachment; filename=""', ';;;=', 'attachment; name="x"'])(
  '%j names nothing',
  (header) => expect(fileNameOf(header)).toBeNull(),
);

test('a name whose letters Electron has lost is no name: the suggested one is more', () => {
  const received = Buffer.from(in1251('Рўйхат 2026.xlsx'), 'latin1').toString();
  expect(fileNameOf(`attachment; filename="${latin1(received)}"`)).toBeNull();
});

test('a name in Latin letters with accents stays, as bytes of Latin-1 and of UTF-8', () => {
  const words = 'café Müller naïve São Ação Groß Ñandú ÄÖÜ Ærø Åse été Łódź déjà coração Öğretmenler'.split(' ');
  const word = fc.constantFrom(...words, 'hisobot', '2026', 'v2');
  fc.assert(
    fc.property(fc.array(word, { minLength: 1 }), (parts) => {
      const name = `${parts.join(' ')}.xlsx`;
      const isLatin1 = !/[^\0-\xff]/.test(name);
      expect(fileNameOf(`attachment; filename="${isLatin1 ? name : latin1(name)}"`)).toBe(name);
      expect(fileNameOf(`attachment; filename="${latin1(name)}"`)).toBe(name);
    }),
  );
});

test('every name arrives, as UTF-8, in an extended parameter and in encoded words, cut at any byte', () => {
  const name = fc
    .string({ unit: 'grapheme', minLength: 1 })
    .filter((text) => !/["\\%\ufeff\ufffd\p{Cc}]|=\?/u.test(text) && text.isWellFormed());
  fc.assert(
    fc.property(name, fc.nat(), (text, at) => {
      const bytes = Buffer.from(text);
      const cut = at % (bytes.length + 1);
      const pieces = [bytes.subarray(0, cut), bytes.subarray(cut)].map((piece) => `=?utf-8?B?${base64(piece)}?=`);
      for (const header of [
        `filename="${latin1(text)}"`,
        `filename="x"; filename*=UTF-8''${escaped(bytes, '%')}`,
        `filename="${pieces.join(' ')}"`,
      ])
        expect(fileNameOf(`attachment; ${header}`)).toBe(text);
    }),
  );
});

test('no header makes it throw', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const name = fileNameOf(`attachment; filename${text}`);
      expect(name === null || name.length > 0).toBe(true);
    }),
    { numRuns: 2000 },
  );
});
