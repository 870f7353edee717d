import { createHash, randomUUID } from 'node:crypto';
import { constants } from 'node:fs';
import { copyFile, mkdir, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { addFold } from './fold.ts';
import { seed } from './seed/seed.ts';

const PLATFORM = join(import.meta.dirname, '..');
const CACHE = join(PLATFORM, '..', '..', '.cache', 'platform');
/** The folders, with all their files, that determine the content of the database. */
const SOURCES = ['areas', 'db', 'data', 'files/pictures', 'files/documents'];

/** A hash of the names and contents of all sources. */
export async function sourceHash(root = PLATFORM): Promise<string> {
  const hash = createHash('sha256');
  for (const folder of SOURCES) {
    const entries = await readdir(join(root, folder), { withFileTypes: true, recursive: true });
    const files = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
    for (const file of files.sort()) hash.update(relative(root, file)).update(await readFile(file));
  }
  return hash.digest('hex').slice(0, 16);
}

const exists = (path: string) =>
  stat(path).then(
    () => true,
    () => false,
  );

/** A finished seed: the database to copy, and its version, which is also stored in the database. */
export type Seed = { database: string; version: number };

/** True for seeds of earlier sources in the cache; other files there must not be removed. */
const isOutdated = (name: string, hash: string) => /^[0-9a-f]{16}\.sqlite$/.test(name) && !name.startsWith(hash);

async function build(database: string, version: number): Promise<void> {
  const unfinished = `${database}.${randomUUID()}`;
  try {
    const db = new DatabaseSync(unfinished);
    seed(db);
    db.exec(`PRAGMA user_version = ${version}`);
    db.close();
    await rename(unfinished, database);
  } finally {
    await rm(unfinished, { force: true });
  }
}

let prepared: Promise<Seed> | undefined;

/** The seed from the cache; built first if the sources have changed. A process looks at its sources once. */
export const preparedSeed = (): Promise<Seed> => {
  prepared ??= prepareSeed();
  return prepared;
};

async function prepareSeed(): Promise<Seed> {
  const hash = await sourceHash();
  const found: Seed = {
    database: join(CACHE, `${hash}.sqlite`),
    version: Number.parseInt(hash.slice(0, 7), 16),
  };
  await mkdir(CACHE, { recursive: true });
  if (!(await exists(found.database))) {
    await build(found.database, found.version);
    const outdated = (await readdir(CACHE)).filter((name) => isOutdated(name, hash));
    await Promise.all(outdated.map((name) => rm(join(CACHE, name), { recursive: true, force: true })));
  }
  return found;
}

const SETTINGS =
  'PRAGMA synchronous = OFF; PRAGMA foreign_keys = ON; PRAGMA cache_size = -65536; PRAGMA mmap_size = 268435456';

/** The existing database, if it was made from this version of the seed. */
async function kept(file: string, version: number): Promise<DatabaseSync | undefined> {
  if (!(await exists(file))) return undefined;
  const db = new DatabaseSync(file);
  if (db.prepare('PRAGMA user_version').get()?.user_version === version) return db;
  db.close();
  return undefined;
}

/** A writable copy of the seed in this folder; keeps an existing copy, unless `fresh` or made from another seed. */
export async function openDatabase(from: Seed, folder: string, fresh: boolean): Promise<DatabaseSync> {
  const file = join(folder, 'platform.sqlite');
  let db = fresh ? undefined : await kept(file, from.version);
  if (!db) {
    await rm(`${file}-journal`, { force: true });
    await copyFile(from.database, file, constants.COPYFILE_FICLONE);
    db = new DatabaseSync(file);
  }
  db.exec(SETTINGS);
  addFold(db);
  return db;
}
