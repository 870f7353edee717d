const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/**
 * Values of a form after somebody else has changed its record: untouched fields follow the record, entered values stay.
 * `before`, `now`: the form's initial values for the old and the new record.
 */
export function rebase<V extends object>(values: V, before: V, now: V): V {
  const rebased = { ...values };
  for (const field of Object.keys(values) as (keyof V)[]) {
    if (same(values[field], before[field])) rebased[field] = now[field];
  }
  return rebased;
}
