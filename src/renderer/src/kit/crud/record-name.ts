import { trimmed } from '@shared/blank.ts';
/**
 * Name of a record in its buttons and in the question before deletion: the title, or the id if there is no title, then
 * `further` parts that distinguish records of the same title; missing parts are left out.
 */
export const recordName = (
  id: number,
  title: string | null | undefined,
  ...further: readonly (string | number | null | undefined)[]
): string =>
  [trimmed(title ?? '') || id, ...further]
    .filter((part) => part !== null && part !== undefined && part !== '')
    .join(', ');
