import { type FileHandle, mkdir, open, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { AppError } from '@shared/errors.ts';
import { errorOfFetch } from '../api/errors.ts';
import { partName, settle } from './part-files.ts';

/** Written at once, in bytes: fewer, larger writes, and memory that does not grow with the file. */
const BATCH_BYTES = 1024 * 1024;
/** A line that is silent for so long is dead, in ms. */
const IDLE_MS = 60_000;

type Options = {
  response: Response;
  folder: string;
  /** Already safe. */
  name: string;
  /** Aborting it cancels the download. */
  signal: AbortSignal;
  /** Bytes received so far. */
  onReceived: (bytes: number) => void;
  idleMs?: number;
};

/** What goes wrong on the disk, as an AppError: full, read-only, gone. */
async function onDisk<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (cause) {
    throw new AppError({ kind: 'file', detail: cause instanceof Error ? cause.message : String(cause) }, { cause });
  }
}

/** Announced length in bytes; null where there is none, or where it counts the compressed form. */
export function announcedLength(headers: Headers): number | null {
  const coding = headers.get('content-encoding')?.trim().toLowerCase();
  const length = headers.get('content-length')?.trim() ?? '';
  return (!coding || coding === 'identity') && /^\d+$/.test(length) ? Number(length) : null;
}

type Reader = ReadableStreamDefaultReader<Uint8Array>;

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
  const idle = setTimeout(() => stop(new AppError({ kind: 'timeout', detail: 'the line went silent' })), idleMs);
  signal.addEventListener('abort', cancel, { once: true });
  if (signal.aborted) cancel();
  try {
    for (;;) {
      const { value } = await reader.read();
      if (!value) break;
      yield value;
      idle.refresh();
    }
  } catch (thrown) {
    end ??= errorOfFetch(thrown);
  } finally {
    clearTimeout(idle);
    signal.removeEventListener('abort', cancel);
  }
  if (end) throw end;
}

/** Copies the body into the file in batches; nothing more is read while a batch is written. Gives the bytes received. */
async function copy(
  reader: Reader,
  file: FileHandle,
  { signal, onReceived, idleMs = IDLE_MS }: Options,
): Promise<number> {
  const batch = Buffer.allocUnsafe(BATCH_BYTES);
  let used = 0;
  let received = 0;
  const flush = async () => {
    await onDisk(file.writeFile(batch.subarray(0, used)));
    used = 0;
  };
  for await (const chunk of chunksOf(reader, signal, idleMs)) {
    for (let offset = 0; offset < chunk.byteLength; ) {
      const taken = chunk.subarray(offset, offset + BATCH_BYTES - used);
      batch.set(taken, used);
      used += taken.byteLength;
      offset += taken.byteLength;
      if (used === BATCH_BYTES) await flush();
    }
    received += chunk.byteLength;
    onReceived(received);
  }
  await flush();
  return received;
}

async function writePart(path: string, reader: Reader | undefined, options: Options): Promise<void> {
  const announced = announcedLength(options.response.headers);
  const file = await onDisk(open(path, 'wx'));
  try {
    const received = reader ? await copy(reader, file, options) : 0;
    if (announced !== null && announced !== received) {
      throw new AppError({ kind: 'network', detail: `${received} of ${announced} bytes came` });
    }
    await onDisk(file.sync());
  } finally {
    await onDisk(file.close());
  }
  if (options.signal.aborted) throw new AppError({ kind: 'cancelled' });
}

/**
 * Streams an answer into a file of the folder: under a name of ours while it grows, under its own name only when it is
 * whole, that is as long as announced. Gives the path and the name, which has a number where the name was taken. Throws
 * `AppError` (`network`, `timeout`, `file`, `cancelled`), and then nothing of it remains.
 */
export async function downloadToDisk(options: Options): Promise<{ path: string; name: string }> {
  const { response, folder, name } = options;
  const reader = response.body?.getReader();
  const part = join(folder, partName(name));
  try {
    await onDisk(mkdir(folder, { recursive: true }));
    await writePart(part, reader, options);
    const path = await onDisk(settle(folder, part, name));
    return { path, name: basename(path) };
  } catch (error) {
    // Closes the connection. A body that has failed by itself refuses, and a part that was never made is not there.
    await reader?.cancel().catch(() => undefined);
    await rm(part, { force: true }).catch(() => undefined);
    throw error;
  }
}
