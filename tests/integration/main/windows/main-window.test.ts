import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { createMainWindow } from '../../../../src/main/windows/main-window.ts';
import { outside } from '../../../support/fuzz/recorded-electron.ts';
import { logLines } from '../../../support/log-lines.ts';

vi.mock('electron', async () => (await import('../../../support/fuzz/recorded-electron.ts')).electron);

const folder = mkdtempSync(join(tmpdir(), 'window-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const mainWindow = () =>
  createMainWindow({
    preload: '/program/preload.cjs',
    stateFile: join(folder, 'window.json'),
    settings: () => ({ script: 'latin', colorScheme: 'light' }),
    unfinished: () => null,
    onLoad: () => undefined,
    log: logLines().log,
  });

test('A-034: the one window is sandboxed, has no Node, and shows the program’s own page', () => {
  mainWindow().show();
  // Whatever else Electron offers here (webSecurity, webviewTag, Blink's features) stays as Electron ships it.
  expect(outside.windows.map(({ webPreferences }) => webPreferences)).toEqual([
    {
      preload: '/program/preload.cjs',
      sandbox: true,
      contextIsolation: true,
      nodeIntegration: false,
      spellcheck: false,
    },
  ]);
  expect(outside.loaded).toEqual(['app://backoffice/']);
  // As small as its display asks for.
  expect(outside.smallest).toEqual([{ width: 911, height: 472 }]);
});

test('a window that is shown again, as after the sign-in in the browser, is restored, in front and in focus', () => {
  const window = mainWindow();
  window.show();
  const order: string[] = [];
  // On macOS `show` takes the focus from the browser, too (Electron's shell/browser/native_window_mac.mm).
  Object.assign(window.current() ?? {}, {
    isMinimized: () => true,
    restore: () => order.push('restore'),
    show: () => order.push('show'),
    focus: () => order.push('focus'),
  });
  window.show();
  expect(order).toEqual(['restore', 'show', 'focus']);
});
