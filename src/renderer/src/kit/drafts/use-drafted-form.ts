import { type UseFormInput, type UseFormReturnType, useForm } from '@mantine/form';
import { useState } from 'react';
import { draftShape } from './draft-shape.ts';
import type { DraftSpec, FormValues } from './use-draft.ts';

/** A controlled Mantine form that carries the key and schema of its draft. */
export type DraftedForm<V extends FormValues, T = V> = UseFormReturnType<V, T> & { readonly draft: DraftSpec<V> };

/** Key of a form's draft. Its schema follows from the initial values unless `schema` is given. */
export type DraftPlan<V extends FormValues> = Omit<DraftSpec<V>, 'schema'> & Partial<Pick<DraftSpec<V>, 'schema'>>;

/** Options of `useDraftedForm`. */
export type DraftedFormOptions<V extends FormValues, T> = Pick<
  UseFormInput<V, T>,
  'validate' | 'transformValues' | 'clearInputErrorOnChange'
> & {
  initialValues: V;
  draft: DraftPlan<V>;
};

/** Creates a Mantine form that carries its draft to `FormDialog`, `FormFrame` and `useFormFlow`. */
export function useDraftedForm<V extends FormValues, T = V>(options: DraftedFormOptions<V, T>): DraftedForm<V, T> {
  const { draft, ...input } = options;
  const form = useForm<V, T>(input);
  // Derived from the initial values once: a record that is read later has the same shape.
  const [shape] = useState(() => draftShape(input.initialValues));
  return { ...form, draft: { schema: shape, ...draft } };
}
