import type { AppError } from '@shared/errors.ts';
import type { Profile } from '@shared/session.ts';
import { idOf, type Judged } from './answer.ts';
import type { Finding } from './finding.ts';

type Row = Judged['rows'][number];

/** What the second page of a list does otherwise than assumed. */
export function pageFindings(first: Judged, second: Judged): readonly Finding[] {
  if (second.rows.length === 0) return [{ what: 'empty-page' }];
  const known = new Set(first.rows.map(idOf));
  const isRepeated = second.rows.every((row) => idOf(row) !== undefined && known.has(idOf(row)));
  return isRepeated ? [{ what: 'same-page' }] : [];
}

/** What a filter by the value that a row has does otherwise than assumed: all rows have it, and there are some. */
export function filterFindings(
  key: string,
  field: string,
  value: unknown,
  { rows }: Judged,
  mayBeEmpty = false,
): readonly Finding[] {
  if (rows.length === 0) return mayBeEmpty ? [] : [{ what: 'filter-empty', at: key }];
  const others = rows.filter((row) => row[field] !== undefined && String(row[field]) !== String(value));
  return others.length > 0 ? [{ what: 'filter-ignored', at: key }] : [];
}

/** What a search for a field's text does otherwise than assumed: it finds the row that has it. */
export const searchFindings = (field: string, row: Row, { rows }: Judged): readonly Finding[] =>
  rows.some((one) => idOf(one) === idOf(row)) ? [] : [{ what: 'search-misses', at: field }];

/** What the record of an id does otherwise than assumed. */
export function recordFindings(id: string, { rows: [record] }: Judged): readonly Finding[] {
  const came = record && idOf(record);
  return came !== undefined && came !== id ? [{ what: 'other-record' }] : [];
}

/** What the answer for a record that cannot exist does otherwise than assumed: 404, with a message. */
export function absentFindings(
  error: Pick<AppError, 'kind' | 'status' | 'serverMessage'> | undefined,
): readonly Finding[] {
  if (!error) return [{ what: 'absent-found' }];
  const { kind, status, serverMessage } = error;
  if (kind !== 'not-found') return [{ what: 'absent-status', ...(status !== undefined && { status }) }];
  return serverMessage === undefined ? [{ what: 'absent-silent' }] : [];
}

/** Rows of another place than the person's, who has a district, a region or the whole country (Z-120). */
export function scopeFindings(
  profile: Pick<Profile, 'district_id' | 'region_id'>,
  { rows }: Judged,
): readonly Finding[] {
  const field = profile.district_id !== null ? 'district_id' : 'region_id';
  const own = profile[field];
  const others = rows.filter((row) => typeof row[field] === 'number' && row[field] !== own);
  return own !== null && others.length > 0 ? [{ what: 'scope', at: field }] : [];
}
