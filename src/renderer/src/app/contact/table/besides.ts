import { AppError } from '@shared/errors.ts';
import { z } from 'zod';
import { bridge, unwrap } from '@/api/bridge.ts';
import { reportCall } from '@/api/seen-calls.ts';
import { canExport } from '@/domains/initiative/model/access.ts';
import type { Ask, Query } from '@/features/contact/line.ts';
import { pictureUrl } from '@/kit/picture-url.ts';
import { lookupLine, numberAt, type TableLine, textAt } from './line-of.ts';

/** The first of these seasons. */
const seasonOf = (rows: readonly Readonly<Record<string, unknown>>[]) => {
  const board_id = numberAt(rows[0]?.id);
  return board_id === null ? null : { board_id };
};

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

/** What no file of a table is. */
const NO_FILE = /html|json/i;

/** The head of an Excel file about people, of which nothing more is taken. */
const fileHead =
  (path: string) =>
  ({ board_id }: Query): Ask =>
  async () => {
    const startedAt = performance.now();
    const query = { board_id };
    const answer = await bridge.contact.head({ path, query });
    const isFile = answer.ok && !NO_FILE.test(answer.value.type);
    reportCall({
      ...{ path, query, schema: z.unknown(), ms: Math.round(performance.now() - startedAt) },
      ...(isFile
        ? { answer: null }
        : { error: answer.ok ? new AppError({ kind: 'unexpected-shape' }) : new AppError(answer.error) }),
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
  {
    ...lookupLine('initiatives', 'export', fileHead('api/v1/initiatives-excel'), {
      readings: ['Z-031'],
      asks: ({ rows }) => seasonOf(rows('boards')),
    }),
    mayAsk: canExport,
  },
  lookupLine('initiatives', 'tile', () => tile),
  lookupLine('initiatives', 'address', () => address),
  lookupLine('school-initiatives', 'school-export', fileHead('api/v1/my-school/moderators/initiatives/excel'), {
    readings: ['Z-099'],
    asks: ({ rows }) => seasonOf(rows('school-seasons')),
  }),
];
