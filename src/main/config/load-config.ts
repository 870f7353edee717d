import { join } from 'node:path';
import { type Config, mergeConfig } from './config.ts';
import { environmentSource, fileSource, machineConfigPath } from './sources.ts';

/**
 * The configuration of this workstation: the defaults that ship with the program, then the machine-wide file and the
 * environment. In a packaged program the file wins, because anybody can set a variable of their own and only the
 * administrator writes the file; otherwise variables win. Throws `ConfigError` with a message for the person who wrote
 * the file or set the variable.
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
