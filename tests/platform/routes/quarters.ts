import { z } from 'zod';
import {
  addQuarter,
  changeQuarter,
  FINANCIAL_STATUSES,
  listQuarters,
  QUARTER_STATUSES,
  readQuarter,
  removeQuarter,
  requireOwnPlace,
  requireQuarterBody,
  requireUnlocked,
} from '../db/quarters.ts';
import { type Call, defineRoute, type Route } from '../http/route.ts';
import { byId, filledText, id, idText } from '../http/values.ts';

const body = z.strictObject({
  title: filledText,
  district_id: id,
  citizen_count: z.number().int().nonnegative(),
  account_number_id: id.nullable(),
  id_number_id: id.nullable(),
  // Null until a status has been entered (spec 001 §3: "no data entered").
  status: z.enum(QUARTER_STATUSES).nullable(),
  // Null, as above, until it has been entered.
  financial_status: z.enum(FINANCIAL_STATUSES).nullable(),
  additional_quarter_id: id.nullable(),
});

/** The list, and the lookup of many forms, so for all staff (Z-066: no paging, no count). */
const list = defineRoute('E130', {
  query: z.strictObject({
    district_id: idText.optional(),
    region_id: idText.optional(),
    status: z.enum(QUARTER_STATUSES).optional(),
  }),
  handler: ({ query, services: { db } }) => ({ quarters: listQuarters(db, query) }),
});

/** Z-130: a bare object. */
const one = defineRoute('E131', {
  params: byId,
  handler: ({ params, user, services: { db } }) => readQuarter(db, user, params.id),
});

const create = defineRoute('E132', {
  body,
  handler({ body, user, services: { db } }) {
    requireOwnPlace(db, user, body.district_id);
    requireQuarterBody(db, body, null);
    addQuarter(db, body);
    return {};
  },
});

/** All roles edit in their own place, non-admins without the locked fields (Z-068). */
const update = defineRoute('E133', {
  params: byId,
  body,
  handler({ params, body, user, services: { db } }) {
    const before = readQuarter(db, user, params.id);
    requireUnlocked(user, before, body);
    requireOwnPlace(db, user, body.district_id);
    requireQuarterBody(db, body, params.id);
    changeQuarter(db, params.id, body);
    return {};
  },
});

const remove = defineRoute('E134', {
  params: byId,
  handler({ params, services: { db } }) {
    removeQuarter(db, params.id);
    return {};
  },
});

/** The numbers of a place; `is_available`: belongs to no quarter yet. */
const numbers = (call: Call, table: string, columns: string, field: string) =>
  defineRoute(call, {
    query: z.strictObject({ region_id: idText.optional(), district_id: idText.optional() }),
    handler: ({ query, services: { db } }) => ({
      result: db
        .prepare(
          `SELECT x.id, ${columns}, NOT EXISTS (SELECT 1 FROM quarters q WHERE q.${field} = x.id) AS is_available
           FROM ${table} x JOIN districts d ON d.id = x.district_id
           WHERE x.district_id = coalesce(?1, x.district_id) AND d.region_id = coalesce(?2, d.region_id) ORDER BY x.id`,
        )
        .all(query.district_id ?? null, query.region_id ?? null)
        .map((row) => ({ ...row, is_available: row.is_available === 1 })),
    }),
  });

export const quarterRoutes: readonly Route[] = [
  list,
  one,
  create,
  update,
  remove,
  numbers('E135', 'quarter_id_numbers', 'x.title, x.id_number', 'id_number_id'),
  numbers('E136', 'quarter_acc_numbers', 'x.acc_number', 'account_number_id'),
];
