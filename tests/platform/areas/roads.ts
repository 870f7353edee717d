import { allDistricts } from '../db/places.ts';
import { requireBoard } from '../db/references.ts';
import { putRow } from '../db/rows.ts';
import { STREETS } from '../db/seed/streets.ts';
import { defineTable, integer, reference, text } from '../db/table.ts';
import { filledCell, wholeCell } from '../files/cells.ts';
import { placeNames } from '../files/place-names.ts';
import { equallyWide } from '../files/sheet.ts';
import { ofBoard } from '../http/values.ts';
import { exportRoute, importRoute } from '../routes/table-files.ts';
import { defineArea } from './area.ts';

/** Roads that may be repaired in a season; lengths in metres. */
const roads = defineTable({
  kind: 'road',
  name: 'roads',
  columns: { board_id: reference('boards'), district_id: reference('districts'), title: text(), length: integer() },
  unique: [['board_id', 'district_id', 'title']],
  *seed({ prng, db }) {
    const [board] = db.prepare('SELECT id FROM boards ORDER BY id').all();
    for (const [nth, { id: district_id }] of allDistricts(db).entries())
      for (const street of [nth, nth + 17])
        yield {
          board_id: Number(board?.id),
          district_id,
          title: `${STREETS[street % STREETS.length]} koʻchasi`,
          length: prng.between(12, 240) * 10,
        };
  },
});

const COLUMNS = ['Viloyat', 'Tuman', "Yo'l nomi", 'Uzunligi'] as const;
const imported = importRoute('E187', {
  body: ofBoard,
  columns: COLUMNS,
  rows({ db, body: { board_id } }) {
    requireBoard(db, board_id);
    const { districtOf } = placeNames(db);
    return (cells) =>
      putRow(db, roads, {
        board_id,
        district_id: districtOf(cells),
        length: wholeCell(cells, 'Uzunligi'),
        title: filledCell(cells, "Yo'l nomi"),
      });
  },
});

const exported = exportRoute('E188', {
  query: ofBoard,
  file({ db, query: { board_id } }) {
    requireBoard(db, board_id);
    return `Yo'llar, ${board_id}`;
  },
  columns: equallyWide(24, COLUMNS),
  rows: ({ db, query: { board_id } }) =>
    db
      .prepare(
        `SELECT r.title AS region, d.title AS district, w.title, w.length
         FROM roads w JOIN districts d ON d.id = w.district_id JOIN regions r ON r.id = d.region_id
         WHERE w.board_id = ? ORDER BY d.id, w.id`,
      )
      .all(board_id),
});

/** Spec 001 §7. */
export const roadsArea = defineArea({ name: 'roads', tables: [roads], routes: [imported, exported] });
