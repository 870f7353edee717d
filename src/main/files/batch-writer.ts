import type { FileHandle } from 'node:fs/promises';
import { onDisk } from '../storage/disk-space.ts';

/** Written at once, in bytes: fewer, larger writes, and memory that does not grow with the file. */
export const BATCH_BYTES = 1024 * 1024;
/** A chunk keeps the memory it was cut from, however small it is. */
const BATCH_CHUNKS = 256;
/** The disk is made to follow after each so many bytes, or all of them would be waited for at the end. */
const SYNC_EVERY_BYTES = 4 * 1024 * 1024;

export type BatchWriter = {
  /**
   * Takes a chunk over, which nobody else may use any more. Gives what to wait for before the next one: the batch before
   * this one is still being written. Rejects with `AppError` `file` where an earlier one could not be.
   */
  add: (chunk: Uint8Array) => Promise<void> | undefined;
  /** Writes what is left and waits until all of it is with the system. Rejects like `add`. */
  end: () => Promise<void>;
  /** Waits until all that was written has reached the disk. Rejects with `AppError` `file`. */
  sync: () => Promise<void>;
};

/** Writes all of the chunks; the system may take only some of them at once. */
async function writeAll(file: FileHandle, chunks: readonly Uint8Array[], bytes: number): Promise<void> {
  const { bytesWritten } = await file.writev(chunks);
  if (bytesWritten < bytes) await file.writeFile(Buffer.concat(chunks).subarray(bytesWritten));
}

/**
 * Gives a chunk's memory back at once. Left to the garbage collector, which counts objects and not what lies behind them,
 * it would pile up, and be looked for in the whole heap again and again.
 */
function release({ buffer, byteLength }: Uint8Array): void {
  if (buffer instanceof ArrayBuffer && buffer.byteLength === byteLength) buffer.transfer(0);
}

/** Writes chunks to the end of an open file, in batches: one is collected while the one before it is written. */
export function createBatchWriter(file: FileHandle): BatchWriter {
  let batch: Uint8Array[] = [];
  let used = 0;
  let written = 0;
  let synced = 0;
  let writing: Promise<void> = Promise.resolve();
  /** The system names an error of the disk to the first sync after it only. */
  let syncing: Promise<void> = Promise.resolve();
  let isSyncing = false;

  async function datasync(): Promise<void> {
    isSyncing = true;
    synced = written;
    await onDisk(file.datasync());
    isSyncing = false;
  }

  function syncNow(): Promise<void> {
    syncing = syncing.then(datasync);
    // Thrown by the last one.
    syncing.catch(() => undefined);
    return syncing;
  }

  async function write(chunks: readonly Uint8Array[], bytes: number): Promise<void> {
    await onDisk(writeAll(file, chunks, bytes));
    written += bytes;
    for (const chunk of chunks) release(chunk);
    // One at a time: what a slow disk has not taken yet is the next one's.
    if (!isSyncing && written - synced >= SYNC_EVERY_BYTES) syncNow();
  }

  async function flush(): Promise<void> {
    await writing;
    writing = write(batch, used);
    // Thrown by the next flush.
    writing.catch(() => undefined);
    batch = [];
    used = 0;
  }

  return {
    add(chunk) {
      batch.push(chunk);
      used += chunk.byteLength;
      return used >= BATCH_BYTES || batch.length >= BATCH_CHUNKS ? flush() : undefined;
    },
    async end() {
      await flush();
      await writing;
    },
    sync: syncNow,
  };
}
