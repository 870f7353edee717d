import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { parseSync } from 'oxc-parser';

/** One import, re-export or dynamic import, of values or of types. */
export type Import = {
  /** The file that imports, relative to the root. */
  from: string;
  /** The specifier as the source has it. */
  specifier: string;
  /** The imported file of this project, relative to the root; undefined for a package. */
  to?: string;
};

const ALIASES: readonly (readonly [string, string])[] = [
  ['@shared/', 'src/shared/'],
  ['@/', 'src/renderer/src/'],
];

/** Reads every import of the TypeScript files below `folder`, types included; both are relative to `root`. */
export const readImports = (root: string, folder: string): Import[] =>
  sourcesBelow(root, folder).flatMap((file) => importsOf(root, file));

/** The project's TypeScript files below `folder`, relative to `root`. */
export const sourcesBelow = (root: string, folder: string): string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !file.split(sep).includes('node_modules'))
    .map((file) => `${folder}/${file.replaceAll(sep, '/')}`);

function importsOf(root: string, from: string): Import[] {
  const source = readFileSync(join(root, from), 'utf8');
  const { module } = parseSync(from, source);
  const specifiers = [
    ...module.staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...module.staticExports.flatMap(({ entries }) => entries.flatMap((entry) => entry.moduleRequest?.value ?? [])),
    ...module.dynamicImports.map(({ moduleRequest: { start, end } }) => source.slice(start + 1, end - 1)),
  ];
  return [...new Set(specifiers)].map((specifier) => {
    const to = fileOf(root, from, specifier);
    return to === undefined ? { from, specifier } : { from, specifier, to };
  });
}

/** The imported file, without the query of an asset; undefined for a package. */
function fileOf(root: string, from: string, specifier: string): string | undefined {
  const [path = ''] = specifier.split('?');
  const alias = ALIASES.find(([name]) => path.startsWith(name));
  if (alias) return path.replace(...alias);
  if (!path.startsWith('.')) return undefined;
  return relative(root, resolve(root, dirname(from), path)).replaceAll(sep, '/');
}

/** The imports whose file does not exist. */
export const missing = (root: string, imports: readonly Import[]): Import[] =>
  imports.filter(({ to }) => to !== undefined && !existsSync(join(root, to)));
