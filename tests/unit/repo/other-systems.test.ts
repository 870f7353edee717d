import { describe, expect, it } from 'vitest';
import { installedBrowsers } from '../../../scripts/lib/chromium.ts';
import { type SandboxFacts, sandboxAdvice } from '../../../scripts/lib/electron/sandbox-advice.ts';
import { endingsOf } from '../../../scripts/lib/end-program.ts';
import { passesSignals } from '../../../scripts/setup/signals.mjs';

describe('installed browsers', () => {
  const windows = {
    ProgramFiles: 'C:\\Program Files',
    'ProgramFiles(x86)': 'C:\\Program Files (x86)',
    LOCALAPPDATA: 'C:\\Users\\karimova\\AppData\\Local',
  };

  it('on Windows are those for everybody and for one person, Chrome before Edge', () => {
    const found = installedBrowsers('win32', windows);
    expect(found).toHaveLength(9);
    expect(found.slice(0, 3)).toEqual([
      'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
      'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
      'C:\\Users\\karimova\\AppData\\Local\\Google\\Chrome\\Application\\chrome.exe',
    ]);
    expect(found).toContain('C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe');
    expect(found.findIndex((path) => path.includes('Edge'))).toBeGreaterThan(5);
  });

  it('are looked for only below folders that the system names, each once', () => {
    const { ProgramFiles } = windows;
    expect(installedBrowsers('win32', { ProgramFiles, 'ProgramFiles(x86)': ProgramFiles })).toHaveLength(3);
    expect(installedBrowsers('win32', {})).toEqual([]);
  });

  it('on macOS are programs of everybody and of one person', () => {
    expect(installedBrowsers('darwin', { HOME: '/Users/karimova' })).toEqual([
      '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
      '/Users/karimova/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
      '/Applications/Chromium.app/Contents/MacOS/Chromium',
      '/Users/karimova/Applications/Chromium.app/Contents/MacOS/Chromium',
      '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
      '/Users/karimova/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
    ]);
    expect(installedBrowsers('darwin', {})).toHaveLength(3);
  });

  it('on Linux are on the path', () => expect(installedBrowsers('linux', { HOME: '/home/karimova' })).toEqual([]));
});

describe('the end of a program', () => {
  it.each(['linux', 'darwin'] as const)('is asked for by a signal on %s, and forced on its whole group', (platform) => {
    expect(endingsOf(platform, 4242)).toEqual({
      ask: { signal: 'SIGTERM', to: 4242 },
      force: { signal: 'SIGKILL', to: -4242 },
    });
  });

  it('is asked for by closing its windows on Windows', () => {
    expect(endingsOf('win32', 4242)).toEqual({
      ask: { command: 'taskkill', args: ['/PID', '4242'] },
      force: { command: 'taskkill', args: ['/PID', '4242', '/T', '/F'] },
    });
  });

  it('is left to Ctrl+C itself on Windows, which reaches every script', () => {
    expect((['win32', 'linux', 'darwin'] as const).map(passesSignals)).toEqual([false, true, true]);
  });
});

describe('the advice about the sandbox', () => {
  const path = '/home/karimova/panel/node_modules/electron/dist/chrome-sandbox';
  const ubuntu: SandboxFacts = {
    platform: 'linux',
    uid: 1000,
    settings: { 'kernel/apparmor_restrict_unprivileged_userns': '1', 'user/max_user_namespaces': '63000' },
    helper: { path, isRoot: false },
  };
  const advised = (changes: Partial<SandboxFacts>) => sandboxAdvice({ ...ubuntu, ...changes });

  it('on Ubuntu 24 names the setting and what to type', () => {
    expect(advised({})).toContain('kernel.apparmor_restrict_unprivileged_userns');
    expect(advised({})).toContain(`sudo chown root:root '${path}' && sudo chmod 4755 '${path}'`);
  });

  it.each<[string, Partial<SandboxFacts>]>([
    ['an old Debian', { settings: { 'kernel/unprivileged_userns_clone': '0' } }],
    ['no namespaces at all', { settings: { 'user/max_user_namespaces': '0' } }],
  ])('is given for %s', (_title, changes) => expect(advised(changes)).toContain('chmod 4755'));

  it.each<[string, Partial<SandboxFacts>]>([
    ['the helper is set up', { helper: { path, isRoot: true } }],
    ['namespaces are allowed', { settings: { 'kernel/apparmor_restrict_unprivileged_userns': '0' } }],
    ['the system knows none of these settings', { settings: {} }],
    ['the user is root', { uid: 0 }],
    ['the system is not Linux', { platform: 'win32', uid: undefined }],
  ])('is not given where %s', (_title, changes) => expect(advised(changes)).toBeNull());
});
