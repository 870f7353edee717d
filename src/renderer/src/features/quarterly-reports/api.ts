import { defineCrud } from '@/kit/crud/define-crud.ts';
import { reportForm, rowSchema } from './report.ts';

const PATH = 'api/v1/quarterly-reports';
/** Path of the Excel export. */
export const EXPORT_PATH = `${PATH}/excel`;

const LIST_PATH = 'api/v1/moderators/quarterly-reports';

const reportsAt = (oneAt: string) =>
  defineCrud({ path: LIST_PATH, row: rowSchema, rows: 'result', oneAt, form: reportForm });

/**
 * The quarterly reports (spec 001 §7): the list has a path for moderators, single reports use the collection's path
 * (Z-069).
 */
export const quarterlyReports = reportsAt(PATH);

/** Query of one report at the list's path, where a platform may have it instead (Z-069). */
export const reportAtTheList = reportsAt(LIST_PATH).item;
