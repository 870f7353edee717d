import { strToU8, type Zippable, zipSync } from 'fflate';

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const RELATIONSHIPS = 'http://schemas.openxmlformats.org/package/2006/relationships';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';

/** The parts of a workbook of one sheet, by name, for a test to change. */
export function workbookParts(sheetData: string, { workbook = '', shared = '' } = {}): Record<string, string> {
  return {
    '[Content_Types].xml': `${XML}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>`,
    '_rels/.rels': `${XML}<Relationships xmlns="${RELATIONSHIPS}"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `${XML}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}">${workbook}<sheets><sheet name="Varaq" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `${XML}<Relationships xmlns="${RELATIONSHIPS}"><Relationship Id="rId1" Type="${OFFICE}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${OFFICE}/sharedStrings" Target="sharedStrings.xml"/><Relationship Id="rId3" Type="${OFFICE}/styles" Target="/xl/styles.xml"/></Relationships>`,
    'xl/sharedStrings.xml': `${XML}<sst xmlns="${MAIN}">${shared}</sst>`,
    'xl/styles.xml': `${XML}<styleSheet xmlns="${MAIN}"><numFmts><numFmt numFmtId="170" formatCode="dd\\.mm\\.yyyy\\ hh:mm"/></numFmts><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="170"/><xf numFmtId="10"/><xf numFmtId="46"/></cellXfs></styleSheet>`,
    'xl/worksheets/sheet1.xml': `${XML}<worksheet xmlns="${MAIN}"><dimension ref="A1"/><sheetData>${sheetData}</sheetData></worksheet>`,
  };
}

/** A zip of these parts. */
export function zipped(parts: Record<string, string | Uint8Array>): Buffer {
  const files: Zippable = {};
  for (const [name, part] of Object.entries(parts)) files[name] = typeof part === 'string' ? strToU8(part) : part;
  return Buffer.from(zipSync(files, { level: 6 }));
}

/** A row of inline strings. */
export const textRow = (number: number, texts: readonly string[]): string =>
  `<row r="${number}">${texts.map((text) => `<c t="inlineStr"><is><t>${text}</t></is></c>`).join('')}</row>`;

/** The part that holds the first sheet. */
export const SHEET = 'xl/worksheets/sheet1.xml';

/** A workbook whose sheet unpacks to this many blanks, packed about a thousand times smaller. */
export const zipBomb = (bytes: number): Buffer =>
  zipped({ ...workbookParts(textRow(1, ['Nomi'])), [SHEET]: new Uint8Array(bytes).fill(0x20) });
