import { defineCrud } from '@/kit/crud/define-crud.ts';
import { kindergartenForm, rowSchema } from './kindergarten.ts';

/** The kindergarten objects of the seasons (spec 002 §7). */
export const kindergartens = defineCrud({
  path: 'api/v1/kindergardens',
  row: rowSchema,
  form: kindergartenForm,
  envelope: 'kindergarden',
});

/** Path of the Excel export of a board. */
export const KINDERGARTENS_EXCEL = 'api/v1/kindergardens/excel/export';
