/**
 * Name of a record in its buttons and in the question before deletion: the title, or the id where it has none, then what
 * tells it from others of that title; what is missing there is left out.
 */
export const recordName = (
  id: number,
  title: string | null | undefined,
  ...further: readonly (string | number | null | undefined)[]
): string =>
  [title?.trim() || id, ...further].filter((part) => part !== null && part !== undefined && part !== '').join(', ');
