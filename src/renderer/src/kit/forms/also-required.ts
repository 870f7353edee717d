import { z } from 'zod';
import type { FormValues } from '../drafts/use-draft.ts';
import type { RecordForm } from './record-form.ts';
import { REQUIRED } from './rules.ts';

/**
 * Returns the form with additional required fields: those that `needed` returns for the current values. All fields are
 * validated at once. The caller marks the inputs of these fields as required.
 */
export function alsoRequired<V extends FormValues, Sent>(
  form: RecordForm<V, Sent>,
  needed: (values: V) => readonly (keyof V & string)[],
): RecordForm<V, Sent> {
  const schema = z.custom<V>().transform((values, context): Sent => {
    const { data, error } = form.schema.safeParse(values);
    const wrong = error?.issues ?? [];
    const missing = needed(values).filter(
      (field) => values[field] === null && !wrong.some(({ path }) => path[0] === field),
    );
    for (const { message, path } of wrong) context.addIssue({ code: 'custom', message, path });
    for (const field of missing) context.addIssue({ code: 'custom', message: REQUIRED, path: [field] });
    return wrong.length + missing.length > 0 ? z.NEVER : (data as Sent);
  });
  return { ...form, schema: schema as unknown as RecordForm<V, Sent>['schema'] };
}
