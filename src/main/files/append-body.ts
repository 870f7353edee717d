import { type FileHandle, open } from 'node:fs/promises';
import { dirname } from 'node:path';
import { AppError } from '@shared/errors.ts';
import { onDisk, requireSpace } from '../storage/disk-space.ts';
import { createBatchWriter } from './batch-writer.ts';
import { type BodyReader, bodyChunks } from './body-chunks.ts';

/** Disk space that must stay free while a body is written, in bytes; checked every `CHECK_EVERY_BYTES`. */
const RESERVE_BYTES = 100 * 1024 * 1024;
const CHECK_EVERY_BYTES = 64 * 1024 * 1024;
/** Silence after which a connection counts as dead, in ms. */
const IDLE_MS = 30_000;

type Options = {
  /** Reader of an answer's body; undefined if the answer has none. */
  reader: BodyReader | undefined;
  file: string;
  /** `wx`: creates a file that must not exist; `a`: appends. */
  flag: 'wx' | 'a';
  /** Expected bytes; null if no length was announced. */
  expected: number | null;
  signal: AbortSignal;
  /** Bytes received so far. */
  onReceived: (bytes: number) => void;
  idleMs?: number | undefined;
};

/**
 * Copies the body into the file; bytes received before the connection broke are written too, and all have reached the
 * disk when the copy ends. Returns the bytes received.
 */
async function copy(reader: BodyReader, handle: FileHandle, options: Options): Promise<number> {
  const { file, signal, onReceived, idleMs = IDLE_MS } = options;
  const writer = createBatchWriter(handle);
  let received = 0;
  let checked = 0;
  try {
    for await (const chunk of bodyChunks(reader, signal, idleMs)) {
      received += chunk.byteLength;
      onReceived(received);
      await writer.add(chunk);
      if (received - checked < CHECK_EVERY_BYTES) continue;
      checked = received;
      await requireSpace(dirname(file), RESERVE_BYTES);
    }
  } finally {
    try {
      await writer.end();
    } finally {
      await writer.sync();
    }
  }
  return received;
}

/**
 * Appends the body of an answer to a file; received bytes are on disk when the call ends, even on failure. Throws
 * `AppError`: `network` (also when the length differs from the announced one), `timeout`, `file`, `cancelled`.
 */
export async function appendBody(options: Options): Promise<void> {
  const { reader, expected, signal } = options;
  const handle = await onDisk(open(options.file, options.flag));
  try {
    const received = reader ? await copy(reader, handle, options) : 0;
    if (expected !== null && expected !== received) {
      throw new AppError({ kind: 'network', detail: `${received} of ${expected} bytes came` });
    }
    if (signal.aborted) throw new AppError({ kind: 'cancelled' });
  } finally {
    await onDisk(handle.close());
  }
}
