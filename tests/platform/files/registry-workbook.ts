import { fold } from '../db/fold.ts';
import type { Product, RegistryLine } from '../db/products.ts';
import { wholeCell } from './cells.ts';
import { WrongRow } from './import-rows.ts';

/** The header of a registry file; the specification names none. */
export const REGISTRY_COLUMNS = ['Mahsulot', 'Narxi', 'Soni'] as const;
/** Columns that it may have, too. */
export const GRANTED_COLUMNS = ['Tasdiqlangan narxi', 'Tasdiqlangan soni'] as const;

type Cells = Record<(typeof REGISTRY_COLUMNS | typeof GRANTED_COLUMNS)[number], string>;

/** Takes goods, found in the catalogue by name in any of the five languages, as further lines. */
export function registryTaker(catalogue: readonly Product[], lines: RegistryLine[]): (cells: Cells) => void {
  const byName = new Map(
    catalogue.flatMap((product) => Object.values(product.title).map((name) => [fold(name), product])),
  );
  return (cells) => {
    const product = byName.get(fold(cells.Mahsulot));
    if (!product) throw new WrongRow(`Mahsulot katalogda yo'q: ${cells.Mahsulot}`);
    const { id, max_available } = product;
    if (lines.some((line) => line.id === id)) throw new WrongRow("Ushbu maxsulot qo'shilgan");
    const whole = (column: keyof Cells) => wholeCell(cells, column, "Narx va son butun raqam bo'lishi kerak");
    const [price, count] = [whole('Narxi'), whole('Soni')];
    const granted_price = cells['Tasdiqlangan narxi'] ? whole('Tasdiqlangan narxi') : price;
    const granted_count = cells['Tasdiqlangan soni'] ? whole('Tasdiqlangan soni') : count;
    if (granted_count > max_available) throw new WrongRow(`Soni ${max_available} dan oshmasligi kerak`);
    lines.push({ id, price, count, granted_price, granted_count });
  };
}
