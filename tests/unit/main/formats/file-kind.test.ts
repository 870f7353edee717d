import { mkdtemp, open, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createCanvas } from '@napi-rs/canvas';
import { zipSync } from 'fflate';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { CFB, utils, write } from 'xlsx';
import { fileKind } from '../../../../src/main/formats/file-kind.ts';
import { partsOf } from '../../../../src/main/formats/part-of-file.ts';
import { createPrng } from '../../../platform/db/seed/prng.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'file-kind-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

async function kindOf(content: Uint8Array | string) {
  const path = join(folder, 'file');
  await writeFile(path, content);
  const handle = await open(path);
  try {
    return await fileKind(partsOf(handle, (await handle.stat()).size));
  } finally {
    await handle.close();
  }
}

const book = (rows = 3) =>
  utils.book_new(utils.aoa_to_sheet(Array.from({ length: rows }, (_, row) => [`Nomi ${row}`, row])), 'Varaq');
const xlsx = (rows?: number) => write(book(rows), { type: 'buffer', bookType: 'xlsx' }) as Buffer;
const xls = (rows: number, bookType: 'biff8' | 'biff5' = 'biff8') =>
  write(book(rows), { type: 'buffer', bookType }) as Buffer;
const text = (content: string) => new TextEncoder().encode(content);

/** A compound file with these streams. */
function ole(streams: Record<string, Uint8Array>): Buffer {
  const file = CFB.utils.cfb_new();
  for (const [name, content] of Object.entries(streams)) CFB.utils.cfb_add(file, `/${name}`, Buffer.from(content));
  return CFB.write(file, { type: 'buffer' }) as Buffer;
}

/** A workbook's stream with these records, too long for the mini stream of a compound file. */
function biff(...records: number[]): Buffer {
  const stream = Buffer.alloc(8192);
  let at = 0;
  for (const record of records) {
    stream.writeUInt16LE(record, at);
    stream.writeUInt16LE(16, at + 2);
    at += 20;
  }
  return stream;
}

const pdf = (trailer = '', before = '') =>
  Buffer.from(
    `${before}%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\nxref\n0 1\ntrailer<</Size 2${trailer}>>\nstartxref\n40\n%%EOF\n`,
    'latin1',
  );
const picture = (type: 'image/jpeg' | 'image/png') => createCanvas(40, 30).toBuffer(type as 'image/png');

/** Text in windows-1251: the letters А to я are C0 to FF, in their order. */
const windows1251 = (content: string) =>
  Buffer.from(
    [...content].map((letter) => {
      const code = letter.codePointAt(0) ?? 0;
      return code >= 0x410 && code <= 0x44f ? code - 0x350 : code;
    }),
  );
const utf16 = (content: string, { bigEndian = false, mark = true } = {}) => {
  const bytes = Buffer.from(mark ? `\ufeff${content}` : content, 'utf16le');
  return bigEndian ? bytes.swap16() : bytes;
};

/** Almost only letters, none of which has a zero byte in UTF-16. */
const CYRILLIC = 'Буюртмачинингтўлиқноми\nЮнусободтуманиҳокимлигиободонлаштиришбошқармаси\n'.repeat(20);

describe('valid files', () => {
  test.each<[what: string, content: () => Uint8Array | string, kind: string]>([
    ['a workbook', xlsx, 'xlsx'],
    ['a large workbook', () => xlsx(20_000), 'xlsx'],
    ['a workbook with a comment behind it', () => withComment(xlsx()), 'xlsx'],
    ['a workbook whose names begin with a slash', () => zipSync({ '/xl/workbook.xml': text('<workbook/>') }), 'xlsx'],
    ['a workbook whose part is numbered', () => zipSync({ 'xl/workbook2.xml': text('<workbook/>') }), 'xlsx'],
    [
      'a workbook with 3,000 parts before it',
      () => zipSync({ ...parts(3000), 'xl/workbook.xml': text('<workbook/>') }),
      'xlsx',
    ],
    ['an older workbook', () => xls(3000), 'xls'],
    ['a small older workbook', () => xls(2), 'xls'],
    ['an even older workbook', () => xls(3000, 'biff5'), 'xls'],
    ['a workbook protected only against writing', () => ole({ Workbook: biff(0x0809, 0x0086, 0x0042) }), 'xls'],
    ['a PDF', () => pdf(), 'pdf'],
    ['a PDF behind what a mail program left', () => pdf('', 'x'.repeat(1024)), 'pdf'],
    ['a PDF before what a disk left', () => Buffer.concat([pdf(), Buffer.alloc(80_000)]), 'pdf'],
    ['a JPEG', () => picture('image/jpeg'), 'jpeg'],
    ['a PNG', () => picture('image/png'), 'png'],
    ['a PNG before what a disk left', () => Buffer.concat([picture('image/png'), Buffer.alloc(80_000)]), 'png'],
    ['UTF-8', () => 'Nomi;INN\nToshkent shahri;Ўзбекистон\n', 'csv'],
    ['UTF-8 with a BOM', () => '\ufeffNomi;INN\n', 'csv'],
    ['UTF-8 cut at any byte by the samples', () => `a;${'ў'.repeat(200_000)}`, 'csv'],
    ['windows-1251', () => windows1251('Номи;ИНН\nТошкент;301234567\n'), 'csv'],
    ['UTF-16', () => utf16('Номи;INN\n1;2\n'), 'csv'],
    ['UTF-16 in big-endian order', () => utf16('Номи;INN\n', { bigEndian: true }), 'csv'],
    ['UTF-16 without a BOM', () => utf16('Nomi;INN\n1;2\n', { mark: false }), 'csv'],
    ['Cyrillic UTF-16 without a BOM, with few zeros', () => utf16(CYRILLIC, { mark: false }), 'csv'],
    ['Cyrillic UTF-16 without a BOM, big-endian', () => utf16(CYRILLIC, { mark: false, bigEndian: true }), 'csv'],
    [
      'a long text with a letter whose other byte is zero',
      () => utf16(`${'1;ом\n'.repeat(99)}Ā`, { mark: false }),
      'csv',
    ],
    ['a text that begins like a program', () => 'MZ;INN\n1;2\n', 'csv'],
    ['a text with a smaller-than sign', () => '<5;INN\n', 'csv'],
  ])('%s', async (_what, content, kind) => {
    expect(await kindOf(content())).toEqual({ kind, problem: null });
  });
});

describe('drawings (Z-182)', () => {
  const SVG = '<svg xmlns="http://www.w3.org/2000/svg"><circle r="4"/></svg>';
  test.each([
    ['a bare one', SVG, 'svg'],
    ['one with a mark and a declaration', `\ufeff<?xml version="1.0" encoding="UTF-8"?>\n${SVG}`, 'svg'],
    [
      'one with a comment and a document type, as drawing programs write it',
      `<?xml version="1.0"?>\n<!-- Generator -->\n<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "svg11.dtd">\n${SVG}`,
      'svg',
    ],
    ['one that defines entities', `<!DOCTYPE svg [<!ENTITY a "aaaa">]>${SVG}`, null],
    ['a page with a drawing in it', `<!DOCTYPE html><body>${SVG}`, null],
    ['a table with a drawing in a cell', `nomi;belgi\nBogʻ;${SVG}`, 'csv'],
    ['a root of another name', '<svgx/>', null],
  ])('%s', async (_what, content, kind) => {
    expect(await kindOf(content)).toEqual({ kind, problem: null });
  });
});

describe('tables that Excel opens, but that are no workbooks', () => {
  test.each<[what: string, content: () => Uint8Array | string]>([
    ['a page', () => '<!DOCTYPE html><table><tr><td>1</td></tr></table>'],
    ['a page without a head', () => '\n  <table><tr><td>1</td></tr></table>'],
    ['a page in UTF-16', () => utf16('<html><body><TABLE border=1></TABLE></body></html>')],
    ['a page in windows-1251', () => windows1251('<html><title>Рўйхат</title><table></table></html>')],
    [
      'a page as Excel saves one, with its table far behind',
      () => '<html xmlns:x="urn:schemas-microsoft-com:office:excel"><head></head></html>',
    ],
    ['the XML of 2003', () => '<?xml version="1.0"?>\n<?mso-application progid="Excel.Sheet"?>\n<Workbook></Workbook>'],
    [
      'the XML of 2003, as other programs write it',
      () => '<?xml version="1.0"?><ss:Workbook xmlns:ss="urn:schemas-microsoft-com:office:spreadsheet"/>',
    ],
  ])('%s', async (_what, content) => {
    expect(await kindOf(content())).toEqual({ kind: null, problem: 'table-page' });
  });
});

describe('unknown files', () => {
  test.each<[what: string, content: () => Uint8Array | string]>([
    [
      'a program of Windows',
      () => Buffer.concat([Buffer.from('MZ\x90\0\x03\0\0\0\x04\0', 'latin1'), Buffer.alloc(3000)]),
    ],
    ['a program of Linux', () => Buffer.concat([Buffer.from('\x7fELF\x02\x01', 'latin1'), Buffer.alloc(3000)])],
    ['a page', () => '<!DOCTYPE html><p>1</p>'],
    ['a page in UTF-16', () => utf16('<html><body>1</body></html>')],
    ['an XML', () => '<?xml version="1.0"?><Workbook/>'],
    [
      'a document of Word',
      () => zipSync({ '[Content_Types].xml': text('<Types/>'), 'word/document.xml': text('<w/>') }),
    ],
    ['an older document of Word', () => ole({ WordDocument: Buffer.alloc(8192) })],
    ['an archive', () => zipSync({ 'royxat.csv': text('a;b') })],
    ['an archive with a workbook in it', () => zipSync({ 'x/xl/workbook.xml': text('<workbook/>') })],
    ['a GIF', () => Buffer.from('GIF89a\x01\0\x01\0', 'latin1')],
    ['zeros', () => Buffer.alloc(5000)],
    [
      'a text with a zero in its middle',
      () => Buffer.concat([Buffer.alloc(90_000, 'a;b\n'), Buffer.alloc(1), Buffer.alloc(90_000, 'a;b\n')]),
    ],
    ['a text whose end is binary', () => Buffer.concat([Buffer.alloc(500_000, 'a;b\n'), Buffer.alloc(50)])],
  ])('%s', async (_what, content) => {
    expect(await kindOf(content())).toEqual({ kind: null, problem: null });
  });
});

describe('unusable files', () => {
  const cut = (content: Uint8Array, bytes = Math.floor(content.length / 2)) => content.subarray(0, bytes);
  test.each<[what: string, content: () => Uint8Array | string, kind: string | null, problem: string]>([
    ['nothing', () => '', null, 'empty'],
    ['a mark and space', () => '\ufeff \r\n\r\n', null, 'empty'],
    ['a workbook that was cut off', () => cut(xlsx(2000)), null, 'damaged'],
    ['a workbook without its last byte', () => cut(xlsx(), xlsx().length - 1), null, 'damaged'],
    ['a workbook whose directory is overwritten', () => overwritten(xlsx()), null, 'damaged'],
    ['a workbook in an encrypted archive', () => encrypted(xlsx()), 'xlsx', 'password-protected'],
    [
      'a workbook encrypted as a whole',
      () => ole({ EncryptionInfo: Buffer.alloc(200), EncryptedPackage: Buffer.alloc(9000) }),
      'xlsx',
      'password-protected',
    ],
    ['an older workbook with a password', () => ole({ Workbook: biff(0x0809, 0x002f) }), 'xls', 'password-protected'],
    [
      'an older workbook with a password and write protection',
      () => ole({ Workbook: biff(0x0809, 0x0086, 0x002f) }),
      'xls',
      'password-protected',
    ],
    ['an older workbook that was cut off', () => cut(xls(3000), 600), null, 'damaged'],
    ['a PDF that was cut off', () => cut(pdf()), 'pdf', 'damaged'],
    ['a JPEG that ends before its picture', () => cut(picture('image/jpeg'), 60), 'jpeg', 'damaged'],
    ['a PNG that was cut off', () => cut(picture('image/png')), 'png', 'damaged'],
    ['a PNG of no width', () => withWidth(picture('image/png'), 0), 'png', 'damaged'],
    [
      'a PNG of two thousand million pixels a line',
      () => withWidth(picture('image/png'), 2_000_000_000),
      'png',
      'damaged',
    ],
  ])('%s', async (_what, content, kind, problem) => {
    expect(await kindOf(content())).toEqual({ kind, problem });
  });

  function overwritten(zip: Buffer): Buffer {
    const spoilt = Buffer.from(zip);
    spoilt.write('XX', zip.readUInt32LE(zip.lastIndexOf('PK\x05\x06') + 16), 'latin1');
    return spoilt;
  }
  function encrypted(zip: Buffer): Buffer {
    const locked = Buffer.from(zip);
    for (let at = locked.indexOf('PK\x01\x02'); at !== -1; at = locked.indexOf('PK\x01\x02', at + 1)) {
      locked.writeUInt16LE(locked.readUInt16LE(at + 8) | 1, at + 8);
    }
    return locked;
  }
  function withWidth(png: Buffer, width: number): Buffer {
    const changed = Buffer.from(png);
    changed.writeUInt32BE(width, 16);
    return changed;
  }
});

/** A zip with the longest possible comment. */
function withComment(zip: Buffer): Buffer {
  const commented = Buffer.concat([zip, Buffer.alloc(0xffff, 'x')]);
  commented.writeUInt16LE(0xffff, zip.length - 2);
  return commented;
}

const parts = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`customXml/item${index}.xml`, text('<x/>')]));

test('no bytes make it throw', async () => {
  const prng = createPrng('spoilt files');
  for (const seed of [xlsx(), xls(40), pdf(), picture('image/png'), picture('image/jpeg')]) {
    for (let round = 0; round < 60; round++) {
      const spoilt = Buffer.from(seed.subarray(0, prng.between(9, seed.length)));
      for (let change = 0; change < 20; change++) spoilt[prng.between(8, spoilt.length - 1)] = prng.between(0, 255);
      await kindOf(spoilt);
    }
  }
});
