import { CALLS } from './all.ts';
import type { CallEntry } from './entry.ts';

type Address = { method: string; path: string };

/** The path of an entry as segments; null stands for a parameter. */
const segmentsOf = (path: string) => path.split('/').map((segment) => (segment.startsWith('{') ? null : segment));

const ENTRIES = CALLS.map((entry) => ({ entry, segments: segmentsOf(entry.path) }));

/**
 * The entry of a call that was made, by its method and its path without query; undefined where the table knows none. A
 * path without parameters wins over one with them, as on the platform.
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

/** Map tiles and geocoder, which the stand-in serves beside the platform: other servers in an office. */
export const isBesidePlatform = ({ path }: Pick<Address, 'path'>): boolean => /^\/(tiles|geocoder)\//.test(path);
