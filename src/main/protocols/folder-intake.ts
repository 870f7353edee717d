import { randomUUID } from 'node:crypto';
import { basename } from 'node:path';
import type { DropRule } from '@shared/bridge/bridge.ts';
import type { ChosenFile } from '@shared/files.ts';
import { MOST_PROTOCOLS } from '@shared/protocols.ts';
import type { Intake } from '../files/intake.ts';
import { filesBelow } from './walk.ts';

/**
 * Takes in all files of dropped or picked folders and files: a list for each path, in their order. Throws `file` with
 * `TOO_MANY_FILES` above 500 of them.
 */
export type TakeFolder = (paths: readonly string[], rule: DropRule) => Promise<ChosenFile[][]>;

const refusedLink = (path: string): ChosenFile => ({
  ...{ id: randomUUID(), name: basename(path), bytes: 0 },
  ...{ kind: null, problem: 'wrong-kind' },
});

/** Creates the intake of whole folders: like the intake, with the digest of each usable file; links are rejected. */
export function createFolderIntake(intake: Pick<Intake, 'take'>): TakeFolder {
  return async (paths, rule) => {
    const found = await filesBelow(paths, MOST_PROTOCOLS);
    const taken = await intake.take(
      found.filter(({ link }) => !link).map(({ path }) => path),
      { ...rule, folders: true },
    );
    const lists = paths.map((): ChosenFile[] => []);
    for (const { path, link, from } of found) {
      const file = link ? refusedLink(path) : taken.shift();
      if (file) lists[from]?.push(file);
    }
    return lists;
  };
}
