import { mkdir, stat, truncate } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { CallInput } from '@shared/bridge/contract.ts';
import { AppError } from '@shared/errors.ts';
import type { ApiClient } from '../api/client.ts';
import { isOutage } from '../api/outage.ts';
import { onDisk, requireSpace } from '../storage/disk-space.ts';
import type { Seal } from '../storage/sealed-bytes.ts';
import { appendBody } from './append-body.ts';
import { BATCH_BYTES } from './batch-writer.ts';
import { announcedLength, askForRest, type Begun, isRestOf, nameOfAnswer, validatorOf } from './download-answer.ts';
import { partName, settle } from './part-files.ts';
import { removePart, writeSidecar } from './sidecar.ts';
import type { WebMark } from './web-mark.ts';

/** Input of a download, as the page gives it. */
export type DownloadInput = CallInput<'downloads.start'>;

/** The beginning of a file, on disk under a temporary name. */
type Part = {
  file: string;
  /** Name of the finished file, before a number is added. */
  name: string;
  validator: string | null;
  bytes: number;
  totalBytes: number | null;
};

/** A requested file and its part so far; `part` is kept after a failure if it can be resumed. */
export type Job = { input: DownloadInput; part: Part | null };

/** Options of a transfer. */
export type Transfer = {
  api: Pick<ApiClient, 'stream'>;
  /** Folder for a new file; created when missing. */
  folder: () => Promise<string>;
  /** Owner of the session. */
  owner: string;
  /** Seals the sidecar of a part, with the person's key. */
  seal: Seal;
  signal: AbortSignal;
  /** Sets the mark of the web on the finished file. */
  mark: WebMark;
  /** Called when name, length or received bytes have changed. */
  onPart: (part: Part) => void;
  /** Called when the connection broke and a retry follows. */
  onBroken: (error: AppError) => void;
  backoffMs?: number | undefined;
  idleMs?: number | undefined;
};

/** Longest wait before the second attempt, in ms; doubled before each further one. */
const BACKOFF_MS = 1000;
/**
 * Most retries in a row without progress: resuming a file, and starting over, which costs the platform its work again.
 */
const CONTINUED = 5;
const BEGUN_ANEW = 2;
/** Status for a range that does not exist (any more). */
const NO_SUCH_RANGE = 416;

type Answer = { part: Part; response: Response };

/** The part, if it can be resumed: of a known version, and on disk at least as long as it was left; otherwise null. */
async function begunOf({ part }: Job): Promise<(Part & Begun) | null> {
  if (!part?.validator || part.bytes === 0) return null;
  const found = await stat(part.file).catch(() => null);
  if (!found || found.size < part.bytes) return null;
  await onDisk(truncate(part.file, part.bytes));
  return { ...part, validator: part.validator };
}

/** Removes the part of a job, if any, from the disk and from the job. Never rejects. */
export async function discardPart(job: Job): Promise<void> {
  const { part } = job;
  job.part = null;
  if (part) await removePart(part.file);
}

/** A new part for an answer that begins at the first byte. */
async function beginPart(job: Job, { headers }: Response, target: string, options: Transfer): Promise<Part> {
  await discardPart(job);
  const name = nameOfAnswer(headers, job.input.suggestedName);
  const part: Part = {
    file: join(target, partName(name)),
    name,
    validator: validatorOf(headers),
    bytes: 0,
    totalBytes: announcedLength(headers),
  };
  job.part = part;
  options.onPart(part);
  await onDisk(mkdir(target, { recursive: true }));
  await requireSpace(target, part.totalBytes ?? 0);
  await keepSidecar(job, options, 0);
  return part;
}

async function keepSidecar(
  { part, input }: Job,
  { owner, seal }: Pick<Transfer, 'owner' | 'seal'>,
  syncedBytes: number,
): Promise<void> {
  if (!part) return;
  const { file, name, validator, totalBytes } = part;
  await onDisk(writeSidecar(file, { input, name, validator, totalBytes, syncedBytes }, owner, seal));
}

/** Requests the file or its missing rest, and decides which part the bytes belong to. */
async function ask(job: Job, begun: (Part & Begun) | null, options: Transfer): Promise<Answer> {
  const { api, folder, signal } = options;
  const { path, query } = job.input;
  // Resolved first, so that the platform never writes a file that cannot be saved.
  const target = await folder();
  const response = await api.stream(path, query, { signal, ...(begun && { headers: askForRest(begun) }) });
  try {
    if (response.status !== 206) return { response, part: await beginPart(job, response, target, options) };
    if (!begun || !job.part || !isRestOf(response, begun)) {
      // The same range must not be requested again: the next attempt starts at the first byte.
      await discardPart(job);
      throw new AppError({ kind: 'network', detail: 'another part of the file came than was asked for' });
    }
    await requireSpace(dirname(begun.file), announcedLength(response.headers) ?? 0);
    return { response, part: job.part };
  } catch (error) {
    await response.body?.cancel().catch(() => undefined);
    throw error;
  }
}

async function attempt(job: Job, options: Transfer, onAnswered: () => void): Promise<string> {
  const { signal, idleMs, mark, onPart } = options;
  const begun = await begunOf(job);
  if (begun === null || begun.bytes !== begun.totalBytes) {
    const { response, part } = await ask(job, begun, options);
    onAnswered();
    const from = part.bytes;
    const reader = response.body?.getReader();
    try {
      await appendBody({
        reader,
        file: part.file,
        flag: from > 0 ? 'a' : 'wx',
        expected: announcedLength(response.headers) ?? (part.totalBytes === null ? null : part.totalBytes - from),
        signal,
        idleMs,
        onReceived: (bytes) => {
          part.bytes = from + bytes;
          onPart(part);
        },
      });
    } finally {
      // Closes the connection. A body that has already failed rejects the cancel.
      await reader?.cancel().catch(() => undefined);
    }
  }
  const { part } = job;
  if (!part) throw new AppError({ kind: 'internal', detail: 'a finished download without its file' });
  const path = await onDisk(settle(dirname(part.file), part.file, part.name));
  await mark(path);
  await discardPart(job);
  return path;
}

/** After a failure: keeps a part that can be resumed, with its sidecar; removes any other. */
async function keepOrDiscard(job: Job, error: AppError, options: Transfer): Promise<void> {
  const { part } = job;
  const tooMuch = part?.totalBytes != null && part.bytes > part.totalBytes;
  const useless = tooMuch || error.kind === 'file' || error.status === NO_SUCH_RANGE;
  if (!part?.validator || part.bytes === 0 || useless) return discardPart(job);
  await keepSidecar(job, options, part.bytes).catch(() => discardPart(job));
}

/**
 * Downloads a file under a temporary name, and gives it its own name only when complete, that is, as long as announced.
 * A broken connection is retried with backoff, a limited number of times: from the byte reached if the server offers
 * ranges and the file is unchanged, otherwise from the first. Returns the path and the name, numbered if the name was
 * taken. Throws `AppError`; `job.part` is then the resumable part, or null.
 */
export async function transfer(job: Job, options: Transfer): Promise<{ path: string; name: string }> {
  const { signal, onBroken, backoffMs = BACKOFF_MS } = options;
  let answered = job.part !== null;
  let failures = 0;
  for (;;) {
    const before = job.part?.bytes ?? 0;
    let head = false;
    try {
      const path = await attempt(job, options, () => {
        head = true;
        answered = true;
      });
      return { path, name: basename(path) };
    } catch (thrown) {
      const error = AppError.from(thrown);
      await keepOrDiscard(job, error, options);
      // No retry after the client's long wait for an answer: the person decides.
      const isLate = error.kind === 'timeout' && !head;
      const passing = (isOutage(error) && !isLate) || error.status === NO_SUCH_RANGE;
      if (!answered || !passing) throw error;
      const progressed = job.part !== null && job.part.bytes - before >= BATCH_BYTES;
      failures = progressed ? 1 : failures + 1;
      if (failures > (job.part ? CONTINUED : BEGUN_ANEW)) throw error;
      onBroken(error);
      await pause(backoffMs * 2 ** (failures - 1), signal);
    }
  }
}

/** Waits at random between half and all of `ms`, so that a district's workstations do not retry at once. */
async function pause(ms: number, signal: AbortSignal): Promise<void> {
  try {
    await sleep(ms / 2 + (Math.random() * ms) / 2, undefined, { signal });
  } catch (cause) {
    throw new AppError({ kind: 'cancelled' }, { cause });
  }
}
