import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, toolPath } from './project.ts';
import { runNode } from './run.ts';
import { sourceHash } from './source-hash.ts';

/** Every file that the built program depends on. */
const SOURCES = [
  'src/**',
  'resources/**',
  'electron.vite.config.ts',
  'scripts/lib/vite/**',
  'scripts/lib/third-party/**',
  'tsconfig*.json',
  'package-lock.json',
];

/** Files of a complete build. */
const RESULTS = ['out/main/index.js', 'out/preload/index.cjs', 'out/renderer/index.html', 'out/THIRD-PARTY.txt'];

/** How the page is built: with its names and source maps, for a debugger; or minified, to be installed and measured. */
type Kind = 'readable' | 'production';

/** What `out/.stamp` holds after a build of this kind from the current sources. */
const stampOf = (kind: Kind): string => `${kind} ${sourceHash(root, SOURCES)}`;

/** Builds main, preload and renderer into `out/`; a failure throws an error with the builder's output. */
export async function build(kind: Kind = 'readable'): Promise<void> {
  const stamp = join(root, 'out', '.stamp');
  const content = stampOf(kind);
  // Removed first, so that a failed build does not pass as the previous one.
  rmSync(stamp, { force: true });
  const { ok, output, seconds } = await runNode(toolPath('electron-vite'), ['build', '--mode', kind], { quiet: true });
  if (!ok) throw new Error(`The build failed.\n\n${output}`);
  writeFileSync(stamp, content);
  console.log(`built in ${seconds.toFixed(1)} s`);
}

/** Builds unless `out/` already holds the build of this kind from the current sources. */
export async function buildIfChanged(kind: Kind = 'readable'): Promise<void> {
  const stamp = join(root, 'out', '.stamp');
  const complete = RESULTS.every((file) => existsSync(join(root, file)));
  if (complete && existsSync(stamp) && readFileSync(stamp, 'utf8') === stampOf(kind)) return;
  await build(kind);
}
