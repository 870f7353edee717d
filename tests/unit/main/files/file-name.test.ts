import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MAX_NAME_BYTES, numberedName, safeFileName, safeFileNameWith } from '../../../../src/main/files/file-name.ts';

describe('a valid name is kept', () => {
  test.each([
    'hisobot.xlsx',
    'Tashabbuslar roʻyxati (2026).xlsx',
    'Ташаббуслар рўйхати.xlsx',
    'a.b.c.tar.gz',
    "go'lib.pdf",
    'hisobot .xlsx',
    // The longest possible name.
    `${'a'.repeat(MAX_NAME_BYTES - 7)} .xlsx`,
  ])('%s', (name) => expect(safeFileName(name)).toBe(name));
});

describe('a harmful or invalid name is made safe', () => {
  test.each([
    ['../../etc/passwd', 'passwd'],
    ['..\\..\\Windows\\system.ini', 'system.ini.bin'],
    ['C:\\Users\\x\\hisobot.xlsx', 'hisobot.xlsx'],
    ['C:hisobot.xlsx', 'C_hisobot.xlsx'],
    ['hisobot.xlsx:stream', 'hisobot.xlsx_stream.bin'],
    ['.bashrc', 'bashrc.bin'],
    ['hisobot.exe. . .', 'hisobot.exe.bin'],
    ['hisobot\u202Exslx.exe', 'hisobotxslx.exe.bin'],
    ['hiso\0bot\r\n.xlsx', 'hisobot.xlsx'],
    ['hiso\u200Bbot\uFEFF.xlsx', 'hisobot.xlsx'],
    ['hiso\uD800bot.xlsx', 'hisobot.xlsx'],
    ['a\u00A0\u2003 b.xlsx', 'a b.xlsx'],
    ['<b>"a|b?*".xlsx', '_b__a_b___.xlsx'],
    ['CON', '_CON'],
    ['con.xlsx', '_con.xlsx'],
    ['Com1 .tar.gz', '_Com1 .tar.gz'],
    ['LPT¹.txt', '_LPT¹.txt'],
    ['console.xlsx', 'console.xlsx'],
    ['o\u0308.xlsx', 'ö.xlsx'],
  ])('%j becomes %j', (given, safe) => expect(safeFileName(given)).toBe(safe));
});

describe('a name that the desktop would act upon gets .bin (A-043)', () => {
  test.each([
    ...['lnk', 'url', 'library-ms', 'search-ms', 'searchConnector-ms', 'scf', 'exe', 'com', 'bat', 'cmd', 'ps1', 'vbs'],
    ...['js', 'jse', 'wsf', 'hta', 'msi', 'msc', 'cpl', 'scr', 'pif', 'reg', 'inf', 'ini', 'iso', 'vhd', 'appref-ms'],
    ...['html', 'htm', 'svg', 'mht', 'chm', 'xlsm', 'docm', 'xll', 'iqy', 'slk', 'desktop', 'app', 'command', 'theme'],
    ...['contact', 'website', 'settingcontent-ms', 'themepack', '{20D04FE0-3AEA-1069-A2D8-08002B30309D}'],
  ])('hisobot.%s', (extension) => {
    expect(safeFileName(`hisobot.${extension}`)).toBe(`hisobot.${extension}.bin`);
    expect(safeFileName(`hisobot.${extension.toUpperCase()}. .`)).toBe(`hisobot.${extension.toUpperCase()}.bin`);
  });

  test.each([
    ['desktop.ini', 'desktop.ini.bin'],
    ['autorun.inf', 'autorun.inf.bin'],
    ['.hisobot.xlsx', 'hisobot.xlsx'],
    ['. .DS_Store', 'DS_Store.bin'],
    ['.desktop', 'desktop.bin'],
    ['hisobot.xlsx.lnk', 'hisobot.xlsx.lnk.bin'],
    ['con.lnk', '_con.lnk.bin'],
    ['Buyruq', 'Buyruq'],
  ])('%s becomes %s', (given, safe) => expect(safeFileName(given)).toBe(safe));

  test('however long it is', () => {
    const name = safeFileName(`${'ғ'.repeat(300)}.lnk`);
    expect(name).toMatch(/^ғ+\.lnk\.bin$/);
    expect(Buffer.byteLength(name)).toBeLessThanOrEqual(MAX_NAME_BYTES);
  });

  test('also where it gets a number', () => {
    expect(numberedName(safeFileName('hisobot.lnk'), 2)).toBe('hisobot.lnk (2).bin');
  });
});

test('the first name that is not empty after cleaning wins', () => {
  expect(safeFileName(null, 'tashabbuslar.xlsx')).toBe('tashabbuslar.xlsx');
  expect(safeFileName('', 'tashabbuslar.xlsx')).toBe('tashabbuslar.xlsx');
  expect(safeFileName('../..', '/', 'tashabbuslar.xlsx')).toBe('tashabbuslar.xlsx');
  expect(safeFileName('...', null)).toBe('fayl');
});

test('a long name is cut between characters, its extension kept', () => {
  const name = safeFileName(`${'ғ'.repeat(300)}.xlsx`);
  expect(name).toMatch(/^ғ+\.xlsx$/);
  expect(Buffer.byteLength(name)).toBeGreaterThan(MAX_NAME_BYTES - 4);
  expect(safeFileName(`${'a'.repeat(300)}. ${'b'.repeat(300)}`)).toMatch(/^a+$/);
  expect(safeFileName(`${'a'.repeat(300)}.xlsx`)).toHaveLength(MAX_NAME_BYTES - 1);
  expect(safeFileName(`${'a'.repeat(170)}🇺🇿.xlsx`)).toBe(`${'a'.repeat(170)}.xlsx`);
});

test('an extension of up to twenty bytes is kept when a name is cut', () => {
  expect(safeFileName(`${'a'.repeat(300)}.${'b'.repeat(19)}`)).toMatch(/^a+\.b{19}\.bin$/);
  expect(safeFileName(`${'a'.repeat(300)}.${'b'.repeat(20)}`)).toMatch(/^a+$/);
});

describe('a file of known content has an extension that says so', () => {
  const IMAGE: readonly [string, ...string[]] = ['.jpg', '.jpeg'];

  test.each([
    ['rasm.jpg', 'rasm.jpg'],
    ['rasm.JPEG', 'rasm.JPEG'],
    ['rasm', 'rasm.jpg'],
    ['rasm.png', 'rasm.png.jpg'],
    ['rasm.jpg.exe', 'rasm.jpg.exe.jpg'],
    ['jpg', 'jpg.jpg'],
    ['.jpg', 'jpg.jpg'],
    ['_.jpg', '_.jpg'],
    ['../../rasm', 'rasm.jpg'],
    ['', 'fayl.jpg'],
    ['...', 'fayl.jpg'],
  ])('%j becomes %j', (suggested, name) => expect(safeFileNameWith(IMAGE, suggested)).toBe(name));

  test('however long the suggestion is', () => {
    const name = safeFileNameWith(IMAGE, 'ғ'.repeat(300));
    expect(name).toMatch(/^ғ+\.jpg$/);
    expect(Buffer.byteLength(name)).toBeLessThanOrEqual(MAX_NAME_BYTES);
    expect(safeFileNameWith(IMAGE, 'a'.repeat(300))).toHaveLength(MAX_NAME_BYTES - 1);
  });
});

test('numbers are put before the extension', () => {
  expect(numberedName('hisobot.xlsx', 1)).toBe('hisobot.xlsx');
  expect(numberedName('hisobot.xlsx', 2)).toBe('hisobot (2).xlsx');
  expect(numberedName('hisobot', 3)).toBe('hisobot (3)');
});

describe('whatever is suggested', () => {
  const hostile = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.string({
      unit: fc.constantFrom('.', ' ', '/', '\\', ':', '\0', '\u202E', 'ғ', '👩‍👩‍👧', 'CON', 'a', '.xlsx', '\uD800'),
    }),
    fc.string({ unit: 'grapheme', minLength: 150, maxLength: 400 }),
  );

  test('the name is one path segment valid on every system, and cleaning it again changes nothing', () => {
    fc.assert(
      fc.property(hostile, hostile, (candidate, fallback) => {
        const name = safeFileName(candidate, fallback);
        expect(name).not.toMatch(/[/\\<>:"|?*]|\p{Cc}|\p{Cf}|\p{Cs}/u);
        expect(name).not.toMatch(/^[.\s]|[.\s]$|^$/);
        expect(name).not.toMatch(/^(con|prn|aux|nul|com\d|lpt\d)\s*(\.|$)/i);
        expect(Buffer.byteLength(name)).toBeLessThanOrEqual(MAX_NAME_BYTES);
        expect(safeFileName(name)).toBe(name);
      }),
      { numRuns: 3000 },
    );
  });
});
