import { defineLookup } from './define-lookup.ts';
import { namedSchema } from './lookup.ts';

/** The categories of the school programme's initiatives, with a picker's limit (spec 002 §7, §9). */
export const schoolCategoriesQuery = defineLookup({
  path: 'api/v1/my-school/initiative-categories',
  rowsKey: 'categories',
  row: namedSchema,
  always: { limit: 1000, offset: 0 },
})();
