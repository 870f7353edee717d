import { appendFile, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Log } from '../diagnostics/log.ts';
import { diskCode, isMissing } from '../storage/disk-code.ts';
import type { OwnFolder } from '../storage/own-folder.ts';
import { foldersOfPersons, personFolder } from '../storage/person-place.ts';

/** A day in ms. */
export const DAY_MS = 24 * 60 * 60_000;
/** What separates the lines of a file. */
export const NEWLINE = '\n';
const MONTH_FILE = /^\d{4}-\d{2}\.journal$/;

/** Access to the months in a person's folder. */
export const journalFolder = (folder: string): OwnFolder => personFolder(folder, (name) => MONTH_FILE.test(name));

/** Name of the file of the month, in UTC, of a time in ms since the epoch. */
export const fileOf = (time: number): string => `${new Date(time).toISOString().slice(0, 7)}.journal`;

/** Name of the file of the month after that of a time in ms since the epoch. */
function nextFileOf(time: number): string {
  const date = new Date(time);
  return fileOf(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1));
}

/** Names of the months of a folder, oldest first; none if the folder is missing or is a file. */
export async function monthFiles(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch((error: unknown) => {
    if (isMissing(error) || diskCode(error) === 'ENOTDIR') return [];
    throw error;
  });
  return names.filter((name) => MONTH_FILE.test(name)).sort();
}

/** The file for a line of this time: the newest one up to the month after it, so that no later month takes all lines. */
export function newestFor(time: number, names: readonly string[]): string {
  const month = fileOf(time);
  const last = nextFileOf(time);
  return (
    names
      .filter((name) => name > month && name <= last)
      .sort()
      .at(-1) ?? month
  );
}

/** Adds the lines of a month that a clock running ahead has written to this month, with which they are removed. */
async function bringBack(folder: string, name: string, month: string): Promise<void> {
  const lines = await readFile(join(folder, name), 'latin1');
  await appendFile(join(folder, month), `${NEWLINE}${lines}`, { encoding: 'latin1', mode: 0o600, flush: true });
  await journalFolder(folder).remove(name);
}

/**
 * Removes the months that ended more than `days` days before `now` (ms) from the folders of all persons, and brings
 * back those of the future. `days` 0: removes all months. `now` null: the time is not known. Never rejects.
 */
export async function tidyMonths({
  folder,
  now,
  days,
  log,
}: {
  folder: string;
  now: number | null;
  days: number;
  log: Log;
}): Promise<void> {
  try {
    for (const folderOfOne of await foldersOfPersons(folder)) {
      const own = journalFolder(folderOfOne);
      for (const name of (await own.names()).sort()) {
        // The month of that day had not ended then, so it stays.
        if (days === 0 || (now !== null && name < fileOf(now - days * DAY_MS))) await own.remove(name);
        else if (now !== null && name > nextFileOf(now)) await bringBack(folderOfOne, name, fileOf(now));
      }
    }
  } catch (error) {
    log.warn('old months of the journal could not be removed', { reason: String(error) });
  }
}
