import { AppError } from '@shared/errors.ts';
import type { Keep, KeepName } from '@shared/keeps.ts';
import { createQueue } from '../concurrency/queue.ts';
import type { Log } from '../diagnostics/log.ts';
import { diskCode } from '../storage/disk-code.ts';
import { onDisk } from '../storage/disk-space.ts';
import type { Keychain } from '../storage/keychain.ts';
import { personPlace } from '../storage/person-place.ts';
import { createDiskKeeps, type DiskKeeps } from './disk-keeps.ts';

/** The signed-in person's values that outlive a session. Each call throws `unauthorized` while signed out. */
export type Keeps = {
  /** Sets the signed-in person; null: signed out. Files stay. */
  belongTo: (person: string | null) => void;
  /** Null if there is none. Throws `file` if the disk or the keychain refuses: a value may still exist then. */
  load: (name: KeepName) => Promise<Keep | null>;
  /** Replaces the value of a name. Throws `bad-call` over 200 KB, a season over 16 MB; a failed write to disk is logged and not thrown. */
  save: (name: KeepName, value: Keep['value']) => Promise<void>;
  /** Removes the value of a name. Throws `file` if the disk refuses. */
  remove: (name: KeepName) => Promise<void>;
  /** Removes all values of the person, and the key. Throws `file` if the disk or the keychain refuses. */
  clear: () => Promise<void>;
  /** Waits until all calls so far are done. */
  settled: () => Promise<void>;
};

/** Largest value, in bytes of its JSON; a season of the whole country takes some 4 MB. */
const MAX_BYTES = 200 * 1024;
const MAX_SEASON_BYTES = 16 * 1024 * 1024;

type Options = {
  folder: string;
  /** Null if no keychain is usable: the values are then kept in memory. */
  keychain: Keychain | null;
  /** The time in ms since the epoch. */
  now: () => number;
  log: Log;
};

/**
 * Keeps values of each person of this workstation, sealed with that person's own key. Unlike drafts they survive a
 * sign-out. A value that the disk refuses is kept in memory until a later save succeeds. Calls run one after the other,
 * so that the last save wins.
 */
export function createKeeps({ folder, keychain, now, log }: Options): Keeps {
  const stores = new Map<string, { disk: DiskKeeps | null; memory: Map<KeepName, Keep> }>();
  const queued = createQueue();
  let owner: string | null = null;

  function storesOf(person: string) {
    const known = stores.get(person);
    if (known) return known;
    const place = personPlace({ folder, purpose: 'keeps', keychain }, person);
    const disk = place.key && createDiskKeeps({ folder: place.folder, key: place.key, log });
    const fresh = { disk, memory: new Map() };
    stores.set(person, fresh);
    return fresh;
  }

  function signedIn(): string {
    if (owner === null) throw new AppError({ kind: 'unauthorized', detail: 'what is kept belongs to somebody' });
    return owner;
  }

  return {
    belongTo(person) {
      owner = person;
    },
    async load(name) {
      const { disk, memory } = storesOf(signedIn());
      return onDisk(queued(async () => memory.get(name) ?? (await disk?.read(name)) ?? null));
    },
    async save(name, value) {
      const { disk, memory } = storesOf(signedIn());
      const bytes = Buffer.byteLength(JSON.stringify(value));
      if (bytes > (name === 'season' ? MAX_SEASON_BYTES : MAX_BYTES))
        throw new AppError({ kind: 'bad-call', detail: `${bytes} bytes to keep` });
      const keep = { value, savedAt: now() };
      await queued(async () => {
        memory.set(name, keep);
        try {
          await disk?.write(name, keep);
          if (disk) memory.delete(name);
        } catch (error) {
          log.warn('a value cannot be kept on the disk and lives in memory', { name, reason: diskCode(error) });
        }
      });
    },
    async remove(name) {
      const { disk, memory } = storesOf(signedIn());
      await onDisk(
        queued(async () => {
          memory.delete(name);
          await disk?.remove(name);
        }),
      );
    },
    async clear() {
      const { disk, memory } = storesOf(signedIn());
      await onDisk(
        queued(async () => {
          memory.clear();
          await disk?.removeAll();
        }),
      );
    },
    settled: () => queued(async () => undefined),
  };
}
