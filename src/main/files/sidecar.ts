import { readFile, rm, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { contract } from '@shared/bridge/contract.ts';
import { z } from 'zod';

/** Description of a part file, kept beside it so that a later run can resume. It holds no secret. */
const sidecarSchema = z.object({
  /** Owner of the session; the download is offered to nobody else. */
  owner: z.string(),
  /** The workstation: on a network drive, process ids of one workstation mean nothing to the others. */
  host: z.string(),
  /**
   * The requested download. Everyone at the workstation can write to the folder, so the input is validated like a
   * call's.
   */
  input: contract['downloads.start'].input,
  /** Name of the finished file, before a number is added. */
  name: z.string(),
  /** For If-Range; null where a resume is impossible. */
  validator: z.string().nullable(),
  totalBytes: z.number().int().nullable(),
  /** Bytes that have certainly reached the disk; later ones may be lost in a power failure. */
  syncedBytes: z.number().int(),
});
/** Description of a part file, without the workstation. */
export type Sidecar = Omit<z.output<typeof sidecarSchema>, 'host'>;

const sidecarOf = (part: string) => `${part}.json`;

/** Writes the sidecar of a part file. Rejects with the file system's error. */
export async function writeSidecar(part: string, sidecar: Sidecar): Promise<void> {
  await writeFile(sidecarOf(part), JSON.stringify({ ...sidecar, host: hostname() }));
}

/** The sidecar of a part file, and whether this workstation wrote it; null where it is missing or unreadable. */
export async function readSidecar(part: string): Promise<(Sidecar & { isOurs: boolean }) | null> {
  try {
    const { host, ...sidecar } = sidecarSchema.parse(JSON.parse(await readFile(sidecarOf(part), 'utf8')));
    return { ...sidecar, isOurs: host === hostname() };
  } catch {
    return null;
  }
}

/** Removes a part file and its sidecar. Never rejects: a later start removes the rest. */
export async function removePart(part: string): Promise<void> {
  await Promise.allSettled([rm(part, { force: true }), rm(sidecarOf(part), { force: true })]);
}
