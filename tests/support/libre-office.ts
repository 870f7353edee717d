import { execFile } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const TIMEOUT_MS = 60_000;

/**
 * Writes rows as an Excel file by LibreOffice itself, into `folder`; gives its path. All values are kept as texts; none
 * may hold a quote.
 */
export async function officeTable(
  folder: string,
  name: string,
  rows: readonly (readonly string[])[],
  format: 'xlsx' | 'xls' = 'xlsx',
): Promise<string> {
  await mkdir(folder, { recursive: true });
  const csv = join(folder, `${name}.csv`);
  await writeFile(csv, rows.map((row) => row.map((value) => `"${value}"`).join(',')).join('\n'));
  await run(
    'soffice',
    [
      // A profile of its own, so that two of them can run at once.
      `-env:UserInstallation=file://${join(folder, 'office')}`,
      '--headless',
      '--convert-to',
      format,
      '--infilter=CSV:44,34,76,1,,0,false,true',
      '--outdir',
      folder,
      basename(csv),
    ],
    { cwd: folder, timeout: TIMEOUT_MS },
  );
  return join(folder, `${name}.${format}`);
}
