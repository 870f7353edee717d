import { createHash } from 'node:crypto';
import type { FileHandle } from 'node:fs/promises';

const CHUNK_BYTES = 256 * 1024;

/** SHA-256 of an open file in hex, read piece by piece. The handle stays open. Rejects with the file system's error. */
export async function contentDigest(handle: FileHandle): Promise<string> {
  const hash = createHash('sha256');
  const buffer = Buffer.allocUnsafe(CHUNK_BYTES);
  for (let at = 0; ; ) {
    const { bytesRead } = await handle.read(buffer, 0, buffer.length, at);
    if (bytesRead === 0) return hash.digest('hex');
    hash.update(buffer.subarray(0, bytesRead));
    at += bytesRead;
  }
}
