import { z } from 'zod';
import type { Text } from '@/i18n/text.ts';
import type { FormValues } from '../drafts/use-draft.ts';
import type { RecordForm } from './record-form.ts';

/**
 * Returns the form with checks that compare fields with each other: `problemsOf` gives the message of each wrong field
 * for the current values. All fields are validated at once; a field's own message comes first.
 */
export function alsoChecked<V extends FormValues, Sent>(
  form: RecordForm<V, Sent>,
  problemsOf: (values: V) => Partial<Record<keyof V & string, Text>>,
): RecordForm<V, Sent> {
  const checked = (rules: RecordForm<V, Sent>['schema']) =>
    z.custom<V>().transform((values, context): Sent => {
      const { data, error } = rules.safeParse(values);
      const wrong = error?.issues ?? [];
      const further = Object.entries(problemsOf(values)).filter(
        (entry): entry is [string, Text] => entry[1] !== undefined && !wrong.some(({ path }) => path[0] === entry[0]),
      );
      for (const { message, path } of wrong) context.addIssue({ code: 'custom', message, path });
      for (const [field, message] of further) context.addIssue({ code: 'custom', message, path: [field] });
      return wrong.length + further.length > 0 ? z.NEVER : (data as Sent);
    }) as unknown as RecordForm<V, Sent>['schema'];
  return { ...form, schema: checked(form.schema), schemaOf: (stored) => checked(form.schemaOf(stored)) };
}
