import { createHash } from 'node:crypto';
import { readFile, rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import { createQueue } from '../concurrency/queue.ts';
import type { Log } from '../diagnostics/log.ts';
import { isMissing } from '../storage/disk-code.ts';
import type { Keychain } from '../storage/keychain.ts';
import { createKeychainKey } from '../storage/keychain-key.ts';
import { seal, unseal } from '../storage/seal.ts';
import { writeAtomically } from '../storage/write-atomically.ts';
import { type SessionRecord, sessionRecordSchema } from './record.ts';

/** The stored session of this profile. */
export type Vault = {
  /** The record of an earlier run, or null. Never rejects: an unreadable record is removed and logged. */
  load: () => Promise<SessionRecord | null>;
  /**
   * Replaces the record. Calls run one after the other. Never rejects: a record that cannot be stored is kept in
   * memory.
   */
  save: (record: SessionRecord) => Promise<void>;
  /** Wipes the record and its key. Never rejects. */
  clear: () => Promise<void>;
  /** Whether the stored record is of this platform; null: there is none, or no key for it. Never rejects. */
  isOfPlatform: () => Promise<boolean | null>;
  /** Resolves when the last save or clear is done. */
  settled: () => Promise<void>;
  /** `memory` if no keychain is usable or the disk refuses: the session then ends with the program. */
  persistence: () => 'keychain' | 'memory';
};

type Options = {
  /** Path of the encrypted record. */
  file: string;
  /** Null if no keychain is usable. */
  keychain: Keychain | null;
  /**
   * Origin of the platform that issued the tokens. A record of another origin is discarded, so that no token goes to
   * another host.
   */
  platform: string;
  log: Log;
};

/**
 * Keeps the session on disk: one record, encrypted with a key that only the keychain holds. A Windows
 * credential holds 2,560 bytes, too few for the tokens themselves. While the keychain does not give the key, nothing is
 * written and a record of an earlier run stays: it is unreadable without the key, and usable at a later start with the
 * keychain open. But a save or a clear removes it even then, because its session has been replaced or ended and must
 * not return.
 */
export function createVault({ file, keychain, platform, log }: Options): Vault {
  // Two profiles of one person share the keychain; each has its own key.
  const account = `session-${createHash('sha256').update(resolve(file)).digest('hex').slice(0, 16)}`;
  let persistence: 'keychain' | 'memory' = keychain ? 'keychain' : 'memory';
  const key = keychain && createKeychainKey(keychain, account);
  // In order, so that the last save or clear wins.
  const queued = createQueue();

  function toMemory(what: string, error: unknown): void {
    persistence = 'memory';
    log.warn(`${what}; the session lives in memory`, { reason: String(error) });
  }

  async function attempt(what: string, work: () => Promise<unknown>): Promise<void> {
    try {
      await work();
    } catch (error) {
      log.error(`${what} failed`, { reason: String(error) });
    }
  }

  const removeFile = () => attempt('removing the session record', () => rm(file, { force: true }));

  async function wipe(): Promise<void> {
    await removeFile();
    if (key) await attempt('removing the session key', key.remove);
  }

  /** The record as it is on the disk, and its key; null if one of them is missing. */
  async function stored(): Promise<{ sealed: Buffer; secret: Buffer } | null> {
    if (!key) return null;
    const sealed = await readFile(file).catch((error: unknown) => {
      if (!isMissing(error)) log.warn('the session record cannot be read', { reason: String(error) });
      return null;
    });
    if (!sealed) return null;
    let secret: Buffer | null;
    try {
      secret = await key.read();
    } catch (error) {
      toMemory('the keychain does not give the session key', error);
      return null;
    }
    if (!secret) {
      // A locked keyring answers like an empty one: the record stays for a start with the keyring open.
      log.warn('the keychain holds no key for the session record');
      return null;
    }
    return { sealed, secret };
  }

  async function isOfPlatform(): Promise<boolean | null> {
    const found = await stored();
    try {
      return found && unseal(found.sealed, found.secret, platform) !== '';
    } catch {
      return false;
    }
  }

  async function load(): Promise<SessionRecord | null> {
    const found = await stored();
    if (!found) return null;
    try {
      return sessionRecordSchema.parse(JSON.parse(unseal(found.sealed, found.secret, platform)));
    } catch (error) {
      // The error's name only: a parser's message may quote the unreadable content.
      log.warn('the session record is of no use and is removed', { reason: error instanceof Error ? error.name : '' });
      await wipe();
      return null;
    }
  }

  async function save(record: SessionRecord): Promise<void> {
    if (!key || persistence === 'memory') return removeFile();
    try {
      await writeAtomically(file, seal(JSON.stringify(record), await key.make(), platform));
    } catch (error) {
      toMemory('the session record cannot be kept', error);
      await wipe();
    }
  }

  /** The latest save or clear. Loads are not waited for: the keychain may take seconds to fail. */
  let writing = Promise.resolve();
  const written = (work: () => Promise<void>) => {
    writing = queued(work);
    return writing;
  };

  return {
    load: () => queued(load),
    save: (record) => written(() => save(record)),
    clear: () => written(wipe),
    isOfPlatform: () => queued(isOfPlatform),
    settled: () => writing,
    persistence: () => persistence,
  };
}
