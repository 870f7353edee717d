import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { createLog } from '../../../../src/main/diagnostics/log.ts';
import { REDACTED, redact, redactText } from '../../../../src/main/diagnostics/redact.ts';

const JWT = 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.abc-DEF_123';

describe('redactText', () => {
  test.each([
    [`Authorization: Bearer ${JWT}`, 'Bearer'],
    [`token was ${JWT} here`, JWT],
    ['http://127.0.0.1:1/callback?code=s3cr3t&state=abcdef', 's3cr3t'],
    ['http://127.0.0.1:1/callback?code=s3cr3t&state=abcdef', 'abcdef'],
    ['{"password":"parol-admin","x":1}', 'parol-admin'],
    ['captcha_result=42', '42'],
    ['access_token=abc.def', 'abc.def'],
    ['PINFL 31234567890123 topilmadi', '31234567890123'],
    ['STIR: 501234567', '501234567'],
    ['tel +998 90 123-45-67', '123-45-67'],
    ['tel 998901234567', '998901234567'],
    ['tel +998(90)1234567', '1234567'],
  ])('%s', (line, secret) => {
    const hidden = redactText(line);
    expect(hidden).toContain(REDACTED);
    if (secret !== 'Bearer') expect(hidden).not.toContain(secret);
    expect(hidden).not.toContain(JWT);
  });

  test.each([
    'GET api/v1/moderators/initiatives 200 in 153 ms',
    "initiative 123456789, 1500000000 so'm",
    `${'x'.repeat(3)} 123456789012345678 bytes`,
    'stage=INITIAL&page=3',
  ])('leaves %s as it is', (line) => expect(redactText(line)).toBe(line));
});

describe('personal identifiers', () => {
  test.each([
    ['passport', 'AA1234567'],
    ['passport, apart', 'AA 1234567'],
    ['passport, with a hyphen', 'AD-1234567'],
    ['passport, with №', 'FA № 1234567'],
    ['passport, small letters', 'aa1234567'],
    ['passport, small letters apart', 'ab 1234567'],
    ['passport in Cyrillic letters', 'АА1234567'],
    ['passport in Cyrillic letters, apart', 'АВ 1234567'],
    ['phone without its country', '901234567'],
    ['phone, apart', '90 123 45 67'],
    ['phone, in brackets', '(90) 123-45-67'],
    ['phone, with hyphens', '90-123-45-67'],
    ['phone of a town', '71 200 10 20'],
    ['phone with its country', '+998 90 123 45 67'],
    ['PINFL', '31201901234567'],
    ['PINFL, apart', '3 1201 9012 34567'],
    ['PINFL, in two', '31201 901234567'],
    ['PINFL, with hyphens', '3-120190-123-456-7'],
    ['Uzcard', '8600123456789012'],
    ['Uzcard, in fours', '8600 1234 5678 9012'],
    ['Humo, with hyphens', '9860-1234-5678-9012'],
    ['Visa', '4111111111111111'],
    ['Visa, in fours', '4111 1111 1111 1111'],
    ['e-mail', 'aziz.karimov+x@mail.example.uz'],
  ])('A-042: %s is hidden, whatever stands around it', (_what, number) => {
    for (const line of [
      number,
      `Aziz Karimov, ${number} topilmadi`,
      `{"note":"${number}"}`,
      `(${number})`,
      `«${number}».`,
    ]) {
      const hidden = redactText(line);
      expect(hidden).toContain(REDACTED);
      expect(hidden).not.toContain(number.slice(3));
      expect(hidden.startsWith(line.slice(0, line.indexOf(number)))).toBe(true);
    }
  });

  test.each([
    'STIR 501234567',
    'STIR: 501 234 567',
    'STIR raqami: 501234567',
    'stir=501234567',
    'INN №501234567',
    'ИНН 501234567',
    'СТИР: 501234567',
    '"tin":"501234567"',
    'Telefon raqami: 71 2001020',
    'tel. 712001020',
    'тел: 712001020',
  ])('A-042: %s is hidden behind its label', (line) => {
    const hidden = redactText(line);
    expect(hidden).toContain(REDACTED);
    expect(hidden).not.toMatch(/\d{3}/);
  });

  test.each([
    // Dates and times.
    '2026-11-22 03:07:09',
    '2026-11-22T03:07:09.123Z',
    '2026-11-22 030709',
    '22.11.2026',
    '20261122',
    '1732245600000',
    '1732245600000000',
    'quarter 2026 1 2 3 4',
    '2024 2025 2026 2027',
    // Amounts, sizes, places.
    "1 500 000 000 so'm",
    "1500000000 so'm",
    "901234567 so'm",
    '990000000',
    '12 345 678 901 234',
    '90 123 456',
    '1 500 000 / 2 000 000',
    'received 901234567 bytes',
    'x 123456789012345678 bytes',
    '41.311081, 69.240562',
    '100 200 300 400 500',
    // Ids, versions, addresses.
    'initiative 123456789',
    'initiative 901234567',
    'id 1234567',
    'ID 1234567',
    'id 901234567',
    'GET api/v1/moderators/initiatives/901234567 200 in 153 ms',
    'va 1234567',
    'ms 1234567',
    'AAA1234567',
    'AA12345678',
    'AA123456',
    'hash 0f3a9c21ab1234567c',
    '3f2504e0-4f89-11d3-9a0c-0305e82c3301',
    '@mantine/core@9.7.3',
    'version 1.2.3',
    'http://127.0.0.1:5000/callback',
    'net::ERR_CONNECTION_REFUSED',
  ])('%s stays readable', (line) => expect(redactText(line)).toBe(line));

  test('counts, times and amounts stay numbers', () => {
    const facts = { bytes: 901234567, ms: 301234567, savedAt: 1732245600000, amount: 1500000000 };
    expect(redact(facts)).toEqual(facts);
  });
});

describe('file paths', () => {
  test.each([
    "ENOENT: no such file or directory, open '/home/o'ktam/Hujjatlar/Karimov A.pdf'",
    "Error: EACCES: permission denied, mkdir 'C:\\Users\\Aziz Karimov\\x'",
    "EXDEV: cross-device link not permitted, rename '/home/aziz/a' -> '/home/aziz/b'",
    '/home/aziz/Hujjatlar/Karimov A.pdf',
    '"/Users/aziz/Karimov.pdf"',
    'C:\\Users\\Aziz\\Karimov A.pdf',
    'd:\\Hujjatlar\\Aziz.pdf',
    '\\\\server\\Aziz\\x.pdf',
  ])('A-042: %s loses its path', (line) => {
    expect(redactText(line)).not.toMatch(/aziz|karimov|ktam/i);
    const code = /E[A-Z]+:/.exec(line)?.[0] ?? '';
    expect(redactText(line)).toContain(code);
  });

  test('A-042: a file system error keeps its code, call and stack, and loses the path in all of them', () => {
    let thrown: unknown;
    try {
      readFileSync("/home/aziz karimov/o'zgarish.json");
    } catch (error) {
      thrown = error;
    }
    const line = JSON.stringify(redact({ error: new Error('cannot be read', { cause: thrown }) }));
    expect(line).toContain('ENOENT: no such file or directory, open');
    expect(line).toContain('redact.test');
    expect(line).not.toMatch(/aziz|zgarish/);
  });

  test.each([
    '/etc/tashabbusli-budjet/config.json, "apiUrl": kutilgan',
    'C:\\ProgramData\\Tashabbusli budjet\\config.json, "apiUrl": kutilgan',
    'at run (file:///C:/Program%20Files/Tashabbusli%20budjet/index.js:3:4)',
    'at run (file:///home/aziz/src/a.ts:1:2)',
    'GET api/v1/home/users',
  ])('%s stays readable', (line) => expect(redactText(line)).toBe(line));
});

describe('redact', () => {
  test('redacts fields by name, at any depth, and texts by content', () => {
    expect(
      redact({
        refreshToken: 'a',
        headers: { Authorization: 'b', Accept: '*/*' },
        list: [{ phone: 901234567, id: 7, note: 'tel 998901234567' }],
        pinfl: 31234567890123,
        other: 31234567890123,
      }),
    ).toEqual({
      refreshToken: REDACTED,
      headers: { Authorization: REDACTED, Accept: '*/*' },
      list: [{ phone: REDACTED, id: 7, note: `tel ${REDACTED}` }],
      pinfl: REDACTED,
      other: REDACTED,
    });
  });

  test('errors keep their stack and lose their secrets; cycles end', () => {
    const error = new Error(`refused ${JWT}`, { cause: new Error('password=abc') });
    const plain = JSON.stringify(redact({ error }));
    expect(plain).toContain('redact.test');
    expect(plain).not.toContain(JWT);
    expect(plain).not.toContain('abc"');
    const cycle: Record<string, unknown> = {};
    cycle.self = cycle;
    expect(JSON.stringify(redact(cycle))).toContain('…');
  });
});

test('a line of the log carries level, scope and redacted facts', () => {
  const lines: string[] = [];
  createLog((level, line) => lines.push(`${level} ${line}`))
    .child('api')
    .child('retry')
    .warn('failed for 31234567890123', { token: 'x', path: 'api/v1/regions' });
  expect(lines).toEqual([`warn (api/retry) failed for ${REDACTED} {"token":"${REDACTED}","path":"api/v1/regions"}`]);
});
