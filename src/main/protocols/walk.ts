import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { AppError } from '@shared/errors.ts';
import { TOO_MANY_FILES } from '@shared/protocols.ts';

/** A file that was dropped, or lies in a folder that was. A link is told and not followed: it may lead anywhere. */
export type FoundFile = { path: string; link: boolean };

/** How deep a folder is walked: its own files, those of its folders, and theirs. */
const LEVELS = 3;
/** Most folders that are looked into. */
const MOST_FOLDERS = 2000;
/** What systems and programs put into folders by themselves. */
const HIDDEN =
  /^(?:\.|~\$)|^(?:thumbs\.db|ehthumbs\.db|desktop\.ini|\$recycle\.bin|__macosx|system volume information)$/i;

const tooMany = () => new AppError({ kind: 'file', detail: TOO_MANY_FILES });

/**
 * The files of a drop: the dropped files themselves and those in dropped folders, three levels deep, by name; hidden and system
 * files left out. A folder that cannot be read counts as empty. Throws `file` with `TOO_MANY_FILES` above `most`.
 */
export async function filesBelow(paths: readonly string[], most: number): Promise<FoundFile[]> {
  const found: FoundFile[] = [];
  let folders = 0;

  const add = (file: FoundFile) => {
    found.push(file);
    if (found.length > most) throw tooMany();
  };

  async function walk(folder: string, level: number): Promise<void> {
    folders += 1;
    if (folders > MOST_FOLDERS) throw tooMany();
    const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
    const shown = entries.filter(({ name }) => !HIDDEN.test(name)).sort((a, b) => (a.name < b.name ? -1 : 1));
    for (const entry of shown) if (!entry.isDirectory()) add({ path: join(folder, entry.name), link: !entry.isFile() });
    if (level === LEVELS) return;
    for (const entry of shown) if (entry.isDirectory()) await walk(join(folder, entry.name), level + 1);
  }

  for (const path of paths) {
    const isFolder = await stat(path).then(
      (stats) => stats.isDirectory(),
      () => false,
    );
    if (isFolder) await walk(path, 1);
    else add({ path, link: false });
  }
  return found;
}
