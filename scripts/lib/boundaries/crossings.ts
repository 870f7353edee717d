import { isBuiltin } from 'node:module';
import type { Import } from './imports.ts';
import type { Reserved, Zone } from './zones.ts';

/** Why the import crosses a boundary; undefined where it does not. */
export function crossing(
  { from, specifier, to }: Import,
  zones: readonly Zone[],
  reserved: readonly Reserved[] = [],
): string | undefined {
  const zone = zoneOf(from, zones);
  if (!zone) return `${from} lies in no zone`;
  if (to === undefined) {
    return allowsPackage(zone.packages, specifier) ? undefined : `${zone.path} may not import the package ${specifier}`;
  }
  const kept = reserved.find(({ module, by }) => module === to && !by.test(from));
  if (kept) return `${kept.why}: ${from} may not import ${to}`;
  const own = rootOf(from, zone);
  if (isIn(to, own) && zoneOf(to, zones) === zone) return undefined;
  return zone.imports.some((allowed) => isIn(to, allowed)) ? undefined : `${own} may not import ${to}`;
}

/** The most specific zone of the file. */
function zoneOf(file: string, zones: readonly Zone[]): Zone | undefined {
  return zones.filter(({ path }) => matches(file, path)).sort((one, other) => other.path.length - one.path.length)[0];
}

/** The folder that the zone's pattern matches for this file. */
const rootOf = (file: string, { path }: Zone): string => file.split('/').slice(0, path.split('/').length).join('/');

const matches = (file: string, path: string): boolean =>
  isIn(
    file,
    path
      .split('/')
      .map((part, index) => (part === '*' ? file.split('/')[index] : part))
      .join('/'),
  );

const isIn = (file: string, folder: string): boolean => file === folder || file.startsWith(`${folder}/`);

function allowsPackage(packages: Zone['packages'], specifier: string): boolean {
  const name = specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');
  if (typeof packages !== 'string') return packages.includes(name);
  if (name === 'electron') return packages === 'node and electron';
  return packages !== 'page' || !isBuiltin(specifier);
}
