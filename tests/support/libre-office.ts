import { execFile } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';

const run = promisify(execFile);
const TIMEOUT_MS = 60_000;

/**
 * Lets LibreOffice write a file in another format, into the folder `target`. `format` is an extension, with the name and
 * the options of its filter where they matter; `infilter` says how the file itself is read.
 */
export async function convertByOffice(
  file: string,
  { format, target, infilter }: { format: string; target: string; infilter?: string },
): Promise<void> {
  await mkdir(target, { recursive: true });
  await run(
    'soffice',
    [
      // A profile of its own, so that two of them can run at once.
      `-env:UserInstallation=${pathToFileURL(join(target, 'office'))}`,
      '--headless',
      '--convert-to',
      format,
      ...(infilter ? [`--infilter=${infilter}`] : []),
      '--outdir',
      target,
      basename(file),
    ],
    { cwd: join(file, '..'), timeout: TIMEOUT_MS },
  );
}

/**
 * Writes rows as an Excel file, or printed as a PDF, by LibreOffice itself, into `folder`; gives its path. All values
 * are kept as texts; none may hold a quote.
 */
export async function officeTable(
  folder: string,
  name: string,
  rows: readonly (readonly string[])[],
  format: 'xlsx' | 'xls' | 'pdf' = 'xlsx',
): Promise<string> {
  await mkdir(folder, { recursive: true });
  const csv = join(folder, `${name}.csv`);
  await writeFile(csv, rows.map((row) => row.map((value) => `"${value}"`).join(',')).join('\n'));
  await convertByOffice(csv, { format, target: folder, infilter: 'CSV:44,34,76,1,,0,false,true' });
  return join(folder, `${name}.${format}`);
}
