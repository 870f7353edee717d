import { defineLookup } from './define-lookup.ts';
import { namedSchema } from './lookup.ts';

const categories = (limit: number) =>
  defineLookup({
    path: 'api/v1/my-school/initiative-categories',
    rowsKey: 'categories',
    row: namedSchema,
    always: { limit, offset: 0 },
  })();

/** The categories of the school programme's initiatives, with a picker's limit (spec 002 §7, §9). */
export const schoolCategoriesQuery = categories(1000);

/** The same with the larger limit of the dialog that changes a category (S-065, Z-135). */
export const everySchoolCategoryQuery = categories(10_000);
