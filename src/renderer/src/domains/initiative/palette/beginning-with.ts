import type { Initiative } from '../model/initiative.ts';

/** Rows whose public id begins with these digits, exact matches first. Two initiatives may share an id. */
export const beginningWith = <Row extends Pick<Initiative, 'public_id'>>(
  rows: readonly Row[],
  digits: string,
): readonly Row[] =>
  rows
    .filter(({ public_id }) => public_id?.startsWith(digits))
    .toSorted((a, b) => Number(b.public_id === digits) - Number(a.public_id === digits));
