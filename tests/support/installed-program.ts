import { readFileSync, writeFileSync } from 'node:fs';
import { cp, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ALL_KEYS, ENVIRONMENT } from '../../src/main/config/config.ts';
import { startUpdateFeed } from './update-feed.ts';

const RESOURCES = join(import.meta.dirname, '../../resources');

/** Makes a folder look like the installation of an AppImage, with updates from this address. */
export async function installProgram(folder: string, updateUrl: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  await cp(RESOURCES, folder, { recursive: true });
  configureInstalled(folder, { [ENVIRONMENT.updateUrl]: updateUrl });
  await writeFile(
    join(folder, 'app-update.yml'),
    'provider: generic\nurl: https://updates.invalid\nupdaterCacheDirName: b\n',
  );
  await writeFile(join(folder, 'budjet.AppImage'), 'the old program');
}

/** Makes a folder look like the installation of the newest version; returns the program's environment, and how to end. */
export async function installNewest(
  folder: string,
): Promise<{ env: Record<string, string>; close: () => Promise<void> }> {
  const feed = await startUpdateFeed();
  feed.release({ version: '0.0.1' });
  await installProgram(folder, feed.url);
  return { env: envOfInstalled(folder), close: feed.close };
}

/** Writes values that are given as variables into the files of an installed program, which reads no such variables. */
export function configureInstalled(folder: string, env: Record<string, string>): void {
  const file = join(folder, 'config.default.json');
  const given = ALL_KEYS.map((key) => [key, env[ENVIRONMENT[key]]]).filter(([, value]) => value !== undefined);
  writeFileSync(file, JSON.stringify({ ...JSON.parse(readFileSync(file, 'utf8')), ...Object.fromEntries(given) }));
}

/** The environment of a program installed in this folder. */
export const envOfInstalled = (folder: string): Record<string, string> => ({
  HOST_RESOURCES: folder,
  APPIMAGE: join(folder, 'budjet.AppImage'),
  XDG_CACHE_HOME: join(folder, 'cache'),
});
