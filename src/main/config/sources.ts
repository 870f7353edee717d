import { closeSync, constants, fstatSync, lstatSync, openSync, readFileSync, type Stats } from 'node:fs';
import { dirname } from 'node:path';
import { isMissing } from '../storage/disk-code.ts';
import { ALL_KEYS, ConfigError, type ConfigKey, type ConfigSource, ENVIRONMENT, PERSONS_KEYS } from './config.ts';

/**
 * Path of the administrator's configuration file for all users of a workstation. Not from the variable `ProgramData`,
 * which any user can set.
 */
export function machineConfigPath(platform: NodeJS.Platform): string {
  if (platform === 'win32') return 'C:\\ProgramData\\Tashabbusli budjet\\config.json';
  if (platform === 'darwin') return '/Library/Application Support/Tashabbusli budjet/config.json';
  return '/etc/tashabbusli-budjet/config.json';
}

/**
 * Refuses a link (on Windows also a junction), and a place where anyone but the administrator, the user with this id,
 * can write. Node reports no owners on Windows: there the installer restricts the folder to administrators. Throws
 * `ConfigError`.
 */
function requireAdministrator(place: string, found: Stats, administrator: number): void {
  if (found.isSymbolicLink())
    throw new ConfigError(`${place}: havola (boshqa joyga olib boradi); haqiqiy papka va fayl bo'lishi kerak`);
  if (process.getuid === undefined) return;
  if (found.uid !== administrator || (found.mode & 0o022) !== 0)
    throw new ConfigError(`${place}: faqat administrator yoza oladigan bo'lishi kerak (egasi va huquqlari)`);
}

/** Windows has no such flag. */
const NO_FOLLOW = constants.O_NOFOLLOW ?? 0;

/** The text of a file whose folder and itself are the administrator's, judged before a byte is read. Throws. */
function readOfAdministrator(path: string, administrator: number): string {
  for (const place of [dirname(path), path]) requireAdministrator(place, lstatSync(place), administrator);
  const file = openSync(path, constants.O_RDONLY | NO_FOLLOW);
  try {
    // The file that is read, whatever lies there by now.
    requireAdministrator(path, fstatSync(file), administrator);
    return readFileSync(file, 'utf8');
  } finally {
    closeSync(file);
  }
}

/**
 * A configuration file as a source; null if an optional file is missing. `administrator`: id of the only user who may
 * write it; default: not checked. Throws `ConfigError` if the file cannot be read, is not a JSON object, is a link or
 * behind one, or is writable by another user.
 */
export function fileSource(
  path: string,
  { optional, administrator }: { optional: boolean; administrator?: number },
): ConfigSource | null {
  let text: string;
  try {
    text = administrator === undefined ? readFileSync(path, 'utf8') : readOfAdministrator(path, administrator);
  } catch (error) {
    if (error instanceof ConfigError) throw error;
    if (optional && isMissing(error)) return null;
    throw new ConfigError(`${path}: o'qib bo'lmadi (${error instanceof Error ? error.message : error})`);
  }
  try {
    // Notepad saves UTF-8 with a byte order mark.
    const values: unknown = JSON.parse(text.replace(/^\uFEFF/, ''));
    if (typeof values !== 'object' || values === null || Array.isArray(values)) throw new Error('{ … } kutilgan');
    return { name: path, values: { ...values } };
  } catch (error) {
    throw new ConfigError(`${path}: JSON obyekti emas (${error instanceof Error ? error.message : error})`);
  }
}

/**
 * The BACKOFFICE_* variables as a source; an empty variable counts as unset, except the list of ports. `keys`: those
 * that are read. Default: all.
 */
export function environmentSource(env: NodeJS.ProcessEnv, keys: readonly ConfigKey[] = ALL_KEYS): ConfigSource {
  const values = Object.fromEntries(
    keys
      .map((key) => [key, env[ENVIRONMENT[key]]] as const)
      .filter(([key, value]) => value !== undefined && (value !== '' || key === 'ssoRedirectPorts')),
  );
  return {
    name: 'environment',
    values,
    describeKey: (key) => `${ENVIRONMENT[key as ConfigKey]}`,
  };
}

/** Names of the variables that are set and that an installed program does not read. */
export function ignoredVariables(env: NodeJS.ProcessEnv): string[] {
  const read = PERSONS_KEYS.map((key) => ENVIRONMENT[key]);
  return Object.keys(env).filter((name) => name.startsWith('BACKOFFICE_') && !read.includes(name));
}
