import { join } from 'node:path';
import { type Config, mergeConfig } from './config.ts';
import { environmentSource, fileSource, machineConfigPath } from './sources.ts';

/**
 * The configuration of this workstation: the defaults that ship with the program, overridden by the machine-wide file
 * and the environment. In a packaged program the file overrides the environment, because any user can set a variable
 * and only the administrator writes the file; otherwise variables override the file. Throws `ConfigError` with a
 * message for the author of the file or the variable.
 */
export function loadConfig({
  resources,
  platform,
  env,
  packaged,
}: {
  /** Folder of the files that ship with the program. */
  resources: string;
  platform: NodeJS.Platform;
  env: NodeJS.ProcessEnv;
  /** Whether the program was installed from a package. */
  packaged: boolean;
}): Config {
  const defaults = fileSource(join(resources, 'config.default.json'), { optional: false });
  const file = fileSource(machineConfigPath(platform, env), { optional: true });
  const variables = environmentSource(env);
  const sources = packaged ? [defaults, variables, file] : [defaults, file, variables];
  return mergeConfig(sources.filter((source) => source !== null));
}
