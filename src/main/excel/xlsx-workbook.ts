import { ReaderProblem } from '../formats/reader-problem.ts';
import { readXmlPart, type XlsxPackage } from './xlsx-part.ts';
import { readRelationships } from './xlsx-relationships.ts';

/** The structure of a workbook. */
export type Workbook = {
  sheets: { name: string; hidden: boolean; part: string }[];
  /** Whether days are counted from 1904, as old Excel for Mac did. */
  from1904: boolean;
  sharedStrings: string | null;
  styles: string | null;
};

/** Reads the list of sheets in the order of their tabs, without charts and macros, which hold no cells. */
export async function readWorkbook(workbook: XlsxPackage): Promise<Workbook> {
  const part = (await readRelationships(workbook, '')).find(({ type }) => type === 'officeDocument')?.target;
  if (part === undefined || !part.toLowerCase().endsWith('.xml')) {
    throw new ReaderProblem('wrong-kind', 'a zip that is no workbook of Office');
  }
  const relationships = await readRelationships(workbook, part);
  const worksheets = new Map(
    relationships.filter(({ type }) => type === 'worksheet').map(({ id, target }) => [id, target]),
  );
  const sheets: Workbook['sheets'] = [];
  let from1904 = false;
  let isWorkbook = false;
  const found = await readXmlPart(workbook, part, {
    open: (name, attributes) => {
      if (name === 'workbook') isWorkbook = true;
      if (name === 'workbookPr') from1904 = /^(1|true)$/.test(attributes.get('date1904') ?? '');
      if (name !== 'sheet') return;
      const target = worksheets.get(attributes.get('id') ?? '');
      if (target === undefined) return;
      const hidden = (attributes.get('state') ?? 'visible') !== 'visible';
      sheets.push({ name: attributes.get('name') ?? '', hidden, part: target });
    },
  });
  if (!found) throw new ReaderProblem('damaged', `${part} is missing`);
  if (!isWorkbook) throw new ReaderProblem('wrong-kind', 'a document of Office that is no workbook');
  const target = (wanted: string) => relationships.find(({ type }) => type === wanted)?.target ?? null;
  return { sheets, from1904, sharedStrings: target('sharedStrings'), styles: target('styles') };
}
