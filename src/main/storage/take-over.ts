import { lstat, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import type { Log } from '../diagnostics/log.ts';
import { createJsonFile } from './json-file.ts';
import type { Keychain } from './keychain.ts';
import { digestOf, ownerAt, ownerDigest } from './owner.ts';

/** Folders below the profile that have a folder of each person; the key's account begins with the same word. */
const PLACES = ['drafts', 'journal', 'keeps', 'protocols'] as const;

/** Earlier versions did not say for which platform they kept something. `not`: platforms that it is not of. */
const heirSchema = z.object({ platform: z.string().nullable(), not: z.array(z.string()) });

/** What earlier versions kept of a person, without the platform. */
export type TakeOver = {
  /**
   * Whether it is of this platform: the first that this version is started for, unless a session of another platform
   * was left. Decided once, before the session is read. Never rejects.
   */
  isOurs: () => Promise<boolean>;
  /** Moves what is kept of the person to this platform's place, unless something is there. Never rejects. */
  move: (person: string) => Promise<void>;
};

const exists = (path: string) =>
  lstat(path).then(
    () => true,
    () => false,
  );

/** Moves what earlier versions kept of persons to the one platform that it was written for. */
export function createTakeOver({
  profile,
  platform,
  keychain,
  isOfPlatform,
  log,
}: {
  profile: string;
  /** Origin of the platform. */
  platform: string;
  keychain: Keychain | null;
  /** Whether the session of an earlier run is of this platform; null: there is none. */
  isOfPlatform: () => Promise<boolean | null>;
  log: Log;
}): TakeOver {
  const path = join(profile, 'first-platform.json');
  const file = createJsonFile({ path, schema: heirSchema, fallback: () => ({ platform: null, not: [] }), log });
  let decided: Promise<boolean> | null = null;

  async function decide(): Promise<boolean> {
    const known = file.load();
    if (known.platform !== null) return known.platform === platform;
    if (known.not.includes(platform)) return false;
    const isOurs = (await isOfPlatform()) !== false;
    file.save(isOurs ? { platform, not: [] } : { platform: null, not: [...known.not, platform] });
    return isOurs;
  }

  async function movePlace(place: string, person: string, keys: Keychain): Promise<void> {
    const folder = join(profile, place);
    const [before, now] = [digestOf(folder, person), ownerDigest(folder, ownerAt(platform, person))];
    if (!(await exists(join(folder, before))) || (await exists(join(folder, now)))) return;
    const secret = await keys.get(`${place}-${before}`);
    if (secret === null) return;
    // The key comes first: after a crash, the folder is moved by the next sign-in.
    await keys.set(`${place}-${now}`, secret);
    await rename(join(folder, before), join(folder, now));
    await keys.remove(`${place}-${before}`);
    log.info('what an earlier version kept is now of this platform', { place });
  }

  return {
    isOurs: () => {
      decided ??= decide();
      return decided;
    },
    async move(person) {
      if (!keychain) return;
      for (const place of PLACES)
        await movePlace(place, person, keychain).catch((error: unknown) =>
          log.warn('what an earlier version kept could not be moved', { place, reason: String(error) }),
        );
    },
  };
}
