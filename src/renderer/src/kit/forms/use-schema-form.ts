import { schemaResolver } from '@mantine/form';
import { useState } from 'react';
import type { z } from 'zod';
import { useT } from '@/i18n/use-t.ts';
import { draftShape } from '../drafts/draft-shape.ts';
import type { FormValues } from '../drafts/use-draft.ts';
import { type DraftedForm, type DraftPlan, useDraftedForm } from '../drafts/use-drafted-form.ts';
import { type Field, fieldsOf } from './field.ts';
import type { RecordForm } from './record-form.ts';

export type SchemaFormOptions<V extends FormValues, Sent> = {
  /** From what the form holds to what is sent; its messages are texts of the catalogue. */
  schema: z.ZodType<Sent>;
  /** What the form begins with. */
  values: V;
  draft: DraftPlan<V>;
  /** Which inputs are marked. Default: none. */
  isRequired?: (path: string) => boolean;
};

export type SchemaForm<V extends FormValues, Sent> = { form: DraftedForm<V, Sent>; field: Field<V> };

/**
 * A form whose schema says what is wrong and what is sent: `form` hands over the parsed values and carries its draft,
 * `field` binds an input to a path.
 */
export function useSchemaForm<V extends FormValues, Sent>(options: SchemaFormOptions<V, Sent>): SchemaForm<V, Sent> {
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

export type FieldsFormOptions<V extends FormValues, Sent> = {
  /** The fields, as `recordForm` describes them. */
  of: RecordForm<V, Sent>;
  /** What the form begins with, where that is not what the fields of a new record say. */
  begin?: Partial<V> | undefined;
  draft: DraftPlan<V>;
};

/** The same for fields that are described once: what they begin with, which are marked and what a draft looks like follow. */
export function useFieldsForm<V extends FormValues, Sent>(options: FieldsFormOptions<V, Sent>): SchemaForm<V, Sent> {
  const { of, begin, draft } = options;
  const { schema, isRequired } = of;
  // As it was when the form was opened: a year that ends meanwhile changes nothing.
  const [values] = useState((): V => ({ ...of.empty(), ...begin }));
  // Of an empty form: what is chosen at first may be given up in a draft.
  const [shape] = useState(() => draftShape(of.empty()));
  return useSchemaForm({ schema, values, isRequired, draft: { schema: shape, ...draft } });
}
