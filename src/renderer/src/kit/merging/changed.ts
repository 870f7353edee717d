import { LANGUAGES } from '../title.ts';

/** Values of a form by field, or of a localized text by language. */
export type Values = Record<string, unknown>;

const languages: readonly string[] = LANGUAGES;

/** Whether a value holds one text per language; any other value counts as changed as a whole. */
export const isTexts = (value: unknown): value is Values =>
  typeof value === 'object' &&
  value !== null &&
  Object.keys(value).length > 0 &&
  Object.keys(value).every((key) => languages.includes(key));

/** A value as text. Infinity, a number with too many digits, is not null, as it would be in JSON. */
const spelled = (value: unknown): string | undefined =>
  JSON.stringify(value, (_name, part) => (typeof part === 'number' && !Number.isFinite(part) ? String(part) : part));

/** Whether two values of a form are equal. */
export const isSame = (a: unknown, b: unknown): boolean => spelled(a) === spelled(b);

/**
 * Returns the fields of `values` that differ from `before`; of a localized text, only the languages that differ.
 * `same`: whether two values are equal. Default: compares their JSON.
 */
export function changedFields(values: Values, before: Values, same = isSame): Values {
  const changed = Object.entries(values).filter(([field, value]) => !same(value, before[field]));
  return Object.fromEntries(
    changed.map(([field, value]) => {
      const was = before[field];
      return [field, isTexts(value) && isTexts(was) ? changedFields(value, was, same) : value];
    }),
  );
}

/** Returns the values in `before` of the fields and languages in `changed` (from `changedFields`). */
export function earlierValues(changed: Values, before: Values): Values {
  const earlier = Object.entries(changed).map(([field, value]) => {
    const was = before[field];
    return [field, isTexts(value) && isTexts(was) ? earlierValues(value, was) : was];
  });
  return Object.fromEntries(earlier);
}

/** Returns `now` with the fields and languages in `changed` (from `changedFields`) applied. */
export function withChanges<V extends Values>(now: V, changed: Values): V {
  const put = Object.entries(changed).map(([field, value]) => {
    const is = now[field];
    return [field, isTexts(value) && isTexts(is) ? { ...is, ...value } : value];
  });
  return { ...now, ...Object.fromEntries(put) };
}
