import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createLog } from '../../../../src/main/diagnostics/log.ts';
import { createDiskCache } from '../../../../src/main/storage/disk-cache.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'disk-cache-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const open = (maxBytes = 1_000_000_000) =>
  createDiskCache({ folder: join(folder, 'cache'), maxBytes, log: createLog(() => undefined) });
const kept = () =>
  existsSync(join(folder, 'cache')) ? readdirSync(join(folder, 'cache')).filter((name) => name !== '.backoffice') : [];

test('a newer value of a key replaces the older one, whatever its length', async () => {
  const cache = open();
  await cache.write('a', Buffer.from('first'));
  await cache.write('a', Buffer.from('second one'));
  expect(Buffer.from((await cache.read('a'))?.bytes ?? []).toString()).toBe('second one');
  expect(Buffer.from((await open().read('a'))?.bytes ?? []).toString()).toBe('second one');
  expect(kept()).toHaveLength(1);
});

test('the time at which a value was stored survives a read and a restart', async () => {
  const before = Date.now();
  await open().write('a', Buffer.from('x'));
  const after = Date.now();
  // Longer than a step of the disk's clock, so that the time of a read would be later.
  await delay(30);
  const stored = (await open().read('a'))?.storedAt ?? 0;
  expect(stored).toBeGreaterThan(before - 20);
  expect(Math.floor(stored)).toBeLessThanOrEqual(after);
  await delay(30);
  expect((await open().read('a'))?.storedAt).toBeCloseTo(stored, -1);
});

test('a value that was being written when the cache was cleared does not come back', async () => {
  const bytes = Buffer.alloc(200_000, 1);
  for (let round = 0; round < 40; round++) {
    const cache = open();
    const writing = Promise.all(Array.from({ length: 5 }, (_, n) => cache.write(`${n}`, bytes)));
    // Each round clears at another moment of the writes.
    await delay(round / 10);
    await cache.clear();
    await writing;
    expect(kept()).toEqual([]);
    expect(await cache.read('0')).toBeNull();
  }
});
