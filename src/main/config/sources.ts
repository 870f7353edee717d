import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isMissing } from '../storage/disk-code.ts';
import { ConfigError, type ConfigKey, type ConfigSource, ENVIRONMENT } from './config.ts';

/** Path of the administrator's configuration file for all users of a workstation. */
export function machineConfigPath(platform: NodeJS.Platform, env: NodeJS.ProcessEnv): string {
  if (platform === 'win32') return join(env.ProgramData ?? 'C:\\ProgramData', 'Tashabbusli budjet', 'config.json');
  if (platform === 'darwin') return '/Library/Application Support/Tashabbusli budjet/config.json';
  return '/etc/tashabbusli-budjet/config.json';
}

/**
 * A configuration file as a source; null where an optional file is missing. Throws `ConfigError` where the file cannot
 * be read or is not a JSON object.
 */
export function fileSource(path: string, { optional }: { optional: boolean }): ConfigSource | null {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch (error) {
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

/** The BACKOFFICE_* variables as a source; an empty variable counts as unset, except the list of ports. */
export function environmentSource(env: NodeJS.ProcessEnv): ConfigSource {
  const known = Object.entries(ENVIRONMENT) as [ConfigKey, string][];
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
