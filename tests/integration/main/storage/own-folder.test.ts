import { randomUUID } from 'node:crypto';
import { lstat, mkdir, mkdtemp, readdir, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createApiClient } from '../../../../src/main/api/client.ts';
import { createLog } from '../../../../src/main/diagnostics/log.ts';
import { createTemporaryCopies } from '../../../../src/main/files/temporary-copies.ts';
import { createDiskCache } from '../../../../src/main/storage/disk-cache.ts';
import { createOwnFolder } from '../../../../src/main/storage/own-folder.ts';
import { type LocalServer, startLocalServer } from '../../../support/local-server.ts';

const log = createLog(() => undefined);
const NAME = `${'a'.repeat(40)}-3`;

let home: string;
let server: LocalServer;
beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), 'home-'));
  server = await startLocalServer((_request, response) => response.end('%PDF-1.7\n1 0 obj<<>>endobj\n%%EOF\n'));
});
afterEach(async () => {
  await server.close();
  await rm(home, { recursive: true, force: true });
});

const folder = () => join(home, 'Pictures');
const cache = () => createDiskCache({ folder: folder(), maxBytes: 1000, log });
const copies = (path = folder()) =>
  createTemporaryCopies({
    api: createApiClient({ apiUrl: server.url, fetch, accessToken: () => 'a', onUnauthorized: () => undefined, log }),
    folder: path,
    openPath: async () => '',
    mark: async () => undefined,
    log,
  });
const modeOf = async (path: string) => (await stat(path)).mode & 0o777;
const textOf = (path: string) => readFile(path, 'utf8');

describe("a person's own folder of the same name", () => {
  const family = () => join(folder(), 'oila.jpg');
  beforeEach(async () => {
    await mkdir(join(folder(), 'Toshkent'), { recursive: true });
    await writeFile(family(), 'family');
    await writeFile(join(folder(), 'Toshkent', 'metro.jpg'), 'metro');
  });
  const expectUntouched = async () => {
    expect((await readdir(folder(), { recursive: true })).toSorted()).toEqual([
      'Toshkent',
      'Toshkent/metro.jpg',
      'oila.jpg',
    ]);
    expect(await textOf(family())).toBe('family');
  };

  test('is neither emptied, nor tidied, nor written into by a cache', async () => {
    const mine = cache();
    expect(await mine.read('a')).toBeNull();
    await mine.write('a', Buffer.from('a'));
    expect(await mine.read('a')).toBeNull();
    await mine.clear();
    await expectUntouched();
  });

  test('is not emptied by temporary copies, which are refused there', async () => {
    const mine = copies();
    await mine.clear();
    const rule = { hash: 'a'.repeat(40), suggestedName: 'a.pdf', kinds: ['pdf' as const] };
    await expect(mine.open(rule)).rejects.toMatchObject({ kind: 'file' });
    await mine.clear();
    await expectUntouched();
  });
});

describe('a folder of ours', () => {
  test('loses only files with names of ours, and no link is followed', async () => {
    await cache().write('a', Buffer.from('abc'));
    const theirs = join(home, 'theirs');
    await mkdir(theirs);
    await writeFile(join(theirs, 'a'), 'abc');
    await writeFile(join(folder(), 'eslatma.txt'), 'note');
    await mkdir(join(folder(), `${'b'.repeat(40)}-4096`));
    // Links with names of ours that lead elsewhere.
    await symlink(theirs, join(folder(), `${'c'.repeat(40)}-4096`));
    await symlink(join(theirs, 'a'), join(folder(), NAME));
    await symlink(join(theirs, 'a'), join(folder(), `${randomUUID()}.part`));

    const again = cache();
    expect(Buffer.from((await again.read('a'))?.bytes ?? []).toString()).toBe('abc');
    await again.clear();
    const left = (await readdir(folder())).filter((name) => !name.startsWith('.'));
    expect(left.toSorted()).toEqual([`${'b'.repeat(40)}-4096`, 'eslatma.txt'].toSorted());
    expect(await textOf(join(theirs, 'a'))).toBe('abc');
  });

  test('a value that was replaced by a link is not read', async () => {
    await cache().write('a', Buffer.from('abc'));
    const secret = join(home, 'secret');
    await writeFile(secret, 'xyz');
    const mine = cache();
    await mine.read('a');
    const [name = ''] = (await readdir(folder())).filter((one) => one.endsWith('-3'));
    await rm(join(folder(), name));
    await symlink(secret, join(folder(), name));
    expect(await mine.read('a')).toBeNull();
    expect(await textOf(secret)).toBe('xyz');
  });

  test('is removed when nothing else is in it, and is created anew', async () => {
    const mine = cache();
    await mine.write('a', Buffer.from('abc'));
    await mine.clear();
    await expect(lstat(folder())).rejects.toMatchObject({ code: 'ENOENT' });
    await mine.write('a', Buffer.from('abc'));
    expect(await mine.read('a')).not.toBeNull();
  });

  test('is readable by its owner alone, and so are its files', async () => {
    await mkdir(folder(), { mode: 0o755 });
    await cache().write('a', Buffer.from('abc'));
    expect(await modeOf(folder())).toBe(0o700);
    for (const name of await readdir(folder())) expect(await modeOf(join(folder(), name))).toBe(0o600);
  });

  test('that is a link itself is not used', async () => {
    const theirs = join(home, 'theirs');
    await mkdir(theirs);
    await symlink(theirs, folder());
    const mine = cache();
    await mine.write('a', Buffer.from('abc'));
    await mine.clear();
    expect(await readdir(theirs)).toEqual([]);
    expect((await lstat(folder())).isSymbolicLink()).toBe(true);
  });

  test('temporary copies: a link in their place is removed, and its target stays', async () => {
    const path = join(home, 'copies');
    const mine = copies(path);
    await mine.open({ hash: 'a'.repeat(40), suggestedName: 'a.pdf', kinds: ['pdf'] });
    const theirs = join(home, 'Documents');
    await mkdir(theirs);
    await writeFile(join(theirs, 'ariza.doc'), 'x');
    await symlink(theirs, join(path, randomUUID()));
    await mkdir(join(path, 'begona'));
    await mine.clear();
    expect((await readdir(path)).filter((name) => !name.startsWith('.'))).toEqual(['begona']);
    expect(await readdir(theirs)).toEqual(['ariza.doc']);
  });
});

test('a folder that is created several times at once is ours', async () => {
  for (let round = 0; round < 50; round += 1) {
    const path = join(home, `cache-${round}`);
    const own = createOwnFolder({ path, isOurs: () => false, holds: 'files' });
    await Promise.all(Array.from({ length: 4 }, own.make));
    expect(await readdir(path)).toEqual(['.backoffice']);
  }
});
