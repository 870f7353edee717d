import { z } from 'zod';
import { defineRoute, type Route } from '../http/route.ts';

/** `status=1` means active (Z-102). */
const boards = defineRoute('E008', {
  query: z.strictObject({
    status: z.enum(['0', '1']).transform(Number).optional(),
    type: z.enum(['MY_GARDEN', 'KINDERGARDEN']).optional(),
  }),
  handler: ({ query, services }) => ({
    boards: services.db
      .prepare(
        `SELECT id, title, season, year, stage, status, type, review_start_date, review_end_date FROM boards
         WHERE status = coalesce(?1, status) AND (?2 IS NULL OR type = ?2)
         ORDER BY id DESC`,
      )
      .all(query.status ?? null, query.type ?? null),
  }),
});

export const boardRoutes: readonly Route[] = [boards];
