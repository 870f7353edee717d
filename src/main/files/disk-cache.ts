import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Log } from '../diagnostics/log.ts';

export type Cached = { bytes: Uint8Array<ArrayBuffer> /** ms since the epoch */; storedAt: number };

export type DiskCache = {
  read: (key: string) => Promise<Cached | null>;
  write: (key: string, bytes: Uint8Array) => Promise<void>;
  clear: () => Promise<void>;
};

type Entry = { name: string; size: number; storedAt: number; usedAt: number };

/** After an overflow this share of the limit is kept, so that not every further write has to make room. */
const KEPT_SHARE = 0.9;

/**
 * Files of at most `maxBytes` in all below `folder`; the ones used longest ago make room. A file's name tells its key
 * and its length, its mtime when it was stored, its atime when it was last used, so nothing else has to be kept in
 * step. A half-written file is never taken for a whole one. No method throws: a cache that fails is an empty cache.
 */
export function createDiskCache({ folder, maxBytes, log }: { folder: string; maxBytes: number; log: Log }): DiskCache {
  let entries: Promise<Map<string, Entry>> | null = null;
  const writing = new Set<Promise<void>>();
  const loaded = () => {
    entries ??= scan(folder).catch((error: unknown) => {
      log.warn('cache cannot be read', { folder, error });
      return new Map<string, Entry>();
    });
    return entries;
  };

  const drop = async (index: Map<string, Entry>, id: string, entry: Entry) => {
    if (index.get(id) === entry) index.delete(id);
    await rm(join(folder, entry.name), { force: true }).catch(() => undefined);
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
    const entry = { name: `${id}-${bytes.length}`, size: bytes.length, storedAt: now, usedAt: now };
    const part = join(folder, `${randomUUID()}.part`);
    try {
      await mkdir(folder, { recursive: true });
      await writeFile(part, bytes);
      await rename(part, join(folder, entry.name));
      const former = index.get(id);
      index.set(id, entry);
      if (former && former.name !== entry.name) await drop(index, id, former);
      await makeRoom(index);
    } catch (error) {
      log.warn('cache cannot be written', { folder, error });
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
      const bytes = await readFile(path).catch(() => null);
      if (bytes?.length !== entry.size) {
        await drop(index, id, entry);
        return null;
      }
      entry.usedAt = Date.now();
      utimes(path, entry.usedAt / 1000, entry.storedAt / 1000).catch(() => undefined);
      return { bytes, storedAt: entry.storedAt };
    },

    write: async (key, bytes) => {
      const work = store(key, bytes);
      writing.add(work);
      await work.finally(() => writing.delete(work));
    },

    clear: async () => {
      // What is on its way belongs to the past, too.
      await Promise.all(writing);
      (await loaded()).clear();
      await rm(folder, { recursive: true, force: true }).catch((error: unknown) =>
        log.warn('cache cannot be emptied', { folder, error }),
      );
    },
  };
}

const idOf = (key: string): string => createHash('sha256').update(key).digest('hex').slice(0, 40);

/** The entries in `folder`; what is no whole entry (a crash left it) is removed on the way. */
async function scan(folder: string): Promise<Map<string, Entry>> {
  const index = new Map<string, Entry>();
  const names = await readdir(folder).catch(() => []);
  for (const name of names) {
    const path = join(folder, name);
    const [, id, length] = /^([0-9a-f]{40})-(\d+)$/.exec(name) ?? [];
    const found = await stat(path).catch(() => null);
    if (id && found?.size === Number(length)) {
      index.set(id, { name, size: found.size, storedAt: found.mtimeMs, usedAt: found.atimeMs });
    } else {
      await rm(path, { force: true, recursive: true });
    }
  }
  return index;
}
