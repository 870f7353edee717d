import { open, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Log } from '../diagnostics/log.ts';
import type { KeychainKey } from '../storage/keychain-key.ts';
import { seal, unseal } from '../storage/seal.ts';
import type { JournalStore } from './journal-store.ts';
import { type Line, lineSchema } from './line.ts';
import { DAY_MS, fileOf, journalFolder, monthFiles, NEWLINE, newestFor } from './months.ts';

const DAY_MARK = ':';

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

/**
 * The journal of one person on the disk: one file per month, each line sealed separately, so that a line can be
 * appended without reading the others, and a torn or foreign line loses only itself. A line goes to the newest
 * file up to the month after its own: if the clock is set back, they stay in the order of writing.
 */
export function createDiskJournal({ folder, key, log }: { folder: string; key: KeychainKey; log: Log }): JournalStore {
  const own = journalFolder(folder);

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
      await own.make();
      const handle = await open(join(folder, newestFor(line.at, await monthFiles(folder))), 'a', 0o600);
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
      if (!(await own.empty())) log.warn('the folder of the journal stays');
    },
  };
}
