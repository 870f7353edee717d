import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { copyFile, mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';

const run = promisify(execFile);
const TIMEOUT_MS = 120_000;

/**
 * Converts a file, or several of one folder at once, to another format by LibreOffice, into the folder `target`.
 * `format` is an extension, with the name and options of its filter where they matter; `infilter` says how the files
 * themselves are read.
 */
export async function convertByOffice(
  file: string | readonly string[],
  { format, target, infilter }: { format: string; target: string; infilter?: string },
): Promise<void> {
  const files = [file].flat();
  await mkdir(target, { recursive: true });
  await run(
    'soffice',
    [
      // A profile of its own, so that two instances can run at once.
      `-env:UserInstallation=${pathToFileURL(join(target, 'office'))}`,
      '--headless',
      '--convert-to',
      format,
      ...(infilter ? [`--infilter=${infilter}`] : []),
      '--outdir',
      target,
      ...files.map((each) => basename(each)),
    ],
    { cwd: join(files[0] ?? '', '..'), timeout: TIMEOUT_MS },
  );
}

/** Cache of tables that LibreOffice has written: each takes seconds of CPU, for the same bytes. */
const WRITTEN = join(import.meta.dirname, '../../.cache/office');

/**
 * Writes rows as an Excel file, or printed as a PDF, by LibreOffice itself, once for all tests with these rows; its
 * sheet is "jadval". Returns the path of a copy in `folder`. All values are stored as text; none may contain a quote.
 */
export async function officeTable(
  folder: string,
  name: string,
  rows: readonly (readonly string[])[],
  format: 'xlsx' | 'xls' | 'pdf' = 'xlsx',
): Promise<string> {
  const csv = rows.map((row) => row.map((value) => `"${value}"`).join(',')).join('\n');
  const written = join(WRITTEN, `${createHash('sha256').update(csv).digest('hex')}.${format}`);
  if (!existsSync(written)) await writeTable(csv, written, format);
  await mkdir(folder, { recursive: true });
  const file = join(folder, `${name}.${format}`);
  await copyFile(written, file);
  return file;
}

async function writeTable(csv: string, written: string, format: string): Promise<void> {
  await mkdir(WRITTEN, { recursive: true });
  // Written beside the place, then renamed: tests of two workers may want the same table at once.
  const folder = await mkdtemp(join(WRITTEN, 'new-'));
  await writeFile(join(folder, 'jadval.csv'), csv);
  await convertByOffice(join(folder, 'jadval.csv'), {
    format,
    target: folder,
    infilter: 'CSV:44,34,76,1,,0,false,true',
  });
  await rename(join(folder, `jadval.${format}`), written);
  await rm(folder, { recursive: true, force: true });
}
