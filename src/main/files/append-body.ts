import { type FileHandle, open } from 'node:fs/promises';
import { dirname } from 'node:path';
import { AppError } from '@shared/errors.ts';
import { errorOfFetch } from '../api/errors.ts';
import { onDisk, requireSpace } from '../storage/disk-space.ts';
import { createBatchWriter } from './batch-writer.ts';

/** Left to the workstation by a body whose end nobody knows, in bytes; looked after each so many. */
const RESERVE_BYTES = 100 * 1024 * 1024;
const CHECK_EVERY_BYTES = 64 * 1024 * 1024;
/** A line that is silent for so long is dead, in ms. */
const IDLE_MS = 30_000;

type Reader = ReadableStreamDefaultReader<Uint8Array>;

type Options = {
  /** Of an answer's body; undefined where there is none. */
  reader: Reader | undefined;
  file: string;
  /** `wx`: a file that must not exist; `a`: behind what is there. */
  flag: 'wx' | 'a';
  /** How many bytes must come; null where nobody announced it. */
  expected: number | null;
  signal: AbortSignal;
  /** Bytes received so far. */
  onReceived: (bytes: number) => void;
  idleMs?: number | undefined;
};

/**
 * The chunks of a body to its end. Throws `network` when it breaks off, `timeout` after a silence of `idleMs`, `cancelled`.
 * One timer and one listener for all of them: there are thousands.
 */
async function* chunksOf(reader: Reader, signal: AbortSignal, idleMs: number): AsyncGenerator<Uint8Array> {
  let end: AppError | null = null;
  const stop = (reason: AppError) => {
    end ??= reason;
    // A read that waits is answered as the end.
    reader.cancel(reason).catch(() => undefined);
  };
  const cancel = () => stop(new AppError({ kind: 'cancelled' }));
  let reading = false;
  const idle = setTimeout(() => {
    // A slow disk is not the line's fault.
    if (reading) stop(new AppError({ kind: 'timeout', detail: 'the line went silent' }));
    else idle.refresh();
  }, idleMs);
  signal.addEventListener('abort', cancel, { once: true });
  if (signal.aborted) cancel();
  try {
    for (;;) {
      reading = true;
      idle.refresh();
      const { value } = await reader.read();
      reading = false;
      if (!value) break;
      yield value;
    }
  } catch (thrown) {
    end ??= errorOfFetch(thrown);
  } finally {
    clearTimeout(idle);
    signal.removeEventListener('abort', cancel);
  }
  if (end) throw end;
}

/**
 * Copies the body into the file; what came before the line broke is written, too, and has reached the disk when this ends.
 * Gives the bytes received.
 */
async function copy(reader: Reader, handle: FileHandle, options: Options): Promise<number> {
  const { file, signal, onReceived, idleMs = IDLE_MS } = options;
  const writer = createBatchWriter(handle);
  let received = 0;
  let checked = 0;
  try {
    for await (const chunk of chunksOf(reader, signal, idleMs)) {
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
 * Writes the body of an answer to the end of a file, where all of it has reached the disk when this ends, well or not.
 * Throws `AppError`: `network` (also when another length came than was announced), `timeout`, `file`, `cancelled`.
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
