import { z } from 'zod';
import { findRow } from '../db/rows.ts';
import { idParams, paging } from '../http/paging.ts';
import { defineRoute, type Route } from '../http/route.ts';
import { idText, wholeNumber } from '../http/values.ts';

const roles = ['admin'] as const;
const NO_FUND = "Bunday jamg'arma yo'q";
const NO_RECORD = "Bunday yozuv yo'q";

/** spec 002 §7; the list shows the fund's name beside its id. */
const amount = z.number().finite();
const targetBody = z.strictObject({
  fund_id: z.number().int().positive(),
  year: z.number().int().min(1990).max(2100),
  quarter: z.number().int().min(1).max(4),
  transfers: amount,
  revenue: amount,
  expenditure: amount,
});
const columns = ['fund_id', 'year', 'quarter', 'transfers', 'revenue', 'expenditure'] as const;
const targetsListed = defineRoute({
  id: 'E206',
  method: 'GET',
  path: '/api/v1/state-target-funds',
  roles,
  query: z.strictObject({
    ...paging(),
    year: wholeNumber.optional(),
    quarter: wholeNumber.optional(),
    fund_id: idText.optional(),
  }),
  handler: ({ query: { limit, offset, ...filters }, services: { db } }) => {
    const wanted = Object.entries(filters).filter(([, value]) => value !== undefined) as [string, number][];
    const where = wanted.length > 0 ? `WHERE ${wanted.map(([name]) => `${name} = ?`).join(' AND ')}` : '';
    const values = wanted.map(([, value]) => value);
    return {
      data: db
        .prepare(`SELECT t.*, f.title AS fund FROM state_target_funds t JOIN funds f ON f.id = fund_id ${where}
                  ORDER BY year DESC, quarter DESC, t.id LIMIT ? OFFSET ?`)
        .all(...values, limit, offset)
        .map(({ fund, ...row }) => ({ ...row, fund_title: JSON.parse(String(fund)) as unknown })),
      count: db.prepare(`SELECT count(*) AS n FROM state_target_funds ${where}`).get(...values)?.n,
    };
  },
});
const target = defineRoute({
  id: 'E207',
  method: 'GET',
  path: '/api/v1/state-target-funds/:id',
  roles,
  params: idParams,
  handler: ({ params, services }) => findRow(services.db, 'state_target_funds', params.id, NO_RECORD),
});
const targetCreated = defineRoute({
  id: 'E208',
  method: 'POST',
  path: '/api/v1/state-target-funds',
  roles,
  body: targetBody,
  handler: ({ body, services: { db } }) => {
    findRow(db, 'funds', body.fund_id, NO_FUND);
    db.prepare(`INSERT INTO state_target_funds (${columns.join(', ')}, created_at) VALUES (?, ?, ?, ?, ?, ?, ?)`).run(
      ...columns.map((name) => body[name]),
      new Date().toISOString(),
    );
    return {};
  },
});
const targetChanged = defineRoute({
  id: 'E209',
  method: 'PUT',
  path: '/api/v1/state-target-funds/:id',
  roles,
  params: idParams,
  body: targetBody,
  handler: ({ params, body, services: { db } }) => {
    findRow(db, 'state_target_funds', params.id, NO_RECORD);
    findRow(db, 'funds', body.fund_id, NO_FUND);
    db.prepare(`UPDATE state_target_funds SET ${columns.map((name) => `${name} = ?`).join(', ')} WHERE id = ?`).run(
      ...columns.map((name) => body[name]),
      params.id,
    );
    return {};
  },
});
const targetRemoved = defineRoute({
  id: 'E210',
  method: 'DELETE',
  path: '/api/v1/state-target-funds/:id',
  roles,
  params: idParams,
  handler: ({ params, services: { db } }) => {
    findRow(db, 'state_target_funds', params.id, NO_RECORD);
    db.prepare('DELETE FROM state_target_funds WHERE id = ?').run(params.id);
    return {};
  },
});

export const stateTargetFundRoutes: readonly Route[] = [
  targetsListed,
  target,
  targetCreated,
  targetChanged,
  targetRemoved,
];
