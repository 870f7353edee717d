import { AppError } from '@shared/errors.ts';
import { z } from 'zod';
import { bridge, unwrap } from '@/api/bridge.ts';
import { reportCall } from '@/api/seen-calls.ts';
import type { Ask } from '@/features/contact/line.ts';
import { pictureUrl } from '@/kit/picture-url.ts';
import { lookupLine, type TableLine, textAt } from './line-of.ts';

/** Statuses that the window's own origin passes on. */
const KINDS: Readonly<Record<number, AppError['kind']>> = { 401: 'unauthorized', 403: 'forbidden', 404: 'not-found' };

/** What the window reads by an address of its own, which the main process answers. */
const served =
  (path: string, address: string): Ask =>
  async () => {
    const startedAt = performance.now();
    const { ok, status, body } = await fetch(address);
    await body?.cancel();
    reportCall({
      ...{ path, query: {}, schema: z.unknown(), ms: Math.round(performance.now() - startedAt) },
      ...(ok ? { answer: null } : { error: new AppError({ kind: KINDS[status] ?? 'server', status }) }),
    });
  };

/** A place that is nobody's, in Tashkent. */
const SOMEWHERE = { latitude: 41.31, longitude: 69.28 };

/** A tile of the whole world; nothing where the office has named no server of tiles. */
const tile: Ask = async (client) => {
  const { mapTiles } = await unwrap(bridge.app.info());
  if (mapTiles) await served('tiles/{id}', '/tiles/0/0/0')(client);
};

/** An address in words; nothing where the office has named no geocoder. */
const address: Ask = async () => {
  const startedAt = performance.now();
  const answer = await bridge.map.reverse(SOMEWHERE);
  if (answer.ok && !answer.value.asked) return;
  reportCall({
    ...{ path: 'geocoder', query: {}, schema: z.unknown(), ms: Math.round(performance.now() - startedAt) },
    ...(answer.ok ? { answer: null } : { error: new AppError(answer.error) }),
  });
};

/** What comes by other ways than the platform's JSON: a picture, a tile, an address. */
export const BESIDES: readonly TableLine[] = [
  lookupLine('initiatives', 'picture', ({ hash }) => served('api/v2/info/file/{id}', pictureUrl(textAt(hash))), {
    readings: ['Z-017'],
    asks: ({ rows }) => {
      const hash = rows('initiatives').flatMap(({ images }) => (Array.isArray(images) ? images : []))[0];
      return typeof hash === 'string' ? { hash } : null;
    },
  }),
  lookupLine('initiatives', 'tile', () => tile),
  lookupLine('initiatives', 'address', () => address),
];
