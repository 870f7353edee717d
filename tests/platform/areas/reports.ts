import { z } from 'zod';
import { placeNames } from '../db/place-names.ts';
import { defineTable, integer, reference } from '../db/table.ts';
import { importRows, wholeCell } from '../files/import-rows.ts';
import { writeSheet } from '../files/sheet.ts';
import { wrongValue } from '../http/problem.ts';
import { defineRoute, defineTokenlessRoute } from '../http/route.ts';
import { sendWorkbook } from '../http/send-file.ts';
import { idText, wholeNumber } from '../http/values.ts';
import { defineArea } from './area.ts';

/** A district's budget in a season of initiatives, in so'm; imported from a file only. */
const districtBudgets = defineTable({
  kind: 'districtBudget',
  name: 'district_budgets',
  columns: { board_id: reference('boards'), district_id: reference('districts'), amount: integer() },
  unique: [['board_id', 'district_id']],
});

/** The header of the file; the specification names none. */
const BUDGET_COLUMNS = ['Viloyat', 'Tuman', 'Summa'] as const;

const budgets = defineRoute('E150', {
  multipart: 'with-file',
  body: z.strictObject({ board_id: idText }),
  handler({ file, body: { board_id }, services: { db } }) {
    if (!db.prepare('SELECT 1 FROM boards WHERE id = ?').get(board_id))
      throw wrongValue("Bunday doska yo'q", 'board_id: unknown');
    const names = placeNames(db);
    const put = db.prepare(
      `INSERT INTO district_budgets (board_id, district_id, amount) VALUES (?, ?, ?)
       ON CONFLICT (board_id, district_id) DO UPDATE SET amount = excluded.amount`,
    );
    return importRows(db, file?.bytes, BUDGET_COLUMNS, (cells) => {
      const district = names.district(cells.Viloyat, cells.Tuman);
      if (district === undefined) return "Bunday viloyat yoki tuman yo'q";
      const amount = wholeCell(cells.Summa);
      if (amount === null) return "Summa butun son bo'lishi kerak";
      put.run(board_id, district, amount);
      return null;
    });
  },
});

const PAYMENT_COLUMNS = ['Tuman', 'Mahalla', "To'langan summa"].map((title) => [title, 28] as const);
const FIRST_PAYMENTS = 2024;
/** A quarter's payment in so'm; depends only on the quarter's number and the year. */
const paymentOf = (quarter: number, year: number) => ((quarter * 7919 + year * 31) % 900) * 250_000 + 12_000_000;

const payments = defineRoute('E270', {
  query: z.strictObject({
    fin_year: wholeNumber.refine((year) => year >= FIRST_PAYMENTS, `from ${FIRST_PAYMENTS} on`),
  }),
  handler({ query: { fin_year }, reply, services: { db } }) {
    const quarters = db
      .prepare(
        'SELECT q.id, q.title, d.title AS district FROM quarters q JOIN districts d ON d.id = q.district_id ORDER BY d.id, q.id',
      )
      .all();
    const cells = quarters.map(({ id, title, district }) => [district, title, paymentOf(Number(id), fin_year)]);
    return sendWorkbook(reply, `To'lovlar, ${fin_year}.xlsx`, writeSheet(String(fin_year), PAYMENT_COLUMNS, cells));
  },
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
