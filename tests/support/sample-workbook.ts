import { appendFile, truncate, writeFile } from 'node:fs/promises';
import { utils, write } from 'xlsx';

/** A workbook of one sheet with these rows. */
export const workbookOf = (rows: readonly (readonly string[])[]): Buffer =>
  write(utils.book_new(utils.aoa_to_sheet(rows.map((row) => [...row])), 'Varaq'), {
    type: 'buffer',
    bookType: 'xlsx',
    compression: true,
  });

/** A workbook of this many customers, as the platform's import accepts it. */
export function customersWorkbook(count: number): Buffer {
  const rows = Array.from({ length: count }, (_, index) => [
    `Buyurtmachi ${index + 1}`,
    String(500_000_000 + index),
    'OTHERS',
  ]);
  return workbookOf([['Nomi', 'INN', 'Turi'], ...rows]);
}

/**
 * Writes a valid workbook behind a hole of this many bytes, as a zip may follow other data. The hole takes no room on
 * the disk.
 */
export async function writeSparseWorkbook(path: string, bytes: number): Promise<void> {
  const zip = customersWorkbook(3);
  await writeFile(path, 'PK\x03\x04');
  await truncate(path, bytes);
  const end = zip.lastIndexOf('PK\x05\x06');
  zip.writeUInt32LE(zip.readUInt32LE(end + 16) + bytes, end + 16);
  await appendFile(path, zip);
}
