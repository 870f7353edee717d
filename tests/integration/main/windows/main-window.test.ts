import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { createMainWindow } from '../../../../src/main/windows/main-window.ts';
import { outside } from '../../../support/fuzz/recorded-electron.ts';
import { logLines } from '../../../support/log-lines.ts';

vi.mock('electron', async () => (await import('../../../support/fuzz/recorded-electron.ts')).electron);

const folder = mkdtempSync(join(tmpdir(), 'window-'));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('A-034: the one window is sandboxed, has no Node, and shows the program’s own page', () => {
  createMainWindow({
    preload: '/program/preload.cjs',
    stateFile: join(folder, 'window.json'),
    settings: () => ({ script: 'latin', colorScheme: 'light' }),
    unfinished: () => null,
    onLoad: () => undefined,
    log: logLines().log,
  }).show();
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
