import type { TablePreview } from '@shared/files.ts';
import { readCsv } from './csv-reader.ts';
import { openFile } from './open-file.ts';
import type { Request } from './protocol.ts';
import { readXlsx } from './xlsx-reader.ts';

/** Reads a table file within its limits; fails with a ReaderProblem or whatever opening the file fails with. */
export async function readTable({ path, kind, limits }: Request): Promise<TablePreview> {
  const file = openFile(path, limits.maxFileBytes[kind], limits.maxResidentBytes);
  try {
    if (kind === 'csv') return readCsv(file, limits);
    if (kind === 'xlsx') return { sheets: await readXlsx(file, limits), csv: null };
    // The old format's reader is large, and most files have no use for it.
    const { readXls } = await import('./xls-reader.ts');
    return { sheets: readXls(file, limits), csv: null };
  } finally {
    file.close();
  }
}
