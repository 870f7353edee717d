import { readFile, rm, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { basename } from 'node:path';
import { contract } from '@shared/bridge/contract.ts';
import { z } from 'zod';
import { isMissing } from '../storage/disk-code.ts';
import type { Seal } from '../storage/sealed-bytes.ts';

/** The unencrypted frame of a sidecar: its owner, so that other people's runs leave it alone, and the sealed rest. */
const envelopeSchema = z.object({
  /** Owner of the session; the download is offered to this person only. */
  owner: z.string(),
  /** The workstation: on a network drive, process ids of one workstation mean nothing to the others. */
  host: z.string(),
  /** The sealed description in base64, bound to owner, workstation and the name of the part. */
  sealed: z.string(),
});

/**
 * Description of a part file, kept beside it so that a later run can resume. Everyone at the workstation can write to
 * the folder, and the described request is sent with the person's token: hence the seal, with a key from the keychain.
 */
const sidecarSchema = z.object({
  /** The requested download, validated like a call's. */
  input: contract['downloads.start'].input,
  /** Name of the finished file, before a number is added. */
  name: z.string(),
  /** For If-Range; null if a resume is impossible. */
  validator: z.string().nullable(),
  totalBytes: z.number().int().nullable(),
  /** Bytes known to have reached the disk; later ones may be lost in a power failure. */
  syncedBytes: z.number().int(),
});
/** Description of a part file. */
export type Sidecar = z.output<typeof sidecarSchema>;

const sidecarOf = (part: string) => `${part}.json`;

/** The place a description is bound to: it cannot be opened beside another part, or as another person's. */
const placeOf = (part: string, owner: string): string =>
  JSON.stringify(['unfinished download', owner, hostname(), basename(part)]);

/**
 * Writes the sidecar of a part file. Rejects with the file system's error; if the keychain refuses, nothing is written,
 * and no later run resumes the download.
 */
export async function writeSidecar(part: string, sidecar: Sidecar, owner: string, seal: Seal): Promise<void> {
  const sealed = await seal.close(Buffer.from(JSON.stringify(sidecar)), placeOf(part, owner)).catch(() => null);
  if (sealed === null) return;
  const envelope = { owner, host: hostname(), sealed: Buffer.from(sealed).toString('base64') };
  await writeFile(sidecarOf(part), JSON.stringify(envelope));
}

/**
 * The sidecar of a part file. `elsewhere`: belongs to another person or workstation. `changed`: damaged, or not sealed
 * with this person's key. Null: missing.
 */
export async function readSidecar(
  part: string,
  owner: string,
  seal: Seal,
): Promise<Sidecar | 'elsewhere' | 'changed' | null> {
  try {
    const envelope = envelopeSchema.parse(JSON.parse(await readFile(sidecarOf(part), 'utf8')));
    if (envelope.owner !== owner || envelope.host !== hostname()) return 'elsewhere';
    const opened = await seal.open(Buffer.from(envelope.sealed, 'base64'), placeOf(part, owner));
    return sidecarSchema.parse(JSON.parse(Buffer.from(opened).toString('utf8')));
  } catch (error) {
    return isMissing(error) ? null : 'changed';
  }
}

/** The owner of a sidecar and the seal of its description. */
export type Sealed = { owner: string; seal: Seal };

/** Gives the sidecar of a part file to another key of its owner; false: it is not of `from`. */
export async function resealSidecar(part: string, from: Sealed, to: Sealed): Promise<boolean> {
  const sidecar = await readSidecar(part, from.owner, from.seal);
  if (typeof sidecar !== 'object' || sidecar === null) return false;
  await writeSidecar(part, sidecar, to.owner, to.seal);
  return true;
}

/** Removes a part file and its sidecar. Never rejects: a later start removes the rest. */
export async function removePart(part: string): Promise<void> {
  await Promise.allSettled([rm(part, { force: true }), rm(sidecarOf(part), { force: true })]);
}
