import { z } from 'zod';
import { defineRoute, type Route } from '../http/route.ts';
import { idText } from '../http/values.ts';

const categories = defineRoute({
  id: 'E012',
  method: 'GET',
  path: '/api/v1/initiative-categories',
  handler: ({ services }) => ({
    initiative_categories: services.db
      .prepare('SELECT id, title, organization_type FROM initiative_categories ORDER BY id')
      .all(),
  }),
});

const ORGANIZATION_TYPES = [
  'KINDERGARDEN',
  'SCHOOL',
  'HEALTHCARE',
  'HIGHERSCHOOL',
  'MUSIC',
  'SPORT',
  'OTHEREDUCATIONS',
] as const;

/** The unpaged lookup. */
const organizations = defineRoute({
  id: 'E013',
  method: 'GET',
  path: '/api/v1/organizations',
  query: z.strictObject({
    district_id: idText.optional(),
    organization_type: z.enum(ORGANIZATION_TYPES).optional(),
  }),
  handler: ({ query, services }) => ({
    organizations: services.db
      .prepare(
        `SELECT id, title FROM organizations
         WHERE district_id = coalesce(?1, district_id) AND organization_type = coalesce(?2, organization_type)
         ORDER BY id`,
      )
      .all(query.district_id ?? null, query.organization_type ?? null),
  }),
});

/** For the reject dialog, so for everyone who may reject. */
const cancelationReasons = defineRoute({
  id: 'E015',
  method: 'GET',
  path: '/api/v1/initiatives/cancelation-reasons',
  handler: ({ services }) => ({
    cancelation_reasons: services.db
      .prepare('SELECT id, title, file_required FROM cancelation_reasons ORDER BY id')
      .all()
      .map((row) => ({ ...row, file_required: row.file_required === 1 })),
  }),
});

export const categoryRoutes: readonly Route[] = [categories, organizations, cancelationReasons];
