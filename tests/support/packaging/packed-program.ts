import { createHash } from 'node:crypto';
import { globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { getRawHeader } from '@electron/asar';
import { FuseV1Options, getCurrentFuseWire } from '@electron/fuses';
import { FuseState } from '@electron/fuses/dist/constants.js';
import { NtExecutable, NtExecutableResource, Resource } from 'resedit';
import { FUSES } from './electron-distribution.ts';

/** Paths of the files below a folder, with `/`, sorted. */
export function filesBelow(folder: string): string[] {
  return globSync('**', { cwd: folder, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .sort();
}

/** Size in bytes of all files below a folder. */
export function sizeOf(folder: string): number {
  return filesBelow(folder).reduce((sum, file) => sum + statSync(join(folder, file)).size, 0);
}

/** What an archive records about one of its files. */
type ArchivedFile = { unpacked?: boolean; integrity?: { algorithm: string; hash: string } };
type Entry = ArchivedFile | { files: Record<string, Entry> };

/** The files of an archive by their paths, including those that lie beside it. */
export function filesInArchive(archive: string): Map<string, ArchivedFile> {
  const found = new Map<string, ArchivedFile>();
  const walk = (entry: Entry, path: string) => {
    if (!('files' in entry)) return found.set(path, entry);
    for (const [name, inside] of Object.entries(entry.files)) walk(inside, path ? `${path}/${name}` : name);
  };
  walk(getRawHeader(archive).header, '');
  return found;
}

/** The digest by which Electron verifies an archive: SHA-256 of its header, hexadecimal. */
export function digestOf(archive: string): string {
  return createHash('sha256').update(getRawHeader(archive).headerString).digest('hex');
}

/** The digest for `resources\app.asar` in the resources of a program for Windows. */
export function digestInExecutable(executable: string): unknown {
  const { entries } = resourcesOf(executable);
  const entry = entries.find(({ type, id }) => type === 'INTEGRITY' && id === 'ELECTRONASAR');
  return entry && JSON.parse(Buffer.from(entry.bin).toString());
}

/** Names in a program's version resource, as Windows shows them, and the sizes of its icon in px. */
export function facesOf(executable: string): { names: Record<string, string>; icon: number[] } {
  const { entries } = resourcesOf(executable);
  const [version] = Resource.VersionInfo.fromEntries(entries);
  const [icon] = Resource.IconGroupEntry.fromEntries(entries);
  const [language] = version?.getAllLanguagesForStringValues() ?? [];
  return {
    names: (language && version?.getStringValues(language)) ?? {},
    // 0 means 256.
    icon: icon?.icons.map(({ width }) => width || 256) ?? [],
  };
}

const resourcesOf = (executable: string) =>
  NtExecutableResource.from(NtExecutable.from(readFileSync(executable), { ignoreCert: true }));

/**
 * The fuses of a program by their names in electron-builder's configuration; a fuse that the installed @electron/fuses
 * cannot name goes by its index.
 */
export async function fusesOf(executable: string): Promise<Record<string, boolean>> {
  const wire: Record<string, unknown> = { ...(await getCurrentFuseWire(executable)) };
  const places = Array.from({ length: FUSES }, (_, place) => place);
  return Object.fromEntries(
    places.map((place) => {
      const name = FuseV1Options[place] ?? String(place);
      return [name.charAt(0).toLowerCase() + name.slice(1), wire[place] === FuseState.ENABLE];
    }),
  );
}
