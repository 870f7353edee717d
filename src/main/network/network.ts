import { join } from 'node:path';
import type { NetworkState, NetworkTrouble } from '@shared/network.ts';
import type { Log } from '../diagnostics/log.ts';
import type { Keychain } from '../storage/keychain.ts';
import { createPlatformClock, type PlatformClock } from './clock.ts';
import { createLoginStore } from './login-store.ts';
import { createProxyLogins, type ProxyLogins } from './proxy-logins.ts';
import { createSteadyLine, type SteadyLine } from './steady-line.ts';
import { watched } from './watched.ts';

/** What is known of the way to the platform. */
export type Network = {
  state: () => NetworkState;
  /** Watches a way of calling the platform: `fetch`, or the sending of a body. */
  watch: <A extends readonly unknown[]>(call: (...args: A) => Promise<Response>) => (...args: A) => Promise<Response>;
  logins: ProxyLogins;
  /** Resolves once the line to the platform is steady; see `SteadyLine`. */
  steady: SteadyLine['steady'];
  clock: Pick<PlatformClock, 'now' | 'known'>;
  /** The person has read that the clock is wrong. */
  noteClock: () => void;
  /** Address of the page that answered in the platform's place; null where none did. */
  portal: () => string | null;
};

/** Follows what the platform's calls find on their way, and answers the proxies there. */
export function createNetwork({
  apiUrl,
  profile,
  keychain,
  onChange,
  log,
  now,
}: {
  apiUrl: string;
  /** Folder of the kept logins. */
  profile: string;
  /** Null where no keychain answers. */
  keychain: Keychain | null;
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

  const logins = createProxyLogins({ store, onChange: () => tell() });
  const state = (): NetworkState => ({ trouble, clock: clock.wrong(), proxy: logins.question() });
  /** Tells a change; the times of a wrong clock, which move with every answer, are none. */
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
