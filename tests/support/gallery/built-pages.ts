import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rename, rm } from 'node:fs/promises';
import { join, parse, resolve } from 'node:path';
import { build, type InlineConfig } from 'vite';
import { sourceHash } from '../../../scripts/lib/source-hash.ts';
import { galleryConfig } from '../../gallery/config.ts';

const project = resolve(import.meta.dirname, '../../..');
/** The kit pages: primitives that need a page of their own. */
const PAGES = 'tests/integration/renderer/kit/pages';
/** All sources of every page. */
const SOURCES = [
  'src/shared/**',
  'src/renderer/**',
  'scripts/lib/vite/**',
  'tests/gallery/config.ts',
  'package-lock.json',
];

/** Folder of the built gallery. */
export const builtGallery = (): Promise<string> =>
  built('gallery', ['tests/gallery/**'], galleryConfig(join(project, 'tests/gallery')));

/** Folder of a built kit page, alone: its stand-in for the bridge is loaded before everything else. */
export function builtKitPage(name: string): Promise<string> {
  const root = join(project, PAGES);
  const config = { ...galleryConfig(root), build: { rolldownOptions: { input: join(root, name) } } };
  return built(parse(name).name, [`${PAGES}/**`, 'tests/gallery/many-options.ts'], config);
}

/** Folder of the built pages, as the program is built: the last build if no source has changed since. */
async function built(name: string, sources: readonly string[], config: InlineConfig): Promise<string> {
  const builds = join(project, '.cache', `${name}-builds`);
  const folder = join(builds, sourceHash(project, [...SOURCES, ...sources]));
  if (existsSync(folder)) return folder;
  await mkdir(builds, { recursive: true });
  const before = (await readdir(builds)).filter((one) => !one.startsWith('new-'));
  const fresh = await mkdtemp(join(builds, 'new-'));
  await build({
    ...config,
    logLevel: 'warn',
    build: { ...config.build, outDir: fresh, emptyOutDir: true, chunkSizeWarningLimit: 4000 },
  });
  try {
    await rename(fresh, folder);
    for (const old of before) await rm(join(builds, old), { recursive: true, force: true });
  } catch {
    // Another worker has built it in the meantime.
    await rm(fresh, { recursive: true, force: true });
  }
  return folder;
}
