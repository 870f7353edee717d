import type { z } from 'zod';
import { optionalText } from '@/kit/fields.ts';
import { defineLookup } from './define-lookup.ts';
import { namedSchema } from './lookup.ts';

/**
 * Category of an initiative. `organization_type`: an initiative of this category names an organization of that type
 * (D-005).
 */
const categorySchema = namedSchema.extend({ organization_type: optionalText });
/** Category of an initiative. */
export type Category = z.output<typeof categorySchema>;

/** All categories of initiatives (spec 000 §7). */
export const categoriesQuery = defineLookup({
  path: 'api/v1/initiative-categories',
  rowsKey: 'initiative_categories',
  row: categorySchema,
  current: 'session',
})();
