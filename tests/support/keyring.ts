import { mkdirSync } from 'node:fs';
import { join } from 'node:path';

export type Command = { command: string; args: string[]; env: Record<string, string> };

/** The keyring's daemon reads its password from stdin, and must not hold on to the program's IPC channel (3). */
const UNLOCK = 'printf parol | gnome-keyring-daemon --unlock --components=secrets 3>&- >&2; exec "$@"';

/**
 * The command inside a desktop session of its own, with an unlocked gnome-keyring whose data lies in `folder`: the next
 * session with the same folder finds what this one kept. `folder` must be short, as paths of sockets are.
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

/** The command where no keychain can answer: no session bus, and an empty folder where one would be looked for. */
export function withoutKeyring({ command, args, env }: Command, folder: string): Command {
  const empty = join(folder, 'no-session');
  mkdirSync(empty, { recursive: true, mode: 0o700 });
  const { DBUS_SESSION_BUS_ADDRESS: _, DISPLAY: __, ...rest } = env;
  return { command, args, env: { ...rest, XDG_RUNTIME_DIR: empty } };
}
