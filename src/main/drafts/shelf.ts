import type { Log } from '../diagnostics/log.ts';
import { diskCode } from '../storage/disk-code.ts';
import { createMemoryStore, type Draft, type DraftStore } from './draft-store.ts';

/** Pauses before the disk is asked again, in ms. A keychain that does not answer holds each call up for seconds. */
export type ShelfPauses = { afterDisk: number; afterKeychain: number };
const PAUSES: ShelfPauses = { afterDisk: 2_000, afterKeychain: 60_000 };

/** The drafts of one person. `get` rejects where disk or keychain refuses: that says nothing of what is there. */
export type Shelf = DraftStore & {
  /** Whether drafts survive a restart of the program. */
  persistent: () => boolean;
};

/**
 * Keeps drafts on disk; while the disk or the keychain refuses, in memory, from where they are moved as soon as it takes
 * them again. `disk`: null where no keychain answers.
 */
export function createShelf({
  disk,
  log,
  queued,
  pauses = PAUSES,
}: {
  disk: DraftStore | null;
  log: Log;
  /** Carries work out after all calls so far. */
  queued: (work: () => Promise<void>) => Promise<void>;
  pauses?: ShelfPauses;
}): Shelf {
  const memory = createMemoryStore();
  let refusing = false;
  /** Whether the log has been told that the disk refuses: not again with each try. */
  let told = false;

  /** The answer of the disk; `otherwise` where it gives none. */
  async function fromDisk<T>(ask: (disk: DraftStore) => Promise<T>, otherwise: T): Promise<T> {
    try {
      return disk ? await ask(disk) : otherwise;
    } catch (error) {
      log.warn('drafts on disk cannot be reached', { reason: String(error) });
      return otherwise;
    }
  }

  /** Puts the draft on the disk; false where it is not taken. */
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
