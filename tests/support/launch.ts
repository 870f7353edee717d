import { type ChildProcess, spawn } from 'node:child_process';
import { createWriteStream, mkdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright';
import { callChannel } from '../../src/shared/bridge/bridge.ts';
import type { Answer, CallInput, CallName, CallOutput } from '../../src/shared/bridge/contract.ts';
import type { Done, HostCommand, HostEvent, SentCommand } from '../chromium-host/messages.ts';
import { createEventLog, type EventLog } from './event-log.ts';
import { withKeyring, withoutKeyring } from './keyring.ts';

const ROOT = join(import.meta.dirname, '../..');
/** Node keeps what it has compiled of bundle and stand-in, and the types that it has stripped. */
const COMPILE_CACHE = join(ROOT, '.cache/compiled');
const START_TIMEOUT_MS = 30_000;
/** The program gives itself a few seconds to end; more means that it hangs. */
const END_TIMEOUT_MS = 12_000;
const INHERITED = ['PATH', 'HOME', 'LANG', 'TMPDIR', 'DISPLAY', 'XAUTHORITY'];

export type LaunchOptions = {
  /** BACKOFFICE_* variables, as a platform gives them, and HOST_* ones of the stand-in. */
  env: Record<string, string>;
  /** Settings, session, caches, Chromium's profile. A short path: sockets lie in it. */
  profileDir: string;
  /** With a real keyring of its own, kept in the profile folder. Without it no keychain answers. */
  keyring?: boolean;
  /** Size of the screen and of the window's content in px; otherwise the program decides. */
  viewport?: { width: number; height: number };
  /** Where the program's output goes; otherwise `program.log` in the profile folder. */
  logFile?: string;
  /** The built main file; otherwise the project's own. */
  main?: string;
  /** Further arguments of the program. */
  args?: string[];
  /** DevTools address of a Chromium to join; otherwise the program starts one of its own. */
  chromium?: string;
  /** Stops before the first page loads, until `App.open`. Only the first start; a restart is as a person's. */
  held?: boolean;
};

/** The running program, with its window in the hands of Playwright. */
export type App = {
  /** The window of the program as it runs now. */
  readonly page: Page;
  readonly events: readonly HostEvent[];
  waitForEvent: EventLog['next'];
  /** Whether the program waits for `open` before it shows its first page. */
  readonly held: boolean;
  /** Calls the main process as the page would that is held. */
  invoke: <N extends CallName>(call: N, input?: CallInput<N>) => Promise<Answer<CallOutput<N>>>;
  /** Lets the page that is held load this path; it is there then. */
  open: (path: string) => Promise<void>;
  /** Answers the next dialog of this kind; without an answer it is cancelled. */
  scriptDialog: (script: DialogScript) => Promise<void>;
  /** Clicks an entry of the program's menu, named by its id or label. */
  clickMenu: (item: string) => Promise<void>;
  /** Puts the window away, as a person does who turns to something else. */
  minimize: () => Promise<void>;
  /** Takes the workstation off the network, or puts it back. */
  setOnline: (online: boolean) => Promise<void>;
  /** Connects anew: Playwright cannot go on with a page that has crashed once. */
  reconnect: () => Promise<Page>;
  /** Ends the program if it still runs and starts it again on the same profile, with changed options if any. */
  restart: (changes?: Partial<LaunchOptions>) => Promise<App>;
  /** Ends the program as a power cut would. */
  kill: () => Promise<void>;
  /** Ends the program as a person would, if it still runs; throws where it does not end well. */
  close: () => Promise<void>;
};

type DialogScript =
  Extract<HostCommand, { type: 'script-dialog' }> extends infer S
    ? S extends unknown
      ? Omit<S, 'type'>
      : never
    : never;

/** Starts the built program on the stand-in for Electron and waits for its window. */
export async function launchApp(options: LaunchOptions): Promise<App> {
  const log = createEventLog();
  let run = await start(options, log);
  let held = options.held ?? false;

  const command = async (message: HostCommand) => void (await tell(run.child, message));
  const app: App = {
    get page() {
      return run.page;
    },
    events: log.events,
    waitForEvent: log.next,
    get held() {
      return held;
    },
    invoke: async (call, input) =>
      (await tell(run.child, {
        type: 'invoke',
        channel: callChannel(call),
        args: input === undefined ? [] : [input],
      })) as never,
    open: async (path) => {
      held = false;
      await command({ type: 'open', path });
    },
    scriptDialog: (script) => command({ type: 'script-dialog', ...script }),
    clickMenu: (item) => command({ type: 'menu-click', item }),
    minimize: () => command({ type: 'minimize' }),
    setOnline: (online) => command({ type: 'online', online }),
    reconnect: async () => {
      await run.browser.close();
      Object.assign(run, await connect(run));
      return run.page;
    },
    restart: async (changes) => {
      await app.close();
      held = false;
      run = await start({ ...options, ...changes, held }, log);
      return app;
    },
    kill: async () => {
      killGroup(run.child);
      await run.ended;
      await run.browser.close();
    },
    close: async () => {
      await run.browser.close();
      if (hasEnded(run.child)) return;
      // The channel rather than a signal: it also reaches the program inside a keyring's session.
      if (run.child.connected) run.child.disconnect();
      const late = setTimeout(killGroup, END_TIMEOUT_MS, run.child);
      const code = await run.ended;
      clearTimeout(late);
      if (code !== 0) throw new Error(`the program ended with ${code}:\n${tail(run.logFile)}`);
    },
  };
  return app;
}

type Run = {
  child: ChildProcess;
  ended: Promise<number | null>;
  endpoint: string;
  targetId: string;
  browser: Browser;
  page: Page;
  logFile: string;
};

async function start(options: LaunchOptions, log: EventLog): Promise<Run> {
  const logFile = options.logFile ?? join(options.profileDir, 'program.log');
  const { child, ended } = startProgram(options, logFile);
  child.on('message', (message) => {
    const event = message as HostEvent | Done;
    if (event.type !== 'done') log.add(event);
  });
  try {
    const { cdpEndpoint: endpoint, targetId } = await Promise.race([
      log.next('ready', START_TIMEOUT_MS),
      ended.then((code) => {
        throw new Error(`the program ended with ${code} before it showed a window:\n${tail(logFile)}`);
      }),
    ]);
    return { child, ended, endpoint, targetId, logFile, ...(await connect({ endpoint, targetId })) };
  } catch (error) {
    killGroup(child);
    await ended;
    throw error;
  }
}

/** Starts the program without waiting for a window, as a second start never has one. */
export function startProgram(
  { env, profileDir, keyring = false, viewport, main = 'out/main/index.js', args = [], chromium, held }: LaunchOptions,
  logFile: string,
): { child: ChildProcess; ended: Promise<number | null> } {
  mkdirSync(profileDir, { recursive: true });
  mkdirSync(dirname(logFile), { recursive: true });
  const plain = {
    command: join(ROOT, 'node_modules/.bin/node'),
    args: ['--import', join(ROOT, 'tests/chromium-host/register.ts'), main, ...args],
    env: {
      ...Object.fromEntries(INHERITED.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : []))),
      ...env,
      BACKOFFICE_PROFILE_DIR: profileDir,
      NODE_COMPILE_CACHE: COMPILE_CACHE,
      HOST_STARTER: String(process.pid),
      ...(chromium && { HOST_CHROMIUM: chromium }),
      ...(held && { HOST_HOLD: '1' }),
      ...(viewport && { HOST_VIEWPORT: `${viewport.width}x${viewport.height}` }),
    },
  };
  const run = (keyring ? withKeyring : withoutKeyring)(plain, profileDir);
  const output = createWriteStream(logFile, { flags: 'a' });
  const child = spawn(run.command, run.args, {
    cwd: ROOT,
    env: run.env,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    // A group of its own, so that `kill` reaches all of it.
    detached: true,
  });
  child.stdout?.pipe(output, { end: false });
  child.stderr?.pipe(output, { end: false });
  const ended = new Promise<number | null>((resolve, reject) => {
    child.once('error', reject).once('exit', (code) => output.end(() => resolve(code)));
  });
  return { child, ended };
}

/** Gives the program a command, and waits until it is carried out. */
function tell(child: ChildProcess, command: HostCommand): Promise<unknown> {
  const sent: SentCommand = { id: Math.random(), command };
  return new Promise((resolve, reject) => {
    const receive = (message: unknown) => {
      const { type, id, value, error } = message as Done;
      if (type === 'done' && id === sent.id) finish(error === undefined ? undefined : new Error(error), value);
    };
    const finish = (error?: Error, value?: unknown) => {
      child.off('message', receive).off('exit', ended);
      if (error) reject(error);
      else resolve(value);
    };
    const ended = () => finish(new Error(`the program ended before it carried out ${command.type}`));
    child.on('message', receive).once('exit', ended);
    child.send(sent);
  });
}

async function connect(at: Pick<Run, 'endpoint' | 'targetId'>): Promise<{ browser: Browser; page: Page }> {
  const browser = await chromium.connectOverCDP(at.endpoint);
  const pages = browser.contexts().flatMap((context) => context.pages());
  // A Chromium that is shared may have pages of other programs.
  const known = await Promise.all(
    pages.map(async (page) => ({ page, id: pages.length > 1 ? await idOf(page) : at.targetId })),
  );
  const page = known.find(({ id }) => id === at.targetId)?.page;
  if (!page) throw new Error('the program has no window');
  return { browser, page };
}

async function idOf(page: Page): Promise<string> {
  const session = await page.context().newCDPSession(page);
  const { targetInfo } = await session.send('Target.getTargetInfo');
  await session.detach();
  return targetInfo.targetId;
}

function killGroup({ pid }: ChildProcess): void {
  try {
    if (pid !== undefined) process.kill(-pid, 'SIGKILL');
  } catch {
    // It has ended in the meantime.
  }
}

const hasEnded = ({ exitCode, signalCode }: ChildProcess): boolean => exitCode !== null || signalCode !== null;

const tail = (file: string): string => readFileSync(file, 'utf8').split('\n').slice(-30).join('\n');
