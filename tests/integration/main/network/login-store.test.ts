import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createLoginStore } from '../../../../src/main/network/login-store.ts';
import type { Keychain } from '../../../../src/main/storage/keychain.ts';
import { logLines } from '../../../support/log-lines.ts';
import { memoryKeychain } from '../../../support/memory-keychain.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'logins-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const { log, lines } = logLines();
const file = () => join(folder, 'proxy.bin');
const open = (keychain: Keychain | null) => createLoginStore({ file: file(), keychain, log });
const LOGIN = { username: 'karimova', password: 'proksi-siri-1' };

test('kept logins are there at the next start, and are encrypted on disk', async () => {
  const { keychain } = memoryKeychain();
  await open(keychain).write('a', LOGIN);
  await open(keychain).write('b', { ...LOGIN, username: 'aliyev' });
  const next = open(keychain);
  expect([await next.read('a'), await next.read('b'), await next.read('c')]).toEqual([
    LOGIN,
    { ...LOGIN, username: 'aliyev' },
    null,
  ]);
  const sealed = await readFile(file(), 'latin1');
  expect(sealed).not.toMatch(/karimova|proksi-siri|aliyev/);
});

test('removing the last login removes the file and the key', async () => {
  const { keychain, secrets } = memoryKeychain();
  const store = open(keychain);
  await store.write('a', LOGIN);
  await store.write('b', LOGIN);
  await store.remove('a');
  expect([await store.read('a'), await store.read('b')]).toEqual([null, LOGIN]);
  await store.remove('b');
  expect([await readdir(folder), secrets.size]).toEqual([[], 0]);
});

test('without a keychain no login is kept, and keeping is not offered', async () => {
  const store = open(null);
  await store.write('a', LOGIN);
  expect([store.canKeep, await store.read('a'), await readdir(folder)]).toEqual([false, null, []]);
});

test('a damaged file, or a keychain that refuses, counts as no login, and the log has no secret', async () => {
  const { keychain, refuse } = memoryKeychain();
  const store = open(keychain);
  await store.write('a', LOGIN);
  await writeFile(file(), 'damaged');
  expect(await store.read('a')).toBeNull();
  await store.write('a', LOGIN);
  expect(await store.read('a')).toEqual(LOGIN);
  refuse(true);
  const closed = open(keychain);
  expect(await closed.read('a')).toBeNull();
  await closed.write('b', LOGIN);
  await closed.remove('a');
  expect(lines.join('\n')).not.toMatch(/karimova|proksi-siri/);
});
