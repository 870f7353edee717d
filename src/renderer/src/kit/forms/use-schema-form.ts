import { schemaResolver, type UseFormReturnType, useForm } from '@mantine/form';
import type { z } from 'zod';
import { useT } from '@/i18n/use-t.ts';
import type { FormValues } from '../drafts/use-draft.ts';
import { type Field, fieldsOf } from './field.ts';

/**
 * A form whose schema says what is wrong, in texts of the catalogue, and what is sent: `form` begins with `initialValues`
 * and hands over the parsed values, `field` binds an input to a path. `isRequired` tells
 * which inputs are marked. Default: none.
 */
export function useSchemaForm<V extends FormValues, Sent>(
  schema: z.ZodType<Sent>,
  initialValues: V,
  isRequired?: (path: string) => boolean,
): { form: UseFormReturnType<V, Sent>; field: Field<V> } {
  const { t } = useT();
  const form = useForm<V, Sent>({
    initialValues,
    validate: schemaResolver(schema, { sync: true }),
    transformValues: (values) => schema.parse(values),
    clearInputErrorOnChange: true,
  });
  return { form, field: fieldsOf(form, t, isRequired) };
}
