import { readFileSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { isMissing } from '../storage/disk-code.ts';
import { ConfigError, type ConfigKey, type ConfigSource, ENVIRONMENT } from './config.ts';

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
 * Refuses a file if anyone but the administrator, the user with this id, can write to it or its folder. Node reports no
 * owners on Windows: there the installer restricts the folder to administrators. Throws `ConfigError`.
 */
function requireAdministrator(path: string, administrator: number): void {
  if (process.getuid === undefined) return;
  for (const place of [dirname(path), path]) {
    const { uid, mode } = statSync(place);
    if (uid !== administrator || (mode & 0o022) !== 0)
      throw new ConfigError(`${place}: faqat administrator yoza oladigan bo'lishi kerak (egasi va huquqlari)`);
  }
}

/**
 * A configuration file as a source; null if an optional file is missing. `administrator`: id of the only user who may
 * write it; default: not checked. Throws `ConfigError` if the file cannot be read, is not a JSON object or is writable
 * by another user.
 */
export function fileSource(
  path: string,
  { optional, administrator }: { optional: boolean; administrator?: number },
): ConfigSource | null {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
    if (administrator !== undefined) requireAdministrator(path, administrator);
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
 * The BACKOFFICE_* variables as a source; an empty variable counts as unset, except the list of ports. `without`: keys
 * whose variables are ignored. Default: none.
 */
export function environmentSource(env: NodeJS.ProcessEnv, without: readonly ConfigKey[] = []): ConfigSource {
  const all = Object.entries(ENVIRONMENT) as [ConfigKey, string][];
  const known = all.filter(([key]) => !without.includes(key));
  const values = Object.fromEntries(
    known
      .map(([key, variable]) => [key, env[variable]] as const)
      .filter(([key, value]) => value !== undefined && (value !== '' || key === 'ssoRedirectPorts')),
  );
  return {
    name: 'environment',
    values,
    describeKey: (key) => `${ENVIRONMENT[key as ConfigKey]}`,
  };
}
