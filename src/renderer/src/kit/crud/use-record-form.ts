import { AppError, mayBeDone } from '@shared/errors.ts';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { createElement, Fragment } from 'react';
import { z } from 'zod';
import type { FormValues } from '../drafts/use-draft.ts';
import type { DraftedForm } from '../drafts/use-drafted-form.ts';
import type { Field, FieldPath } from '../forms/field.ts';
import { Gone, NotSent, readFirst } from '../forms/not-sent.ts';
import type { RecordForm } from '../forms/record-form.ts';
import { useFieldsForm } from '../forms/use-schema-form.ts';
import type { Outcome } from '../forms/use-submit.ts';
import { markOthers } from '../merging/mark-others.ts';
import { merge } from '../merging/rebase.ts';
import { useHere } from '../use-here.ts';
import type { Crud } from './define-crud.ts';

export type RecordFormOptions<V extends FormValues, Sent> = {
  crud: Pick<Crud<never, V, Sent>, 'path' | 'form' | 'save' | 'refresh'>;
  /** Id of the record; undefined for a new record. */
  id: string | undefined;
  /**
   * Query of a known record, reread before it is saved because the call sends the whole record. Default: not read, for
   * a record that no call returns singly.
   */
  item?: Crud<never, V, Sent>['item'] | undefined;
  /** Initial values that differ from those of an empty form. */
  begin?: Partial<V>;
  /** The field at which to show the server's refusal. Default: none, it is shown below the form. */
  refusedField?: (error: AppError) => FieldPath<V> | undefined;
  /** Draft id of a new record, if there are several kinds of new records. Default: "new". */
  draftOf?: string;
  /** Address of the screen that is the form, by which its draft is found again. Default: none, the form is a dialog. */
  at?: string;
};

/** The state of a record's form. */
export type RecordFormState<V extends FormValues, Sent> = {
  readonly form: DraftedForm<V, Sent>;
  /** Props of an input: `{...field('title.ru')}`. */
  readonly field: Field<V>;
  /**
   * Applies the person's changes to the current record and saves it; what shows the collection is refetched meanwhile.
   * If the answer is lost or unreadable, only its lists are, and the others when they are next shown. `stay` if a field
   * shows the refusal, or somebody else's change. Throws `AppError`; `Gone` if the record does not exist any more.
   */
  readonly submit: (values: Sent) => Promise<Outcome>;
};

/**
 * For a record that may have been saved: refetches the lists of its kind, so that nobody saves it twice. The record
 * itself is refetched after its form is closed: the form continues from its initial values.
 */
function rereadLists(queries: QueryClient, path: string): void {
  void queries.invalidateQueries({ queryKey: [path], refetchType: 'none' });
  void queries.refetchQueries({ queryKey: [path, 'list'], type: 'active' });
}

/** The form of a new or known record, on a page or in a dialog: validation, draft and saving. */
export function useRecordForm<V extends FormValues, Sent>(
  options: RecordFormOptions<V, Sent>,
): RecordFormState<V, Sent> {
  const { crud, id, item, begin, refusedField, draftOf = 'new', at } = options;
  const queries = useQueryClient();
  const shared = id === undefined ? undefined : crud.form;
  const { form, field } = useFieldsForm({
    of: crud.form,
    begin,
    known: id !== undefined,
    draft: { scope: crud.path, record: id ?? draftOf, shared, creates: id === undefined, at },
  });
  const newest = useNewest(form, crud.form);
  const submit = async (values: Sent): Promise<Outcome> => {
    try {
      const sent = item && id !== undefined ? await newest(item(id)) : values;
      if (sent === null) return 'stay';
      await crud.save(sent, id);
    } catch (thrown) {
      const failure = AppError.from(thrown);
      const error = id !== undefined && failure.kind === 'not-found' ? new Gone(failure) : failure;
      if (error instanceof Gone || (mayBeDone(error) && !(error instanceof NotSent))) rereadLists(queries, crud.path);
      if (error instanceof NotSent) throw error;
      const isNamed = error.serverMessage === undefined || error.fields !== undefined;
      const path = isNamed ? undefined : refusedField?.(error);
      if (path === undefined) throw error;
      form.setFieldError(path, createElement(Fragment, null, error.serverMessage));
      return 'stay';
    }
    // Not awaited, as it is saved; the form is closed, and reads its record when it is opened again.
    void crud.refresh(queries, 'not');
    return 'done';
  };
  return { form, field, submit };
}

/**
 * Prevents a form whose call sends the whole record from undoing changes made by somebody else since it was opened.
 * Returns a function that rereads the record and resolves to the values to send: the current record with the person's
 * changes. Resolves to null if the person must check the form first: both changed a field, a change of the person was
 * undone, or the merged values break a rule. The form then shows the merged values, and the next call starts from that
 * record. Throws `NotSent`, or `cancelled` if the form was left meanwhile.
 */
function useNewest<V extends FormValues, Sent>(form: DraftedForm<V, Sent>, rules: RecordForm<V, Sent>) {
  const queries = useQueryClient();
  const here = useHere();
  return async (item: ReturnType<Crud<never, V, Sent>['item']>): Promise<Sent | null> => {
    // A separate query: the form's own query would resolve to the older record if the form is left.
    const queryKey = [...item.queryKey, 'newest'] as unknown as typeof item.queryKey;
    const now = await readFirst(() => queries.fetchQuery({ ...item, queryKey }));
    if (!here.current) throw new AppError({ kind: 'cancelled' });
    const { values, both, undone } = merge(form.getValues(), form.getInitialValues(), now, rules.together);
    const { success, data } = z.safeParse(rules.schemaOf(now), values);
    if (success && both.length === 0 && undone.length === 0) return data;
    form.setInitialValues(now);
    form.setValues(values);
    form.validate();
    markOthers(form, { both, undone }, now);
    return null;
  };
}
