import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Settings } from '@shared/settings.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createLog } from '../../../../src/main/diagnostics/log.ts';
import { createDownloadsFolder } from '../../../../src/main/files/downloads-folder.ts';
import { createSettings } from '../../../../src/main/settings/settings.ts';

let folder: string;
let lines: string[];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'settings-'));
  lines = [];
});
afterEach(() => rmSync(folder, { recursive: true }));

const open = (prefersDark = false) =>
  createSettings({
    file: join(folder, 'profile', 'settings.json'),
    prefersDark: () => prefersDark,
    log: createLog((level, line) => lines.push(`${level} ${line}`)),
  });

test('before any choice: Latin, and the colours of the computer; nothing is logged', () => {
  expect(open(true).current()).toEqual({ script: 'latin', colorScheme: 'dark' });
  expect(open(false).current()).toEqual({ script: 'latin', colorScheme: 'light' });
  expect(lines).toEqual([]);
});

test('a choice is reported once, survives a restart, and leaves no other file behind', () => {
  const settings = open();
  const told: Settings[] = [];
  settings.onChange((changed) => told.push(changed));
  expect(settings.change({ script: 'cyrillic' })).toEqual({ script: 'cyrillic', colorScheme: 'light' });
  settings.change({ script: 'cyrillic', colorScheme: undefined });
  expect(told).toEqual([{ script: 'cyrillic', colorScheme: 'light' }]);
  expect(open(true).current()).toEqual({ script: 'cyrillic', colorScheme: 'light' });
  expect(readdirSync(join(folder, 'profile'))).toEqual(['settings.json']);
});

test('the folder for exports is kept, and the page does not see it', () => {
  open().chooseDownloadsFolder('/data/exports');
  const settings = open();
  settings.change({ colorScheme: 'dark' });
  expect(open().downloadsFolder()).toBe('/data/exports');
  expect(open().current()).toEqual({ script: 'latin', colorScheme: 'dark' });
});

test.each(['', '{', 'null', '{"script":"runic","colorScheme":"light"}', '\0'.repeat(64)])(
  'a damaged file (%j) means the defaults, is logged, and is repaired by the next choice',
  (content) => {
    open().change({ colorScheme: 'dark' });
    const file = join(folder, 'profile', 'settings.json');
    writeFileSync(file, content);
    const settings = open();
    expect(settings.current()).toEqual({ script: 'latin', colorScheme: 'light' });
    expect(lines.at(-1)).toMatch(/^warn file is damaged/);
    settings.change({ script: 'cyrillic' });
    expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual({ script: 'cyrillic', colorScheme: 'light' });
  },
);

test('a profile that cannot be written does not stop a choice from taking effect', () => {
  writeFileSync(join(folder, 'profile'), 'a file where the folder should be');
  expect(open().change({ script: 'cyrillic' }).script).toBe('cyrillic');
  expect(lines.at(-1)).toMatch(/^warn file could not be saved/);
});

test('exports go to the chosen folder as long as it is there', async () => {
  const stick = join(folder, 'stick');
  const settings = open();
  const target = createDownloadsFolder({ chosen: settings.downloadsFolder, standard: () => '/home/user/Downloads' });
  expect(await target()).toBe('/home/user/Downloads');
  mkdirSync(stick);
  settings.chooseDownloadsFolder(stick);
  expect(await target()).toBe(stick);
  rmSync(stick, { recursive: true });
  writeFileSync(stick, 'a file of that name');
  expect(await target()).toBe('/home/user/Downloads');
});
