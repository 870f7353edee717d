import { z } from 'zod';
import { placeNames } from '../db/place-names.ts';
import { requireBoard } from '../db/references.ts';
import { STREETS } from '../db/seed/streets.ts';
import { defineTable, integer, reference, text } from '../db/table.ts';
import { importRows, wholeCell } from '../files/import-rows.ts';
import { writeSheet } from '../files/sheet.ts';
import { defineRoute } from '../http/route.ts';
import { sendWorkbook } from '../http/send-file.ts';
import { idText } from '../http/values.ts';
import { defineArea } from './area.ts';

/** Roads that may be repaired in a season; lengths in metres. */
const roads = defineTable({
  kind: 'road',
  name: 'roads',
  columns: { board_id: reference('boards'), district_id: reference('districts'), title: text(), length: integer() },
  unique: [['board_id', 'district_id', 'title']],
  *seed({ prng, db }) {
    const [board] = db.prepare('SELECT id FROM boards ORDER BY id').all();
    const districts = db.prepare('SELECT id FROM districts ORDER BY id').all();
    for (const [nth, { id }] of districts.entries())
      for (const street of [nth, nth + 17])
        yield {
          board_id: Number(board?.id),
          district_id: Number(id),
          title: `${STREETS[street % STREETS.length]} koʻchasi`,
          length: prng.between(12, 240) * 10,
        };
  },
});

/** The header of export and import; the specification names none. */
const COLUMNS = ['Viloyat', 'Tuman', "Yo'l nomi", 'Uzunligi'] as const;

const imported = defineRoute('E187', {
  multipart: 'with-file',
  body: z.strictObject({ board_id: idText }),
  handler({ file, body: { board_id }, services: { db } }) {
    requireBoard(db, board_id);
    const names = placeNames(db);
    const put = db.prepare(
      `INSERT INTO roads (board_id, district_id, title, length) VALUES (?, ?, ?, ?)
       ON CONFLICT (board_id, district_id, title) DO UPDATE SET length = excluded.length`,
    );
    return importRows(db, file?.bytes, COLUMNS, (cells) => {
      const district = names.district(cells.Viloyat, cells.Tuman);
      if (district === undefined) return "Bunday viloyat yoki tuman yo'q";
      const length = wholeCell(cells.Uzunligi);
      if (length === null) return "Uzunligi butun son bo'lishi kerak";
      if (cells["Yo'l nomi"] === '') return "Yo'l nomi ko'rsatilmagan";
      put.run(board_id, district, cells["Yo'l nomi"], length);
      return null;
    });
  },
});

const exported = defineRoute('E188', {
  query: z.strictObject({ board_id: idText }),
  handler({ query: { board_id }, reply, services: { db } }) {
    requireBoard(db, board_id);
    const rows = db
      .prepare(
        `SELECT r.title AS region, d.title AS district, w.title, w.length
         FROM roads w JOIN districts d ON d.id = w.district_id JOIN regions r ON r.id = d.region_id
         WHERE w.board_id = ? ORDER BY d.id, w.id`,
      )
      .all(board_id);
    const sheet = writeSheet(
      "Yo'llar",
      COLUMNS.map((title) => [title, 24] as const),
      rows.map(({ region, district, title, length }) => [region, district, title, length]),
    );
    return sendWorkbook(reply, `Yo'llar, ${board_id}.xlsx`, sheet);
  },
});

/** Spec 001 §7. */
export const roadsArea = defineArea({ name: 'roads', tables: [roads], routes: [imported, exported] });
