import type { Log } from '../diagnostics/log.ts';
import { diskCode } from '../storage/disk-code.ts';
import { createMemoryStore, type Draft, type DraftStore } from './draft-store.ts';

/** Pauses before a retry on disk, in ms. A keychain that does not answer delays each call by seconds. */
export type ShelfPauses = { afterDisk: number; afterKeychain: number };
const PAUSES: ShelfPauses = { afterDisk: 2_000, afterKeychain: 60_000 };

/** The drafts of one person. `get` rejects if the disk or the keychain refuses: a draft may still exist then. */
export type Shelf = DraftStore & {
  /** Whether drafts survive a restart of the program. */
  persistent: () => boolean;
};

/**
 * Keeps drafts on disk or, while the disk or the keychain refuses, in memory; they move to disk as soon as a write
 * succeeds. `disk`: null if no keychain is usable.
 */
export function createShelf({
  disk,
  log,
  queued,
  pauses = PAUSES,
}: {
  disk: DraftStore | null;
  log: Log;
  /** Runs work after all calls so far. */
  queued: (work: () => Promise<void>) => Promise<void>;
  pauses?: ShelfPauses;
}): Shelf {
  const memory = createMemoryStore();
  let refusing = false;
  /** Whether the refusal has been logged, so that each retry does not log it again. */
  let told = false;

  /** The answer of the disk; `otherwise` if it fails or is absent. */
  async function fromDisk<T>(ask: (disk: DraftStore) => Promise<T>, otherwise: T): Promise<T> {
    try {
      return disk ? await ask(disk) : otherwise;
    } catch (error) {
      log.warn('drafts on disk cannot be reached', { reason: String(error) });
      return otherwise;
    }
  }

  /** Writes the draft to disk; false if the disk does not take it. */
  async function toDisk(draft: Draft): Promise<boolean> {
    return !refusing && put(draft);
  }

  async function put(draft: Draft): Promise<boolean> {
    if (!disk) return false;
    try {
      await disk.put(draft);
      told = false;
      return true;
    } catch (error) {
      refusing = true;
      if (!told) log.warn('drafts cannot be kept on disk; they live in memory', { reason: String(error) });
      told = true;
      const pause = diskCode(error) === 'unknown' ? pauses.afterKeychain : pauses.afterDisk;
      setTimeout(() => void queued(tryAgain), pause).unref();
      return false;
    }
  }

  async function tryAgain(): Promise<void> {
    for (const draft of await memory.all()) {
      if (!(await put(draft))) return;
      await memory.drop(draft);
    }
    refusing = false;
  }

  return {
    async put(draft) {
      if (await toDisk(draft)) await memory.drop(draft);
      else await memory.put(draft);
    },
    get: async (place) => (await memory.get(place)) ?? (await disk?.get(place)) ?? null,
    async drop(place) {
      await memory.drop(place);
      await fromDisk((kept) => kept.drop(place), undefined);
    },
    async all() {
      const waiting = await memory.all();
      const isWaiting = (draft: Draft) =>
        waiting.some(({ scope, record }) => scope === draft.scope && record === draft.record);
      const kept = await fromDisk((there) => there.all(), []);
      return [...waiting, ...kept.filter((draft) => !isWaiting(draft))];
    },
    async removeAll() {
      await Promise.all([memory.removeAll(), disk?.removeAll()]);
    },
    persistent: () => disk !== null && !refusing,
  };
}
