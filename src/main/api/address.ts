import { isApiPath } from '@shared/api-path.ts';
import { AppError } from '@shared/errors.ts';

/** Query parameters of a call; null and undefined are left out of the address. */
export type Query = Readonly<Record<string, string | number | boolean | null | undefined>>;

/**
 * The address of a call: `path` below `api/` of the platform, its query, and `cache=off` (spec 000 §7, A-042). `path`
 * has no leading slash and is appended to `apiUrl`, which may have a path of its own (Z-061). Throws `bad-call` for any
 * other path.
 */
export function apiAddress(apiUrl: string, path: string, query: Query = {}): URL {
  if (!isApiPath(path)) throw new AppError({ kind: 'bad-call', detail: `not a path below api/: ${path}` });
  const address = new URL(path, apiUrl.endsWith('/') ? apiUrl : `${apiUrl}/`);
  for (const [name, value] of Object.entries(query)) {
    if (value !== null && value !== undefined) address.searchParams.set(name, String(value));
  }
  address.searchParams.set('cache', 'off');
  return address;
}
