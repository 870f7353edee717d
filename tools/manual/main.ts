import { cpSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { buildIfChanged } from '../../scripts/lib/build.ts';
import { MANUAL, stampManual } from '../../scripts/lib/manual-folder.ts';
import { root } from '../../scripts/lib/project.ts';
import { reportFailure } from '../../scripts/lib/report-failure.ts';

/**
 * `npm run manual`: the manual as HTML and PDF in `manual/`, by script and role. `--script cyrillic`: only this one;
 * `--only appeal`: the chapters with these letters in their id.
 */
const { values: options } = parseArgs({
  options: { script: { type: 'string' }, only: { type: 'string', default: '' } },
  args: process.argv.slice(2).filter((argument) => argument !== '--'),
});

await reportFailure(async () => {
  await buildIfChanged();
  // The chapters are modules of the page, with its aliases.
  await import('../../tests/support/resolve-shared.ts');
  const { writeManual } = await import('./write-manual.ts');
  const { CHAPTERS } = await import('../../src/renderer/src/app/manual/chapters/chapters.ts');
  const wanted = ({ id }: { id: string }) => id.includes(options.only);
  if (!CHAPTERS.some(wanted)) throw new Error(`No chapter has these letters in its id: ${options.only}`);
  rmSync(MANUAL, { recursive: true, force: true });
  mkdirSync(MANUAL);
  cpSync(join(root, 'node_modules/@fontsource-variable/inter'), join(MANUAL, 'fonts'), {
    recursive: true,
    filter: (file) => !/\.(?:scss|json|md)$|italic|opsz|greek|vietnamese/.test(file),
  });
  for (const script of (['latin', 'cyrillic'] as const).filter((one) =>
    [one, undefined].includes(options.script as never),
  )) {
    const pages = await writeManual(join(MANUAL, script), script, wanted);
    for (const { file, count } of pages) console.log(`${relative(root, file)}: ${count} pages`);
  }
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };
  if (options.script === undefined && options.only === '') stampManual(MANUAL, version);
});
