import { CALLS } from '../../../platform/calls/all.ts';

/** The call of the documents that a request is; undefined: they have none. */
export const documentedCall = ({ method, path }: { method?: string; path?: string }) =>
  CALLS.find(
    (entry) => entry.method === method && new RegExp(`^/?${entry.path.replace(/\{\w+\}/g, '[^/]+')}$`).test(`/${path}`),
  );
