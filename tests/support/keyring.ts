import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

export type Command = { command: string; args: string[]; env: Record<string, string> };

const ON_THE_BUS = 'dbus-send --session --print-reply --dest=org.freedesktop.DBus / org.freedesktop.DBus.NameHasOwner';
/**
 * Starts an unlocked keyring and then the command. The daemon reads its password from stdin, and must not inherit the
 * program's IPC channel (3). It is on the bus a little later: who asked before would have the bus start another, locked one.
 */
export const UNLOCK = `printf parol | gnome-keyring-daemon --unlock --components=secrets 3>&- >&2
  until ${ON_THE_BUS} string:org.freedesktop.secrets 3>&- | grep -q true || [ $((n += 1)) -gt 500 ]; do sleep 0.02; done
  exec "$@"`;

/**
 * Wraps the command in a desktop session of its own, with an unlocked gnome-keyring whose data is in `folder`: the next
 * session with the same folder finds what this one stored. `folder` must be short, like all paths of sockets.
 */
export function withKeyring({ command, args, env }: Command, folder: string): Command {
  const session = { XDG_DATA_HOME: join(folder, 'keyring-data'), XDG_RUNTIME_DIR: join(folder, 'keyring-run') };
  for (const path of Object.values(session)) mkdirSync(path, { recursive: true, mode: 0o700 });
  return {
    command: 'dbus-run-session',
    args: ['--', 'sh', '-c', UNLOCK, 'sh', command, ...args],
    env: { ...env, ...session },
  };
}

/** The command without a keychain: no session bus, and an empty folder where one would be looked for. */
export function withoutKeyring({ command, args, env }: Command, folder: string): Command {
  const empty = join(folder, 'no-session');
  mkdirSync(empty, { recursive: true, mode: 0o700 });
  const { DBUS_SESSION_BUS_ADDRESS: _, DISPLAY: __, ...rest } = env;
  return { command, args, env: { ...rest, XDG_RUNTIME_DIR: empty } };
}

/** A desktop session with an unlocked keyring for several programs, one after the other. */
export type KeyringSession = {
  /** Environment of a program in this session. */
  env: Record<string, string>;
  close: () => Promise<void>;
};

/** Opens a session as `withKeyring` does, and keeps it open: the programs started in it do not wait for a keyring. */
export async function openKeyringSession(folder: string): Promise<KeyringSession> {
  const { PATH = '', HOME = '' } = process.env;
  const args = ['-c', 'echo "$DBUS_SESSION_BUS_ADDRESS"; exec cat'];
  const run = withKeyring({ command: 'sh', args, env: { PATH, HOME } }, folder);
  const session = spawn(run.command, run.args, { env: run.env, stdio: ['pipe', 'pipe', 'ignore'] });
  const ended = new Promise<void>((resolve, reject) => session.once('error', reject).once('exit', () => resolve()));
  const [address] = await Promise.race([
    once(createInterface({ input: session.stdout }), 'line') as Promise<[string]>,
    ended.then(() => Promise.reject(new Error('the keyring session ended before it was ready'))),
  ]);
  const { XDG_DATA_HOME = '', XDG_RUNTIME_DIR = '' } = run.env;
  return {
    env: { XDG_DATA_HOME, XDG_RUNTIME_DIR, DBUS_SESSION_BUS_ADDRESS: address },
    close: async () => {
      session.stdin.end();
      await ended;
    },
  };
}

/** The command inside an open session. */
export const inKeyringSession = ({ env, ...rest }: Command, session: KeyringSession): Command => ({
  ...rest,
  env: { ...env, ...session.env },
});
