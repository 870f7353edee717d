import { CALLS } from './all.ts';
import type { CallEntry } from './entry.ts';

type Address = { method: string; path: string };

/** The segments of an entry's path; null: a parameter. */
const segmentsOf = (path: string) => path.split('/').map((segment) => (segment.startsWith('{') ? null : segment));

const ENTRIES = CALLS.map((entry) => ({ entry, segments: segmentsOf(entry.path) }));

/**
 * The entry of a call by its method and its path without query; undefined if the table has none. A path with fewer
 * parameters takes precedence, as on the platform.
 */
export function entryAt({ method, path }: Address): CallEntry | undefined {
  const asked = path.split('/');
  const fits = ENTRIES.filter(
    ({ entry, segments }) =>
      entry.method === method &&
      segments.length === asked.length &&
      segments.every((segment, i) => (segment === null ? asked[i] !== '' : segment === asked[i])),
  );
  const parameters = (segments: readonly unknown[]) => segments.filter((segment) => segment === null).length;
  return fits.toSorted((a, b) => parameters(a.segments) - parameters(b.segments))[0]?.entry;
}

/** True for map tiles and geocoder, which the stand-in serves beside the API: in an office they are other servers. */
export const isBesidePlatform = ({ path }: Pick<Address, 'path'>): boolean => /^\/(tiles|geocoder)\//.test(path);
