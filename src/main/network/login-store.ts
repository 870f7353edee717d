import { createHash } from 'node:crypto';
import { readFile, rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import { z } from 'zod';
import { createQueue } from '../concurrency/queue.ts';
import type { Log } from '../diagnostics/log.ts';
import { isMissing } from '../storage/disk-code.ts';
import type { Keychain } from '../storage/keychain.ts';
import { createKeychainKey } from '../storage/keychain-key.ts';
import { seal, unseal } from '../storage/seal.ts';
import { writeAtomically } from '../storage/write-atomically.ts';

const loginSchema = z.object({ username: z.string(), password: z.string() });
const fileSchema = z.record(z.string(), loginSchema);
/** A name and a password. */
export type Login = z.infer<typeof loginSchema>;

/** Names and passwords that the person wanted kept. No call rejects: a login that cannot be kept is asked for again. */
export type LoginStore = {
  /** Whether a keychain is usable. */
  canKeep: boolean;
  read: (key: string) => Promise<Login | null>;
  write: (key: string, login: Login) => Promise<void>;
  remove: (key: string) => Promise<void>;
};

/** The purpose to which the file's seal is bound; earlier versions kept logins of nobody in particular. */
const PURPOSE = 'proxy logins of persons';

/** Keeps logins in one file, encrypted with a key that only the keychain holds; without a keychain, keeps nothing. */
export function createLoginStore({
  file,
  keychain,
  log,
}: {
  file: string;
  /** Null if no keychain is usable. */
  keychain: Keychain | null;
  log: Log;
}): LoginStore {
  const account = `proxy-${createHash('sha256').update(resolve(file)).digest('hex').slice(0, 16)}`;
  const key = keychain && createKeychainKey(keychain, account);
  const queued = createQueue();

  async function all(): Promise<Record<string, Login>> {
    const secret = await key?.read();
    if (!secret) return {};
    try {
      return fileSchema.parse(JSON.parse(unseal(await readFile(file), secret, PURPOSE)));
    } catch (error) {
      // The error's name only: a parser's message may quote the unreadable content.
      if (!isMissing(error))
        log.warn('kept logins are of no use', { reason: error instanceof Error ? error.name : '' });
      return {};
    }
  }

  async function replace(logins: Record<string, Login>): Promise<void> {
    if (!key) return;
    if (Object.keys(logins).length > 0) {
      return writeAtomically(file, seal(JSON.stringify(logins), await key.make(), PURPOSE));
    }
    await rm(file, { force: true });
    await key.remove();
  }

  const orElse = <T>(work: () => Promise<T>, otherwise: T): Promise<T> =>
    queued(work).catch((error: unknown) => {
      log.warn('logins of proxies cannot be kept', { reason: error instanceof Error ? error.name : '' });
      return otherwise;
    });

  return {
    canKeep: keychain !== null,
    read: (name) => orElse(async () => (await all())[name] ?? null, null),
    write: (name, login) => orElse(async () => replace({ ...(await all()), [name]: login }), undefined),
    remove: (name) =>
      orElse(async () => {
        const { [name]: removed, ...others } = await all();
        if (removed) await replace(others);
      }, undefined),
  };
}
