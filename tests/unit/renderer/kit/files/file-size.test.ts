import { expect, it } from 'vitest';
import { fileSize, sizeOf } from '@/kit/files/file-size.ts';
import { translate } from '../../translate.ts';

const t = translate('latin');
const MB = 1024 ** 2;
const GB = 1024 ** 3;

it.each([
  [0, '0 bayt'],
  [1023, '1023 bayt'],
  [1024, '1 KB'],
  [86_231, '84 KB'],
  [999.4 * 1024, '999 KB'],
  [999.6 * 1024, '1,0 MB'],
  [MB, '1 MB'],
  [MB + 1, '1,0 MB'],
  [50 * MB, '50 MB'],
  [12.44 * MB, '12,4 MB'],
  [999.7 * MB, '1,0 GB'],
  [3.26 * GB, '3,3 GB'],
  [2048 * GB, '2\u00A0048 GB'],
])('%d bytes are %s', (bytes, text) => expect(fileSize(bytes, t)).toBe(text));

it.each([
  [{ bytes: 0, problem: 'unsaved' }, ''],
  [{ bytes: 0, problem: 'gone' }, ''],
  [{ bytes: 0, problem: 'folder' }, ''],
  [{ bytes: 0, problem: 'empty' }, '0 bayt'],
  [{ bytes: 1024, problem: 'damaged' }, '1 KB'],
  [{ bytes: 1024, problem: null }, '1 KB'],
] as const)('of a chosen file nothing is said that is not known: %j', (file, text) =>
  expect(sizeOf(file, t)).toBe(text),
);

it('has the units of the script', () => {
  const cyrillic = translate('cyrillic');
  expect([512, 84 * 1024, 12.4 * MB, 3.3 * GB].map((bytes) => fileSize(bytes, cyrillic))).toEqual([
    '512 байт',
    '84 КБ',
    '12,4 МБ',
    '3,3 ГБ',
  ]);
});
