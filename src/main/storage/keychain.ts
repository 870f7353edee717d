import { setTimeout as delay } from 'node:timers/promises';
import type { Log } from '../diagnostics/log.ts';

/** The program's secrets in the operating system's keychain. Every call rejects when no answer comes in time. */
export type Keychain = {
  get: (account: string) => Promise<string | null>;
  set: (account: string, secret: string) => Promise<void>;
  remove: (account: string) => Promise<void>;
};

type Keytar = typeof import('keytar');

/** keytar is CommonJS: Node puts its exports under `default`. Loading fails if libsecret is missing. */
async function loadKeytar(): Promise<Keytar> {
  const loaded: Keytar & { default?: Keytar } = await import('keytar');
  return loaded.default ?? loaded;
}

/** The outcome of `work`, or a rejection after `timeoutMs`: a locked keyring may wait for a person forever. */
async function within<T>(timeoutMs: number, work: Promise<T>): Promise<T> {
  const stop = new AbortController();
  const late = delay(timeoutMs, undefined, { signal: stop.signal }).then(() => {
    throw new Error(`the keychain did not answer within ${timeoutMs} ms`);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    late.catch(() => undefined);
    stop.abort();
  }
}

type Options = {
  /** Service name under which the secrets are filed. */
  service: string;
  log: Log;
  /** Time limit of one call, in ms. */
  timeoutMs?: number;
};

/**
 * The keychain of the operating system, or null if none is usable: no libsecret, no D-Bus, a locked keyring. Null is a
 * state of the workstation, not an error; the session is then kept in memory.
 */
export async function openKeychain({ service, log, timeoutMs = 5000 }: Options): Promise<Keychain | null> {
  try {
    const keytar = await loadKeytar();
    const keychain: Keychain = {
      get: (account) => within(timeoutMs, keytar.getPassword(service, account)),
      set: (account, secret) => within(timeoutMs, keytar.setPassword(service, account, secret)),
      remove: async (account) => {
        await within(timeoutMs, keytar.deletePassword(service, account));
      },
    };
    await keychain.get('probe');
    return keychain;
  } catch (error) {
    log.warn('no keychain answers', { reason: String(error) });
    return null;
  }
}
