import { defineCrud } from '@/kit/crud/define-crud.ts';
import { reportForm, rowSchema } from './report.ts';

const PATH = 'api/v1/quarterly-reports';
/** Path of the Excel export. */
export const EXPORT_PATH = `${PATH}/excel`;

/**
 * The quarterly reports (spec 001 §7): the list has a path for moderators, single reports use the collection's path
 * (Z-069).
 */
export const quarterlyReports = defineCrud({
  path: 'api/v1/moderators/quarterly-reports',
  row: rowSchema,
  rows: 'result',
  oneAt: PATH,
  form: reportForm,
});
