import { FILE_HASH } from '@shared/api-path.ts';
import { AppError, type ErrorKind } from '@shared/errors.ts';
import { createLimit } from '@shared/limit.ts';
import { AHEAD_STATUS, ONE_AHEAD_BYTES, PICTURE_BYTES_HEADER } from '@shared/pictures-ahead.ts';
import { readWhole } from '../api/body.ts';
import { createShared } from '../concurrency/shared.ts';
import type { Traffic } from '../concurrency/traffic.ts';
import type { Log } from '../diagnostics/log.ts';
import { imageType } from '../formats/image-type.ts';
import { isDecodable } from '../formats/picture-pixels.ts';
import { isSvg } from '../formats/svg.ts';
import { createDiskCache } from '../storage/disk-cache.ts';
import type { Seal } from '../storage/sealed-bytes.ts';
import { COMMON_HEADERS } from './csp.ts';
import { SVG, signOf, signType } from './paper-sign.ts';
import { type AheadGate, createPicturesAhead } from './pictures-ahead.ts';

const MAX_PICTURE_BYTES = 40 * 1024 * 1024;
/** Largest drawing, in bytes: an icon. */
const MAX_DRAWING_BYTES = 1024 * 1024;
/**
 * Concurrent requests: Chromium opens six connections to a host, and half of them stay free for calls that a person
 * waits for.
 */
const AT_ONCE = 3;
/** Longest silence within a picture that a person waits for, in ms. */
const SILENT_MS = 30_000;
/** Time limit of a prefetch, including its pauses, in ms. */
const LONGEST_AHEAD_MS = 10 * 60_000;

const STATUS: Partial<Record<ErrorKind, number>> = {
  unauthorized: 401,
  forbidden: 403,
  'not-found': 404,
  timeout: 504,
};
/** Statuses that the page distinguishes for a prefetch. */
const STATUS_AHEAD: Partial<Record<ErrorKind, number>> = { ...STATUS, 'unexpected-shape': 415 };

/** Pictures of the platform, served to the page. */
export type Pictures = {
  /**
   * Answers `/files/{hash}`: the picture, or an empty answer whose status tells why no picture is served. With `most`,
   * only prefetches the picture to disk, if it has at most `most` bytes; the answer is empty (`AHEAD_STATUS`) and
   * arrives once the prefetch is done. With `drawing`, an SVG is served, too (Z-182).
   */
  answer: (request: { hash: string; most?: number; drawing?: boolean }) => Promise<Response>;
  /** Stops requests in flight; with `forget`, also removes the pictures on disk. */
  endSession: (options: { forget: boolean }) => Promise<void>;
};

/**
 * Pictures of the platform's file service, fetched once with the session's token and cached on disk under the name of
 * the person who may see them. They come from strangers and are never decoded in this process: the page's sandboxed
 * process decodes, turns and scales them, once their header shows a decodable size. Nothing is served while signed out,
 * and no person is served pictures that another person fetched.
 */
export function createPictures({
  folder,
  maxBytes,
  owner,
  fetchPicture,
  seal,
  traffic,
  gate,
  log,
  silentMs = SILENT_MS,
}: {
  folder: string;
  maxBytes: number;
  /** The signed-in person; null when signed out. */
  owner: () => string | null;
  /** Fetches the platform's original file, with the session's token; throws `AppError`. */
  fetchPicture: (hash: string, signal: AbortSignal) => Promise<Response>;
  /** Pictures may show citizens: on disk they are always encrypted. */
  seal: Seal;
  /** Counts pictures that a person is waiting for; consulted before a prefetch. */
  traffic: Traffic;
  gate: Omit<AheadGate, 'quiet'>;
  log: Log;
  /** Longest silence within a picture, in ms. Default: 30,000. */
  silentMs?: number;
}): Pictures {
  const cache = createDiskCache({ folder, maxBytes, seal, log });
  const share = createShared<Uint8Array>();
  const inTurn = createLimit(AT_ONCE);
  let session = new AbortController();

  const ahead = createPicturesAhead({ ...gate, quiet: traffic.quiet });

  const fetched = async (hash: string, fetching: Fetching) => {
    const { signal, maxBytes = MAX_PICTURE_BYTES, drawing = false, onHead, onChunk } = fetching;
    signal.throwIfAborted();
    const response = await fetchPicture(hash, signal);
    onHead?.();
    if (Number(response.headers.get('content-length')) > maxBytes) {
      await response.body?.cancel();
      throw new LargePicture();
    }
    const answer = await readWhole(response, maxBytes, onChunk).catch((thrown: unknown) => {
      throw thrown instanceof AppError && thrown.kind === 'unexpected-shape' ? new LargePicture() : thrown;
    });
    const bytes = new Uint8Array(await answer.arrayBuffer());
    if (!imageType(bytes)) {
      if (drawing && isDrawing(bytes)) return bytes;
      const sign = signOf(bytes);
      if (sign) return sign;
      throw new AppError({ kind: 'unexpected-shape', detail: 'the file is no picture' });
    }
    if (!isDecodable(bytes)) throw new AppError({ kind: 'unexpected-shape', detail: 'too many pixels, or none' });
    return bytes;
  };

  /** A body that stalls must not keep its place among the concurrent requests. */
  const inTime = async (hash: string, signal: AbortSignal, drawing: boolean): Promise<Uint8Array> => {
    const stalled = new AbortController();
    const stop = () => stalled.abort(new AppError({ kind: 'timeout', detail: 'a picture has stalled' }));
    let timer: NodeJS.Timeout | undefined;
    const progress = () => {
      clearTimeout(timer);
      timer = setTimeout(stop, silentMs);
    };
    try {
      const limited = AbortSignal.any([signal, stalled.signal]);
      return await fetched(hash, { signal: limited, drawing, onHead: progress, onChunk: progress });
    } finally {
      clearTimeout(timer);
    }
  };

  const picture = (key: string, hash: string, signal: AbortSignal, drawing: boolean): Promise<Uint8Array> =>
    share(key, async () => {
      const kept = await cache.read(key);
      if (kept) return kept.bytes;
      const underWay = await ahead.hurried(key)?.catch(() => null);
      if (underWay) return underWay;
      // Traffic ends only after the cache write, so that a waiting prefetch finds the picture and does not refetch it.
      return traffic.during(async () => {
        const bytes = await inTurn(() => inTime(hash, signal, drawing));
        if (!signal.aborted) await cache.write(key, bytes);
        return bytes;
      });
    });

  const sizeAhead = async (key: string, hash: string, most: number): Promise<number> => {
    // The signal of the current session, taken now: the session may end before the cache answers.
    const signal = AbortSignal.any([session.signal, AbortSignal.timeout(LONGEST_AHEAD_MS)]);
    const size = await cache.size(key);
    if (size !== null) return size;
    const maxBytes = Math.min(most, ONE_AHEAD_BYTES);
    const bytes = await ahead.take(
      key,
      async (pause) => {
        // The person may have viewed the picture meanwhile.
        const kept = await cache.read(key);
        if (kept) return kept.bytes;
        const found = await fetched(hash, { signal, maxBytes, onChunk: pause });
        if (!signal.aborted) await cache.write(key, found);
        return found;
      },
      signal,
    );
    return bytes.length;
  };

  const answerAhead = async (key: string, hash: string, most: number): Promise<Response> => {
    try {
      return without(AHEAD_STATUS.ready, { [PICTURE_BYTES_HEADER]: `${await sizeAhead(key, hash, most)}` });
    } catch (thrown) {
      const { kind, detail } = AppError.from(thrown);
      log.debug('not read ahead', { kind, detail });
      return without(thrown instanceof LargePicture ? AHEAD_STATUS.large : (STATUS_AHEAD[kind] ?? 503));
    }
  };

  return {
    answer: async ({ hash, most, drawing = false }) => {
      const person = owner();
      if (person === null) return without(401);
      if (!FILE_HASH.test(hash)) return without(400);
      // A drawing has a key of its own, by which no other request is answered.
      const key = `${person}/${hash}${drawing ? '/drawing' : ''}`;
      if (most !== undefined) return answerAhead(key, hash, most);
      try {
        const bytes = await picture(key, hash, session.signal, drawing);
        const type = imageType(bytes) ?? signType(bytes) ?? (drawing && isDrawing(bytes) ? SVG : null);
        if (owner() !== person || !type) return without(401);
        // Not cached by the page: access must be checked again for the next person at this window.
        const headers = { ...COMMON_HEADERS, ...AS_PICTURE, 'Content-Type': type, 'Cache-Control': 'no-store' };
        return new Response(Uint8Array.from(bytes), { headers });
      } catch (thrown) {
        const { kind, detail } = AppError.from(thrown);
        log.debug('no picture', { kind, detail });
        return without(STATUS[kind] ?? 502);
      }
    },

    endSession: async ({ forget }) => {
      session.abort(new AppError({ kind: 'cancelled' }));
      session = new AbortController();
      if (forget) await cache.clear();
    },
  };
}

const isDrawing = (bytes: Uint8Array): boolean => bytes.length <= MAX_DRAWING_BYTES && isSvg(bytes);

/** Opened as a document, a picture would run and load nothing. */
const AS_PICTURE = { 'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox" };

type Fetching = {
  signal: AbortSignal;
  maxBytes?: number;
  /** Whether an SVG is a picture, too. Default: false. */
  drawing?: boolean;
  /** Called once the answer has begun. */
  onHead?: () => void;
  onChunk?: () => Promise<void> | void;
};

/** Thrown for a picture that exceeds the byte limit. */
class LargePicture extends AppError {
  constructor() {
    super({ kind: 'unexpected-shape', detail: 'a picture of too many bytes' });
  }
}

const without = (status: number, headers: Readonly<Record<string, string>> = {}): Response =>
  new Response(null, { status, headers: { ...COMMON_HEADERS, 'Cache-Control': 'no-store', ...headers } });
