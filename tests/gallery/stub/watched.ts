import type { Call } from './route.ts';

type Request = (call: Call) => Promise<unknown>;

/**
 * Drafts, files, downloads and what leaves the window: their calls are watched and made to fail as the API's are, each as a POST to
 * its own name (`files.pick`). `others` answers whatever else these areas are asked.
 */
export function watched(request: Request, others: object): Readonly<Record<string, unknown>> {
  const told = (path: string) => (body: unknown) => request({ method: 'POST', path, body });
  const all = (area: string) => new Proxy({}, { get: (_, name) => told(`${area}.${String(name)}`) });
  const leaving = { openExternal: told('app.openExternal'), copyText: told('app.copyText') };
  return {
    app: Object.assign(Object.create(others), leaving),
    drafts: all('drafts'),
    files: all('files'),
    downloads: all('downloads'),
    takeDropped: (files: readonly File[], rule: unknown) => told('takeDropped')({ files, rule }),
  };
}
