import type { FileHandle } from 'node:fs/promises';

/** A file that is read in parts. */
export type PartOfFile = {
  /** Length of the whole file in bytes. */
  bytes: number;
  /** At most `length` bytes from `at`; fewer or none at the end of the file. Synchronous in a reader process. */
  read: (at: number, length: number) => Promise<Buffer> | Buffer;
};

/** Reads parts of an open file. Rejects with the file system's error. */
export const partsOf = (handle: FileHandle, bytes: number): PartOfFile => ({
  bytes,
  read: async (at, length) => {
    const size = Math.max(0, Math.min(length, bytes - at));
    const buffer = Buffer.alloc(size);
    let filled = 0;
    while (filled < size) {
      const { bytesRead } = await handle.read(buffer, filled, size - filled, at + filled);
      if (bytesRead === 0) break;
      filled += bytesRead;
    }
    return buffer.subarray(0, filled);
  },
});
