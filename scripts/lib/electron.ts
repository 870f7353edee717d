import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { forgetRefusal, reasonOf, refusalIn, rememberRefusal } from './electron/refusal.ts';
import { root } from './project.ts';
import { runNode } from './run.ts';

/** Loaded before the package's installer. */
const WATCH = new URL('./electron/watch-download.ts', import.meta.url).href;

/** Where Electron is, and how long its download may be silent. */
export type ElectronPlace = {
  /** The package `electron`. */
  folder: string;
  /** File that remembers for a day that it could not be fetched. */
  refusal: string;
  /** How long no byte may arrive, in ms. */
  silenceMs: number;
};

const HERE: ElectronPlace = {
  folder: join(root, 'node_modules', 'electron'),
  refusal: join(root, '.cache', 'electron-unavailable.json'),
  silenceMs: 60_000,
};

/** Path of Electron's program if it is on this machine. */
export function electronBinary({ folder }: Pick<ElectronPlace, 'folder'> = HERE): string | undefined {
  const named = join(folder, 'path.txt');
  if (!existsSync(named)) return undefined;
  const binary = join(folder, 'dist', readFileSync(named, 'utf8').trim());
  return existsSync(binary) ? binary : undefined;
}

/**
 * Path of Electron's program, fetched by the package's own installer if need be, however long that takes while bytes
 * arrive. Undefined where that fails, which is said with the reason, and not tried again for a day. `say`: shows a line.
 */
export async function fetchElectron(
  place: ElectronPlace = HERE,
  say: (line: string) => void = console.log,
): Promise<string | undefined> {
  const { folder, refusal, silenceMs } = place;
  const present = electronBinary(place);
  if (present) return present;
  const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { version: string };
  const refused = refusalIn(refusal, version, Date.now());
  if (refused) {
    say(`Electron ${version} could not be fetched on ${new Date(refused.at).toLocaleString()}: ${refused.reason}`);
    say(`It is tried again a day later, or at once if this file is deleted: ${refusal}`);
    return undefined;
  }
  forgetRefusal(refusal);
  say(`Fetching Electron ${version} (once, more than 100 MB; Ctrl+C ends it) …`);
  const { output } = await runNode(join(folder, 'install.js'), [], {
    nodeOptions: ['--import', WATCH],
    env: { ELECTRON_SILENCE_MS: String(silenceMs), ELECTRON_GET_NO_PROGRESS: '1' },
    quiet: 'errors',
  });
  const fetched = electronBinary(place);
  if (fetched) return fetched;
  const reason = reasonOf(output);
  rememberRefusal(refusal, { version, at: Date.now(), reason });
  say(`Electron could not be fetched: ${reason}`);
  say(`It is tried again in a day, or at once if this file is deleted: ${refusal}`);
  return undefined;
}
