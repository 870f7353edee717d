import { AppError } from '@shared/errors.ts';
import { useQueryClient } from '@tanstack/react-query';
import { createElement, Fragment } from 'react';
import type { FormValues } from '../drafts/use-draft.ts';
import type { DraftedForm } from '../drafts/use-drafted-form.ts';
import type { Field, FieldPath } from '../forms/field.ts';
import { useFieldsForm } from '../forms/use-schema-form.ts';
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
  readonly form: DraftedForm<V, Sent>;
  /** Props of an input: `{...field('title.ru')}`. */
  readonly field: Field<V>;
  /** Saves and has what shows such records read again; `stay` where a field says why not. Throws `AppError`. */
  readonly submit: (values: Sent) => Promise<Outcome>;
};

/** The form of a record, new or known, wherever it stands: its rules, its draft, its saving. */
export function useRecordForm<V extends FormValues, Sent>(
  options: RecordFormOptions<V, Sent>,
): RecordFormState<V, Sent> {
  const { crud, id, begin, refusedField, draftOf = 'new' } = options;
  const queries = useQueryClient();
  const { form, field } = useFieldsForm({ of: crud.form, begin, draft: { scope: crud.path, record: id ?? draftOf } });
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
  return { form, field, submit };
}
