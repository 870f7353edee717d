import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { utils, write } from 'xlsx';

const ROWS = 100_000;

/** Creates the workbook to be read, unless it exists: 100,000 rows of ten columns as offices send them. */
export function makePreviewFile(path: string): void {
  if (existsSync(path)) return;
  const header = ['ID', 'Viloyat', 'Tuman', 'Mahalla', 'F.I.Sh.', 'Sana', 'Summa', 'Ovozlar', 'Holat', 'Telefon'];
  const rows = Array.from({ length: ROWS }, (_, row) => [
    row + 1,
    `Viloyat ${row % 14}`,
    `Туман ${row % 206}`,
    `Mahalla ${row % 9452}`,
    `Фамилия Исм ${(row * 7919) % 30_011}`,
    45_000 + (row % 900),
    row * 137.25,
    (row * 31) % 5000,
    ['Yangi', 'Qabul qilindi', 'Rad etildi'][row % 3],
    998_900_000_000 + row * 7,
  ]);
  mkdirSync(dirname(path), { recursive: true });
  const book = utils.book_new(utils.aoa_to_sheet([header, ...rows], { dense: true }), 'Mijozlar');
  writeFileSync(path, write(book, { type: 'buffer', bookSST: true, compression: true }));
}
