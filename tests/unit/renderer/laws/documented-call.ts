import { CALLS } from '../../../platform/calls/all.ts';

/** The call of the documents that a request is; undefined: they have none. */
export function documentedCall({ method, path }: { method?: string; path?: string }) {
  const fits = CALLS.filter(
    (entry) => entry.method === method && new RegExp(`^${entry.path.replace(/\{\w+\}/g, '[^/]+')}$`).test(`/${path}`),
  );
  return fits.find((entry) => !entry.path.includes('{')) ?? fits[0];
}
