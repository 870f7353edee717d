import { readFile, rm, stat } from 'node:fs/promises';
import { isAbsolute, join, sep } from 'node:path';
import { LINK_SCHEME } from '@shared/initiative-link.ts';
import { writeAtomically } from '../storage/write-atomically.ts';

/** Name of the program's entry among the desktop's applications (`desktopName` of package.json), which Electron registers. */
const ENTRY = 'tashabbusli-budjet.desktop';
/** The line by which the program knows an entry as its own. */
const OWN = 'X-Tashabbusli-Budjet=AppImage';

/** Facts about this run of the program. */
type Run = { env: NodeJS.ProcessEnv; execPath: string; home: string };

/** Path of the AppImage that this program runs from; null for another package, also one that an AppImage has started. */
function appImageOf({ env: { APPIMAGE = '', APPDIR = '' }, execPath }: Run): string | null {
  return isAbsolute(APPIMAGE) && isAbsolute(APPDIR) && execPath.startsWith(`${APPDIR}${sep}`) ? APPIMAGE : null;
}

/**
 * The desktop's entry of an AppImage: opens links, and is in no menu. The desktop ignores it once the file is gone
 * (`TryExec`). Null for a path that an entry cannot hold: with control characters, or with a percent sign, whose escape
 * GIO does not understand in the name of a program. Quoted as in the Desktop Entry Specification, "The Exec key".
 */
function desktopEntry(appImage: string): string | null {
  if (/[\p{Cc}%]/u.test(appImage)) return null;
  const asString = (text: string) => text.replaceAll('\\', '\\\\');
  const quoted = `"${appImage.replaceAll(/["`$\\]/g, '\\$&')}"`;
  return [
    '[Desktop Entry]',
    'Type=Application',
    'Name=Tashabbusli budjet',
    `Exec=${asString(quoted)} %u`,
    `TryExec=${asString(appImage)}`,
    'NoDisplay=true',
    'StartupWMClass=tashabbusli-budjet',
    `MimeType=x-scheme-handler/${LINK_SCHEME};`,
    OWN,
    '',
  ].join('\n');
}

/**
 * Keeps the entry of an AppImage, which no package has installed, in the person's own applications: with the AppImage's
 * path of today, and not where a package has installed an entry of that name, which it would hide. An entry that is not
 * the program's own stays as it is. Throws errors of the disk.
 */
export async function keepDesktopEntry(run: Run): Promise<void> {
  const { XDG_DATA_HOME = '', XDG_DATA_DIRS } = run.env;
  const file = join(isAbsolute(XDG_DATA_HOME) ? XDG_DATA_HOME : join(run.home, '.local/share'), 'applications', ENTRY);
  const present = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  if (present !== null && !present.split('\n').includes(OWN)) return;
  const appImage = appImageOf(run);
  const shared = (XDG_DATA_DIRS || '/usr/local/share:/usr/share').split(':').filter(isAbsolute);
  const wanted = appImage !== null && !(await isInstalled(shared)) ? desktopEntry(appImage) : null;
  if (wanted === present) return;
  if (wanted === null) await rm(file, { force: true });
  else await writeAtomically(file, Buffer.from(wanted));
}

/** Whether one of these folders of shared data has an entry of the program's name. */
async function isInstalled(folders: readonly string[]): Promise<boolean> {
  const found = await Promise.all(
    folders.map((folder) =>
      stat(join(folder, 'applications', ENTRY)).then(
        () => true,
        () => false,
      ),
    ),
  );
  return found.includes(true);
}
