import type { TablePreview } from '@shared/files.ts';
import { fileKind } from '../formats/file-kind.ts';
import { ReaderProblem } from '../formats/reader-problem.ts';
import { readCsv } from './csv-reader.ts';
import { openFile } from './open-file.ts';
import type { Request } from './protocol.ts';
import { readXlsx } from './xlsx-reader.ts';

/** Reads a table file within its limits; fails with a ReaderProblem or whatever opening the file fails with. */
export async function readTable({ path, kind, limits }: Request): Promise<TablePreview> {
  const file = openFile(path, limits.maxFileBytes[kind], limits.maxResidentBytes);
  try {
    // The verdict of the door by which the file came in: a reader takes nothing that was refused there.
    const found = await fileKind(file);
    if (found.problem) throw new ReaderProblem(found.problem, 'refused by its content');
    if (found.kind !== kind) throw new ReaderProblem('wrong-kind', `its content is ${found.kind ?? 'unknown'}`);
    if (kind === 'csv') return await readCsv(file, limits);
    if (kind === 'xlsx') return { sheets: await readXlsx(file, limits), csv: null };
    // The old format's reader is large, and most files have no use for it.
    const { readXls } = await import('./xls-reader.ts');
    return { sheets: readXls(file, limits), csv: null };
  } finally {
    file.close();
  }
}
