import { schemaResolver } from '@mantine/form';
import type { z } from 'zod';
import { useT } from '@/i18n/use-t.ts';
import type { FormValues } from '../drafts/use-draft.ts';
import { type DraftedForm, type DraftPlan, useDraftedForm } from '../drafts/use-drafted-form.ts';
import { type Field, fieldsOf } from './field.ts';

export type SchemaFormOptions<V extends FormValues, Sent> = {
  /** From what the form holds to what is sent; its messages are texts of the catalogue. */
  schema: z.ZodType<Sent>;
  /** What the form begins with. */
  values: V;
  draft: DraftPlan<V>;
  /** Which inputs are marked. Default: none. */
  isRequired?: (path: string) => boolean;
};

/**
 * A form whose schema says what is wrong and what is sent: `form` hands over the parsed values and carries its draft,
 * `field` binds an input to a path.
 */
export function useSchemaForm<V extends FormValues, Sent>(
  options: SchemaFormOptions<V, Sent>,
): { form: DraftedForm<V, Sent>; field: Field<V> } {
  const { schema, values, draft, isRequired } = options;
  const { t } = useT();
  const form = useDraftedForm<V, Sent>({
    initialValues: values,
    validate: schemaResolver(schema, { sync: true }),
    transformValues: (entered) => schema.parse(entered),
    clearInputErrorOnChange: true,
    draft,
  });
  return { form, field: fieldsOf(form, t, isRequired) };
}
