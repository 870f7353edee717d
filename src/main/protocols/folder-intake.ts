import { randomUUID } from 'node:crypto';
import { readdir, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { DropRule } from '@shared/bridge/bridge.ts';
import { AppError } from '@shared/errors.ts';
import type { ChosenFile } from '@shared/files.ts';
import { MOST_PROTOCOLS, TOO_MANY_FILES } from '@shared/protocols.ts';
import type { Intake } from '../files/intake.ts';

/**
 * Takes in all files of dropped or picked folders and files: a list for each path, in their order. Throws `file` with
 * `TOO_MANY_FILES` above 500 of them.
 */
export type TakeFolder = (paths: readonly string[], rule: DropRule) => Promise<ChosenFile[][]>;

const refusedLink = (path: string): ChosenFile => ({
  ...{ id: randomUUID(), name: basename(path), bytes: 0 },
  ...{ kind: null, problem: 'wrong-kind' },
});

/** Creates the intake of whole folders: like the intake, with the digest of each usable file; links are rejected. */
export function createFolderIntake(intake: Pick<Intake, 'take'>): TakeFolder {
  return async (paths, rule) => {
    const found = await filesBelow(paths, MOST_PROTOCOLS);
    const taken = await intake.take(
      found.filter(({ link }) => !link).map(({ path }) => path),
      { ...rule, folders: true },
    );
    const lists = paths.map((): ChosenFile[] => []);
    for (const { path, link, from } of found) {
      const file = link ? refusedLink(path) : taken.shift();
      if (file) lists[from]?.push(file);
    }
    return lists;
  };
}

/**
 * A dropped file, or one in a dropped folder; `from`: the index of what was dropped. A link in a folder is reported, not
 * followed: it may lead anywhere.
 */
type FoundFile = { path: string; link: boolean; from: number };

/** How deep a folder is walked: its own files and those of two levels of subfolders. */
const LEVELS = 3;
/** Most folders that are read. */
const MOST_FOLDERS = 2000;
/** Files and folders that systems and programs create by themselves. */
const HIDDEN =
  /^(?:\.|~\$)|^(?:thumbs\.db|ehthumbs\.db|desktop\.ini|\$recycle\.bin|__macosx|system volume information)$/i;

const tooMany = () => new AppError({ kind: 'file', detail: TOO_MANY_FILES });

/**
 * The files of a drop: dropped files and those in dropped folders, three levels deep, by name, without hidden and
 * system files. A folder that cannot be read counts as empty. Throws `file` with `TOO_MANY_FILES` above `most` files or
 * `MOST_FOLDERS` folders.
 */
async function filesBelow(paths: readonly string[], most: number): Promise<FoundFile[]> {
  const found: FoundFile[] = [];
  let folders = 0;

  const add = (file: FoundFile) => {
    found.push(file);
    if (found.length > most) throw tooMany();
  };

  async function walk(folder: string, level: number, from: number): Promise<void> {
    folders += 1;
    if (folders > MOST_FOLDERS) throw tooMany();
    const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
    const shown = entries.filter(({ name }) => !HIDDEN.test(name)).sort((a, b) => (a.name < b.name ? -1 : 1));
    for (const entry of shown) {
      if (!entry.isDirectory()) add({ path: join(folder, entry.name), link: !entry.isFile(), from });
    }
    if (level === LEVELS) return;
    for (const entry of shown) if (entry.isDirectory()) await walk(join(folder, entry.name), level + 1, from);
  }

  for (const [from, path] of paths.entries()) {
    const isFolder = await stat(path).then(
      (stats) => stats.isDirectory(),
      () => false,
    );
    if (isFolder) await walk(path, 1, from);
    else add({ path, link: false, from });
  }
  return found;
}
