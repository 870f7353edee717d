import { z } from 'zod';
import { defineRoute, type Route } from '../http/route.ts';
import { idText, wholeNumber } from '../http/values.ts';

const MAX_LIMIT = 10_000;

/** The lookup of the acceptance form and the list of the reference data, so for everyone. */
const roadPrices = defineRoute({
  id: 'E242',
  method: 'GET',
  path: '/api/v1/road-prices',
  query: z.strictObject({
    board_id: idText.optional(),
    district_id: idText.optional(),
    limit: wholeNumber.refine((limit) => limit <= MAX_LIMIT, `at most ${MAX_LIMIT}`),
    offset: wholeNumber.default(0),
  }),
  handler({ query, services: { db } }) {
    const where = 'board_id = coalesce(?1, board_id) AND district_id = coalesce(?2, district_id)';
    const values = [query.board_id ?? null, query.district_id ?? null] as const;
    const counted = db.prepare(`SELECT count(*) AS count FROM road_prices WHERE ${where}`).get(...values);
    const data = db
      .prepare(
        `SELECT id, board_id, region_id, district_id, price, half_ready_price FROM road_prices WHERE ${where}
         ORDER BY id LIMIT ?3 OFFSET ?4`,
      )
      .all(...values, query.limit, query.offset);
    return { data, count: Number(counted?.count) };
  },
});

export const roadPriceRoutes: readonly Route[] = [roadPrices];
