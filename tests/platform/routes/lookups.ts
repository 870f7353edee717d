import { z } from 'zod';
import { notFound } from '../http/problem.ts';
import { defineRoute, type Route } from '../http/route.ts';
import { byId, idText } from '../http/values.ts';

/** The lookups of many screens, open to all staff. */
export const lookupRoutes: readonly Route[] = [
  // Z-010: no parameter.
  defineRoute('E009', {
    handler: ({ services: { db } }) => ({ regions: db.prepare('SELECT id, title FROM regions ORDER BY id').all() }),
  }),
  // Without `region_id`, all districts of the country.
  defineRoute('E010', {
    query: z.strictObject({ region_id: idText.optional() }),
    handler: ({ query: { region_id = null }, services: { db } }) => ({
      districts: db
        .prepare('SELECT id, title, region_id FROM districts WHERE region_id = coalesce(?, region_id) ORDER BY id')
        .all(region_id),
    }),
  }),
  // Z-130: a bare object.
  defineRoute('E011', {
    params: byId,
    handler({ params: { id }, services: { db } }) {
      const row = db.prepare('SELECT id, title, region_id FROM districts WHERE id = ?').get(id);
      if (!row) throw notFound('Tuman topilmadi');
      return row;
    },
  }),
  // `status=1` means active (Z-102).
  defineRoute('E008', {
    query: z.strictObject({
      status: z.enum(['0', '1']).transform(Number).optional(),
      type: z.enum(['MY_GARDEN', 'KINDERGARDEN']).optional(),
    }),
    handler: ({ query: { status = null, type = null }, services: { db } }) => ({
      boards: db
        .prepare(
          `SELECT id, title, season, year, stage, status, type, review_start_date, review_end_date FROM boards
           WHERE status = coalesce(?1, status) AND (?2 IS NULL OR type = ?2)
           ORDER BY id DESC`,
        )
        .all(status, type),
    }),
  }),
  defineRoute('E012', {
    handler: ({ services: { db } }) => ({
      initiative_categories: db
        .prepare('SELECT id, title, organization_type FROM initiative_categories ORDER BY id')
        .all(),
    }),
  }),
  // For the reject dialog.
  defineRoute('E015', {
    handler: ({ services: { db } }) => ({
      cancelation_reasons: db
        .prepare('SELECT id, title, file_required FROM cancelation_reasons ORDER BY id')
        .all()
        .map((row) => ({ ...row, file_required: row.file_required === 1 })),
    }),
  }),
];
