import { type Json, withoutPersonalNumbers } from '@shared/personal-numbers.ts';
import { changedFields, earlierValues, type Values, withChanges } from '../merging/changed.ts';
import { type Merged, merge, type Together } from '../merging/rebase.ts';

/** The content of a draft. */
export type KeptValues = {
  /** From `changedFields`. */
  readonly changed: Values;
  /**
   * The record's values at that time in these fields and their groups (`together`). Missing if nobody else changes the
   * record, or if an earlier version of the program saved the draft.
   */
  readonly before?: Values | undefined;
  /** Whether the values may have been sent already. Default: false. */
  readonly doubt?: boolean | undefined;
};

/** The record's values in the fields of a draft and their groups (`together`). */
export function valuesBefore(changed: Values, initial: Values, together: Together = []): Values {
  const beside = together.filter((group) => group.some((field) => field in changed)).flat();
  return { ...Object.fromEntries(beside.map((field) => [field, initial[field]])), ...earlierValues(changed, initial) };
}

/**
 * Values without the fields that contain a personal number: once it is removed, the rest is no longer the record's
 * value.
 */
export function impersonalFields(values: Values): Json {
  const fields = Object.entries(values).map(([field, value]) => [field, value, withoutPersonalNumbers(value)] as const);
  const same = fields.filter(([, value, cleaned]) => JSON.stringify(value) === JSON.stringify(cleaned));
  return Object.fromEntries(same.map(([field, , cleaned]) => [field, cleaned]));
}

/** Whether a draft's value equals the record's, apart from personal numbers, which no draft contains. */
const saysTheSame = (drafted: unknown, is: unknown): boolean =>
  [is, withoutPersonalNumbers(is)].some((value) => JSON.stringify(value) === JSON.stringify(drafted));

/**
 * The content of a stored draft, offered in a form whose record says `now`; null if it would change nothing, or does not
 * fit the form. `parse`: the values of the form, or null for values of another form.
 */
export function offeredOf<V extends Values>(
  stored: { readonly value: Values } & Pick<KeptValues, 'before' | 'doubt'>,
  now: V,
  parse: (values: V) => V | null,
): KeptValues | null {
  const drafted = parse(withChanges(now, stored.value));
  const changed = drafted && changedFields(drafted, now, saysTheSame);
  if (!changed || Object.keys(changed).length === 0) return null;
  const { before, doubt } = stored;
  if (!before || !parse(withChanges(now, before))) return { changed, doubt };
  // A field that the record agrees on by now is the person's own change, too: its group must not be given up for it.
  return { changed: withChanges(earlierValues(stored.value, now), changed), before, doubt };
}

/**
 * Applies a draft to the current values `now` of its record. If `before` is known, changes by somebody else since the
 * draft was saved are found as in an open form (`merge`).
 */
export function withDraft<V extends Values>({ changed, before }: KeptValues, now: V, together?: Together): Merged<V> {
  if (!before) return { values: withChanges(now, changed), both: [], undone: [] };
  const was = withChanges(now, before);
  return merge(withChanges(was, changed), was, now, together);
}
