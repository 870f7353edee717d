import { rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { buildIfChanged } from '../../scripts/lib/build.ts';
import { root } from '../../scripts/lib/project.ts';
import { reportFailure } from '../../scripts/lib/report-failure.ts';
import { albumPage } from './album-page.ts';
import { createCamera } from './camera.ts';
import { drawAll } from './draw.ts';

/**
 * `npm run shots`: pictures of every screen and dialog in `shots/`, with an index (`index.html`). `--only news,funds`:
 * those with one of these words in their name; `--script cyrillic`, `--scheme dark`, `--role moderator`: only this one.
 */
const { values: options } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    script: { type: 'string' },
    scheme: { type: 'string' },
    role: { type: 'string' },
  },
  args: process.argv.slice(2).filter((argument) => argument !== '--'),
});

await reportFailure(async () => {
  await buildIfChanged();
  const started = performance.now();
  const folder = join(root, 'shots');
  rmSync(folder, { recursive: true, force: true });
  const { script, scheme, role } = options;
  const camera = createCamera(folder, { ...(script && { script }), ...(scheme && { scheme }) });
  const words = options.only.split(',').filter(Boolean);
  await drawAll(
    camera,
    (subject) =>
      (role === undefined || role === subject.role) &&
      (words.length === 0 || words.some((word) => subject.area === word || subject.name.startsWith(word))),
  );
  writeFileSync(join(folder, 'index.html'), albumPage(camera.shots));
  const seconds = ((performance.now() - started) / 1000).toFixed(0);
  console.log(`${camera.shots.length} pictures in ${seconds} s: see ${relative(root, folder)}/index.html`);
  if (camera.failures.length > 0) throw new Error(`Not drawn:\n${camera.failures.join('\n')}`);
});
