import type { SheetPreview, TableSpec } from '@shared/files.ts';
import { ReaderProblem } from '../formats/reader-problem.ts';
import { readZipDirectory } from '../formats/zip-directory.ts';
import type { OpenFile } from './open-file.ts';
import { type InspectLimits, MAX_SHEETS } from './protocol.ts';
import { createSheetSummary } from './sheet-summary.ts';
import { createTextBudget } from './text-budget.ts';
import type { XlsxPackage } from './xlsx-part.ts';
import { readSharedStrings } from './xlsx-shared-strings.ts';
import { readSheet } from './xlsx-sheet.ts';
import { readStyles } from './xlsx-styles.ts';
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
