import { defineCrud } from '@/kit/crud/define-crud.ts';
import { rowSchema, schoolCategoryForm } from './school-category.ts';

/** The categories of the school programme's initiatives (spec 002 §7). */
export const schoolCategories = defineCrud({
  path: 'api/v1/my-school/initiative-categories',
  row: rowSchema,
  rows: 'categories',
  form: schoolCategoryForm,
  envelope: 'category',
});
