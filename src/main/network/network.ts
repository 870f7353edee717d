import { join } from 'node:path';
import { AppError } from '@shared/errors.ts';
import { type NetworkState, type NetworkTrouble, PAGE_INSTEAD } from '@shared/network.ts';
import { RedirectRefused } from '../api/redirect.ts';
import type { ProxyLogin } from '../config/proxy-login.ts';
import type { Log } from '../diagnostics/log.ts';
import type { Keychain } from '../storage/keychain.ts';
import { createPlatformClock, type PlatformClock } from './clock.ts';
import { createLoginStore } from './login-store.ts';
import { isPortalPage, portalAddress } from './portal.ts';
import { createProxyLogins, type ProxyLogins } from './proxy-logins.ts';
import { createSteadyLine, type SteadyLine } from './steady-line.ts';
import { troubleOf } from './trouble.ts';

/** The state of the connection to the platform. */
export type Network = {
  state: () => NetworkState;
  /** Wraps a function that calls the platform, `fetch` or the sending of a body, and watches its outcomes. */
  watch: <A extends readonly unknown[]>(call: (...args: A) => Promise<Response>) => (...args: A) => Promise<Response>;
  logins: ProxyLogins;
  /** Resolves once the line to the platform is steady; see `SteadyLine`. */
  steady: SteadyLine['steady'];
  clock: Pick<PlatformClock, 'now' | 'latest' | 'sure'>;
  /** Notes that the person has read the warning about the clock. */
  noteClock: () => void;
  /** Address of the captive portal that answered in the platform's place; null if none did. */
  portal: () => string | null;
};

/** Tracks how calls to the platform fare, and answers proxies that ask for a login. */
export function createNetwork({
  apiUrl,
  profile,
  keychain,
  office,
  forgetLogins,
  onChange,
  log,
  now,
}: {
  apiUrl: string;
  /** Folder of the kept logins. */
  profile: string;
  /** Null if no keychain is usable. */
  keychain: Keychain | null;
  /** The office's login for its proxy. */
  office: ProxyLogin | null;
  /** Makes the network stack forget the logins of proxies. */
  forgetLogins: () => Promise<void>;
  onChange: (state: NetworkState) => void;
  log: Log;
  /** This computer's clock, in ms since the epoch. */
  now?: () => number;
}): Network {
  const platform = new URL(apiUrl).origin;
  const clock = createPlatformClock(now);
  const line = createSteadyLine();
  const store = createLoginStore({ file: join(profile, 'proxy.bin'), keychain, log });
  let trouble: NetworkTrouble | null = null;
  let portal: string | null = null;
  let told = '';

  const logins = createProxyLogins({ store, office, forgetCached: forgetLogins, onChange: () => tell() });
  const state = (): NetworkState => ({ trouble, clock: clock.wrong(), proxy: logins.question() });
  /** Notifies of a change; new times of a wrong clock, which change with every answer, do not count as one. */
  function tell(): void {
    const now = state();
    const seen = JSON.stringify({ ...now, clock: now.clock !== null });
    if (seen === told) return;
    told = seen;
    onChange(now);
  }

  return {
    state,
    watch: (call) =>
      watched(call, platform, {
        answered: (date) => {
          line.answered();
          trouble = null;
          portal = null;
          clock.learn(date);
          tell();
        },
        failed: (found, address) => {
          line.failed();
          trouble = found;
          portal = address ?? null;
          if (found) log.warn('the way to the platform is barred', { ...found });
          tell();
        },
      }),
    logins,
    steady: line.steady,
    clock,
    noteClock: () => {
      clock.note();
      tell();
    },
    portal: () => portal,
  };
}

/** Status of a proxy that requires a name and a password. */
const PROXY_AUTHENTICATION = 407;

/** Callbacks for what a call learns about the connection to the platform. */
type Findings = {
  /** The platform itself answered, at this date (its `Date` header). */
  answered: (date: string | null) => void;
  /** A portal or proxy answered, or nothing did; `address`: the portal's page. */
  failed: (trouble: NetworkTrouble | null, address?: string) => void;
};

/**
 * Wraps a function that calls the platform, and reports its findings. An answer by a captive portal or a proxy fails
 * the call as `network`: it says nothing about the call, the session or the list. Other failures pass unchanged.
 */
function watched<A extends readonly unknown[]>(
  call: (...args: A) => Promise<Response>,
  /** Origin of the platform. */
  platform: string,
  { answered, failed }: Findings,
): (...args: A) => Promise<Response> {
  const { host } = new URL(platform);

  function refuse(trouble: NetworkTrouble, detail: string, address?: string, cause?: unknown): AppError {
    failed(trouble, address);
    return new AppError({ kind: 'network', detail }, { cause });
  }

  return async (...args) => {
    let response: Response;
    try {
      response = await call(...args);
    } catch (thrown) {
      if (thrown instanceof RedirectRefused) {
        const portal = portalAddress(thrown.to, platform);
        if (!portal) throw thrown;
        throw refuse({ cause: 'portal', host: portal.host }, 'redirect to another host', portal.href, thrown);
      }
      if (thrown instanceof Error && thrown.message.includes('net::')) failed(troubleOf(thrown.message, host));
      throw thrown;
    }
    const isPage = isPortalPage(response);
    if (isPage || response.status === PROXY_AUTHENTICATION) {
      await response.body?.cancel();
      if (isPage) throw refuse({ cause: 'portal', host: null }, PAGE_INSTEAD, platform);
      throw refuse({ cause: 'proxy-login' }, 'the proxy wants a name and a password');
    }
    answered(response.headers.get('date'));
    return response;
  };
}
