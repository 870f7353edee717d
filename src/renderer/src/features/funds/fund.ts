import { z } from 'zod';
import { defineCrud } from '@/kit/crud/define-crud.ts';
import { optionalTime, recordId } from '@/kit/fields.ts';
import { recordForm } from '@/kit/forms/record-form.ts';
import { localizedData, titleField } from '@/kit/localized/languages.ts';

const rowSchema = z.object({ id: recordId, title: localizedData, created_at: optionalTime });
/** A fund (spec 002 §3). */
export type Fund = z.output<typeof rowSchema>;

/** The funds, each with a title in every language (R-021; spec 002 §7). */
export const funds = defineCrud({
  path: 'api/v1/funds',
  row: rowSchema,
  form: recordForm({ title: titleField() }),
  envelope: 'fund',
});
