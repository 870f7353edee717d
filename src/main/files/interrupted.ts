import { lstat, rename, truncate } from 'node:fs/promises';
import { uptime } from 'node:os';
import { dirname, join } from 'node:path';
import type { Log } from '../diagnostics/log.ts';
import type { Seal } from '../storage/sealed-bytes.ts';
import { safeFileName } from './file-name.ts';
import { abandonedParts, partName } from './part-files.ts';
import { readSidecar, removePart, resealSidecar, type Sealed, type Sidecar, writeSidecar } from './sidecar.ts';
import type { Job } from './transfer.ts';

/** Age after which a part is removed, in ms. */
const MAX_AGE_MS = 7 * 24 * 3_600_000;

/** A download that an earlier run or session did not finish. */
export type Interrupted = { job: Job; name: string; startedAt: number };

/** Number of a part's bytes that are reliable: bytes written shortly before a power failure may be missing. */
function reliableBytes({ size, mtimeMs }: { size: number; mtimeMs: number }, sidecar: Sidecar): number {
  const startOfSystem = Date.now() - uptime() * 1000;
  const bytes = mtimeMs < startOfSystem ? Math.min(size, sidecar.syncedBytes) : size;
  const { validator, totalBytes } = sidecar;
  return validator === null || (totalBytes !== null && bytes > totalBytes) ? 0 : bytes;
}

type Taker = {
  owner: string;
  /** Seals sidecars, with the person's key. */
  seal: Seal;
  /** The time in ms by which a part may count as too old; null: none does. */
  sureNow: () => number | null;
  log: Log;
};

/** Takes over a part for this process; removes a part that cannot be resumed. Null: no download to offer. */
async function adopt(part: string, { owner, seal, sureNow, log }: Taker): Promise<Interrupted | null> {
  const [sidecar, found] = await Promise.all([readSidecar(part, owner, seal), lstat(part).catch(() => null)]);
  const isOld = found !== null && (sureNow() ?? found.mtimeMs) - found.mtimeMs > MAX_AGE_MS;
  if (sidecar === 'elsewhere' && !isOld) return null;
  if (sidecar === 'changed') log.warn('an unfinished download was changed by somebody else and is not taken up');
  if (sidecar === 'changed' || sidecar === 'elsewhere' || !sidecar || !found?.isFile() || isOld) {
    await removePart(part);
    return null;
  }
  const { input, validator, totalBytes } = sidecar;
  const name = safeFileName(sidecar.name, input.suggestedName);
  const startedAt = Math.round(found.mtimeMs);
  const bytes = reliableBytes(found, sidecar);
  if (bytes === 0) {
    await removePart(part);
    return { job: { input, part: null }, name, startedAt };
  }
  const file = join(dirname(part), partName(name));
  if (bytes < found.size) await truncate(part, bytes);
  await writeSidecar(file, sidecar, owner, seal);
  await rename(part, file);
  await removePart(part);
  return { job: { input, part: { file, name, validator, bytes, totalBytes } }, name, startedAt };
}

/**
 * This person's unfinished downloads in a folder, left by crashed runs and expired sessions. Removes parts whose
 * sidecar is missing or was changed (the latter is logged), and all parts older than a week; leaves another person's
 * newer parts alone. `isHeld` is true for parts in use by this process. Rejects if the folder cannot be read or the
 * keychain refuses.
 */
export async function takeUpInterrupted({
  folder,
  isHeld,
  ...taker
}: Taker & {
  folder: string;
  isHeld: (part: string) => boolean;
}): Promise<Interrupted[]> {
  // Rejects if the keychain does: without the key, no part is judged or removed.
  await taker.seal.close(new Uint8Array(), '');
  const found: Interrupted[] = [];
  for (const part of await abandonedParts(folder)) {
    // A part that another program holds open, or that was just removed, is left for the next look-up.
    const interrupted = isHeld(part) ? null : await adopt(part, taker).catch(() => null);
    if (interrupted) found.push(interrupted);
  }
  return found;
}

/** Gives the unfinished downloads in a folder that are of `from` to `to`. Rejects if the folder cannot be read. */
export async function takeOverParts(folder: string, from: Sealed, to: Sealed): Promise<void> {
  for (const part of await abandonedParts(folder)) await resealSidecar(part, from, to);
}
