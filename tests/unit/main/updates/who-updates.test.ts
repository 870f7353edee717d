import { describe, expect, test } from 'vitest';
import { type Installation, whoUpdates } from '../../../../src/main/updates/who-updates.ts';

const URL = 'https://updates.example.uz/';
const WINDOWS: Installation = {
  packaged: true,
  platform: 'win32',
  hasUpdateFile: true,
  packageType: null,
  appImage: undefined,
  updateUrl: URL,
};
const LINUX: Installation = { ...WINDOWS, platform: 'linux' };
const APP_IMAGE: Installation = { ...LINUX, appImage: '/home/a/budjet.AppImage' };

describe('who updates an installation', () => {
  test.each<[string, Installation, ReturnType<typeof whoUpdates>]>([
    ['the installer for Windows', WINDOWS, { by: 'nsis' }],
    ['an AppImage', APP_IMAGE, { by: 'app-image' }],
    ['a checkout', { ...WINDOWS, packaged: false }, { off: 'not-installed' }],
    ['a checkout with an AppImage around it', { ...APP_IMAGE, packaged: false }, { off: 'not-installed' }],
    ['the MSI of a fleet', { ...WINDOWS, hasUpdateFile: false }, { off: 'administrator' }],
    [
      'the MSI of a fleet, whatever the address',
      { ...WINDOWS, hasUpdateFile: false, updateUrl: '' },
      { off: 'administrator' },
    ],
    ['a deb', { ...LINUX, packageType: 'deb' }, { off: 'administrator' }],
    ['a deb, started with the variable of an AppImage', { ...APP_IMAGE, packageType: 'deb' }, { off: 'administrator' }],
    ['a folder unpacked by hand', LINUX, { off: 'administrator' }],
    ['an AppImage without a path', { ...LINUX, appImage: '' }, { off: 'administrator' }],
    ['the variable of an AppImage on Windows', { ...WINDOWS, appImage: 'C:\\a' }, { by: 'nsis' }],
    ['macOS', { ...WINDOWS, platform: 'darwin' }, { off: 'administrator' }],
    ['the installer for Windows without an address', { ...WINDOWS, updateUrl: '' }, { off: 'not-configured' }],
    ['an AppImage without an address', { ...APP_IMAGE, updateUrl: '' }, { off: 'not-configured' }],
  ])('%s', (_name, installation, expected) => {
    expect(whoUpdates(installation)).toEqual(expected);
  });
});
