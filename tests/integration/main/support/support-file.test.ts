import { mkdir, mkdtemp, readdir, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { mergeConfig } from '../../../../src/main/config/config.ts';
import { openLog } from '../../../../src/main/diagnostics/log.ts';
import { createSupportFile } from '../../../../src/main/support/support-file.ts';

const config = mergeConfig([
  {
    name: 'test',
    values: {
      apiUrl: 'https://api.example.uz/',
      ssoAuthorizeUrl: 'https://id.example.uz/auth',
      ssoClientId: 'backoffice',
      ssoRedirectPorts: '',
      webUrl: 'https://example.uz',
      initiativePage: 'initiative/{public_id}',
      tileUrl: 'https://tiles.example.uz/{z}/{x}/{y}.png',
      geocoderUrl: 'https://geo.example.uz/',
      schedulerCredentials: 'scheduler:Kapital-4711',
      investPublicIdKey: 'initiative_public_id',
    },
  },
]);
const CHECKED = { checkedAt: Date.UTC(2026, 10, 23, 9), serverTime: null, checks: [] };

let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'support-'));
});
afterEach(() => rm(root, { recursive: true, force: true }));

/** Saves the file; returns its name, and its entries by name. */
async function saved(): Promise<{ name: string; entries: Record<string, string> }> {
  const file = createSupportFile({
    config,
    facts: () => ({ program: '0.1.0', screens: [{ width: 1366, scaleFactor: 1.25 }], home: '/home/aziza/x' }),
    networkCheck: async () => CHECKED,
    logs: join(root, 'logs'),
    folder: async () => join(root, 'downloads'),
    now: () => new Date(2026, 10, 23, 9, 5).getTime(),
  });
  const { path, name } = await file.save();
  const zip = unzipSync(await readFile(path));
  return { name, entries: Object.fromEntries(Object.entries(zip).map(([key, bytes]) => [key, strFromU8(bytes)])) };
}

test('holds versions, configuration, network check, log, and the failures with their numbers', async () => {
  const log = openLog({ folder: join(root, 'logs'), echo: false });
  log.info('starting', { version: '0.1.0' });
  log.warn('failed', { method: 'GET', path: 'api/v1/boards', kind: 'server', number: 'K7M3PX' });
  const { name, entries } = await saved();
  expect(name).toBe('yordam-2026-11-23-0905.zip');
  expect(Object.keys(entries).sort()).toEqual([
    'configuration.json',
    'failures.txt',
    'logs/main.log',
    'network-check.json',
    'program.json',
  ]);
  expect(JSON.parse(entries['program.json'] ?? '')).toMatchObject({
    program: '0.1.0',
    screens: [{ scaleFactor: 1.25 }],
  });
  expect(JSON.parse(entries['configuration.json'] ?? '')).toMatchObject({ apiUrl: 'https://api.example.uz/' });
  expect(JSON.parse(entries['network-check.json'] ?? '')).toEqual(CHECKED);
  expect(entries['failures.txt']?.trim().split('\n')).toEqual([expect.stringContaining('K7M3PX')]);
  expect(entries['logs/main.log']).toContain('starting');
  expect(Object.values(entries).join()).not.toMatch(/Kapital-4711|aziza/);
});

test('holds the end of a long log, from the beginning of a line, and the rotated files', async () => {
  await mkdir(join(root, 'logs'));
  const line = (n: number) => `[warn] ${n} ${'-'.repeat(100)} {"number":"K7M3PX"}\n`;
  const long = Array.from({ length: 30_000 }, (_, n) => line(n)).join('');
  await writeFile(join(root, 'logs/main.log'), long);
  await writeFile(join(root, 'logs/main.1.log'), line(-1));
  await writeFile(join(root, 'logs/other.txt'), 'not ours');
  const { entries } = await saved();
  expect(Object.keys(entries).filter((name) => name.startsWith('logs/'))).toEqual(['logs/main.1.log', 'logs/main.log']);
  const text = entries['logs/main.log'] ?? '';
  expect(text.length).toBeLessThanOrEqual(2 * 1024 * 1024);
  expect(text).toMatch(/^\[warn\] \d+ -/);
  expect(text.endsWith(line(29_999))).toBe(true);
  expect(entries['failures.txt']?.trim().split('\n')).toHaveLength(100);
});

test('follows no link, neither of a log nor of their folder', async () => {
  await mkdir(join(root, 'logs'));
  await writeFile(join(root, 'secret'), 'maxfiy');
  await symlink(join(root, 'secret'), join(root, 'logs/main.log'));
  await writeFile(join(root, 'logs/main.1.log'), 'ours');
  const { entries } = await saved();
  expect(Object.keys(entries).filter((name) => name.startsWith('logs/'))).toEqual(['logs/main.1.log']);
  await rename(join(root, 'logs'), join(root, 'theirs'));
  await symlink(join(root, 'theirs'), join(root, 'logs'));
  expect(Object.keys((await saved()).entries).filter((name) => name.startsWith('logs/'))).toEqual([]);
});

test('is saved if there is no log, and leaves nothing half written if the folder cannot be created', async () => {
  expect((await saved()).entries['failures.txt']).toBe('\n');
  await rm(join(root, 'downloads'), { recursive: true });
  await writeFile(join(root, 'downloads'), 'a file in its place');
  await expect(saved()).rejects.toMatchObject({ kind: 'file' });
  expect((await readdir(root)).sort()).toEqual(['downloads']);
});
