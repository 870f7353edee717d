import { type Json, withoutPersonalNumbers } from '@shared/personal-numbers.ts';
import { earlierValues, type Values, withChanges } from '../merging/changed.ts';
import { type Merged, merge, type Together } from '../merging/rebase.ts';

/** What a draft keeps of a form. */
export type KeptValues = {
  /** As of `changedFields`. */
  readonly changed: Values;
  /**
   * What the record said then in these fields, and in those that go together with them. Left out where nobody else changes
   * the record, or by an earlier version of the program.
   */
  readonly before?: Values | undefined;
};

/** What the record said in the fields of a draft, and in those that go together with them. */
export function valuesBefore(changed: Values, initial: Values, together: Together = []): Values {
  const beside = together.filter((group) => group.some((field) => field in changed)).flat();
  return { ...Object.fromEntries(beside.map((field) => [field, initial[field]])), ...earlierValues(changed, initial) };
}

/** Values without the fields that hold a personal number: what remains of one would not be what the record said. */
export function impersonalFields(values: Values): Json {
  const fields = Object.entries(values).map(([field, value]) => [field, value, withoutPersonalNumbers(value)] as const);
  const same = fields.filter(([, value, cleaned]) => JSON.stringify(value) === JSON.stringify(cleaned));
  return Object.fromEntries(same.map(([field, , cleaned]) => [field, cleaned]));
}

/**
 * A draft put into its form, whose record says `now`. What somebody else has changed since the draft was typed is found
 * as in an open form (`merge`).
 */
export function restored<V extends Values>({ changed, before }: KeptValues, now: V, together?: Together): Merged<V> {
  if (!before) return { values: withChanges(now, changed), both: [], undone: [] };
  const was = withChanges(now, before);
  return merge(withChanges(was, changed), was, now, together);
}
