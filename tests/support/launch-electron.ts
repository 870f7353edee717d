import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { _electron, type ElectronApplication, type Page } from 'playwright';
import type { HostEvent } from '../chromium-host/messages.ts';
import { createEventLog } from './event-log.ts';
import type { App } from './launch.ts';
import type { LaunchOptions } from './program-process.ts';

const ROOT = join(import.meta.dirname, '../..');

/** Whether the tests run in Electron itself (`npm run test:electron`). */
export const inElectron = process.env.E2E_RUNTIME === 'electron';

/**
 * Starts the built program in Electron itself. As on the stand-in, the program's actions outside are only recorded; a
 * keyring of its own, scripted dialogs and switching off the network are not offered here.
 */
export async function launchInElectron(options: LaunchOptions): Promise<App> {
  if (options.keyring) throw notInElectron('a keyring of its own');
  const log = createEventLog();
  let { electron, page } = await start(options, log.add);

  const app: App = {
    get page() {
      return page;
    },
    events: log.events,
    waitForEvent: log.next,
    held: false,
    invoke: () => Promise.reject(notInElectron('a start that is held')),
    open: () => Promise.reject(notInElectron('a start that is held')),
    scriptDialog: async () => {
      throw notInElectron('a scripted dialog');
    },
    clickMenu: (item) =>
      electron.evaluate(({ Menu }, wanted) => Menu.getApplicationMenu()?.getMenuItemById(wanted)?.click(), item),
    choose: async () => {
      throw notInElectron('a choice in a context menu');
    },
    clickNotification: async () => {
      throw notInElectron('a click on a notification');
    },
    openUrl: (url) =>
      electron.evaluate(({ app }, link) => void app.emit('open-url', { preventDefault: () => undefined }, link), url),
    endSession: async () => {
      throw notInElectron('the end of a session of Windows');
    },
    minimize: () => electron.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.minimize()),
    setOnline: async () => {
      throw notInElectron('to be taken off the network');
    },
    leaveIdle: (seconds) =>
      electron.evaluate(({ powerMonitor }, idle) => {
        powerMonitor.getSystemIdleState = (threshold) => (idle >= threshold ? 'idle' : 'active');
      }, seconds),
    power: (event) => electron.evaluate(({ powerMonitor }, name) => void powerMonitor.emit(name), event),
    reconnect: async () => electron.firstWindow(),
    restart: async (changes) => {
      await electron.close();
      ({ electron, page } = await start({ ...options, ...changes }, log.add));
      return app;
    },
    kill: async () => void electron.process().kill('SIGKILL'),
    close: () => electron.close(),
  };
  return app;
}

async function start(
  { env, profileDir, viewport, logFile, main = '.', args = [] }: LaunchOptions,
  tell: (event: HostEvent) => void,
): Promise<{ electron: ElectronApplication; page: Page }> {
  const { PATH = '', HOME = '', DISPLAY = '' } = process.env;
  const electron = await _electron.launch({
    cwd: ROOT,
    args: [main, ...args],
    env: { PATH, HOME, DISPLAY, ...env, BACKOFFICE_PROFILE_DIR: profileDir },
  });
  if (logFile) electron.process().stderr?.pipe(createWriteStream(logFile, { flags: 'a' }));
  const prefix = 'outside:';
  electron.on('console', (message) => {
    if (message.text().startsWith(prefix)) tell(JSON.parse(message.text().slice(prefix.length)) as HostEvent);
  });
  await electron.evaluate(({ shell }, mark) => {
    const tellOutside = (event: object) => console.log(mark + JSON.stringify(event));
    shell.openExternal = async (url) => tellOutside({ type: 'open-external', url });
    shell.showItemInFolder = (path) => tellOutside({ type: 'show-item-in-folder', path });
    shell.openPath = async (path) => {
      tellOutside({ type: 'open-path', path });
      return '';
    };
  }, prefix);
  const page = await electron.firstWindow();
  if (viewport) await page.setViewportSize(viewport);
  return { electron, page };
}

const notInElectron = (what: string): Error => new Error(`the tests in Electron do not offer ${what}`);
