import { join } from 'node:path';
import { type Config, mergeConfig } from './config.ts';
import { environmentSource, fileSource, machineConfigPath } from './sources.ts';

/**
 * The configuration of this workstation: the defaults that ship with the program, the machine-wide file, the
 * environment. Throws `ConfigError` with a message for the person who wrote the file or set the variable.
 */
export function loadConfig({
  resources,
  platform,
  env,
}: {
  /** Folder of the files that ship with the program. */
  resources: string;
  platform: NodeJS.Platform;
  env: NodeJS.ProcessEnv;
}): Config {
  const sources = [
    fileSource(join(resources, 'config.default.json'), { optional: false }),
    fileSource(machineConfigPath(platform, env), { optional: true }),
    environmentSource(env),
  ];
  return mergeConfig(sources.filter((source) => source !== null));
}
