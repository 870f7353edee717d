import { schemaResolver, type UseFormReturnType, useForm } from '@mantine/form';
import { AppError } from '@shared/errors.ts';
import { useQueryClient } from '@tanstack/react-query';
import { createElement, Fragment, useMemo, useState } from 'react';
import { useT } from '@/i18n/use-t.ts';
import { draftShape } from '../drafts/draft-shape.ts';
import type { DraftSpec, FormValues } from '../drafts/use-draft.ts';
import { type Field, type FieldPath, fieldsOf } from '../forms/field.ts';
import type { Outcome } from '../forms/use-submit.ts';
import type { Crud } from './define-crud.ts';

export type RecordFormOptions<V extends FormValues, Sent> = {
  crud: Pick<Crud<never, V, Sent>, 'path' | 'form' | 'save' | 'refresh'>;
  /** Of the record that is changed; undefined for a new one. */
  id: string | undefined;
  /** What the form begins with, where that is not what the fields of a new record say. */
  begin?: Partial<V>;
  /** At which field the server's refusal belongs. Default: below the form. */
  refusedField?: (error: AppError) => FieldPath<V> | undefined;
  /** Under which id a new record's draft is kept, where there are several kinds of new ones. Default: "new". */
  draftOf?: string;
};

export type RecordFormState<V extends FormValues, Sent> = {
  readonly form: UseFormReturnType<V, Sent>;
  /** Props of an input: `{...field('title.ru')}`. */
  readonly field: Field<V>;
  readonly draft: DraftSpec<V>;
  /** Saves and has what shows such records read again; `stay` where a field says why not. Throws `AppError`. */
  readonly submit: (values: Sent) => Promise<Outcome>;
};

/** The form of a record, new or known, wherever it stands: its rules, its draft, its saving. */
export function useRecordForm<V extends FormValues, Sent>(
  options: RecordFormOptions<V, Sent>,
): RecordFormState<V, Sent> {
  const { crud, id, begin, refusedField, draftOf = 'new' } = options;
  const { schema, isRequired } = crud.form;
  const { t } = useT();
  const queries = useQueryClient();
  // As it was when the form was opened: a year that ends meanwhile changes nothing.
  const [empty] = useState(() => ({ ...crud.form.empty(), ...begin }));
  const form = useForm<V, Sent>({
    initialValues: empty,
    validate: schemaResolver(schema, { sync: true }),
    transformValues: (values) => schema.parse(values),
    clearInputErrorOnChange: true,
  });
  const draft = useMemo(
    () => ({ scope: crud.path, record: id ?? draftOf, schema: draftShape(empty) }),
    [crud.path, id, draftOf, empty],
  );
  const submit = async (values: Sent): Promise<Outcome> => {
    try {
      await crud.save(values, id);
    } catch (thrown) {
      const error = AppError.from(thrown);
      const path = error.serverMessage === undefined ? undefined : refusedField?.(error);
      if (path === undefined) throw error;
      form.setFieldError(path, createElement(Fragment, null, error.serverMessage));
      return 'stay';
    }
    await crud.refresh(queries);
    return 'done';
  };
  return { form, field: fieldsOf(form, t, isRequired), draft, submit };
}
