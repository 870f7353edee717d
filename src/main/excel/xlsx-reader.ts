import type { SheetPreview, TableSpec } from '@shared/files.ts';
import { ReaderProblem } from '../formats/reader-problem.ts';
import { readZipDirectory } from '../formats/zip-directory.ts';
import { builtInStyle, type NumberStyle, styleOfCode } from './number-format.ts';
import type { OpenFile } from './open-file.ts';
import { type InspectLimits, MAX_SHEETS } from './protocol.ts';
import { createSheetSummary } from './sheet-summary.ts';
import { createTextBudget } from './text-budget.ts';
import { readXmlPart, type XlsxPackage } from './xlsx-part.ts';
import { readSharedStrings } from './xlsx-shared-strings.ts';
import { readSheet } from './xlsx-sheet.ts';
import { readWorkbook } from './xlsx-workbook.ts';
import { requireWithin } from './zip-limits.ts';

/** Reads the sheets of an Office workbook (xlsx) piece by piece; parts that no cell needs are not read. */
export async function readXlsx(file: OpenFile, limits: InspectLimits, table: TableSpec): Promise<SheetPreview[]> {
  const directory = await readZipDirectory(file);
  requireWithin(directory, limits);
  const workbook: XlsxPackage = { file, directory };
  const { sheets, from1904, sharedStrings, styles } = await readWorkbook(workbook);
  if (sheets.length > MAX_SHEETS) throw new ReaderProblem('too-big-to-read', `${sheets.length} sheets`);
  const context = {
    texts: await readSharedStrings(workbook, sharedStrings),
    styles: await readStyles(workbook, styles),
    from1904,
  };
  const share = createTextBudget(sheets.length);
  const previews: SheetPreview[] = [];
  for (const sheet of sheets) {
    const summary = createSheetSummary(limits.headRows, share(), table);
    await readSheet(workbook, sheet.part, context, summary);
    previews.push(summary.preview(sheet));
  }
  return previews;
}

/** The number style of each cell style, by its index (`s` of a cell). */
async function readStyles(workbook: XlsxPackage, part: string | null): Promise<NumberStyle[]> {
  const codes = new Map<number, string>();
  const styles: NumberStyle[] = [];
  let inCellStyles = false;
  if (part === null) return styles;
  await readXmlPart(workbook, part, {
    open: (name, attributes) => {
      if (name === 'cellXfs') inCellStyles = true;
      if (name === 'numFmt') codes.set(Number(attributes.get('numFmtId')), attributes.get('formatCode') ?? '');
      if (name !== 'xf' || !inCellStyles) return;
      const id = Number(attributes.get('numFmtId') ?? 0);
      const code = codes.get(id);
      styles.push(code === undefined ? builtInStyle(id) : styleOfCode(code));
    },
    close: (name) => {
      if (name === 'cellXfs') inCellStyles = false;
    },
  });
  return styles;
}
