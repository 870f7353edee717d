import type { DatabaseSync } from 'node:sqlite';
import { fold } from '../db/fold.ts';
import { type Product, productCategories, products, type Titles } from '../db/products.ts';
import { insertRows, selectRows, updateRow } from '../db/rows.ts';
import { type ImportAnswer, importRows, wholeCell } from './import-rows.ts';
import { writeSheet } from './sheet.ts';

const TITLES = {
  uz_lat: 'Nomi (Uz)',
  uz_cyr: 'Nomi (UzKr)',
  ru: 'Nomi (Ru)',
  en: 'Nomi (En)',
  kr: 'Nomi (Kp)',
} as const;
const UNITS = { collection: "To'plam", piece: 'Dona', package: 'Quti' } as const;
/** The header of export and import; the specification names none. The season is sent beside the file (E055). */
const COLUMNS = [...Object.values(TITLES), 'Kategoriya', "O'lchov birligi", 'Soni', 'Narxi'] as const;
type Cells = Record<(typeof COLUMNS)[number], string>;

const ofSeason = (db: DatabaseSync, board: number) =>
  selectRows(db, products, { conditions: [{ sql: 'board_id = ?', values: [board] }] });

/** The products of a season, in the order of the catalogue. */
export function productWorkbook(db: DatabaseSync, board: number): Buffer {
  const categories = new Map(selectRows(db, productCategories).map(({ id, title }) => [id, title.uz_lat]));
  return writeSheet(
    'Mahsulotlar',
    COLUMNS.map((title) => [title, title.startsWith('Nomi') ? 32 : 20] as const),
    ofSeason(db, board).map(({ title, category_id, unit_of_measure, max_available, price }) => [
      ...Object.keys(TITLES).map((language) => title[language as keyof Titles]),
      categories.get(category_id),
      UNITS[unit_of_measure],
      max_available,
      price,
    ]),
  );
}

/** Imports the products of a season: updates those with a known Latin name in their category, adds the others. */
export function importProducts(db: DatabaseSync, bytes: Buffer | undefined, board_id: number): ImportAnswer {
  const categories = new Map(selectRows(db, productCategories).map(({ id, title }) => [fold(title.uz_lat), id]));
  const keyOf = ({ category_id, title }: Pick<Product, 'category_id' | 'title'>) =>
    `${category_id}|${fold(title.uz_lat)}`;
  const known = new Map(ofSeason(db, board_id).map((product) => [keyOf(product), product.id]));
  return importRows(db, bytes, COLUMNS, (cells) => {
    const row = read(cells, categories);
    if (typeof row === 'string') return row;
    const id = known.get(keyOf(row));
    if (id === undefined) known.set(keyOf(row), insertRows(db, products, [{ ...row, board_id }]));
    else updateRow(db, products, id, { ...row, board_id });
    return null;
  });
}

/** The product of a row, or the reason for rejecting the row. */
function read(cells: Cells, categories: ReadonlyMap<string, number>): Omit<Product, 'id' | 'board_id'> | string {
  const title = Object.fromEntries(
    Object.entries(TITLES).map(([language, column]) => [language, cells[column]]),
  ) as Titles;
  const unnamed = Object.values(TITLES).find((column) => cells[column] === '');
  if (unnamed) return `${unnamed} ko'rsatilmagan`;
  const category_id = categories.get(fold(cells.Kategoriya));
  if (category_id === undefined) return `Bunday kategoriya yo'q: ${cells.Kategoriya}`;
  const unit = cells["O'lchov birligi"];
  const [unit_of_measure] = Object.entries(UNITS).find(([, label]) => fold(label) === fold(unit)) ?? [];
  if (!unit_of_measure) return `O'lchov birligi noma'lum: ${unit}`;
  const max_available = wholeCell(cells.Soni);
  const price = wholeCell(cells.Narxi);
  if (max_available === null || price === null) return "Narx va son butun raqam bo'lishi kerak";
  return { title, category_id, unit_of_measure: unit_of_measure as Product['unit_of_measure'], max_available, price };
}
