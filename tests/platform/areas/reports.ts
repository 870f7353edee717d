import { z } from 'zod';
import { requireKnown } from '../db/references.ts';
import { putRow } from '../db/rows.ts';
import { defineTable, integer, reference } from '../db/table.ts';
import { wholeCell } from '../files/cells.ts';
import { placeNames } from '../files/place-names.ts';
import { equallyWide } from '../files/sheet.ts';
import { defineTokenlessRoute } from '../http/route.ts';
import { ofBoard, wholeNumber } from '../http/values.ts';
import { exportRoute, importRoute } from '../routes/table-files.ts';
import { defineArea } from './area.ts';

/** A district's budget in a season of initiatives, in so'm; imported from a file only. */
const districtBudgets = defineTable({
  kind: 'districtBudget',
  name: 'district_budgets',
  columns: { board_id: reference('boards'), district_id: reference('districts'), amount: integer() },
  unique: [['board_id', 'district_id']],
});

const budgets = importRoute('E150', {
  body: ofBoard,
  columns: ['Viloyat', 'Tuman', 'Summa'],
  rows({ db, body: { board_id } }) {
    requireKnown(db, 'boards', { board_id }, "Bunday doska yo'q");
    const { districtOf } = placeNames(db);
    return (cells) =>
      putRow(db, districtBudgets, { board_id, district_id: districtOf(cells), amount: wholeCell(cells, 'Summa') });
  },
});

const FIRST_PAYMENTS = 2024;
/** A quarter's payment in so'm; depends only on the quarter's number and the year. */
const paymentOf = (quarter: number, year: number) => ((quarter * 7919 + year * 31) % 900) * 250_000 + 12_000_000;

const payments = exportRoute('E270', {
  query: z.strictObject({
    fin_year: wholeNumber.refine((year) => year >= FIRST_PAYMENTS, `from ${FIRST_PAYMENTS} on`),
  }),
  file: ({ query: { fin_year } }) => `To'lovlar, ${fin_year}`,
  sheet: ({ fin_year }) => String(fin_year),
  columns: equallyWide(28, ['Tuman', 'Mahalla', "To'langan summa"]),
  rows: ({ db, query: { fin_year } }) =>
    db
      .prepare(
        'SELECT q.id, q.title, d.title AS district FROM quarters q JOIN districts d ON d.id = q.district_id ORDER BY d.id, q.id',
      )
      .all()
      .map(({ id, title, district }) => [district, title, paymentOf(Number(id), fin_year)]),
});

/** The documents do not show its effect; here it has none beside being recorded. */
const update = defineTokenlessRoute('E064', {
  handler: () => ({}),
});

/** Files of reports, and the call that starts the chronology's update (spec 001 §7, 002 §7). */
export const reportsArea = defineArea({
  name: 'reports',
  tables: [districtBudgets],
  routes: [budgets, payments, update],
});
