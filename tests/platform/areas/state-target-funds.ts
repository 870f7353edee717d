import { z } from 'zod';
import { rowAt } from '../db/rows.ts';
import { defineTable, integer, real, reference, stamp } from '../db/table.ts';
import { notFound } from '../http/problem.ts';
import { idParams, idText, wholeNumber } from '../http/values.ts';
import { byOffset, equal } from '../routes/record-list.ts';
import { recordRoutes } from '../routes/records.ts';
import { defineArea } from './area.ts';
import { funds } from './funds.ts';

const FUNDS_WITH_FIGURES = 4;
const QUARTERS = 8;

/** A fund's income and spending by quarter of the year (spec 002 §3). */
const targetFunds = defineTable({
  kind: 'targetFund',
  name: 'state_target_funds',
  columns: {
    fund_id: reference('funds', { cascade: true }),
    year: integer(),
    quarter: integer(),
    transfers: real(),
    revenue: real(),
    expenditure: real(),
    created_at: stamp(),
  },
  *seed() {
    for (let fund_id = 1; fund_id <= FUNDS_WITH_FIGURES; fund_id += 1) {
      for (let nth = 0; nth < QUARTERS; nth += 1) {
        const [year, quarter] = [2025 + Math.floor(nth / 4), 1 + (nth % 4)];
        const transfers = (fund_id * 37 + nth * 11) * 1_250_000;
        const created_at = `${year}-0${1 + (nth % 4) * 2}-15T11:00:00`;
        yield { fund_id, year, quarter, transfers, revenue: transfers * 3, expenditure: transfers * 3.5, created_at };
      }
    }
  },
});

const amount = z.number().finite();

/** Spec 002 §7; the list shows the fund's name beside its id. */
export const stateTargetFundsArea = defineArea({
  name: 'state target funds',
  tables: [targetFunds],
  routes: recordRoutes({
    ids: { list: 'E206', one: 'E207', create: 'E208', change: 'E209', remove: 'E210' },
    table: targetFunds,
    missing: "Bunday yozuv yo'q",
    params: idParams,
    list: {
      pages: byOffset(),
      order: ['-year', '-quarter', 'id'],
      filters: {
        year: equal('year', wholeNumber.optional()),
        quarter: equal('quarter', wholeNumber.optional()),
        fund_id: equal('fund_id', idText.optional()),
      },
      answer: (row, db) => ({ ...row, fund_title: rowAt(db, funds, row.fund_id)?.title }),
    },
    body: z.strictObject({
      fund_id: z.number().int().positive(),
      year: z.number().int().min(1990).max(2100),
      quarter: z.number().int().min(1).max(4),
      transfers: amount,
      revenue: amount,
      expenditure: amount,
    }),
    refuses({ body, services: { db } }) {
      if (!rowAt(db, funds, body.fund_id)) throw notFound("Bunday jamg'arma yo'q");
    },
  }),
});
