import { randomUUID } from 'node:crypto';
import { basename } from 'node:path';
import type { DropRule } from '@shared/bridge/bridge.ts';
import type { ChosenFile } from '@shared/files.ts';
import { MOST_PROTOCOLS } from '@shared/protocols.ts';
import { createLimit } from '../concurrency/limit.ts';
import type { Intake } from '../files/intake.ts';
import { digestOf } from './digest.ts';
import { filesBelow } from './walk.ts';

/** Files read at a time. */
const AT_ONCE = 2;

/**
 * Takes in all files of dropped or picked folders and files: a list for each path, in their order. Throws `file` with
 * `TOO_MANY_FILES` above 500 of them.
 */
export type TakeFolder = (paths: readonly string[], rule: DropRule) => Promise<ChosenFile[][]>;

const refusedLink = (path: string): ChosenFile => ({
  ...{ id: randomUUID(), name: basename(path), bytes: 0 },
  ...{ kind: null, problem: 'wrong-kind' },
});

/** Creates the intake of whole folders: like the intake, but adds the digest of a usable file and rejects links. */
export function createFolderIntake(intake: Pick<Intake, 'take' | 'open'>): TakeFolder {
  const inTurn = createLimit(AT_ONCE);

  async function withDigest(file: ChosenFile): Promise<ChosenFile> {
    if (file.problem !== null) return file;
    try {
      const { handle } = await intake.open(file.id);
      try {
        return { ...file, digest: await digestOf(handle) };
      } finally {
        await handle.close();
      }
    } catch {
      return { ...file, problem: 'gone' };
    }
  }

  return async (paths, rule) => {
    const found = await filesBelow(paths, MOST_PROTOCOLS);
    const taken = await intake.take(
      found.filter(({ link }) => !link).map(({ path }) => path),
      rule,
    );
    const digested = await Promise.all(taken.map((file) => inTurn(() => withDigest(file))));
    const lists = paths.map((): ChosenFile[] => []);
    for (const { path, link, from } of found) {
      const file = link ? refusedLink(path) : digested.shift();
      if (file) lists[from]?.push(file);
    }
    return lists;
  };
}
