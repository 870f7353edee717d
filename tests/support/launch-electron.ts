import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { _electron, type ElectronApplication, type Page } from 'playwright';
import { sandboxAdviceHere } from '../../scripts/lib/electron/sandbox-advice.ts';
import { electronBinary } from '../../scripts/lib/electron.ts';
import { endAtOnce } from '../../scripts/lib/end-program.ts';
import { SYSTEM_VARIABLES } from '../../scripts/lib/system-variables.ts';
import type { Bridge } from '../../src/shared/bridge/bridge.ts';
import type { HostEvent } from '../chromium-host/messages.ts';
import { type ElectronHooks, type HooksAt, hookElectron } from './electron-hooks.ts';
import { notInElectron } from './electron-limits.ts';
import { createEventLog } from './event-log.ts';
import { type KeyringSession, openKeyringSession } from './keyring.ts';
import type { App } from './launch.ts';
import type { LaunchOptions } from './program-process.ts';

const ROOT = join(import.meta.dirname, '../..');
/** What a program in a window needs of the environment. */
const INHERITED = ['PATH', 'HOME', 'LANG', 'LC_ALL', 'TMPDIR', 'DISPLAY', 'XAUTHORITY', ...SYSTEM_VARIABLES];
/** No session bus, not even one that is looked for: its keyring would be the person's own. */
const NO_SESSION = { DBUS_SESSION_BUS_ADDRESS: 'disabled:' };
/** How long the program may take to end, in ms. */
const END_TIMEOUT_MS = 12_000;
/** Marks a line of the console as an event. */
const PREFIX = 'outside:';

/** Whether the tests run in Electron itself (`npm run test:electron`). */
export const inElectron = process.env.E2E_RUNTIME === 'electron';

/**
 * Starts the built program in Electron itself, with its sandbox. What it does outside is recorded and answered as on the
 * stand-in (`hookElectron`). `real`: files and links are opened as well, in the environment and with the keychain of the
 * person.
 */
export async function launchInElectron(options: LaunchOptions, real = false): Promise<App> {
  const reason = notInElectron(options, process.platform);
  if (reason) throw new Error(`cannot run in Electron: ${reason}`);
  const log = createEventLog();
  const own = options.keyring === true ? await openKeyringSession(options.profileDir) : undefined;
  const keyring = own ?? (typeof options.keyring === 'object' ? options.keyring : undefined);
  let run = await start(options, { tell: log.add, keyring, real });

  const hook = <K extends keyof ElectronHooks>(name: K, ...args: Parameters<ElectronHooks[K]>) =>
    run.electron.evaluate(
      (_electron, [called, values]) => {
        const { testHooks } = globalThis as HooksAt;
        if (!testHooks) throw new Error('in Electron: the program was started anew without hooks');
        return (testHooks[called] as (...given: unknown[]) => unknown)(...values);
      },
      [name, args] as const,
    ) as Promise<ReturnType<ElectronHooks[K]>>;
  const end = async () => {
    if (run.hasEnded()) return;
    // Nobody is left to answer a window that objects.
    const late = setTimeout(endAtOnce, END_TIMEOUT_MS, run.electron.process());
    await run.electron.close();
    clearTimeout(late);
  };
  const app: App = {
    get page() {
      return run.page;
    },
    events: log.events,
    waitForEvent: log.next,
    held: false,
    invoke: (call, input) =>
      run.page.evaluate(
        ([name, given]) => {
          const [area = '', member = ''] = name.split('.');
          const calls = (window as unknown as { bridge: Bridge }).bridge as unknown as Record<string, Calls>;
          return calls[area]?.[member]?.(given);
        },
        [call as string, input as unknown] as const,
      ) as never,
    open: async (path) => void (await run.page.goto(new URL(path, run.page.url()).href)),
    scriptDialog: (script) => hook('script', script),
    clickMenu: (id) => hook('clickMenu', id),
    choose: (label) => hook('choose', label),
    clickNotification: (title) => hook('clickNotification', title),
    openUrl: (url) =>
      run.electron.evaluate(({ app: of }, link) => void of.emit('open-url', { preventDefault: () => {} }, link), url),
    endSession: () => hook('endSession'),
    minimize: () => run.electron.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.minimize()),
    setOnline: async (online) => {
      await run.electron.evaluate(({ session }, offline) => {
        if (offline) session.defaultSession.enableNetworkEmulation({ offline });
        else session.defaultSession.disableNetworkEmulation();
      }, !online);
      await run.page.context().setOffline(!online);
    },
    leaveIdle: (seconds) =>
      run.electron.evaluate(({ powerMonitor }, idle) => {
        powerMonitor.getSystemIdleState = (threshold) => (idle >= threshold ? 'idle' : 'active');
      }, seconds),
    power: (event) => run.electron.evaluate(({ powerMonitor }, name) => void powerMonitor.emit(name), event),
    reconnect: async () => run.electron.firstWindow(),
    restart: async (changes) => {
      await end();
      run = await start({ ...options, ...changes }, { tell: log.add, keyring, real });
      return app;
    },
    kill: async () => {
      endAtOnce(run.electron.process());
      await run.ended;
    },
    close: async () => {
      await end();
      await own?.close();
    },
  };
  return app;
}

type Calls = Record<string, (input: unknown) => unknown>;
type Surroundings = { tell: (event: HostEvent) => void; keyring: KeyringSession | undefined; real: boolean };
type Run = { electron: ElectronApplication; page: Page; ended: Promise<void>; hasEnded: () => boolean };

async function start(options: LaunchOptions, { tell, keyring, real }: Surroundings): Promise<Run> {
  const { env, profileDir, viewport, logFile, main = '.', args = [] } = options;
  // Of a terminal that is itself in an Electron: with it, Electron would be a plain Node.
  const names = real ? Object.keys(process.env).filter((name) => name !== 'ELECTRON_RUN_AS_NODE') : INHERITED;
  const inherited = Object.fromEntries(names.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])));
  const electron = await _electron
    .launch({
      cwd: ROOT,
      args: [main, ...args],
      env: { ...inherited, ...(keyring?.env ?? (!real && NO_SESSION)), ...env, BACKOFFICE_PROFILE_DIR: profileDir },
      // Without it Playwright adds `--no-sandbox`; Chromium's sandbox refuses root, which is usual in containers only.
      chromiumSandbox: process.getuid?.() !== 0,
    })
    .catch((error: Error) => {
      const binary = electronBinary();
      const advice = binary ? sandboxAdviceHere(binary) : null;
      throw advice ? new Error(`${error.message}\n${advice}`, { cause: error }) : error;
    });
  const child = electron.process();
  const ended = new Promise<void>((resolve) => electron.once('close', () => resolve()));
  if (logFile) child.stderr?.pipe(createWriteStream(logFile, { flags: 'a' }));
  electron.on('console', (message) => {
    const text = message.text();
    if (text.startsWith(PREFIX)) tell(JSON.parse(text.slice(PREFIX.length)) as HostEvent);
  });
  try {
    await electron.evaluate(hookElectron, { prefix: PREFIX, real });
    const page = await electron.firstWindow();
    if (viewport) await page.setViewportSize(viewport);
    return { electron, page, ended, hasEnded: () => child.exitCode !== null || child.signalCode !== null };
  } catch (error) {
    endAtOnce(child);
    throw error;
  }
}
