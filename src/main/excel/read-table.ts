import type { TablePreview } from '@shared/files.ts';
import { fileKind } from '../formats/file-kind.ts';
import { ReaderProblem } from '../formats/reader-problem.ts';
import { readCsv } from './csv-reader.ts';
import { openTable } from './open-file.ts';
import type { Request } from './protocol.ts';
import { readXlsx } from './xlsx-reader.ts';

/** Reads a table file within its limits. Rejects with a ReaderProblem or with the error of opening the file. */
export async function readTable({ path, kind, limits, table }: Request): Promise<TablePreview> {
  const file = openTable(path, limits.maxFileBytes[kind], limits.maxResidentBytes);
  try {
    // The intake's own check, repeated: a reader accepts nothing that the intake refused.
    const found = await fileKind(file);
    if (found.problem) throw new ReaderProblem(found.problem, 'refused by its content');
    if (found.kind !== kind) throw new ReaderProblem('wrong-kind', `its content is ${found.kind ?? 'unknown'}`);
    if (kind === 'csv') return await readCsv(file, limits, table);
    if (kind === 'xlsx') return { sheets: await readXlsx(file, limits, table), csv: null };
    // The reader of the old format is large and seldom needed.
    const { readXls } = await import('./xls-reader.ts');
    return { sheets: readXls(file, limits, table), csv: null };
  } finally {
    file.close();
  }
}
