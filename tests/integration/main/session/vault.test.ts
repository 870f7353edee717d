import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createVault } from '../../../../src/main/session/vault.ts';
import type { Keychain } from '../../../../src/main/storage/keychain.ts';
import { logLines } from '../../../support/log-lines.ts';
import { memoryKeychain } from '../../../support/memory-keychain.ts';
import { SAMPLE } from './sample-record.ts';

let folder: string;
let file: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vault-'));
  file = join(folder, 'profile', 'session.bin');
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const { log, lines } = logLines();
afterEach(() => void lines.splice(0));

/** A vault after a new start of the program. */
const open = (keychain: Keychain | null, platform = 'https://api.example.uz') =>
  createVault({ file, keychain, platform, log });
const files = () => readdir(join(folder, 'profile')).catch(() => []);

/** A record that an earlier run has left. */
async function left() {
  const chain = memoryKeychain();
  await open(chain.keychain).save(SAMPLE);
  return chain;
}

describe('a record', () => {
  test('is loaded at the next start', async () => {
    const { keychain } = await left();
    const vault = open(keychain);
    expect(await vault.load()).toEqual(SAMPLE);
    expect(vault.persistence()).toBe('keychain');
  });

  test('is encrypted with a key of 32 bytes that only the keychain holds, and readable for its owner alone', async () => {
    const { secrets } = await left();
    const content = await readFile(file);
    expect(content.includes('secret')).toBe(false);
    expect(content.includes('moderator')).toBe(false);
    const [key = ''] = [...secrets.values()];
    expect(Buffer.from(key, 'base64')).toHaveLength(32);
    expect(content.includes(Buffer.from(key, 'base64'))).toBe(false);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect(await files()).toEqual(['session.bin']);
  });

  test('is replaced in the order of the calls, however many come at once', async () => {
    const { keychain } = memoryKeychain();
    const vault = open(keychain);
    const titles = Array.from({ length: 40 }, (_, n) => `Sahifa ${n}`);
    await Promise.all(titles.map((headerTitle) => vault.save({ ...SAMPLE, shell: { ...SAMPLE.shell, headerTitle } })));
    expect((await open(keychain).load())?.shell.headerTitle).toBe('Sahifa 39');
    expect(await files()).toEqual(['session.bin']);
  });

  test('is wiped with its key, and a save that was called before does not bring it back', async () => {
    const { keychain, secrets } = await left();
    const vault = open(keychain);
    await vault.load();
    await Promise.all([vault.save(SAMPLE), vault.clear()]);
    expect(await files()).toEqual([]);
    expect(secrets.size).toBe(0);
    expect(await open(keychain).load()).toBeNull();
  });

  test('has a new key after a wipe', async () => {
    const { keychain, secrets } = await left();
    const before = [...secrets.values()];
    const vault = open(keychain);
    await vault.clear();
    await vault.save(SAMPLE);
    expect([...secrets.values()]).not.toEqual(before);
    expect(await open(keychain).load()).toEqual(SAMPLE);
  });

  test('of another profile has its own key', async () => {
    const { keychain, secrets } = await left();
    const other = createVault({
      file: join(folder, 'other', 'session.bin'),
      keychain,
      platform: 'https://api.example.uz',
      log,
    });
    await other.save({ ...SAMPLE, access_token: 'other' });
    expect(secrets.size).toBe(2);
    await other.clear();
    expect(await open(keychain).load()).toEqual(SAMPLE);
  });

  test('that was never there is not logged', async () => {
    expect(await open(memoryKeychain().keychain).load()).toBeNull();
    expect(lines).toEqual([]);
  });
});

describe('an unusable record: signed out, logged, removed', () => {
  const cases: Record<string, (chain: Awaited<ReturnType<typeof left>>) => Promise<unknown> | unknown> = {
    'with another key': ({ secrets }) => {
      for (const account of secrets.keys()) secrets.set(account, randomBytes(32).toString('base64'));
    },
    damaged: async () => {
      const content = await readFile(file);
      content.writeUInt8(content.readUInt8(100) ^ 0xff, 100);
      await writeFile(file, content);
    },
    truncated: async () => writeFile(file, (await readFile(file)).subarray(0, 50)),
    empty: () => writeFile(file, ''),
    'of another version': async () => {
      const content = await readFile(file);
      content.writeUInt8(2, 4);
      await writeFile(file, content);
    },
    'something else': () => writeFile(file, JSON.stringify(SAMPLE)),
  };

  test.each(Object.entries(cases))('%s', async (_name, spoil) => {
    const chain = await left();
    await spoil(chain);
    const vault = open(chain.keychain);
    expect(await vault.load()).toBeNull();
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain('removed');
    expect(lines[0]).not.toContain('secret');
    expect(await files()).toEqual([]);

    await vault.save(SAMPLE);
    expect(await open(chain.keychain).load()).toEqual(SAMPLE);
  });

  test.each(['https://api.example.com', 'https://api.example.uz:8443', 'http://api.example.uz', ''])(
    'A-040: of another platform, %s',
    async (platform) => {
      const { keychain, secrets } = await left();
      const vault = open(keychain, platform);
      expect(await vault.load()).toBeNull();
      expect(lines.join()).toContain('removed');
      expect(await files()).toEqual([]);
      expect(secrets.size).toBe(0);
      expect(await open(keychain).load()).toBeNull();
    },
  );

  test('sealed correctly, but not a session', async () => {
    const { keychain } = memoryKeychain();
    const foreign = { ...SAMPLE, role: 'president' };
    // @ts-expect-error A record of a program that knows other roles.
    await open(keychain).save(foreign);
    expect(await open(keychain).load()).toBeNull();
    expect(await files()).toEqual([]);
  });
});

describe('without a keychain', () => {
  test('nothing is ever written', async () => {
    const vault = open(null);
    expect(await vault.load()).toBeNull();
    await vault.save(SAMPLE);
    expect(vault.persistence()).toBe('memory');
    expect(await readdir(folder)).toEqual([]);
  });

  test('a record of an earlier run stays for a start with the keychain', async () => {
    const { keychain } = await left();
    expect(await open(null).load()).toBeNull();
    expect(await open(keychain).load()).toEqual(SAMPLE);
  });

  test.each(['save', 'clear'] as const)('a record of an earlier run is removed after a %s', async (action) => {
    const { keychain } = await left();
    const vault = open(null);
    await vault[action](SAMPLE);
    expect(await files()).toEqual([]);
    expect(await open(keychain).load()).toBeNull();
  });

  test('that gives the key: the record stays, the session is in memory', async () => {
    const { keychain, refuse } = await left();
    refuse(true);
    const vault = open(keychain);
    expect(await vault.load()).toBeNull();
    expect(vault.persistence()).toBe('memory');
    refuse(false);
    expect(await open(keychain).load()).toEqual(SAMPLE);
  });

  test('that still has the key, as a locked one seems: the record stays', async () => {
    const { keychain, secrets } = await left();
    const kept = [...secrets];
    secrets.clear();
    expect(await open(keychain).load()).toBeNull();
    for (const [account, secret] of kept) secrets.set(account, secret);
    expect(await open(keychain).load()).toEqual(SAMPLE);
  });

  test('that takes the key: nothing is written, the session is in memory', async () => {
    const { keychain, refuse } = memoryKeychain();
    refuse(true);
    const vault = open(keychain);
    await vault.save(SAMPLE);
    expect(vault.persistence()).toBe('memory');
    expect(await files()).toEqual([]);
    expect(lines.join()).not.toContain('secret');
  });
});

test('a disk that refuses leaves the session in memory', async () => {
  const { keychain } = memoryKeychain();
  // A file where the folder should be.
  await writeFile(join(folder, 'profile'), '');
  const vault = open(keychain);
  expect(await vault.load()).toBeNull();
  await vault.save(SAMPLE);
  expect(vault.persistence()).toBe('memory');
});

test('a vault that is being wiped has settled only when record and key are gone', async () => {
  const { keychain, secrets } = await left();
  const vault = open(keychain);
  void vault.save(SAMPLE);
  void vault.clear();
  await vault.settled();
  expect(await files()).toEqual([]);
  expect(secrets.size).toBe(0);
});
