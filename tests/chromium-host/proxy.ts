import { createContext, Script } from 'node:vm';
import { notOffered } from './guard.ts';

/** A proxy's challenge for credentials: Electron's `AuthInfo`. */
export type ProxyQuestion = Electron.AuthInfo;

/** The route to a server: an HTTP proxy; null: direct. */
export type Route = { host: string; port: number; authorization: string | undefined } | null;

/** The proxies of the host. As in Chromium, credentials that a proxy has accepted go with every later request to it. */
export type HostProxies = {
  /** Takes a PAC script, as text. */
  takeScript: (script: string) => void;
  /** The first route that the script returns: `DIRECT` or `PROXY host:port`. */
  routeTo: (url: string) => Route;
  /** Keeps the credentials for a proxy; null forgets them. */
  keep: (route: NonNullable<Route>, authorization: string | null) => void;
  /** Forgets the credentials for all proxies. */
  forget: () => void;
};

export const basic = (name: string, password: string): string =>
  `Basic ${Buffer.from(`${name}:${password}`).toString('base64')}`;

/** The challenge in an answer with status 407. */
export function questionOf({ host, port }: NonNullable<Route>, challenge: string): ProxyQuestion {
  const [, scheme = '', realm = ''] = /^(\w+)(?:.*?realm="([^"]*)")?/.exec(challenge) ?? [];
  return { isProxy: true, scheme: scheme.toLowerCase(), host, port, realm };
}

/** No proxy until a script names one. Only `http:` may use a proxy: a tunnel is not offered. */
export function createProxies(pac?: string): HostProxies {
  let find: (url: string, host: string) => string = () => 'DIRECT';
  const kept = new Map<string, string>();
  const takeScript = (script: string) => {
    const context = createContext({ dnsDomainIs: (host: string, domain: string) => host.endsWith(domain) });
    new Script(script).runInContext(context);
    find = context.FindProxyForURL;
  };
  if (pac) takeScript(pac);
  return {
    takeScript,
    routeTo: (url) => {
      const [, host, port] = /^PROXY ([^:;\s]+):(\d+)/.exec(find(url, new URL(url).hostname)) ?? [];
      if (host === undefined) return null;
      if (!url.startsWith('http:')) throw notOffered('a tunnel through a proxy');
      return { host, port: Number(port), authorization: kept.get(`${host}:${port}`) };
    },
    forget: () => kept.clear(),
    keep: ({ host, port }, authorization) => {
      if (authorization === null) kept.delete(`${host}:${port}`);
      else kept.set(`${host}:${port}`, authorization);
    },
  };
}
