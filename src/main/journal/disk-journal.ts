import { mkdir, open, readdir, readFile, rm, rmdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Log } from '../diagnostics/log.ts';
import { diskCode, isMissing } from '../storage/disk-code.ts';
import type { KeychainKey } from '../storage/keychain-key.ts';
import { seal, unseal } from '../storage/seal.ts';
import type { JournalStore } from './journal-store.ts';
import { type Line, lineSchema } from './line.ts';

const DAY_MS = 24 * 60 * 60_000;
const MONTH_FILE = /^\d{4}-\d{2}\.journal$/;
const NEWLINE = '\n';
const DAY_MARK = ':';

/** Name of the file of the month, in UTC, of a time in ms since the epoch. */
const fileOf = (time: number): string => `${new Date(time).toISOString().slice(0, 7)}.journal`;

/** Number of the day, in UTC, of a time in ms since the epoch. */
const dayOf = (time: number): number => Math.floor(time / DAY_MS);

/**
 * A line as stored in the file: its day in plain text, so that a read decrypts only lines of the requested days, and
 * the line sealed for that day, so that it cannot be moved to another.
 */
const sealedLine = (line: Line, secret: Buffer): string => {
  const day = String(dayOf(line.at));
  return `${day}${DAY_MARK}${seal(JSON.stringify(line), secret, day).toString('base64')}`;
};

/** Names of the months of a folder, oldest first; none if the folder is missing or is a file. */
async function monthFiles(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch((error: unknown) => {
    if (isMissing(error) || diskCode(error) === 'ENOTDIR') return [];
    throw error;
  });
  return names.filter((name) => MONTH_FILE.test(name)).sort();
}

/**
 * The journal of one person on the disk: one file per month, each line sealed separately, so that a line can be
 * appended without reading the others, and a torn or foreign line loses only itself. Lines go to the newest file even
 * when the clock is set back: they stay in the order of writing.
 */
export function createDiskJournal({ folder, key, log }: { folder: string; key: KeychainKey; log: Log }): JournalStore {
  function readLine(text: string, secret: Buffer): Line | null {
    const [day = '', sealed = ''] = text.split(DAY_MARK);
    try {
      return lineSchema.parse(JSON.parse(unseal(Buffer.from(sealed, 'base64'), secret, day)));
    } catch {
      return null;
    }
  }

  /** The lines of a month from a day on; a line whose day cannot be read counts as damaged. */
  async function readMonth(name: string, first: number, secret: Buffer): Promise<Line[]> {
    const texts = (await readFile(join(folder, name), 'latin1')).split(NEWLINE).filter(Boolean);
    const wanted = texts.filter((text) => !(Number.parseInt(text, 10) < first));
    const lines = wanted.map((text) => readLine(text, secret));
    const good = lines.filter((line) => line !== null);
    if (good.length < lines.length)
      log.warn('lines of the journal cannot be read', { count: lines.length - good.length });
    return good;
  }

  return {
    async append(line) {
      const secret = await key.make();
      await mkdir(folder, { recursive: true });
      const month = fileOf(line.at);
      const newest = [...(await monthFiles(folder)), month].sort().at(-1) ?? month;
      const handle = await open(join(folder, newest), 'a', 0o600);
      try {
        // The newline comes first: a line torn by a power cut then ends where the next one begins.
        await handle.appendFile(`${NEWLINE}${sealedLine(line, secret)}`, 'latin1');
        await handle.sync();
      } finally {
        await handle.close();
      }
    },
    async read(since) {
      const secret = await key.read();
      if (!secret) return [];
      // One day more: if the clock was set back in between, the end of a change is older than its beginning.
      const first = dayOf(since) - 1;
      const from = fileOf(since);
      const lines: Line[] = [];
      for (const name of await monthFiles(folder))
        if (name >= from) lines.push(...(await readMonth(name, first, secret)));
      return lines;
    },
    async removeAll() {
      // The key goes first: a file that the disk does not release is unreadable without its key.
      await key.remove();
      for (const name of await monthFiles(folder)) await rm(join(folder, name), { force: true });
      await rmdir(folder).catch((error: unknown) => {
        if (!isMissing(error)) log.warn('the folder of the journal stays', { reason: String(error) });
      });
    },
  };
}

/**
 * Removes months that ended more than `days` days before `now` (ms) from the folders of all persons; all months if
 * `days` is 0. Never rejects.
 */
export async function removeOldMonths(folder: string, now: number, days: number, log: Log): Promise<void> {
  try {
    const people = await readdir(folder, { withFileTypes: true }).catch(() => []);
    // The month of that day had not ended then, so it stays.
    const first = fileOf(now - days * DAY_MS);
    for (const person of people.filter((entry) => entry.isDirectory())) {
      const own = join(folder, person.name);
      for (const name of await monthFiles(own))
        if (days === 0 || name < first) await rm(join(own, name), { force: true });
    }
  } catch (error) {
    log.warn('old months of the journal could not be removed', { reason: String(error) });
  }
}
