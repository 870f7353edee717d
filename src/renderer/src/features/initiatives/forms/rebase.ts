const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/**
 * The values of a form whose record somebody else has changed: a field that nobody has touched follows the record, what
 * the person entered stays. `before` and `now` are the form's values of the record as it was and as it is.
 */
export function rebase<V extends object>(values: V, before: V, now: V): V {
  const rebased = { ...values };
  for (const field of Object.keys(values) as (keyof V)[]) {
    if (same(values[field], before[field])) rebased[field] = now[field];
  }
  return rebased;
}
