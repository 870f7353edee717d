import { z } from 'zod';
import { notFound } from '../http/problem.ts';
import { defineRoute, type Route } from '../http/route.ts';
import { byId, idText } from '../http/values.ts';

/** Z-010: no parameter. */
const regions = defineRoute('E009', {
  handler: ({ services }) => ({ regions: services.db.prepare('SELECT id, title FROM regions ORDER BY id').all() }),
});

/** Without `region_id`, all districts of the country. */
const districts = defineRoute('E010', {
  query: z.strictObject({ region_id: idText.optional() }),
  handler: ({ query, services }) => ({
    districts: services.db
      .prepare('SELECT id, title, region_id FROM districts WHERE region_id = coalesce(?, region_id) ORDER BY id')
      .all(query.region_id ?? null),
  }),
});

/** Z-130: a bare object. */
const district = defineRoute('E011', {
  params: byId,
  handler({ params, services }) {
    const row = services.db.prepare('SELECT id, title, region_id FROM districts WHERE id = ?').get(params.id);
    if (!row) throw notFound('Tuman topilmadi');
    return row;
  },
});

export const placeRoutes: readonly Route[] = [regions, districts, district];
