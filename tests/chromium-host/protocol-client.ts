import { existsSync, readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';

/** Which program opens the links of a scheme. */
export type ProtocolClient = {
  /** Name of the program for an address; '' if there is none. */
  nameFor: (url: string) => string;
  /** Makes this program the one that opens a scheme, by its entry, whose path is returned; null: it has none. */
  set: (scheme: string) => string | null;
};

/**
 * The choice of a Linux desktop, for this run only: a program can be chosen by its entry of this name among the
 * applications, and not without one (Electron's `shell/browser/browser_linux.cc`). An entry whose `TryExec` is gone
 * counts as none, as in GIO; one that is new is found by the second look, as GIO hears of it later (`spec/api-app-spec.ts`).
 */
export function createProtocolClient(entryName: string): ProtocolClient {
  const chosen = new Map<string, string>();
  const known = new Set<string>();
  const lineOf = (entry: string, key: string) =>
    new RegExp(`^${key}=(.*)$`, 'm').exec(readFileSync(entry, 'utf8'))?.[1]?.replaceAll('\\\\', '\\');
  const isUsable = (entry: string) => existsSync(entry) && existsSync(lineOf(entry, 'TryExec') ?? '/');
  return {
    nameFor: (url) => {
      const entry = chosen.get(new URL(url).protocol.slice(0, -1));
      return entry !== undefined && isUsable(entry) ? (lineOf(entry, 'Name') ?? '') : '';
    },
    set: (scheme) => {
      const { XDG_DATA_HOME, XDG_DATA_DIRS } = process.env;
      const own = XDG_DATA_HOME || join(homedir(), '.local/share');
      const folders = [own, ...(XDG_DATA_DIRS || '/usr/local/share:/usr/share').split(':')];
      const entry = folders.map((folder) => join(folder, 'applications', entryName)).find(isUsable);
      if (entry === undefined) return null;
      const isNew = !known.has(entry);
      known.add(entry);
      if (isNew) return null;
      chosen.set(scheme, entry);
      return entry;
    },
  };
}
