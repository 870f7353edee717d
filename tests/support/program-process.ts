import { type ChildProcess, spawn } from 'node:child_process';
import { createWriteStream, mkdirSync, readFileSync, type WriteStream } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Done, HostCommand, SentCommand } from '../chromium-host/messages.ts';
import { configureInstalled } from './installed-program.ts';
import { type Command, inKeyringSession, type KeyringSession, withKeyring, withoutKeyring } from './keyring.ts';

const ROOT = join(import.meta.dirname, '../..');
export const STAND_IN = join(ROOT, 'tests/chromium-host');
export const NODE = join(ROOT, 'node_modules/.bin/node');
/** Node's cache of the compiled bundle and stand-in, and of stripped types. */
const COMPILE_CACHE = join(ROOT, '.cache/compiled');
/** A run of the faults names the program of its copy. */
const MAIN = process.env.E2E_MAIN ?? 'out/main/index.js';
const INHERITED = ['PATH', 'HOME', 'LANG', 'TMPDIR', 'DISPLAY', 'XAUTHORITY'];

export type LaunchOptions = {
  /** BACKOFFICE_* variables, as a platform supplies them, and HOST_* ones for the stand-in. */
  env: Record<string, string>;
  /** Settings, session, caches, Chromium's profile. A short path: sockets lie in it. */
  profileDir: string;
  /** A real keyring: its own, stored in the profile folder, or that of a session. Without it no keychain answers. */
  keyring?: boolean | KeyringSession;
  /** Size of the screen and of the window's content in px; otherwise the program decides. */
  viewport?: { width: number; height: number };
  /** Where the program's output goes; otherwise `program.log` in the profile folder. */
  logFile?: string;
  /** The built main file; otherwise that of `E2E_MAIN`, or the project's own. */
  main?: string;
  /** Further arguments of the program. */
  args?: string[];
  /** DevTools address of a Chromium to join; otherwise the program starts its own. */
  chromium?: string;
  /** Waits before the first page loads, until `App.open`. Only on the first start; a restart is like a person's. */
  held?: boolean;
};

/** A running program. */
export type ProgramProcess = {
  child: ChildProcess;
  /** Its exit code; null where a signal ended it. */
  ended: Promise<number | null>;
  hasEnded: () => boolean;
  /** Asks the program to end, as the end of its starter does. */
  askToEnd: () => void;
};

/** Starts the program without waiting for a window, as a second start never has one. */
export function startProgram(options: LaunchOptions, logFile: string): ProgramProcess {
  const { profileDir, keyring = false, chromium } = options;
  const plain = {
    command: NODE,
    args: ['--import', join(STAND_IN, 'register.ts'), ...argumentsOf(options)],
    env: { ...environmentOf(options), ...(chromium && { HOST_CHROMIUM: chromium }) },
  };
  const run =
    typeof keyring === 'object'
      ? inKeyringSession(plain, keyring)
      : (keyring ? withKeyring : withoutKeyring)(plain, profileDir);
  const child = spawnInGroup(run);
  const output = openLog(logFile);
  child.stdout?.pipe(output, { end: false });
  child.stderr?.pipe(output, { end: false });
  const ended = new Promise<number | null>((resolve, reject) => {
    child.once('error', reject).once('exit', (code) => output.end(() => resolve(code)));
  });
  return {
    child,
    ended,
    hasEnded: () => hasEnded(child),
    // The channel rather than a signal: it also reaches the program inside a keyring's session.
    askToEnd: () => child.connected && child.disconnect(),
  };
}

/** The program's main file and its arguments. */
export const argumentsOf = ({ main = MAIN, args = [] }: LaunchOptions): string[] => [main, ...args];

/** The environment of a program without a keychain and with a Chromium of its own. Creates its profile folder. */
export function environmentOf({ env, profileDir, viewport, held }: LaunchOptions): Record<string, string> {
  mkdirSync(profileDir, { recursive: true });
  if (env.HOST_RESOURCES) configureInstalled(env.HOST_RESOURCES, env);
  return {
    ...Object.fromEntries(INHERITED.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : []))),
    ...env,
    BACKOFFICE_PROFILE_DIR: profileDir,
    HOST_PROFILE: profileDir,
    NODE_COMPILE_CACHE: COMPILE_CACHE,
    HOST_STARTER: String(process.pid),
    ...(held && { HOST_HOLD: '1' }),
    ...(viewport && { HOST_VIEWPORT: `${viewport.width}x${viewport.height}` }),
  };
}

/** Opens a log file to append to. */
export function openLog(file: string): WriteStream {
  mkdirSync(dirname(file), { recursive: true });
  return createWriteStream(file, { flags: 'a' });
}

/** Starts a command in a process group of its own, which `killGroup` reaches as a whole, with an IPC channel. */
export const spawnInGroup = ({ command, args, env }: Command): ChildProcess =>
  spawn(command, args, { cwd: ROOT, env, stdio: ['ignore', 'pipe', 'pipe', 'ipc'], detached: true });

/** Sends the program a command, and waits until it is carried out. */
export function tell(child: ChildProcess, command: HostCommand): Promise<unknown> {
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

/** Kills the program and all that it has started, as a power cut would. */
export function killGroup({ pid }: ChildProcess): void {
  try {
    if (pid !== undefined) process.kill(-pid, 'SIGKILL');
  } catch {
    // Already ended.
  }
}

const hasEnded = ({ exitCode, signalCode }: ChildProcess): boolean => exitCode !== null || signalCode !== null;

/** The last lines of a file. */
export const tail = (file: string): string => readFileSync(file, 'utf8').split('\n').slice(-30).join('\n');
