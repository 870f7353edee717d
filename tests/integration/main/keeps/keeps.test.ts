import {
  appendFile,
  copyFile,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rm,
  stat,
  truncate,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createKeeps } from '../../../../src/main/keeps/keeps.ts';
import type { Keychain } from '../../../../src/main/storage/keychain.ts';
import { seal } from '../../../../src/main/storage/seal.ts';
import { logLines } from '../../../support/log-lines.ts';
import { memoryKeychain } from '../../../support/memory-keychain.ts';
import { ownerOf } from '../../../support/owner.ts';
import { canMount, mountDisk, resizeDisk, unmountDisk } from '../../../support/small-disk.ts';

const VALUE = [{ id: 42, public_id: '101600000042', title: "Yo'lni asfaltlash" }];

let profile: string;
let folder: string;
beforeEach(async () => {
  profile = await mkdtemp(join(tmpdir(), 'keeps-'));
  folder = join(profile, 'keeps');
});
afterEach(() => rm(profile, { recursive: true, force: true }));

const { log, lines } = logLines();
afterEach(() => void lines.splice(0));

/** The kept values after a new start of the program, with `person` signed in; null: nobody. */
function open(keychain: Keychain | null, person: string | null = '7', at = 1_000) {
  const keeps = createKeeps({ folder, keychain, now: () => at, log });
  keeps.belongTo(ownerOf(person));
  return keeps;
}

const files = async () => {
  const found = await readdir(profile, { recursive: true, withFileTypes: true });
  return found.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
};

/** Saves a value of person 7; returns its file on the disk. */
async function kept(keychain: Keychain) {
  await open(keychain).save('recents', VALUE);
  const [file = ''] = await files();
  return file;
}

describe('a kept value', () => {
  test('is there at the next start, with its time, for its person alone (wK1)', async () => {
    const { keychain } = memoryKeychain();
    await open(keychain).save('recents', VALUE);
    expect(await open(keychain).load('recents')).toEqual({ value: VALUE, savedAt: 1_000 });
    expect(await open(keychain, '8').load('recents')).toBeNull();
    await open(keychain, '8').save('recents', []);
    expect(await open(keychain).load('recents')).toMatchObject({ value: VALUE });
    expect(lines).toEqual([]);
  });

  test('is nowhere in plain text, and readable by its owner alone (wK2)', async () => {
    const { keychain, secrets } = memoryKeychain();
    const file = await kept(keychain);
    expect(await files()).toEqual([file]);
    const content = await readFile(file);
    for (const clear of ['asfalt', 'title', '101600000042']) expect(content.includes(clear)).toBe(false);
    const [key = ''] = [...secrets.values()];
    expect(content.includes(Buffer.from(key, 'base64'))).toBe(false);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
  });

  test('is replaced in the order of the calls, and read after them', async () => {
    const { keychain } = memoryKeychain();
    const keeps = open(keychain);
    const saves = Array.from({ length: 20 }, (_, n) => keeps.save('recents', n));
    expect(await keeps.load('recents')).toMatchObject({ value: 19 });
    await Promise.all(saves);
    expect(await open(keychain).load('recents')).toMatchObject({ value: 19 });
    expect(await files()).toHaveLength(1);
  });

  test('is at most 200 KB, and the earlier value stays', async () => {
    const keeps = open(memoryKeychain().keychain);
    await keeps.save('recents', VALUE);
    await expect(keeps.save('recents', 'x'.repeat(201 * 1024))).rejects.toMatchObject({ kind: 'bad-call' });
    expect(await keeps.load('recents')).toMatchObject({ value: VALUE });
  });

  test('of a season may be as large as that of the country, up to 16 MB', async () => {
    const { keychain } = memoryKeychain();
    const season = ['x'.repeat(2_000_000), 'y'.repeat(2_000_000)];
    await open(keychain).save('season', season);
    expect(await open(keychain).load('season')).toMatchObject({ value: season });
    const more = open(keychain).save('season', 'x'.repeat(17 * 1024 * 1024));
    await expect(more).rejects.toMatchObject({ kind: 'bad-call' });
  });

  test('is removed by its name, and no other value is', async () => {
    const { keychain } = memoryKeychain();
    const keeps = open(keychain);
    await keeps.save('recents', VALUE);
    await keeps.save('hints', VALUE);
    await keeps.remove('recents');
    await keeps.remove('recents');
    expect(await open(keychain).load('recents')).toBeNull();
    expect(await open(keychain).load('hints')).toMatchObject({ value: VALUE });
  });

  test('is neither saved, loaded nor cleared while nobody is signed in', async () => {
    const keeps = open(memoryKeychain().keychain, null);
    await expect(keeps.save('recents', VALUE)).rejects.toMatchObject({ kind: 'unauthorized' });
    await expect(keeps.load('recents')).rejects.toMatchObject({ kind: 'unauthorized' });
    await expect(keeps.clear()).rejects.toMatchObject({ kind: 'unauthorized' });
    expect(await files()).toEqual([]);
  });

  test('without a keychain lives in memory, separate for each person, and is not written', async () => {
    const keeps = open(null);
    await keeps.save('recents', VALUE);
    keeps.belongTo(ownerOf('8'));
    expect(await keeps.load('recents')).toBeNull();
    keeps.belongTo(ownerOf('7'));
    expect(await keeps.load('recents')).toMatchObject({ value: VALUE });
    expect(await files()).toEqual([]);
    await keeps.clear();
    expect(await keeps.load('recents')).toBeNull();
  });
});

describe('the end of a session (wK4)', () => {
  test('leaves the value for the same person', async () => {
    const { keychain } = memoryKeychain();
    const keeps = open(keychain);
    await keeps.save('recents', VALUE);
    keeps.belongTo(null);
    keeps.belongTo(ownerOf('7'));
    expect(await keeps.load('recents')).toMatchObject({ value: VALUE });
  });

  test("clearing removes the person's files and key, and no other file", async () => {
    const { keychain, secrets } = memoryKeychain();
    const file = await kept(keychain);
    await writeFile(`${file}.${crypto.randomUUID()}.tmp`, 'torn');
    await open(keychain, '8').save('recents', VALUE);
    const foreign = join(dirname(file), 'reja.txt');
    await writeFile(foreign, 'of somebody else');
    await open(keychain).clear();
    const left = await files();
    expect(left).toHaveLength(2);
    expect(left).toContain(foreign);
    expect(secrets.size).toBe(1);
    expect(await open(keychain).load('recents')).toBeNull();
    expect(await open(keychain, '8').load('recents')).toMatchObject({ value: VALUE });
    expect(lines).toEqual([expect.stringContaining('the folder of kept values stays')]);
  });

  test('after clearing, a new value has a new key', async () => {
    const { keychain, secrets } = memoryKeychain();
    const keeps = open(keychain);
    await keeps.save('recents', VALUE);
    const before = [...secrets];
    await keeps.clear();
    expect([secrets.size, await files()]).toEqual([0, []]);
    await keeps.save('recents', VALUE);
    expect([...secrets]).not.toEqual(before);
    expect(await open(keychain).load('recents')).toMatchObject({ value: VALUE });
  });
});

describe('an unreadable file counts as no value, is logged by its name, and the next value is kept (wK3)', () => {
  const ALL_OF_IT: { what: string; spoil: (file: string, key: Buffer, keychain: Keychain) => Promise<unknown> }[] = [
    { what: 'damaged', spoil: (file) => appendFile(file, 'x') },
    { what: 'torn', spoil: async (file) => truncate(file, (await stat(file)).size - 10) },
    { what: 'empty', spoil: (file) => truncate(file, 0) },
    { what: 'in clear', spoil: (file) => writeFile(file, JSON.stringify({ value: VALUE, savedAt: 1 })) },
    { what: 'sealed for no name', spoil: (file, key) => writeFile(file, seal('{"value":1,"savedAt":1}', key)) },
    { what: 'no keep', spoil: (file, key) => writeFile(file, seal('{"value":1}', key, 'recents')) },
    {
      what: 'newer',
      spoil: async (file) => {
        const sealed = await readFile(file);
        sealed[4] = 2;
        await writeFile(file, sealed);
      },
    },
    {
      what: "another person's",
      spoil: async (file, _key, keychain) => {
        await open(keychain, '8').save('recents', ['begona']);
        const theirs = (await files()).find((one) => one !== file) ?? '';
        await copyFile(theirs, file);
      },
    },
  ];
  test.each(ALL_OF_IT)('$what', async ({ spoil }) => {
    const { keychain, secrets } = memoryKeychain();
    const file = await kept(keychain);
    const [key = ''] = [...secrets.values()];
    await spoil(file, Buffer.from(key, 'base64'), keychain);
    const keeps = open(keychain);
    expect(await keeps.load('recents')).toBeNull();
    expect(lines).toEqual([expect.stringMatching(/of no use and counts as none \{"name":"recents"/)]);
    expect(lines.join()).not.toMatch(/asfalt|begona/);
    await keeps.save('recents', VALUE);
    expect(await open(keychain).load('recents')).toMatchObject({ value: VALUE });
  });
});

describe('a value that cannot be stored', () => {
  test('a keychain that refuses fails no save, and a load is an error, not null', async () => {
    const { keychain, refuse } = memoryKeychain();
    await kept(keychain);
    refuse(true);
    const keeps = open(keychain);
    await expect(keeps.load('recents')).rejects.toMatchObject({ kind: 'file' });
    await keeps.save('recents', ['new']);
    expect(await keeps.load('recents')).toMatchObject({ value: ['new'] });
    expect(lines).toEqual([
      expect.stringContaining('cannot be kept on the disk and lives in memory {"name":"recents"'),
    ]);
    expect(await open(memoryKeychain().keychain).load('recents')).toBeNull();
  });

  test.runIf(canMount())('a full disk fails no save, is logged, and stores values again once freed', async () => {
    const disk = join(profile, 'disk');
    await mkdir(disk);
    mountDisk(disk, '1m');
    try {
      folder = join(disk, 'keeps');
      const { keychain } = memoryKeychain();
      const keeps = open(keychain);
      await keeps.save('recents', 'before');
      resizeDisk(disk, '64k');
      await writeFile(join(disk, 'ballast'), Buffer.alloc(64 * 1024)).catch(() => undefined);
      const large = 'x'.repeat(100 * 1024);
      await keeps.save('recents', large);
      expect(lines).toEqual([expect.stringContaining('ENOSPC')]);
      expect(await keeps.load('recents')).toMatchObject({ value: large });
      expect(await open(keychain).load('recents')).toMatchObject({ value: 'before' });
      await rm(join(disk, 'ballast'));
      await keeps.save('recents', 'after');
      expect(await open(keychain).load('recents')).toMatchObject({ value: 'after' });
    } finally {
      unmountDisk(disk);
    }
  });
});
