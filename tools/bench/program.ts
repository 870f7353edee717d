import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Role } from '../../src/shared/roles.ts';
import { signIn } from '../../tests/e2e/support/sign-in.ts';
import { startPlatform } from '../../tests/platform/server.ts';
import type { Platform } from '../../tests/platform/types.ts';
import { type KeyringSession, openKeyringSession } from '../../tests/support/keyring.ts';
import { type App, launchApp } from '../../tests/support/launch.ts';
import type { LaunchOptions } from '../../tests/support/program-process.ts';

/** The environment for measuring the program: a platform, a keyring, and a folder for profiles. */
export type Rig = {
  platform: Platform;
  keyring: KeyringSession;
  /** Options for starting the program on the profile with this name. */
  options: (profile: string) => LaunchOptions;
  /** Starts the program on that profile, signed in, and opens the address. */
  signedIn: (profile: string, role: Role, address: string) => Promise<App>;
};

/** Sets the rig up, and tears it down when `use` has ended. */
export async function withRig<T>(use: (rig: Rig) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-'));
  const platform = await startPlatform();
  const keyring = await openKeyringSession(join(folder, 'keyring'));
  const options = (profile: string) => ({ env: platform.env, profileDir: join(folder, profile), keyring });
  try {
    return await use({
      platform,
      keyring,
      options,
      signedIn: async (profile, role, address) => {
        const app = await launchApp({ ...options(profile), held: true, viewport: { width: 1366, height: 768 } });
        const answer = await signIn({ platform, app, role, address: 'later' });
        if (!answer.ok) throw new Error(`Not signed in: ${JSON.stringify(answer.error)}`);
        await app.open(address);
        return app;
      },
    });
  } finally {
    await keyring.close();
    await platform.close();
    await rm(folder, { recursive: true, force: true });
  }
}
