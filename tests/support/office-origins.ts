import { strToU8, Zip, ZipDeflate } from 'fflate';
import { type BookType, utils, write } from 'xlsx';
import { SHEET, textRow, workbookParts, zipped } from './workbooks.ts';

type Rows = readonly (readonly (string | number)[])[];
type Parts = Record<string, string>;

const escaped = (value: string | number) => String(value).replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const lines = (rows: Rows, separator: string, end = '\r\n') => rows.map((row) => row.join(separator) + end).join('');
const inline = (rows: Rows) => workbookParts(rows.map((row, index) => textRow(index + 1, row.map(escaped))).join(''));
const mapped = (parts: Parts, change: (part: string, name: string) => string): Parts =>
  Object.fromEntries(Object.entries(parts).map(([name, part]) => [name, change(part, name)]));

/** A workbook of rows as SheetJS writes it, in any of its formats. */
export const bySheetJs = (rows: Rows, bookType: BookType): Buffer =>
  write(utils.book_new(utils.aoa_to_sheet(rows.map((row) => [...row])), 'Varaq'), {
    type: 'buffer',
    bookType,
    compression: true,
  });

/** As old Excel for Mac counts the days: all numbers of the rows are dates. */
export function from1904(rows: Rows, bookType: BookType): Buffer {
  const sheet = utils.aoa_to_sheet(
    rows.map((row) => row.map((v) => (typeof v === 'number' ? { t: 'n', v, z: 'dd.mm.yyyy' } : v))),
  );
  const book = utils.book_new(sheet, 'Varaq');
  book.Workbook = { WBProps: { date1904: true } };
  return write(book, { type: 'buffer', bookType, compression: true });
}

/** As accounting programs write it: texts within the cells, no table of texts, no styles. */
export function withoutTables(rows: Rows): Buffer {
  const { 'xl/sharedStrings.xml': _, 'xl/styles.xml': __, ...parts } = inline(rows);
  return zipped(mapped(parts, (part) => part.replace(/<Relationship Id="rId[23]"[^>]*\/>/g, '')));
}

/** As WPS writes it: its own properties, cells with a style, an empty list of styles. */
export const byWps = (rows: Rows): Buffer =>
  zipped({
    ...mapped(inline(rows), (part, name) =>
      name === 'xl/styles.xml'
        ? part.replace(/<numFmts>.*<\/cellXfs>/s, '<cellXfs count="0"/>')
        : part.replaceAll('<c t="inlineStr">', '<c s="7" t="inlineStr">'),
    ),
    'docProps/app.xml':
      '<?xml version="1.0" encoding="UTF-8"?><Properties xmlns="http://schemas.openxmlformats.org/officeDocument/2006/extended-properties"><Application>WPS Office WWO</Application></Properties>',
  });

/** As Google's tables are downloaded: shared texts and a thousand styled rows without content. */
export function byGoogle(rows: Rows): Buffer {
  const texts = rows.flat().map((text) => `<si><t>${escaped(text)}</t></si>`);
  let at = 0;
  const cells = rows.map((row) => row.map(() => `<c s="1" t="s"><v>${at++}</v></c>`).join(''));
  const empty = Array.from({ length: 1000 - rows.length }, () => '<c s="1"/>');
  const data = [...cells, ...empty].map((row, index) => `<row r="${index + 1}" ht="15.75">${row}</row>`).join('');
  return zipped(workbookParts(data, { shared: texts.join('') }));
}

/** Strict OOXML, which Excel offers as a format of its own, with a date in its last cell. */
export const strict = (rows: Rows, date: string): Buffer =>
  zipped(
    mapped(inline(rows), (part) =>
      part
        .replaceAll(
          'http://schemas.openxmlformats.org/officeDocument/2006',
          'http://purl.oclc.org/ooxml/officeDocument',
        )
        .replaceAll('http://schemas.openxmlformats.org/spreadsheetml/2006', 'http://purl.oclc.org/ooxml/spreadsheetml')
        .replace('</row></sheetData>', `<c t="d"><v>${date}</v></c></row></sheetData>`),
    ),
  );

/** With a byte order mark in each part. */
export const withMarks = (rows: Rows): Buffer => zipped(mapped(inline(rows), (part) => `\ufeff${part}`));

/** Whose parts refer to each other by absolute names and by detours. */
export const withAbsoluteTargets = (rows: Rows): Buffer =>
  zipped(
    mapped(inline(rows), (part) =>
      part
        .replace('Target="xl/workbook.xml"', 'Target="/xl/workbook.xml"')
        .replace('Target="worksheets/sheet1.xml"', 'Target="/xl/worksheets/../worksheets/./sheet1.xml"')
        .replace('Target="sharedStrings.xml"', 'Target="../xl/sharedStrings.xml"'),
    ),
  );

/** Whose sheet has a Cyrillic name, which its reference gives percent-encoded. */
export function withCyrillicPart(rows: Rows): Buffer {
  const { [SHEET]: sheet = '', ...parts } = inline(rows);
  const changed = mapped(parts, (part) => part.replace('worksheets/sheet1.xml', encodeURI('worksheets/Лист1.xml')));
  return zipped({ ...changed, 'xl/worksheets/Лист1.xml': sheet });
}

/** Whose entries have other separators in their names, and another beginning. */
export const named = (rows: Rows, rename: (name: string) => string): Buffer =>
  zipped(Object.fromEntries(Object.entries(inline(rows)).map(([name, part]) => [rename(name), part])));

/** As a server streams it: the sizes stand behind each entry. */
export function streamed(rows: Rows): Buffer {
  const chunks: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    chunks.push(chunk);
  });
  for (const [name, part] of Object.entries(inline(rows))) {
    const entry = new ZipDeflate(name);
    zip.add(entry);
    entry.push(strToU8(part), true);
  }
  zip.end();
  return Buffer.concat(chunks);
}

/** A page with a table, as reports are saved under the name of a workbook. */
export const page = (rows: Rows, head = '<html xmlns:o="urn:schemas-microsoft-com:office:office">'): string =>
  `${head}<body><TABLE border=1>${rows.map((row) => `<tr>${row.map((cell) => `<td>${escaped(cell)}</td>`).join('')}</tr>`).join('\r\n')}</TABLE></body></html>`;

/** XML of Excel 2003. */
export const spreadsheetXml = (rows: Rows, encoding = 'UTF-8'): string =>
  `<?xml version="1.0" encoding="${encoding}"?>\r\n<?mso-application progid="Excel.Sheet"?>\r\n<Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet"><Worksheet><Table>${rows.map((row) => `<Row>${row.map((cell) => `<Cell><Data>${escaped(cell)}</Data></Cell>`).join('')}</Row>`).join('')}</Table></Worksheet></Workbook>`;

/** A web archive of one file, as Excel and other programs save a page. */
export const webArchive = (rows: Rows): string =>
  [
    'MIME-Version: 1.0',
    'X-Document-Type: Workbook',
    'Content-Type: multipart/related; boundary="----=_NextPart_01"',
    '',
    '------=_NextPart_01',
    'Content-Location: file:///C:/hisobot.htm',
    'Content-Transfer-Encoding: quoted-printable',
    'Content-Type: text/html; charset="us-ascii"',
    '',
    page(rows, '<html xmlns:x=3D"urn:schemas-microsoft-com:office:excel">'),
    '------=_NextPart_01--',
    '',
  ].join('\r\n');

/** A csv of these rows. */
export const csv = lines;

/** A PDF of one page, from its header to its last table. */
export const pdfBody = (before = ''): string =>
  `${before}%PDF-1.4\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n2 0 obj\n<< /Type /Pages /Kids [3 0 R] /Count 1 >>\nendobj\n3 0 obj\n<< /Type /Page /Parent 2 0 R /MediaBox [0 0 300 100] >>\nendobj\nxref\n0 4\n0000000000 65535 f \n0000000009 00000 n \n0000000058 00000 n \n0000000115 00000 n \ntrailer\n<< /Size 4 /Root 1 0 R >>\n`;
