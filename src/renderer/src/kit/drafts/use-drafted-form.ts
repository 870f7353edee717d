import { type UseFormInput, type UseFormReturnType, useForm } from '@mantine/form';
import { useState } from 'react';
import { draftShape } from './draft-shape.ts';
import type { DraftSpec, FormValues } from './use-draft.ts';

/** A controlled form of Mantine's that says under what its draft is kept. */
export type DraftedForm<V extends FormValues, T = V> = UseFormReturnType<V, T> & { readonly draft: DraftSpec<V> };

/** Under what a form's draft is kept; it looks like the values that the form begins with, unless its `schema` says more. */
export type DraftPlan<V extends FormValues> = Omit<DraftSpec<V>, 'schema'> & Partial<Pick<DraftSpec<V>, 'schema'>>;

export type DraftedFormOptions<V extends FormValues, T> = Pick<
  UseFormInput<V, T>,
  'validate' | 'transformValues' | 'clearInputErrorOnChange'
> & {
  initialValues: V;
  draft: DraftPlan<V>;
};

/** A form of Mantine's that carries its draft to `FormDialog`, `FormFrame` and `useFormFlow`. */
export function useDraftedForm<V extends FormValues, T = V>(options: DraftedFormOptions<V, T>): DraftedForm<V, T> {
  const { draft, ...input } = options;
  const form = useForm<V, T>(input);
  // Of the values as the form was opened: those of a record that is read later look the same.
  const [shape] = useState(() => draftShape(input.initialValues));
  return { ...form, draft: { schema: shape, ...draft } };
}
