import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const RESOURCES = join(import.meta.dirname, '../../resources');

/** Makes a folder look like the installation of an AppImage, with updates from this address. */
export async function installProgram(folder: string, updateUrl: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  await cp(RESOURCES, folder, { recursive: true });
  const defaults = JSON.parse(await readFile(join(folder, 'config.default.json'), 'utf8'));
  await writeFile(join(folder, 'config.default.json'), JSON.stringify({ ...defaults, updateUrl }));
  await writeFile(
    join(folder, 'app-update.yml'),
    'provider: generic\nurl: https://updates.invalid\nupdaterCacheDirName: b\n',
  );
  await writeFile(join(folder, 'budjet.AppImage'), 'the old program');
}

/** The environment of a program installed in this folder. */
export const envOfInstalled = (folder: string): Record<string, string> => ({
  HOST_RESOURCES: folder,
  APPIMAGE: join(folder, 'budjet.AppImage'),
  XDG_CACHE_HOME: join(folder, 'cache'),
});
