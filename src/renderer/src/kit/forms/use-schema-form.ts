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
  /** Schema from the form's values to the sent values; messages are texts of the interface. */
  schema: z.ZodType<Sent, V>;
  /**
   * The schema for a form with these initial values, if they are a record's: what is not edited is sent as it came.
   * Default: `schema`.
   */
  schemaOf?: ((stored: V) => z.ZodType<Sent, V>) | undefined;
  /** Initial values. */
  values: V;
  draft: DraftPlan<V>;
  /** Whether the input at a path is marked as required. Default: never. */
  isRequired?: (path: string) => boolean;
};

/** A form and the function that binds an input to a path. */
export type SchemaForm<V extends FormValues, Sent> = { form: DraftedForm<V, Sent>; field: Field<V> };

/**
 * Creates a form validated by a schema: `form` submits the parsed values and carries its draft, `field` binds an input
 * to a path.
 */
export function useSchemaForm<V extends FormValues, Sent>(options: SchemaFormOptions<V, Sent>): SchemaForm<V, Sent> {
  const { schema, schemaOf, values, draft, isRequired } = options;
  const { t } = useT();
  // The initial values are those of the record as last read.
  const rules = () => schemaOf?.(form.getInitialValues()) ?? schema;
  const form: DraftedForm<V, Sent> = useDraftedForm<V, Sent>({
    initialValues: values,
    validate: (entered) => schemaResolver(rules(), { sync: true })(entered),
    transformValues: (entered) => rules().parse(entered),
    clearInputErrorOnChange: true,
    draft,
  });
  return { form, field: fieldsOf(form, t, isRequired) };
}

export type FieldsFormOptions<V extends FormValues, Sent> = {
  /** The fields, described by `recordForm`. */
  of: RecordForm<V, Sent>;
  /** Initial values that differ from those of an empty form. */
  begin?: Partial<V> | undefined;
  /** Whether the initial values are those of a known record, sent as they came unless edited. Default: false. */
  known?: boolean;
  draft: DraftPlan<V>;
};

/**
 * Creates a form from a `RecordForm`: initial values, marks of required inputs and the draft's schema follow from its
 * fields.
 */
export function useFieldsForm<V extends FormValues, Sent>(options: FieldsFormOptions<V, Sent>): SchemaForm<V, Sent> {
  const { of, begin, known = false, draft } = options;
  const { schema, isRequired } = of;
  const schemaOf = known ? of.schemaOf : undefined;
  // Computed once: the default year must not change when a year ends while the form is open.
  const [values] = useState((): V => ({ ...of.empty(), ...begin }));
  // Derived from an empty form: a draft may have cleared a value that `begin` sets.
  const [shape] = useState(() => draftShape(of.empty()));
  return useSchemaForm({ schema, schemaOf, values, isRequired, draft: { schema: shape, ...draft } });
}
