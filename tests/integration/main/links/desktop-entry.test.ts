import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { keepDesktopEntry } from '../../../../src/main/links/desktop-entry.ts';
import { LINK_SCHEME } from '../../../../src/shared/initiative-link.ts';

const ENTRY = 'applications/tashabbusli-budjet.desktop';
const root = join(import.meta.dirname, '../../../..');

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'entry-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const entryIn = (place: string) => join(folder, place, ENTRY);
const write = (place: string, content: string) => {
  mkdirSync(dirname(entryIn(place)), { recursive: true });
  writeFileSync(entryIn(place), content);
};
/** The person's entry; null: none. */
const read = (): string | null => {
  try {
    return readFileSync(entryIn('home'), 'utf8');
  } catch {
    return null;
  }
};
const MOUNTED = '/tmp/.mount_tashabX1';
/** Keeps the entry as a run of the program from this AppImage does; null: from another package. */
const keep = (appImage: string | null, env: Record<string, string> = {}) =>
  keepDesktopEntry({
    env: {
      XDG_DATA_HOME: join(folder, 'home'),
      XDG_DATA_DIRS: `${join(folder, 'local')}:${join(folder, 'shared')}`,
      ...(appImage !== null && { APPIMAGE: appImage, APPDIR: MOUNTED }),
      ...env,
    },
    execPath: appImage === null ? '/opt/Tashabbusli budjet/tashabbusli-budjet' : `${MOUNTED}/tashabbusli-budjet`,
    home: folder,
  });

test('an AppImage opens links by an entry of its own, which moves with it and is in no menu', async () => {
  await keep('/home/karimova/budjet.AppImage');
  const entry = read();
  expect(entry).toMatch(/^Exec="\/home\/karimova\/budjet\.AppImage" %u$/m);
  expect(entry).toMatch(/^TryExec=\/home\/karimova\/budjet\.AppImage$/m);
  expect(entry).toMatch(/^NoDisplay=true$/m);
  expect(entry?.split('\n')).toContain(`MimeType=x-scheme-handler/${LINK_SCHEME};`);
  await keep('/srv/budjet 2.AppImage');
  expect(read()).toMatch(/^Exec="\/srv\/budjet 2\.AppImage" %u$/m);
});

test('the entry has the name by which Electron finds it, and the window its class', async () => {
  const { desktopName } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  expect(ENTRY).toBe(`applications/${desktopName}`);
  const { linux } = parse(readFileSync(join(root, 'electron-builder.base.yml'), 'utf8'));
  await keep('/a.AppImage');
  expect(read()).toContain(`StartupWMClass=${linux.executableName}\n`);
});

test('without the variable the entry is in the standard folder of the person', async () => {
  await keep('/a.AppImage', { XDG_DATA_HOME: 'not/absolute' });
  expect(readFileSync(join(folder, '.local/share', ENTRY), 'utf8')).toContain('Exec="/a.AppImage"');
});

describe('no entry is written', () => {
  test.each([
    ['over one that is not the program’s own', () => write('home', '[Desktop Entry]\nName=Boshqa\n'), {}],
    ['where a package has installed one', () => write('shared', '[Desktop Entry]\n'), {}],
    ['for a program that another AppImage has started', () => undefined, { APPDIR: '/tmp/.mount_other' }],
    ['for a path that it cannot hold', () => undefined, { APPIMAGE: '/home/a\nExec=sh' }],
    ['for a path with a percent sign', () => undefined, { APPIMAGE: '/home/100%/budjet.AppImage' }],
    ['for a path that is not absolute', () => undefined, { APPIMAGE: 'budjet.AppImage' }],
  ])('%s', async (_case, before, env) => {
    before();
    const present = read();
    await keep('/a.AppImage', env);
    expect(read()).toBe(present);
  });
});

test('the entry is removed once a package has installed one, which it would hide', async () => {
  await keep('/a.AppImage');
  write('local', '[Desktop Entry]\n');
  await keep(null);
  expect(read()).toBe(null);
});

/** Whether the desktop's own reader of entries is here. */
const hasGio = (() => {
  try {
    return execFileSync('gio', ['version'], { stdio: 'pipe' }).length > 0;
  } catch {
    return false;
  }
})();

test.runIf(hasGio).each(['budjet.AppImage', 'yangi "dastur" $(id) `x` \\ ﻿.AppImage'])(
  'the desktop starts exactly that file: %s',
  async (name) => {
    const appImage = join(folder, name);
    const seen = join(folder, 'seen');
    writeFileSync(appImage, `#!/bin/sh\nprintf '%s\\n' "$0" "$@" > '${seen}'\n`, { mode: 0o755 });
    await keep(appImage);
    execFileSync('gio', ['launch', entryIn('home'), 'tashabbus://i/7'], { stdio: 'pipe' });
    await expect.poll(() => readSeen(seen)).toEqual([appImage, 'tashabbus://i/7']);
    rmSync(appImage);
    expect(() => execFileSync('gio', ['launch', entryIn('home'), 'tashabbus://i/7'], { stdio: 'pipe' })).toThrow();
  },
);

const readSeen = (file: string): string[] => {
  try {
    return readFileSync(file, 'utf8').trimEnd().split('\n');
  } catch {
    return [];
  }
};
