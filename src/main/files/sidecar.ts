import { readFile, rm, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { contract } from '@shared/bridge/contract.ts';
import { z } from 'zod';

/** What a part file is the beginning of; kept beside it, so that a later run can go on. It holds no secret. */
const sidecarSchema = z.object({
  /** Whose session it was; nobody else is offered it. */
  owner: z.string(),
  /** The workstation: on a network drive, its process numbers say nothing to the others. */
  host: z.string(),
  /** What was asked for. The folder is open to everyone at the workstation, so it is checked like a call of the page. */
  input: contract['downloads.start'].input,
  /** The finished file's, before a number is added. */
  name: z.string(),
  /** For If-Range; null where nothing can be continued. */
  validator: z.string().nullable(),
  totalBytes: z.number().int().nullable(),
  /** So much has certainly reached the disk: what comes behind may be lost when the power fails. */
  syncedBytes: z.number().int(),
});
export type Sidecar = Omit<z.output<typeof sidecarSchema>, 'host'>;

const sidecarOf = (part: string) => `${part}.json`;

/** Keeps what is known of a part file. Rejects with the file system's error. */
export async function writeSidecar(part: string, sidecar: Sidecar): Promise<void> {
  await writeFile(sidecarOf(part), JSON.stringify({ ...sidecar, host: hostname() }));
}

/** What is known of a part file, and whether it is this workstation's; null where that is nothing or cannot be read. */
export async function readSidecar(part: string): Promise<(Sidecar & { isOurs: boolean }) | null> {
  try {
    const { host, ...sidecar } = sidecarSchema.parse(JSON.parse(await readFile(sidecarOf(part), 'utf8')));
    return { ...sidecar, isOurs: host === hostname() };
  } catch {
    return null;
  }
}

/** Removes a part file and what is kept beside it. Never rejects: what stays is removed by a later start. */
export async function removePart(part: string): Promise<void> {
  await Promise.allSettled([rm(part, { force: true }), rm(sidecarOf(part), { force: true })]);
}
