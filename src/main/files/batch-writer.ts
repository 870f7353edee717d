import type { FileHandle } from 'node:fs/promises';
import { onDisk } from '../storage/disk-space.ts';

/** Size of a batch in bytes: fewer, larger writes, and memory that does not grow with the file. */
export const BATCH_BYTES = 1024 * 1024;
/** Most chunks in a batch: each keeps the whole buffer it was cut from, however small the chunk. */
const BATCH_CHUNKS = 256;
/** Bytes between two syncs; without them, the last sync would wait for the whole file. */
const SYNC_EVERY_BYTES = 4 * 1024 * 1024;

/** Writes chunks to a file in batches. */
export type BatchWriter = {
  /**
   * Takes over a chunk, which the caller must not use any more. Returns the promise to await before the next chunk,
   * while the previous batch is still being written. Rejects with `AppError` `file` if an earlier batch failed.
   */
  add: (chunk: Uint8Array) => Promise<void> | undefined;
  /** Writes the rest and waits until the system has accepted all of it. Rejects like `add`. */
  end: () => Promise<void>;
  /** Waits until everything written has reached the disk. Rejects with `AppError` `file`. */
  sync: () => Promise<void>;
};

/** Writes all chunks; one system call may accept only some of them. */
async function writeAll(file: FileHandle, chunks: readonly Uint8Array[], bytes: number): Promise<void> {
  const { bytesWritten } = await file.writev(chunks);
  if (bytesWritten < bytes) await file.writeFile(Buffer.concat(chunks).subarray(bytesWritten));
}

/**
 * Frees a chunk's memory at once. The garbage collector counts objects and not the buffers behind them: buffers would
 * pile up, and the whole heap would be searched for them again and again.
 */
function release({ buffer, byteLength }: Uint8Array): void {
  if (buffer instanceof ArrayBuffer && buffer.byteLength === byteLength) buffer.transfer(0);
}

/** Creates a writer at the end of an open file: one batch is collected while the previous one is written. */
export function createBatchWriter(file: FileHandle): BatchWriter {
  let batch: Uint8Array[] = [];
  let used = 0;
  let written = 0;
  let synced = 0;
  let writing: Promise<void> = Promise.resolve();
  /** The system reports a disk error to the first later sync only. */
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
    // The last sync throws the error.
    syncing.catch(() => undefined);
    return syncing;
  }

  async function write(chunks: readonly Uint8Array[], bytes: number): Promise<void> {
    await onDisk(writeAll(file, chunks, bytes));
    written += bytes;
    for (const chunk of chunks) release(chunk);
    // One sync at a time: bytes that a slow disk has not yet taken wait for the next sync.
    if (!isSyncing && written - synced >= SYNC_EVERY_BYTES) syncNow();
  }

  async function flush(): Promise<void> {
    await writing;
    writing = write(batch, used);
    // The next flush throws the error.
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
