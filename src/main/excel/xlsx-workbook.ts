import { ReaderProblem } from '../formats/reader-problem.ts';
import { readXmlPart, type XlsxPackage } from './xlsx-part.ts';

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

/** A reference from one part of a workbook to another. */
type Relationship = {
  id: string;
  /** Last segment of its type: `worksheet`, `sharedStrings`, `styles`, … */
  type: string;
  /** Name of the other part. */
  target: string;
};

/** The references of a part (`''` for the whole package); external links are omitted and never followed. */
async function readRelationships(workbook: XlsxPackage, part: string): Promise<Relationship[]> {
  const slash = part.lastIndexOf('/');
  const folder = part.slice(0, slash + 1);
  const found: Relationship[] = [];
  await readXmlPart(workbook, `${folder}_rels/${part.slice(slash + 1)}.rels`, {
    open: (name, attributes) => {
      const target = attributes.get('Target');
      if (name !== 'Relationship' || target === undefined || attributes.get('TargetMode') === 'External') return;
      const type = attributes.get('Type') ?? '';
      found.push({
        id: attributes.get('Id') ?? '',
        type: type.slice(type.lastIndexOf('/') + 1),
        target: resolvePart(folder, target),
      });
    },
  });
  return found;
}

/** A part's name from a target that is relative to `folder` or starts with a slash. */
function resolvePart(folder: string, target: string): string {
  const path: string[] = [];
  for (const step of (target.startsWith('/') ? target : folder + target).split('/')) {
    if (step === '..') path.pop();
    else if (step !== '' && step !== '.') path.push(step);
  }
  return path.join('/');
}
