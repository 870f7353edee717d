import type { DatabaseSync } from 'node:sqlite';
import { placeNames } from '../db/place-names.ts';
import { type ImportAnswer, importRows, wholeCell } from './import-rows.ts';
import { writeSheet } from './sheet.ts';

/** The header of the import; the specification names none. The board is sent beside the file (E248). */
const COLUMNS = ['Viloyat', 'Tuman', 'Narxi', 'Yarim tayyor narxi'] as const;

/** The prices of a board, or of all boards, district by district; the season is the first column. */
export function roadPriceWorkbook(db: DatabaseSync, board: number | undefined): Buffer {
  const rows = db
    .prepare(
      `SELECT b.season || '-mavsum, ' || b.year || ' yil' AS board, r.title AS region, d.title AS district, p.price,
         p.half_ready_price
       FROM road_prices p JOIN boards b ON b.id = p.board_id JOIN districts d ON d.id = p.district_id
       JOIN regions r ON r.id = d.region_id
       WHERE p.board_id = coalesce(?, p.board_id) ORDER BY p.board_id DESC, d.id`,
    )
    .all(board ?? null);
  return writeSheet(
    "Yo'l narxlari",
    ['Mavsum', ...COLUMNS].map((title) => [title, 24] as const),
    rows.map((row) => [row.board, row.region, row.district, row.price, row.half_ready_price]),
  );
}

/** Imports the prices of a board: updates districts that have prices, adds the others. */
export function importRoadPrices(db: DatabaseSync, bytes: Buffer | undefined, board: number): ImportAnswer {
  const names = placeNames(db);
  const put = db.prepare(
    `INSERT INTO road_prices (board_id, region_id, district_id, price, half_ready_price)
     SELECT ?, region_id, id, ?, ? FROM districts WHERE id = ?
     ON CONFLICT (board_id, district_id)
     DO UPDATE SET price = excluded.price, half_ready_price = excluded.half_ready_price`,
  );
  return importRows(db, bytes, COLUMNS, (cells) => {
    const district = names.district(cells.Viloyat, cells.Tuman);
    if (district === undefined) return "Bunday viloyat yoki tuman yo'q";
    const [price, half] = [wholeCell(cells.Narxi), wholeCell(cells['Yarim tayyor narxi'])];
    if (price === null || half === null) return "Narxi butun son bo'lishi kerak";
    put.run(board, price, half, district);
    return null;
  });
}
