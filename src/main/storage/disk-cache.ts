import { createHash, randomUUID } from 'node:crypto';
import { lstat, readFile, rename, rm, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Log } from '../diagnostics/log.ts';
import { diskCode } from './disk-code.ts';
import { createOwnFolder, type OwnFolder } from './own-folder.ts';
import type { Seal } from './sealed-bytes.ts';

type Cached = { bytes: Uint8Array<ArrayBuffer> /** ms since the epoch */; storedAt: number };

/** A cache of files on disk. */
export type DiskCache = {
  read: (key: string) => Promise<Cached | null>;
  /** Size on disk, in bytes, of an entry; null if there is none. Counts as a use of the entry. */
  size: (key: string) => Promise<number | null>;
  write: (key: string, bytes: Uint8Array) => Promise<void>;
  clear: () => Promise<void>;
};

type Entry = { name: string; size: number; storedAt: number; usedAt: number };

/** Share of the limit that is kept after an overflow, so that not every later write has to evict entries. */
const KEPT_SHARE = 0.9;
/** File names of an entry, and of one that is being written. */
const ENTRY = /^([0-9a-f]{40})-(\d+)$/;
const PART = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\.part$/;

/**
 * Creates a cache of at most `maxBytes` in total below `folder`, which evicts the least recently used entries. A file's
 * name holds its key and its length, its mtime the time of storing, its atime the last use, so no separate index must
 * be kept in sync. A half-written file is never taken for a whole one. No method throws: a cache that fails, or whose
 * folder holds files that are not ours, is an empty cache. With `seal`, files are encrypted.
 */
export function createDiskCache({
  folder,
  maxBytes,
  seal,
  log,
}: {
  folder: string;
  maxBytes: number;
  seal?: Seal;
  log: Log;
}): DiskCache {
  const own = createOwnFolder({ path: folder, isOurs: (name) => ENTRY.test(name) || PART.test(name), holds: 'files' });
  let entries: Promise<Map<string, Entry>> | null = null;
  const writing = new Set<Promise<void>>();
  const loaded = () => {
    entries ??= scan(folder, own).catch((error: unknown) => {
      log.warn('cache cannot be read', { code: diskCode(error) });
      return new Map<string, Entry>();
    });
    return entries;
  };

  const drop = async (index: Map<string, Entry>, id: string, entry: Entry) => {
    if (index.get(id) === entry) index.delete(id);
    await own.remove(entry.name).catch(() => undefined);
  };

  const makeRoom = async (index: Map<string, Entry>) => {
    let total = [...index.values()].reduce((sum, { size }) => sum + size, 0);
    if (total <= maxBytes) return;
    const oldestFirst = [...index].sort(([, a], [, b]) => a.usedAt - b.usedAt);
    for (const [id, entry] of oldestFirst) {
      if (total <= maxBytes * KEPT_SHARE) return;
      total -= entry.size;
      await drop(index, id, entry);
    }
  };

  const store = async (key: string, bytes: Uint8Array): Promise<void> => {
    const index = await loaded();
    const id = idOf(key);
    const now = Date.now();
    const part = join(folder, `${randomUUID()}.part`);
    try {
      const stored = seal ? await seal.close(bytes, id) : bytes;
      const entry = { name: `${id}-${stored.length}`, size: stored.length, storedAt: now, usedAt: now };
      await own.make();
      await writeFile(part, stored, { flag: 'wx', mode: 0o600 });
      await rename(part, join(folder, entry.name));
      const former = index.get(id);
      index.set(id, entry);
      if (former && former.name !== entry.name) await drop(index, id, former);
      await makeRoom(index);
    } catch (error) {
      log.warn('cache cannot be written', { code: diskCode(error) });
      await rm(part, { force: true }).catch(() => undefined);
    }
  };

  return {
    read: async (key) => {
      const index = await loaded();
      const id = idOf(key);
      const entry = index.get(id);
      if (!entry) return null;
      const path = join(folder, entry.name);
      const bytes = await readEntry(path, entry)
        .then((stored) => (seal ? seal.open(stored, id) : stored))
        .catch(() => null);
      if (!bytes) {
        await drop(index, id, entry);
        return null;
      }
      entry.usedAt = Date.now();
      utimes(path, entry.usedAt / 1000, entry.storedAt / 1000).catch(() => undefined);
      return { bytes, storedAt: entry.storedAt };
    },

    size: async (key) => {
      const entry = (await loaded()).get(idOf(key));
      if (!entry) return null;
      entry.usedAt = Date.now();
      return entry.size;
    },

    write: async (key, bytes) => {
      const work = store(key, bytes);
      writing.add(work);
      await work.finally(() => writing.delete(work));
    },

    clear: async () => {
      // Writes in flight belong to the cache that is cleared.
      await Promise.all(writing);
      (await loaded()).clear();
      // The key goes first: a file that the disk does not release is unreadable without its key.
      for (const work of [async () => seal?.burn(), own.empty]) {
        await work().catch((error: unknown) => log.warn('cache cannot be emptied', { code: diskCode(error) }));
      }
    },
  };
}

const idOf = (key: string): string => createHash('sha256').update(key).digest('hex').slice(0, 40);

/**
 * The bytes of an entry. Rejects for anything but a whole file of ours: a truncated file, a link planted in its place.
 */
async function readEntry(path: string, { size }: Entry): Promise<Uint8Array<ArrayBuffer>> {
  const found = await lstat(path);
  if (!found.isFile() || found.size !== size) throw new Error('not the entry that was written');
  return readFile(path);
}

/** The entries in `folder`; removes files that are not whole entries, such as a crash leaves. */
async function scan(folder: string, own: OwnFolder): Promise<Map<string, Entry>> {
  const index = new Map<string, Entry>();
  for (const name of await own.names()) {
    const [, id, length] = ENTRY.exec(name) ?? [];
    const found = await lstat(join(folder, name)).catch(() => null);
    if (id && found?.isFile() && found.size === Number(length)) {
      index.set(id, { name, size: found.size, storedAt: found.mtimeMs, usedAt: found.atimeMs });
    } else {
      await own.remove(name);
    }
  }
  return index;
}
