import { AppError } from '@shared/errors.ts';
import { PROTOCOL_BYTES, type ProtocolOrder } from '@shared/protocols.ts';
import { contentDigest } from '../files/content-digest.ts';
import type { Intake } from '../files/intake.ts';
import type { KeptItem } from './run.ts';

/**
 * A file of the intake as an item of a list, with the digest of its choice; a file that was chosen alone is read for it
 * now. Throws `file` like the intake, and if it is no PDF or too large.
 */
export async function chosenItem(
  intake: Pick<Intake, 'open'>,
  { fileId, row, districtId, district, region, before }: ProtocolOrder,
  id: string,
): Promise<KeptItem> {
  const { handle, path, name, bytes, mtimeMs, kind, digest } = await intake.open(fileId);
  try {
    if (kind !== 'pdf' || bytes > PROTOCOL_BYTES) throw new AppError({ kind: 'file', detail: 'wrong-kind' });
    return {
      ...{ id, row, districtId, district, region, before, path, name, bytes, mtimeMs },
      digest: digest ?? (await contentDigest(handle)),
      ...{ step: 'queued', hash: null, tries: 0, at: null, error: null },
    };
  } finally {
    await handle.close();
  }
}
