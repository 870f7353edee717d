import { type ChildProcess, spawn } from 'node:child_process';
import { createWriteStream, mkdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Done, HostCommand, SentCommand } from '../chromium-host/messages.ts';
import { inKeyringSession, type KeyringSession, withKeyring, withoutKeyring } from './keyring.ts';

const ROOT = join(import.meta.dirname, '../..');
/** Node's cache of the compiled bundle and stand-in, and of stripped types. */
const COMPILE_CACHE = join(ROOT, '.cache/compiled');
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
  /** The built main file; otherwise the project's own. */
  main?: string;
  /** Further arguments of the program. */
  args?: string[];
  /** DevTools address of a Chromium to join; otherwise the program starts its own. */
  chromium?: string;
  /** Waits before the first page loads, until `App.open`. Only on the first start; a restart is like a person's. */
  held?: boolean;
};

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
  const run =
    typeof keyring === 'object'
      ? inKeyringSession(plain, keyring)
      : (keyring ? withKeyring : withoutKeyring)(plain, profileDir);
  const output = createWriteStream(logFile, { flags: 'a' });
  const child = spawn(run.command, run.args, {
    cwd: ROOT,
    env: run.env,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    // A process group, so that `kill` reaches all of it.
    detached: true,
  });
  child.stdout?.pipe(output, { end: false });
  child.stderr?.pipe(output, { end: false });
  const ended = new Promise<number | null>((resolve, reject) => {
    child.once('error', reject).once('exit', (code) => output.end(() => resolve(code)));
  });
  return { child, ended };
}

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

export const hasEnded = ({ exitCode, signalCode }: ChildProcess): boolean => exitCode !== null || signalCode !== null;

/** The last lines of a file. */
export const tail = (file: string): string => readFileSync(file, 'utf8').split('\n').slice(-30).join('\n');
