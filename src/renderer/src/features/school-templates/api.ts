import { defineCrud } from '@/kit/crud/define-crud.ts';
import { wholeList } from '@/kit/crud/list-shape.ts';
import { rowSchema, schoolTemplateForm } from './school-template.ts';

/** The templates of the school programme; the list's call names no paging (spec 002 §7). */
export const schoolTemplates = defineCrud({
  path: 'api/v1/my-school/initiative-templates',
  row: rowSchema,
  rows: wholeList('templates'),
  form: schoolTemplateForm,
  envelope: 'template',
});
