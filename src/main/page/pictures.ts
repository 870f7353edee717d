import { FILE_HASH } from '@shared/api-path.ts';
import { AppError, type ErrorKind } from '@shared/errors.ts';
import { readWhole } from '../api/body.ts';
import { createLimit } from '../concurrency/limit.ts';
import { createShared } from '../concurrency/shared.ts';
import type { Log } from '../diagnostics/log.ts';
import { imageType } from '../formats/image-type.ts';
import { isDecodable } from '../formats/picture-pixels.ts';
import { createDiskCache } from '../storage/disk-cache.ts';
import type { Seal } from '../storage/sealed-bytes.ts';
import { COMMON_HEADERS } from './csp.ts';

const MAX_PICTURE_BYTES = 40 * 1024 * 1024;
/**
 * Concurrent requests: Chromium opens six connections to a host, and half of them stay free for calls that a person
 * waits for.
 */
const AT_ONCE = 3;

const STATUS: Partial<Record<ErrorKind, number>> = {
  unauthorized: 401,
  forbidden: 403,
  'not-found': 404,
  timeout: 504,
};

/** Pictures of the platform, served to the page. */
export type Pictures = {
  /** Answers `/files/{hash}`: the picture, or an empty answer whose status tells why no picture is served. */
  answer: (request: { hash: string }) => Promise<Response>;
  /** Stops requests in flight; with `forget`, also removes the pictures on disk. */
  endSession: (options: { forget: boolean }) => Promise<void>;
};

/**
 * Pictures of the platform's file service, fetched once with the session's token and cached on disk under the name of
 * the person who may see them. They come from strangers and are never decoded in this process: the page's sandboxed
 * process decodes, turns and scales them, once their header shows a decodable size. Nothing is served while nobody is
 * signed in, and nobody is served pictures that another person fetched.
 */
export function createPictures({
  folder,
  maxBytes,
  owner,
  fetchPicture,
  seal,
  log,
}: {
  folder: string;
  maxBytes: number;
  /** The signed-in person; null when signed out. */
  owner: () => string | null;
  /** Fetches the file as the platform has it, with the session's token; throws `AppError`. */
  fetchPicture: (hash: string, signal: AbortSignal) => Promise<Response>;
  /** Pictures may show citizens: on disk they are always encrypted. */
  seal: Seal;
  log: Log;
}): Pictures {
  const cache = createDiskCache({ folder, maxBytes, seal, log });
  const share = createShared<Uint8Array>();
  const inTurn = createLimit(AT_ONCE);
  let session = new AbortController();

  const fetched = (hash: string, signal: AbortSignal) =>
    inTurn(async () => {
      signal.throwIfAborted();
      const answer = await readWhole(await fetchPicture(hash, signal), MAX_PICTURE_BYTES);
      const bytes = new Uint8Array(await answer.arrayBuffer());
      if (!imageType(bytes)) throw new AppError({ kind: 'unexpected-shape', detail: 'the file is no picture' });
      if (!isDecodable(bytes)) throw new AppError({ kind: 'unexpected-shape', detail: 'too many pixels, or none' });
      return bytes;
    });

  const picture = (person: string, hash: string, signal: AbortSignal): Promise<Uint8Array> => {
    const key = `${person}/${hash}`;
    return share(key, async () => {
      const kept = await cache.read(key);
      if (kept) return kept.bytes;
      const bytes = await fetched(hash, signal);
      if (!signal.aborted) await cache.write(key, bytes);
      return bytes;
    });
  };

  return {
    answer: async ({ hash }) => {
      const person = owner();
      if (person === null) return without(401);
      if (!FILE_HASH.test(hash)) return without(400);
      try {
        const bytes = await picture(person, hash, session.signal);
        const type = imageType(bytes);
        if (owner() !== person || !type) return without(401);
        // Not cached by the page: the next person at this window must be checked anew.
        const headers = { ...COMMON_HEADERS, 'Content-Type': type, 'Cache-Control': 'no-store' };
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

const without = (status: number): Response =>
  new Response(null, { status, headers: { ...COMMON_HEADERS, 'Cache-Control': 'no-store' } });
