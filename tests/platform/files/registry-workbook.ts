import { fold } from '../db/fold.ts';
import type { Product, RegistryLine } from '../db/products.ts';
import { readSheet } from './sheet.ts';

/** The header of a registry file; the specification names none. The granted columns are optional. */
const REGISTRY_COLUMNS = ['Mahsulot', 'Narxi', 'Soni'] as const;
const GRANTED_COLUMNS = ['Tasdiqlangan narxi', 'Tasdiqlangan soni'] as const;
type Column = (typeof REGISTRY_COLUMNS)[number] | (typeof GRANTED_COLUMNS)[number];

export type ReadRegistry = { lines: RegistryLine[]; errors: { row: number; message: string }[] };

const wholeNumber = (cell: string) =>
  /^\d{1,12}$/.test(cell.replace(/\s/g, '')) ? Number(cell.replace(/\s/g, '')) : null;

/** The goods of a table file, found in the catalogue by name in any of the five languages. Throws like `readSheet`. */
export function readRegistry(bytes: Buffer, catalogue: readonly Product[]): ReadRegistry {
  const byName = new Map(
    catalogue.flatMap((product) => Object.values(product.title).map((name) => [fold(name), product])),
  );
  const read: ReadRegistry = { lines: [], errors: [] };
  const lineOf = (cells: Record<Column, string>): RegistryLine | string => {
    const product = byName.get(fold(cells.Mahsulot));
    if (!product) return `Mahsulot katalogda yo'q: ${cells.Mahsulot}`;
    if (read.lines.some(({ id }) => id === product.id)) return "Ushbu maxsulot qo'shilgan";
    const price = wholeNumber(cells.Narxi);
    const count = wholeNumber(cells.Soni);
    const granted_price = wholeNumber(cells['Tasdiqlangan narxi'] || cells.Narxi);
    const granted_count = wholeNumber(cells['Tasdiqlangan soni'] || cells.Soni);
    if (price === null || count === null || granted_price === null || granted_count === null)
      return "Narx va son butun raqam bo'lishi kerak";
    if (granted_count > product.max_available) return `Soni ${product.max_available} dan oshmasligi kerak`;
    return { id: product.id, price, count, granted_price, granted_count };
  };
  for (const { row, cells } of readSheet<Column>(bytes, REGISTRY_COLUMNS, GRANTED_COLUMNS)) {
    const found = lineOf(cells);
    if (typeof found === 'string') read.errors.push({ row, message: found });
    else read.lines.push(found);
  }
  return read;
}
