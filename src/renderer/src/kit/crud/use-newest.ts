import { AppError } from '@shared/errors.ts';
import { useQueryClient } from '@tanstack/react-query';
import { z } from 'zod';
import type { FormValues } from '../drafts/use-draft.ts';
import type { DraftedForm } from '../drafts/use-drafted-form.ts';
import { readFirst } from '../forms/not-sent.ts';
import type { RecordForm } from '../forms/record-form.ts';
import { markOthers } from '../merging/mark-others.ts';
import { merge } from '../merging/rebase.ts';
import { useHere } from '../use-here.ts';
import type { Crud } from './define-crud.ts';

/**
 * Prevents a form whose call sends the whole record from undoing changes made by somebody else since it was opened.
 * Returns a function that rereads the record and resolves to the values to send: the current record with the person's
 * changes. Resolves to null if the person must check the form first: both changed a field, a change of the person was
 * undone, or the merged values break a rule. The form then shows the merged values, and the next call starts from that
 * record. Throws `NotSent`, or `cancelled` if the form was left meanwhile.
 */
export function useNewest<V extends FormValues, Sent>(form: DraftedForm<V, Sent>, rules: RecordForm<V, Sent>) {
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
