import { z } from 'zod';
import { defineCrud } from '@/kit/crud/define-crud.ts';
import { optionalNumber, optionalTime, recordId } from '@/kit/fields.ts';
import { idField, numberField, yearField } from '@/kit/forms/record-fields.ts';
import { recordForm } from '@/kit/forms/record-form.ts';
import { yearQuarterField } from '@/kit/inputs/year-quarters.ts';
import { titleOrRecord } from '@/kit/localized/languages.ts';

/**
 * Our reading: a row holds the ministry's title or the ministry object; the documents only say that the list shows the
 * ministry.
 */
const rowSchema = z.object({
  id: recordId,
  ministry: titleOrRecord,
  /** Not a column: it distinguishes a ministry's quarters in the question before deleting. */
  year: optionalNumber,
  quarter: optionalNumber,
  plan: optionalNumber,
  executed: optionalNumber,
  difference: optionalNumber,
  percent: optionalNumber,
  created_at: optionalTime,
});
/** A ministry's execution in a quarter. */
export type Execution = z.output<typeof rowSchema>;

/**
 * Planned and spent amounts of ministries by quarter (spec 002 §5, §7); difference and percent are entered by hand
 * (R-034).
 */
export const executions = defineCrud({
  path: 'api/v1/ministries-execution',
  row: rowSchema,
  form: recordForm({
    ministry_id: idField(),
    year: yearField(),
    quarter: yearQuarterField(),
    plan: numberField(),
    executed: numberField(),
    difference: numberField(),
    percent: numberField(),
  }),
});
