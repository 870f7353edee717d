import type { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import { allDistricts, placeOf } from '../db/places.ts';
import { requireBoard } from '../db/references.ts';
import { putRow } from '../db/rows.ts';
import { BOARDS } from '../db/seed/boards.ts';
import { defineTable, real, reference } from '../db/table.ts';
import { wholeCell } from '../files/cells.ts';
import { placeNames } from '../files/place-names.ts';
import { equallyWide } from '../files/sheet.ts';
import { exactPaging, paging } from '../http/paging.ts';
import { HttpProblem } from '../http/problem.ts';
import { id, idParams, idText, ofBoard } from '../http/values.ts';
import { byOffset, equal } from '../routes/record-list.ts';
import { recordRoutes } from '../routes/records.ts';
import { exportRoute, importRoute } from '../routes/table-files.ts';
import { defineArea } from './area.ts';

/** Boards with road prices. */
const PRICED_BOARDS = BOARDS.filter(({ type, year }) => type === null && year >= 2025).map(({ id }) => id);

/**
 * In so'm per kilometre. Every eighteenth district has no price and some districts only one of the two (Z-047); the
 * staff's own district has both.
 */
const roadPrices = defineTable({
  kind: 'roadPrice',
  name: 'road_prices',
  columns: {
    board_id: reference('boards'),
    region_id: reference('regions'),
    district_id: reference('districts'),
    price: real(),
    half_ready_price: real(),
  },
  unique: [['board_id', 'district_id']],
  *seed({ prng, db }) {
    const home = db.prepare("SELECT district_id FROM users WHERE role = 'moderator'").get()?.district_id;
    for (const board_id of PRICED_BOARDS) {
      for (const { id: district_id, region_id } of allDistricts(db)) {
        const price = prng.between(760, 940) * 1_000_000;
        const half = prng.between(480, 620) * 1_000_000;
        const isHome = district_id === home;
        if (!isHome && district_id % 18 === 0) continue;
        const half_ready_price = !isHome && district_id % 18 === 1 ? 0 : half;
        yield { board_id, region_id, district_id, price, half_ready_price };
      }
    }
  },
});

/** Not a violation: the form does not clear the district when another region is chosen. */
function requireRegionOf(db: DatabaseSync, { region_id, district_id }: { region_id: number; district_id: number }) {
  if (placeOf(db, district_id)?.region_id !== region_id)
    throw new HttpProblem(400, 'Tuman tanlangan viloyatga tegishli emas');
}

const price = z.number().nonnegative();

const records = recordRoutes({
  ids: { list: 'E242', one: 'E243', create: 'E244', change: 'E245', remove: 'E246' },
  table: roadPrices,
  missing: "Bunday yo'l narxi yo'q",
  params: idParams,
  list: {
    // Also the lookup of the acceptance form.
    pages: byOffset({ query: { ...paging(), limit: exactPaging(10_000).limit } }),
    order: ['id'],
    filters: {
      board_id: equal('board_id', idText.optional()),
      district_id: equal('district_id', idText.optional()),
    },
  },
  body: z.strictObject({ board_id: id, region_id: id, district_id: id, price, half_ready_price: price }),
  refuses({ body, services: { db } }) {
    requireBoard(db, body.board_id);
    requireRegionOf(db, body);
  },
  unique: { columns: ['board_id', 'district_id'], message: () => "Bu tuman uchun yo'l narxi kiritilgan" },
});

const COLUMNS = ['Viloyat', 'Tuman', 'Narxi', 'Yarim tayyor narxi'] as const;

/** The prices of a board, or of all boards, district by district. */
const exported = exportRoute('E247', {
  query: z.strictObject({ board_id: idText.optional() }),
  file: "Yo'l narxlari",
  columns: equallyWide(24, ['Mavsum', ...COLUMNS]),
  rows: ({ db, query: { board_id = null } }) =>
    db
      .prepare(
        `SELECT b.season || '-mavsum, ' || b.year || ' yil' AS board, r.title AS region, d.title AS district, p.price,
           p.half_ready_price
         FROM road_prices p JOIN boards b ON b.id = p.board_id JOIN districts d ON d.id = p.district_id
         JOIN regions r ON r.id = d.region_id
         WHERE p.board_id = coalesce(?, p.board_id) ORDER BY p.board_id DESC, d.id`,
      )
      .all(board_id),
});

const imported = importRoute('E248', {
  body: ofBoard,
  columns: COLUMNS,
  rows({ db, body: { board_id } }) {
    requireBoard(db, board_id);
    const { districtOf } = placeNames(db);
    const wrong = "Narxi butun son bo'lishi kerak";
    return (cells) => {
      const district_id = districtOf(cells);
      putRow(db, roadPrices, {
        board_id,
        region_id: Number(placeOf(db, district_id)?.region_id),
        district_id,
        price: wholeCell(cells, 'Narxi', wrong),
        half_ready_price: wholeCell(cells, 'Yarim tayyor narxi', wrong),
      });
    };
  },
});

/** The price of a kilometre of road by district (spec 000 §7, spec 002 §7). */
export const roadPricesArea = defineArea({
  name: 'road prices',
  tables: [roadPrices],
  routes: [exported, imported, ...records],
});
