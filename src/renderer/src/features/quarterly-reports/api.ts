import { defineCrud } from '@/kit/crud/define-crud.ts';
import { reportForm, rowSchema } from './report.ts';

const PATH = 'api/v1/quarterly-reports';
export const EXPORT_PATH = `${PATH}/excel`;

/** The quarterly reports (spec 001 §7): listed for moderators, kept and read one by one at the collection (Z-069). */
export const quarterlyReports = defineCrud({
  path: 'api/v1/moderators/quarterly-reports',
  row: rowSchema,
  rows: 'result',
  oneAt: PATH,
  form: reportForm,
});
