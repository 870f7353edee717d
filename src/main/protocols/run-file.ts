import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Log } from '../diagnostics/log.ts';
import { diskCode, isMissing } from '../storage/disk-code.ts';
import type { Keychain } from '../storage/keychain.ts';
import { personFolder, personPlace } from '../storage/person-place.ts';
import { seal, unseal } from '../storage/seal.ts';
import { writeAtomically } from '../storage/write-atomically.ts';
import { type KeptRun, keptRunSchema } from './run.ts';

const PURPOSE = 'protocols';
const NAME = 'list.sealed';

/** The list of one person on disk. No call rejects: a list that the disk refuses ends with the program. */
export type RunFile = {
  /** Null if there is no readable list. */
  load: () => Promise<KeptRun | null>;
  save: (run: KeptRun) => Promise<void>;
  remove: () => Promise<void>;
};

/** Keeps a person's list in one file, sealed with that person's own key, since it holds paths of the workstation. */
export function createRunFile(
  { folder, keychain, log }: { folder: string; keychain: Keychain | null; log: Log },
  person: string,
): RunFile {
  const place = personPlace({ folder, purpose: PURPOSE, keychain }, person);
  const file = join(place.folder, NAME);
  const own = personFolder(place.folder, (name) => name === NAME);
  const { key } = place;

  return {
    async load() {
      if (!key) return null;
      try {
        const secret = await key.read();
        return secret && keptRunSchema.parse(JSON.parse(unseal(await readFile(file), secret, PURPOSE)));
      } catch (error) {
        // The error's name only: a parser's message may quote a path.
        if (!isMissing(error))
          log.warn('a list of files is of no use', { reason: error instanceof Error ? error.name : '' });
        return null;
      }
    },
    async save(run) {
      if (!key) return;
      try {
        const secret = await key.make();
        await own.make();
        await writeAtomically(file, seal(JSON.stringify(run), secret, PURPOSE));
      } catch (error) {
        log.warn('a list of files cannot be kept on the disk', { reason: diskCode(error) });
      }
    },
    async remove() {
      await own
        .remove(NAME)
        .catch((error: unknown) => log.warn('a list of files stays on the disk', { reason: diskCode(error) }));
    },
  };
}
