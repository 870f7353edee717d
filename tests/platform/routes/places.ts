import { z } from 'zod';
import { notFound } from '../http/problem.ts';
import { defineRoute, type Route } from '../http/route.ts';
import { idText } from '../http/values.ts';

/** Z-010: no parameter. */
const regions = defineRoute({
  id: 'E009',
  method: 'GET',
  path: '/api/v1/regions',
  handler: ({ services }) => ({ regions: services.db.prepare('SELECT id, title FROM regions ORDER BY id').all() }),
});

/** Without `region_id`, all districts of the country. */
const districts = defineRoute({
  id: 'E010',
  method: 'GET',
  path: '/api/v1/districts',
  query: z.strictObject({ region_id: idText.optional() }),
  handler: ({ query, services }) => ({
    districts: services.db
      .prepare('SELECT id, title, region_id FROM districts WHERE region_id = coalesce(?, region_id) ORDER BY id')
      .all(query.region_id ?? null),
  }),
});

/** Z-130: a bare object. */
const district = defineRoute({
  id: 'E011',
  method: 'GET',
  path: '/api/v1/districts/:id',
  params: z.strictObject({ id: idText }),
  handler({ params, services }) {
    const row = services.db.prepare('SELECT id, title, region_id FROM districts WHERE id = ?').get(params.id);
    if (!row) throw notFound('Tuman topilmadi');
    return row;
  },
});

export const placeRoutes: readonly Route[] = [regions, districts, district];
