import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'vite';

const PROGRAM = join(import.meta.dirname, 'program');

/** Builds the sample program as JavaScript, which Electron runs as it is, into a folder; returns the file to start. */
export async function bundledSample(folder: string): Promise<string> {
  const outDir = join(folder, 'sample');
  await build({
    configFile: false,
    logLevel: 'error',
    build: {
      ssr: join(PROGRAM, 'main.ts'),
      outDir,
      rolldownOptions: { external: ['electron'], output: { format: 'es', entryFileNames: 'main.js' } },
    },
  });
  await cp(join(PROGRAM, 'preload.cjs'), join(outDir, 'preload.cjs'));
  const about = JSON.parse(await readFile(join(PROGRAM, 'package.json'), 'utf8')) as object;
  await writeFile(join(outDir, 'package.json'), JSON.stringify({ ...about, main: 'main.js' }));
  return outDir;
}
