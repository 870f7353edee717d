import { mkdir, mkdtemp, readdir, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createLog } from '../../../../src/main/diagnostics/log.ts';
import { createDiskStore, removeOldDrafts } from '../../../../src/main/drafts/disk-store.ts';
import { createDiskJournal } from '../../../../src/main/journal/disk-journal.ts';
import { tidyMonths } from '../../../../src/main/journal/months.ts';
import { createDiskKeeps } from '../../../../src/main/keeps/disk-keeps.ts';
import { createRunFile } from '../../../../src/main/protocols/run-file.ts';
import { createDiskCache } from '../../../../src/main/storage/disk-cache.ts';
import { ownerAt } from '../../../../src/main/storage/owner.ts';
import { personPlace } from '../../../../src/main/storage/person-place.ts';
import { memoryKeychain } from '../../../support/memory-keychain.ts';

const log = createLog(() => undefined);
const LINE = {
  type: 'end',
  id: '00000000-0000-4000-8000-000000000000',
  at: Date.UTC(2026, 0, 5),
  outcome: { state: 'unknown' },
} as const;
const OWNER = ownerAt('https://api.example.uz', '7');
const LATER = Date.UTC(2030, 0, 1);
const DRAFT = { scope: 'initiative-ban', record: '1', value: 'x', savedAt: 1_000 };

let home: string;
beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), 'behind-'));
});
afterEach(() => rm(home, { recursive: true, force: true }));

type Place = {
  /** The folder that holds the files of ours. */
  folder: string;
  write: () => Promise<unknown>;
  /** Everything that removes files of this place. */
  empty: () => Promise<unknown>;
};

/** Every store of the program that empties its folder. */
const STORES: Record<string, (shared: string) => Place> = {
  journal: (shared) => {
    const { folder, key } = placeIn(shared);
    const store = createDiskJournal({ folder, key, log });
    return {
      folder,
      write: () => store.append(LINE),
      empty: async () => {
        await tidyMonths({ folder: shared, now: LATER, days: 180, log });
        await store.removeAll();
      },
    };
  },
  keeps: (shared) => {
    const { folder, key } = placeIn(shared);
    const store = createDiskKeeps({ folder, key, log });
    return {
      folder,
      write: () => store.write('recents', { value: 1, savedAt: 1 }),
      empty: async () => {
        await store.remove('recents');
        await store.removeAll();
      },
    };
  },
  drafts: (shared) => {
    const { folder, key } = placeIn(shared);
    const store = createDiskStore({ folder, key, log });
    return {
      folder,
      write: () => store.put(DRAFT),
      empty: async () => {
        await removeOldDrafts(shared, LATER, log);
        await store.removeAll();
      },
    };
  },
  protocols: (shared) => {
    const { keychain } = memoryKeychain();
    const { folder } = personPlace({ folder: shared, purpose: 'protocols', keychain }, OWNER);
    const file = createRunFile({ folder: shared, keychain, log }, OWNER);
    return {
      folder,
      write: () => file.save({ board: 1, startedAt: 1, items: [], confirmed: null }),
      empty: file.remove,
    };
  },
  cache: (shared) => {
    const folder = join(shared, 'pictures');
    const cache = createDiskCache({ folder, maxBytes: 1000, log });
    return { folder, write: () => cache.write('a', Buffer.from('abc')), empty: cache.clear };
  },
};

function placeIn(shared: string) {
  const { folder, key } = personPlace({ folder: shared, purpose: 'test', keychain: memoryKeychain().keychain }, OWNER);
  if (!key) throw new Error('no key');
  return { folder, key };
}

/** Moves a folder to another place and leaves a link there. */
async function behindLink(path: string): Promise<string> {
  const theirs = join(home, 'theirs');
  await rename(path, theirs);
  await symlink(theirs, path);
  return theirs;
}
/** The files below a folder with their content. */
async function filesIn(folder: string): Promise<Record<string, string>> {
  const found = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = found.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  return Object.fromEntries(await Promise.all(paths.map(async (path) => [path, await readFile(path, 'latin1')])));
}

describe.each(Object.keys(STORES))('the folder of %s', (name) => {
  const place = () => STORES[name]?.(join(home, 'shared')) as Place;

  test('is emptied, and made anew', async () => {
    const { folder, write, empty } = place();
    await write();
    expect(await filesIn(folder)).not.toEqual({});
    await empty();
    expect(await filesIn(home)).toEqual({});
    await write();
    expect(await filesIn(folder)).not.toEqual({});
  });

  test.each([
    ['itself', (folder: string) => folder],
    ['or that around it', (folder: string) => dirname(folder)],
  ])('behind a link, %s, is neither emptied nor written into', async (_what, linked) => {
    const { folder, write, empty } = place();
    await write();
    const theirs = await behindLink(linked(folder));
    const before = await filesIn(theirs);
    await empty();
    expect(await filesIn(theirs)).toEqual(before);
    await write().catch(() => undefined);
    expect(await filesIn(theirs)).toEqual(before);
  });
});

test('a folder that has no name of ours is nobody of the journal, whatever lies in it', async () => {
  const theirs = join(home, 'journal', 'Kundalik');
  await mkdir(theirs, { recursive: true });
  await writeFile(join(theirs, '2020-01.journal'), 'mine');
  await tidyMonths({ folder: join(home, 'journal'), now: LATER, days: 180, log });
  expect(await readdir(theirs)).toEqual(['2020-01.journal']);
});
