import { defineRoute, type Route } from '../http/route.ts';

const categories = defineRoute('E012', {
  handler: ({ services }) => ({
    initiative_categories: services.db
      .prepare('SELECT id, title, organization_type FROM initiative_categories ORDER BY id')
      .all(),
  }),
});

/** For the reject dialog; open to all staff. */
const cancelationReasons = defineRoute('E015', {
  handler: ({ services }) => ({
    cancelation_reasons: services.db
      .prepare('SELECT id, title, file_required FROM cancelation_reasons ORDER BY id')
      .all()
      .map((row) => ({ ...row, file_required: row.file_required === 1 })),
  }),
});

export const categoryRoutes: readonly Route[] = [categories, cancelationReasons];
