import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rename, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { build, type InlineConfig } from 'vite';
import { sourceHash } from '../../../scripts/lib/source-hash.ts';
import { galleryConfig } from '../../gallery/config.ts';

const project = resolve(import.meta.dirname, '../../..');
const builds = join(project, '.cache', 'gallery-builds');
/** All sources of the gallery. */
const SOURCES = ['src/shared/**', 'src/renderer/**', 'scripts/lib/vite/**', 'tests/gallery/**', 'package-lock.json'];

/** Builds a page into this folder, as the program is built. */
export async function buildInto(folder: string, config: InlineConfig): Promise<void> {
  await build({
    ...config,
    logLevel: 'warn',
    build: { ...config.build, outDir: folder, emptyOutDir: true, chunkSizeWarningLimit: 4000 },
  });
}

/** Folder of the built gallery: the last build if no source has changed since. */
export async function builtGallery(): Promise<string> {
  const folder = join(builds, sourceHash(project, SOURCES));
  if (existsSync(folder)) return folder;
  await mkdir(builds, { recursive: true });
  const before = (await readdir(builds)).filter((name) => !name.startsWith('new-'));
  const fresh = await mkdtemp(join(builds, 'new-'));
  await buildInto(fresh, galleryConfig(join(project, 'tests/gallery')));
  try {
    await rename(fresh, folder);
    for (const old of before) await rm(join(builds, old), { recursive: true, force: true });
  } catch {
    // Another test file has built it in the meantime.
    await rm(fresh, { recursive: true, force: true });
  }
  return folder;
}
