import { createHmac } from 'node:crypto';
import { lstat, readFile, rm, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import type { DraftPlace } from '@shared/drafts.ts';
import type { Log } from '../diagnostics/log.ts';
import { diskCode, isMissing } from '../storage/disk-code.ts';
import type { KeychainKey } from '../storage/keychain-key.ts';
import { foldersOfPersons, personFolder } from '../storage/person-place.ts';
import { seal, unseal } from '../storage/seal.ts';
import { writeAtomically } from '../storage/write-atomically.ts';
import { type Draft, type DraftStore, draftSchema, MAX_AGE_MS, MAX_DRAFTS } from './draft-store.ts';

/** File names that the program gives: a draft, even while it is being written. */
const DRAFT = /^[0-9a-f]{40}(?:\.[0-9a-f-]{36}\.tmp)?$/;

const ownFolder = (folder: string) => personFolder(folder, (name) => DRAFT.test(name));

/**
 * The drafts of a folder with their times in ms, oldest first; none if the folder is missing. Skips files that are not
 * ours: the profile may be a person's home.
 */
async function byAge(folder: string): Promise<{ file: string; at: number }[]> {
  const names = await ownFolder(folder)
    .names()
    .catch(() => []);
  const found = await Promise.all(
    names.map(async (name) => {
      const file = join(folder, name);
      const at = await lstat(file).catch(() => null);
      return at?.isFile() ? [{ file, at: at.mtimeMs }] : [];
    }),
  );
  return found.flat().sort((a, b) => a.at - b.at);
}

/**
 * The drafts of one person as encrypted files in the person's folder, one for each form and record. A file's name is a
 * digest under the person's key and reveals nothing. A file with unusable content is removed and logged. Rejects if the
 * keychain or the disk refuses.
 */
export function createDiskStore({ folder, key, log }: { folder: string; key: KeychainKey; log: Log }): DraftStore {
  const fileOf = ({ scope, record }: DraftPlace, secret: Buffer) =>
    join(
      folder,
      createHmac('sha256', secret)
        .update(JSON.stringify([scope, record]))
        .digest('hex')
        .slice(0, 40),
    );

  /** Null for a draft that is missing or unusable. Rejects if the file cannot be read now. */
  async function read(file: string, secret: Buffer): Promise<Draft | null> {
    const sealed = await readFile(file).catch((error: unknown) => {
      if (isMissing(error)) return null;
      // A file that another program holds at the moment is not damaged: it stays.
      log.warn('a draft cannot be read now', { reason: diskCode(error) });
      throw error;
    });
    if (!sealed) return null;
    try {
      const draft = draftSchema.parse(JSON.parse(unseal(sealed, secret)));
      if (fileOf(draft, secret) !== file) throw new Error('not the file of this draft');
      return draft;
    } catch (error) {
      // The error's name only: a parser's message may quote the unreadable content.
      log.warn('a draft is of no use and is removed', { reason: error instanceof Error ? error.name : '' });
      await rm(file, { force: true });
      return null;
    }
  }

  return {
    async put(draft) {
      const secret = await key.make();
      const file = fileOf(draft, secret);
      await ownFolder(folder).make();
      await writeAtomically(file, seal(JSON.stringify(draft), secret));
      // The file's age is the draft's, even if this computer's clock is wrong.
      const at = new Date(draft.savedAt);
      await utimes(file, at, at);
      const files = await byAge(folder);
      await Promise.all(files.slice(0, -MAX_DRAFTS).map(({ file }) => rm(file, { force: true })));
    },
    async get(place) {
      const secret = await key.read();
      return secret && read(fileOf(place, secret), secret);
    },
    async drop(place) {
      const secret = await key.read();
      if (secret) await rm(fileOf(place, secret), { force: true });
    },
    async all() {
      const secret = await key.read();
      if (!secret) return [];
      const drafts: (Draft | null)[] = [];
      for (const { file } of await byAge(folder)) drafts.push(await read(file, secret).catch(() => null));
      return drafts.filter((draft) => draft !== null);
    },
    async removeAll() {
      // The key goes first: a file that the disk does not release is unreadable without its key.
      for (const work of [() => key.remove(), () => ownFolder(folder).empty()]) {
        await work().catch((error: unknown) => log.error('drafts could not be removed', { reason: String(error) }));
      }
    },
  };
}

/** Age, below zero, from which a draft has been written by a clock that ran ahead. */
const AHEAD_MS = 24 * 60 * 60_000;

/**
 * Removes drafts older than 30 days at `now` (ms) from the folders of all persons; one of the future begins to age now.
 * Never rejects.
 */
export async function removeOldDrafts(folder: string, now: number, log: Log): Promise<void> {
  try {
    const files = (await Promise.all((await foldersOfPersons(folder)).map(byAge))).flat();
    const old = files.filter(({ at }) => now - at > MAX_AGE_MS);
    const time = new Date(now);
    for (const { file } of files.filter(({ at }) => at - now > AHEAD_MS)) await utimes(file, time, time);
    for (const { file } of old) await rm(file, { force: true });
    if (old.length > 0) log.info('old drafts removed', { count: old.length });
  } catch (error) {
    log.warn('old drafts could not be removed', { reason: String(error) });
  }
}
