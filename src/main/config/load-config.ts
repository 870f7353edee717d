import { join } from 'node:path';
import { ALL_KEYS, type Config, type ConfigSource, mergeConfig, PERSONS_KEYS } from './config.ts';
import { environmentSource, fileSource } from './sources.ts';

/**
 * The configuration of this workstation: the defaults that ship with the program, overridden by the machine-wide file
 * and the environment. In a packaged program only `PERSONS_KEYS` are read from variables, and the file overrides them:
 * any user can set a variable, but only the administrator can write the file. Otherwise variables override the file.
 * Group policies override all. Throws `ConfigError` with a message for the author of the
 * policy, the file or the variable.
 */
export function loadConfig({
  resources,
  machineFile,
  env,
  packaged,
  administrator = 0,
  policies = () => null,
}: {
  /** Folder of the files that ship with the program. */
  resources: string;
  /** The administrator's file, if it exists. */
  machineFile: string;
  env: NodeJS.ProcessEnv;
  /** Whether the program was installed from a package. */
  packaged: boolean;
  /** Id of the only user who may write the machine-wide file of a packaged program. Default: root. */
  administrator?: number;
  /** Reads the group policies of a packaged program. Default: no policies. */
  policies?: () => ConfigSource | null;
}): Config {
  const defaults = fileSource(join(resources, 'config.default.json'), { optional: false });
  const file = fileSource(machineFile, { optional: true, ...(packaged && { administrator }) });
  const keys = packaged ? PERSONS_KEYS : ALL_KEYS;
  const variables = environmentSource(env, keys);
  const sources = packaged ? [defaults, variables, file, policies()] : [defaults, file, variables];
  return mergeConfig(
    sources.filter((source) => source !== null),
    { variables: keys },
  );
}
