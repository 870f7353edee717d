import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'oxc-parser';
import { crossing } from './crossings.ts';
import { sourcesBelow } from './imports.ts';
import type { Zone } from './zones.ts';

/** A name that a file exports as its own; re-exports are no exports of their own. */
export type ExportedName = { name: string; file: string };

/** Reads the exported names of the TypeScript files below `folder`, relative to `root`. */
export function readNames(root: string, folder: string): ExportedName[] {
  return sourcesBelow(root, folder).flatMap((file) => {
    const { module } = parseSync(file, readFileSync(join(root, file), 'utf8'));
    const entries = module.staticExports.flatMap((one) => one.entries);
    const own = entries.flatMap(({ exportName, moduleRequest }) => (moduleRequest ? [] : (exportName.name ?? [])));
    return [...new Set(own)].map((name) => ({ name, file }));
  });
}

/** A name for two things, of which one file could import either. */
export type NamedTwice = { name: string; files: string[] };

/**
 * Names that two files export of which one may import the other by the zones, besides the usual ones. Parts that are
 * closed to each other, such as two features, have each their own words.
 */
export function namedTwice(
  names: readonly ExportedName[],
  zones: readonly Zone[],
  usual: readonly { names: readonly string[] }[] = [],
): NamedTwice[] {
  const reaches = (from: string, to: string) => crossing({ from, specifier: to, to }, zones) === undefined;
  const ownWord = new Set(usual.flatMap((group) => group.names));
  return [...Map.groupBy(names, ({ name }) => name)].flatMap(([name, same]) => {
    if (ownWord.has(name)) return [];
    const files = same.map(({ file }) => file);
    const confused = files.filter((file) =>
      files.some((other) => other !== file && (reaches(file, other) || reaches(other, file))),
    );
    return confused.length > 0 ? [{ name, files: confused.sort() }] : [];
  });
}

/** Usual names that are no longer exported twice: their line is to go. */
export const unusedNames = (names: readonly ExportedName[], usual: readonly { names: readonly string[] }[]): string[] =>
  usual.flatMap((group) => group.names).filter((name) => names.filter((one) => one.name === name).length < 2);
