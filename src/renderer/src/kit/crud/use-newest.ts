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
 * Keeps a form, whose call sends the whole record, from putting back what somebody else has changed since it was opened.
 * Returns a function that reads the record anew and resolves to what is sent: the record as it is now, with what the person
 * has changed. It resolves to null where the person has to look again: a field was changed by both, or what somebody else
 * wrote breaks a rule; the form then shows it, and the next call rests on what was read. Throws `NotSent`, or `cancelled`
 * where the form was left meanwhile.
 */
export function useNewest<V extends FormValues, Sent>(form: DraftedForm<V, Sent>, rules: RecordForm<V, Sent>) {
  const queries = useQueryClient();
  const here = useHere();
  return async (item: ReturnType<Crud<never, V, Sent>['item']>): Promise<Sent | null> => {
    // A reading of its own: one that the form watches would end with what was read before, where the form is left.
    const queryKey = [...item.queryKey, 'newest'] as unknown as typeof item.queryKey;
    const now = await readFirst(() => queries.fetchQuery({ ...item, queryKey }));
    if (!here.current) throw new AppError({ kind: 'cancelled' });
    const { values, both, undone } = merge(form.getValues(), form.getInitialValues(), now, rules.together);
    const { success, data } = z.safeParse(rules.schema, values);
    if (success && both.length === 0 && undone.length === 0) return data;
    form.setInitialValues(now);
    form.setValues(values);
    form.validate();
    markOthers(form, { both, undone }, now, rules.isTyped);
    return null;
  };
}
