type Choice = { readonly value: string; readonly label: string };

/**
 * The options of a select, and the value that the record holds: one that the form does not offer is shown as it is, and
 * may be chosen again. `stored`: null for none.
 */
export const withStored = (options: readonly Choice[], stored: string | null): Choice[] =>
  stored === null || stored === '' || options.some(({ value }) => value === stored)
    ? [...options]
    : [...options, { value: stored, label: stored }];
