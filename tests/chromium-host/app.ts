import { existsSync, readFileSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import type { App } from 'electron';
import { z } from 'zod';
import type { HostWindow } from './browser-window.ts';
import { createEvents, type Events } from './events.ts';
import { offer } from './guard.ts';
import type { Outside } from './outside.ts';
import { createProtocolClient } from './protocol-client.ts';
import { createInstanceLock } from './single-instance.ts';

type PathName = Parameters<App['getPath']>[0];

export type HostApp = {
  app: App;
  emit: Events<App>['emit'];
  /** Passes the program a link of its own scheme, as macOS does. */
  openUrl: (url: string) => void;
  /** Quits even if a window objects: nobody is left to answer its question. */
  end: () => void;
  /**
   * Ends the person's session, as Windows does (`shell/browser/native_window_views_win.cc`): false if a window objects;
   * the process ends at once unless it is quitting by then.
   */
  endSession: () => boolean;
  /** Must be called after a window has closed. */
  windowClosed: () => void;
};

type Parts = {
  /** The program's main file, which determines its folder and package. */
  main: string;
  windows: () => readonly Pick<HostWindow, 'window' | 'isClosing' | 'mayEndSession' | 'endSession'>[];
  tell: Outside['tell'];
  /** Ends everything that would outlive the process. */
  cleanUp: () => Promise<void>;
  /** Ends the process, or this run of it. */
  exit: (code: number) => void;
};

const EVENTS = [
  'ready',
  'will-finish-launching',
  'window-all-closed',
  'before-quit',
  'will-quit',
  'quit',
  'second-instance',
  'open-url',
  'activate',
  'browser-window-created',
  'web-contents-created',
  'render-process-gone',
  'child-process-gone',
  'select-client-certificate',
];
const packageSchema = z.object({
  name: z.string(),
  productName: z.string().optional(),
  desktopName: z.string().optional(),
  version: z.string(),
});

/** `app`: the program's life cycle, folders and name. */
export function createApp({ main, windows, tell, cleanUp, exit: leaveProcess }: Parts): HostApp {
  const events = createEvents<App>('app', EVENTS);
  const root = packageFolder(main);
  const about = packageSchema.parse(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')));
  const paths = new Map<string, string>();
  let name = about.productName ?? about.name;
  let ready = false;
  let quitting = false;
  let exiting = false;

  const resources = process.env.HOST_RESOURCES;
  if (resources !== undefined) Object.assign(process, { resourcesPath: resources });

  const lock = createInstanceLock(({ argv, workingDirectory, additionalData }) =>
    events.emit('second-instance', {}, argv, workingDirectory, additionalData),
  );
  const getPath = (which: PathName): string => paths.get(which) ?? defaultPath(which, name);
  const client = createProtocolClient(about.desktopName ?? `${about.name}.desktop`);
  const isReady = new Promise<void>((started) => {
    // The program's modules are evaluated synchronously; Electron's "ready" comes after that.
    setImmediate(() => {
      ready = true;
      events.emit('ready', {}, {});
      started();
    });
  });

  const exit = (code = 0) => {
    if (exiting) return;
    exiting = true;
    void Promise.allSettled([cleanUp(), lock.release()]).then(() => leaveProcess(code));
  };
  const leave = () => {
    quitting = !events.emitPreventable('will-quit');
    if (!quitting) return;
    events.emit('quit', {}, 0);
    exit(0);
  };
  const quit = () => {
    if (exiting || events.emitPreventable('before-quit')) return;
    quitting = true;
    for (const { window } of [...windows()]) window.close();
    // A closing window disappears later; a window whose listener objects keeps the program running.
    if (windows().some((one) => !one.isClosing())) quitting = false;
    else if (windows().length === 0) leave();
  };

  const app = offer<App>('app', {
    ...events.listening,
    isPackaged: resources !== undefined,
    get name() {
      return name;
    },
    commandLine: offer<Electron.CommandLine>('app.commandLine', {
      appendSwitch: () => {},
      hasSwitch: (wanted) => process.argv.some((argument) => argument.split('=')[0] === `--${wanted}`),
    }),
    whenReady: () => isReady,
    isReady: () => ready,
    quit,
    exit,
    requestSingleInstanceLock: (additionalData) =>
      lock.request(getPath('userData'), { argv: process.argv, workingDirectory: process.cwd(), additionalData }),
    hasSingleInstanceLock: () => true,
    releaseSingleInstanceLock: () => void lock.release(),
    getPath,
    setPath: (which, path) => void paths.set(which, path),
    getAppPath: () => root,
    getVersion: () => about.version,
    getName: () => name,
    setName: (wanted) => {
      name = wanted;
    },
    getApplicationNameForProtocol: client.nameFor,
    setAsDefaultProtocolClient: (scheme) => {
      const entry = client.set(scheme);
      if (entry !== null) tell({ type: 'protocol-client', scheme, entry });
      return entry !== null;
    },
    getLocale: () => 'uz',
    enableSandbox: () => {},
    disableHardwareAcceleration: () => {},
    // On every system but Windows it does nothing (Electron's lib/browser/api/app.ts).
    setAppUserModelId: (id) => tell({ type: 'app-user-model-id', id, early: !ready }),
  });

  return {
    app,
    emit: events.emit,
    openUrl: (url) => void events.emitPreventable('open-url', {}, url),
    end: () => {
      quit();
      const objecting = windows().filter((one) => !one.isClosing());
      if (objecting.length === 0) return;
      quitting = true;
      for (const { window } of objecting) window.destroy();
    },
    endSession: () => {
      if (!windows().every((one) => one.mayEndSession())) return false;
      for (const one of windows()) one.endSession();
      if (!quitting) setImmediate(() => process.kill(process.pid, 'SIGKILL'));
      return true;
    },
    windowClosed: () => {
      if (windows().length > 0 || exiting) return;
      if (quitting) leave();
      else if (events.heard('window-all-closed')) events.emit('window-all-closed');
      else quit();
    },
  };
}

function packageFolder(main: string): string {
  for (let folder = dirname(resolve(main)); ; folder = dirname(folder)) {
    if (existsSync(join(folder, 'package.json'))) return folder;
    if (folder === dirname(folder)) throw new Error(`chromium-host: no package.json above ${main}`);
  }
}

function defaultPath(which: PathName, name: string): string {
  const appData = process.env.XDG_CONFIG_HOME ?? join(homedir(), '.config');
  switch (which) {
    case 'home':
      return homedir();
    case 'temp':
      return tmpdir();
    case 'exe':
      return process.execPath;
    case 'appData':
      return appData;
    case 'userData':
    case 'sessionData':
      return process.env.HOST_PROFILE ?? join(appData, name);
    case 'logs':
      return join(appData, name, 'logs');
    case 'downloads':
      return join(homedir(), 'Downloads');
    case 'documents':
      return join(homedir(), 'Documents');
    case 'desktop':
      return join(homedir(), 'Desktop');
    default:
      throw new Error(`chromium-host: app.getPath('${which}') is not offered`);
  }
}
