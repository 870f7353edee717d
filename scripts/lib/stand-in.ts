import { join } from 'node:path';
import { startPlatform } from '../../tests/platform/server.ts';
import type { Platform } from '../../tests/platform/types.ts';
import { root } from './project.ts';

/** The platform that a program is opened with. */
export type StandIn = {
  /** The program's environment: this process's, the platform's addresses, and the profile folder. */
  env: NodeJS.ProcessEnv;
  close: () => Promise<void>;
};

/** Starts the stand-in platform and prints its users, or names the platform at the address `api` instead. */
export async function startStandIn(api: string | undefined): Promise<StandIn> {
  const cache = join(root, '.cache');
  const platform = api === undefined ? await startPlatform({ dataDir: join(cache, 'platform') }) : undefined;
  if (platform) introduce(platform);
  return {
    env: {
      ...process.env,
      BACKOFFICE_PROFILE_DIR: join(cache, 'profile'),
      ...(platform?.env ?? { BACKOFFICE_API_URL: api }),
    },
    close: async () => platform?.close(),
  };
}

function introduce({ apiUrl, users }: Platform): void {
  console.log(`The stand-in platform answers at ${apiUrl}; its data is kept in .cache/platform. Its users:`);
  const width = Math.max(...users.map(({ username }) => username.length));
  for (const { username, password, full_name } of users) {
    console.log(`  ${username.padEnd(width)}  ${password.padEnd(width + 6)}  ${full_name}`);
  }
  console.log('Ctrl+C ends everything.');
}
