import { AppError } from '@shared/errors.ts';
import { readWhole } from '../api/body.ts';
import type { Fetch } from '../api/client.ts';
import { createShared } from '../concurrency/shared.ts';
import type { Log } from '../diagnostics/log.ts';
import { imageType } from '../formats/image-type.ts';
import { createDiskCache } from '../storage/disk-cache.ts';
import { COMMON_HEADERS } from './csp.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const FRESH_MS = 30 * DAY_MS;
const TIMEOUT_MS = 15_000;
const MAX_TILE_BYTES = 2 * 1024 * 1024;
const MAX_ZOOM = 20;

/** Map tiles, served to the page. */
export type Tiles = {
  /** Answers `/tiles/{z}/{x}/{y}`: the tile, or an empty answer whose status tells why no tile is served. */
  answer: (request: { z: string; x: string; y: string }) => Promise<Response>;
};

/**
 * Creates the tiles: fetched from the configured server and cached on disk. A tile older than 30 days is fetched again;
 * if the fetch fails, the stale tile is shown. The server learns nothing about the person.
 */
export function createTiles({
  folder,
  maxBytes,
  template,
  fetch,
  now = Date.now,
  log,
}: {
  folder: string;
  maxBytes: number;
  /** The server's address with {z}, {x} and {y}; undefined: the office has named none, and there are no tiles. */
  template: string | undefined;
  fetch: Fetch;
  /** ms since the epoch */
  now?: () => number;
  log: Log;
}): Tiles {
  const cache = createDiskCache({ folder, maxBytes, log });
  const share = createShared<Uint8Array>();

  const load = async (address: string): Promise<Uint8Array> => {
    const response = await fetch(address, {
      redirect: 'error',
      credentials: 'omit',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (!response.ok) {
      const kind = response.status === 404 ? 'not-found' : 'server';
      throw new AppError({ kind, status: response.status });
    }
    const bytes = new Uint8Array(await (await readWhole(response, MAX_TILE_BYTES)).arrayBuffer());
    if (!imageType(bytes)) throw new AppError({ kind: 'unexpected-shape', detail: 'the tile is no picture' });
    await cache.write(address, bytes);
    return bytes;
  };

  return {
    answer: async (tile) => {
      const address = template === undefined ? null : tileAddress(template, tile);
      if (!address) return new Response(null, { status: 404, headers: COMMON_HEADERS });
      const kept = await cache.read(address);
      if (kept && now() - kept.storedAt < FRESH_MS) return shown(kept.bytes);
      try {
        return shown(await share(address, () => load(address)));
      } catch (error) {
        log.debug('no fresh tile', { error });
        if (kept) return shown(kept.bytes);
        const status = error instanceof AppError && error.kind === 'not-found' ? 404 : 502;
        return new Response(null, { status, headers: { ...COMMON_HEADERS, 'Cache-Control': 'no-store' } });
      }
    },
  };
}

/** The address of a tile; null for coordinates outside the map. */
function tileAddress(template: string, tile: { z: string; x: string; y: string }): string | null {
  if (![tile.z, tile.x, tile.y].every((text) => /^\d{1,7}$/.test(text))) return null;
  const [z, x, y] = [Number(tile.z), Number(tile.x), Number(tile.y)];
  if (z > MAX_ZOOM || x >= 2 ** z || y >= 2 ** z) return null;
  return template.replace('{z}', `${z}`).replace('{x}', `${x}`).replace('{y}', `${y}`);
}

function shown(bytes: Uint8Array): Response {
  const headers = {
    ...COMMON_HEADERS,
    'Content-Type': imageType(bytes) ?? 'application/octet-stream',
    'Cache-Control': 'public, max-age=86400',
  };
  return new Response(Uint8Array.from(bytes), { headers });
}
