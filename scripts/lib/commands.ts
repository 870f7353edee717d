import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/** The first of these programs that is on the path, with its folder; undefined if none is. */
export function findCommand(names: readonly string[]): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isExecutable);
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Whether a program can get its own keyring without a desktop session on the machine. */
export const hasKeyring = (): boolean =>
  Boolean(findCommand(['gnome-keyring-daemon']) && findCommand(['dbus-run-session']));
