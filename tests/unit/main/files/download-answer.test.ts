import { describe, expect, it, test } from 'vitest';
import { announcedLength, isRestOf, nameOfAnswer, validatorOf } from '../../../../src/main/files/download-answer.ts';

test.each([
  [{ 'Content-Length': '12' }, 12],
  [{ 'Content-Length': '12', 'Content-Encoding': 'identity' }, 12],
  [{ 'Content-Length': '12', 'Content-Encoding': 'gzip' }, null],
  [{ 'Content-Length': '12, 12' }, null],
  [{ 'Content-Length': '-1' }, null],
  [{}, null],
])('%j announces %j', (headers, length) => {
  expect(announcedLength(new Headers(headers))).toBe(length);
});

describe('the validator of a file version', () => {
  const ranges = { 'Accept-Ranges': 'bytes' };
  const date = { Date: 'Mon, 02 Mar 2026 10:00:10 GMT' };
  it.each([
    ['a strong ETag', { ...ranges, ETag: '"a1"' }, '"a1"'],
    [
      'an ETag before a date',
      { ...ranges, ...date, ETag: '"a1"', 'Last-Modified': 'Mon, 02 Mar 2026 09:00:00 GMT' },
      '"a1"',
    ],
    [
      'a date where the ETag is weak',
      { ...ranges, ...date, ETag: 'W/"a1"', 'Last-Modified': 'Mon, 02 Mar 2026 09:00:00 GMT' },
      'Mon, 02 Mar 2026 09:00:00 GMT',
    ],
    ['no Last-Modified of the same second', { ...ranges, ...date, 'Last-Modified': date.Date }, null],
    ['no Last-Modified without a Date', { ...ranges, 'Last-Modified': date.Date }, null],
    ['nothing where no ranges are offered', { ETag: '"a1"' }, null],
    ['nothing where ranges are refused', { 'Accept-Ranges': 'none', ETag: '"a1"' }, null],
    ['nothing for a compressed body', { ...ranges, ETag: '"a1"', 'Content-Encoding': 'gzip' }, null],
  ])('%s', (_what, headers, validator) => {
    expect(validatorOf(new Headers(headers as Record<string, string>))).toBe(validator);
  });
});

describe('the rest of a file', () => {
  const begun = { validator: '"a1"', bytes: 100, totalBytes: 300 };
  const rest = { 'Content-Range': 'bytes 100-299/300', ETag: '"a1"' };
  it.each<[string, number, Record<string, string>, boolean]>([
    ['from the next byte to the end', 206, rest, true],
    ['of a length that the server does not know', 206, { 'Content-Range': 'bytes 100-299/*' }, true],
    ['that is the whole file', 200, rest, false],
    ['from another byte', 206, { ...rest, 'Content-Range': 'bytes 0-299/300' }, false],
    ['that ends early', 206, { ...rest, 'Content-Range': 'bytes 100-200/300' }, false],
    ['of a file of another length', 206, { ...rest, 'Content-Range': 'bytes 100-399/400' }, false],
    ['of another version', 206, { ...rest, ETag: '"b2"' }, false],
    ['that is compressed', 206, { ...rest, 'Content-Encoding': 'gzip' }, false],
    ['in several parts', 206, { 'Content-Type': 'multipart/byteranges; boundary=x' }, false],
    ['in other units', 206, { ...rest, 'Content-Range': 'rows 100-299/300' }, false],
  ])('%s', (_what, status, headers, expected) => {
    expect(isRestOf({ status, headers: new Headers(headers) }, begun)).toBe(expected);
  });
});

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

test.each([
  [{ 'Content-Type': 'image/jpeg' }, '3.5 km yoʻl, 1', '3.5 km yoʻl, 1.jpg'],
  [{ 'Content-Type': 'image/png; x=y' }, 'rasm', 'rasm.png'],
  [{ 'Content-Type': 'image/jpeg' }, 'rasm.JPEG', 'rasm.JPEG'],
  [{ 'Content-Type': 'application/pdf' }, 'bayonnoma.xlsx', 'bayonnoma.xlsx.pdf'],
  [{ 'Content-Type': XLSX }, 'Qaror, 12.05.2026', 'Qaror, 12.05.2026.xlsx'],
  [{ 'Content-Type': 'application/vnd.ms-excel' }, 'Qaror, 12.05.2026', 'Qaror, 12.05.2026.xls'],
  [{ 'Content-Type': 'application/vnd.ms-excel' }, 'hujjatlar.xlsx', 'hujjatlar.xlsx'],
  [{ 'Content-Type': 'application/octet-stream' }, 'fayl', 'fayl'],
  [{ 'Content-Type': 'image/png', 'Content-Disposition': 'attachment; filename="a.jpg"' }, 'rasm', 'a.jpg'],
  // Letters that are lost.
  [
    { 'Content-Type': XLSX, 'Content-Disposition': 'attachment; filename="\xef\xbf\xbd 5.xlsx"' },
    'Qaror',
    'Qaror.xlsx',
  ],
])('%j with %s is called %s', (headers, suggested, name) => {
  expect(nameOfAnswer(new Headers(headers as Record<string, string>), suggested)).toBe(name);
});
