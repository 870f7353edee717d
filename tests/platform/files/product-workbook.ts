import type { DatabaseSync } from 'node:sqlite';
import { fold } from '../db/fold.ts';
import { type Product, productCategories, products, type Titles } from '../db/products.ts';
import { insertRows, selectRows, updateRow } from '../db/rows.ts';
import { filledCell, wholeCell } from './cells.ts';
import { WrongRow } from './import-rows.ts';
import { equallyWide, type SheetColumns } from './sheet.ts';

const TITLES = {
  uz_lat: 'Nomi (Uz)',
  uz_cyr: 'Nomi (UzKr)',
  ru: 'Nomi (Ru)',
  en: 'Nomi (En)',
  kr: 'Nomi (Kp)',
} as const;
const UNITS = { collection: "To'plam", piece: 'Dona', package: 'Quti' } as const;
/** The titles of export and import. */
export const PRODUCT_TITLES = [...Object.values(TITLES), 'Kategoriya', "O'lchov birligi", 'Soni', 'Narxi'] as const;
export const PRODUCT_COLUMNS: SheetColumns = {
  ...equallyWide(32, Object.values(TITLES)),
  ...equallyWide(20, PRODUCT_TITLES.slice(Object.keys(TITLES).length)),
};
type Cells = Record<(typeof PRODUCT_TITLES)[number], string>;

const ofSeason = (db: DatabaseSync, board: number) =>
  selectRows(db, products, { conditions: [{ sql: 'board_id = ?', values: [board] }] });

/** The products of a season as rows of a sheet, in the order of the catalogue. */
export function productRows(db: DatabaseSync, board: number): unknown[][] {
  const categories = new Map(selectRows(db, productCategories).map(({ id, title }) => [id, title.uz_lat]));
  return ofSeason(db, board).map(({ title, category_id, unit_of_measure, max_available, price }) => [
    ...Object.keys(TITLES).map((language) => title[language as keyof Titles]),
    categories.get(category_id),
    UNITS[unit_of_measure],
    max_available,
    price,
  ]);
}

/** Takes the products of a season: updates those with a known Latin name in their category, adds the others. */
export function takeProducts(db: DatabaseSync, board_id: number): (cells: Cells) => void {
  const categories = new Map(selectRows(db, productCategories).map(({ id, title }) => [fold(title.uz_lat), id]));
  const keyOf = ({ category_id, title }: Pick<Product, 'category_id' | 'title'>) =>
    `${category_id}|${fold(title.uz_lat)}`;
  const known = new Map(ofSeason(db, board_id).map((product) => [keyOf(product), product.id]));
  return (cells) => {
    const row = { ...productOf(cells, categories), board_id };
    const id = known.get(keyOf(row));
    if (id === undefined) known.set(keyOf(row), insertRows(db, products, [row]));
    else updateRow(db, products, id, row);
  };
}

/** The product of a row; throws the reason for rejecting the row. */
function productOf(cells: Cells, categories: ReadonlyMap<string, number>): Omit<Product, 'id' | 'board_id'> {
  const title = Object.fromEntries(
    Object.entries(TITLES).map(([language, column]) => [language, filledCell(cells, column)]),
  ) as Titles;
  const category_id = categories.get(fold(cells.Kategoriya));
  if (category_id === undefined) throw new WrongRow(`Bunday kategoriya yo'q: ${cells.Kategoriya}`);
  const unit = cells["O'lchov birligi"];
  const [unit_of_measure] = Object.entries(UNITS).find(([, label]) => fold(label) === fold(unit)) ?? [];
  if (!unit_of_measure) throw new WrongRow(`O'lchov birligi noma'lum: ${unit}`);
  const wrong = "Narx va son butun raqam bo'lishi kerak";
  const [max_available, price] = [wholeCell(cells, 'Soni', wrong), wholeCell(cells, 'Narxi', wrong)];
  return { title, category_id, unit_of_measure: unit_of_measure as Product['unit_of_measure'], max_available, price };
}
