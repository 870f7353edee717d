import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type AppAdapter, getAppCacheDir } from 'electron-updater/out/AppAdapter';
import type { Emit } from './bridge/emit.ts';
import type { Config } from './config/config.ts';
import type { Log } from './diagnostics/log.ts';
import type { OpenUpdateRequest } from './updates/http.ts';
import { createUpdates, type Updates } from './updates/updates.ts';
import { whoUpdates } from './updates/who-updates.ts';

type Options = {
  config: Pick<Config, 'updateUrl' | 'updatePrereleases'>;
  /** Folder of the files that ship with the program. */
  resources: string;
  /** Folder of the profile. */
  profile: string;
  program: { name: string; version: string; packaged: boolean };
  open: OpenUpdateRequest;
  /** Whether the person agrees to end the program now. */
  agree: () => Promise<boolean>;
  /** Withdraws that agreement. */
  stay: () => void;
  /** Ends the program. */
  quit: () => void;
  emit: Emit;
  log: Log;
};

/** Creates the updates of this installation. The updater itself is loaded with the first check. */
export function createUpdateServices({ config, resources, profile, program, ...rest }: Options): Updates {
  const { updateUrl = '', updatePrereleases = false } = config;
  const { open, agree, stay, quit, emit, log } = rest;
  const updateFile = join(resources, 'app-update.yml');
  const typeFile = join(resources, 'package-type');
  const who = whoUpdates({
    packaged: program.packaged,
    platform: process.platform,
    hasUpdateFile: existsSync(updateFile),
    packageType: existsSync(typeFile) ? readFileSync(typeFile, 'utf8').trim() : null,
    appImage: process.env.APPIMAGE,
    updateUrl,
  });
  const app: AppAdapter = {
    ...{ name: program.name, version: program.version, isPackaged: program.packaged },
    appUpdateConfigPath: updateFile,
    userDataPath: profile,
    // The folder where the installer for Windows leaves files that the next download can reuse.
    baseCachePath: getAppCacheDir(),
    whenReady: async () => undefined,
    relaunch: () => undefined,
    quit,
    onQuit: () => undefined,
  };
  log.info('updates', who);
  return createUpdates({
    who,
    client: async () => {
      if ('off' in who) throw new Error('updates are off');
      const { createUpdateClient } = await import('./updates/client.ts');
      return createUpdateClient({
        by: who.by,
        url: updateUrl,
        app,
        open,
        prereleases: updatePrereleases,
      });
    },
    agree,
    stay,
    quit,
    onChange: (state) => emit('updates.changed', state),
    log,
  });
}
