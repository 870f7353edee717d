import type { DatabaseSync } from 'node:sqlite';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { badCall } from '../http/problem.ts';
import { degrees, wholeNumber } from '../http/values.ts';
import { createGeocoder } from './geocoder.ts';
import { readTile } from './tiles.ts';

const tileAddress = z.object({
  z: wholeNumber,
  x: wholeNumber,
  y: z
    .string()
    .regex(/^\d+\.png$/)
    .transform((name) => Number.parseInt(name, 10)),
});
const reverseQuery = z.strictObject({
  lat: degrees(90),
  lon: degrees(180),
  format: z.literal('jsonv2'),
  zoom: wholeNumber.refine((zoom) => zoom <= 18, 'at most 18').optional(),
  addressdetails: z.enum(['0', '1']).optional(),
  layer: z.string().optional(),
  'accept-language': z.string().optional(),
});
const searchQuery = z.strictObject({
  q: z.string().min(1).max(300),
  format: z.literal('jsonv2'),
  limit: wholeNumber.optional(),
  'accept-language': z.string().optional(),
});

function parse<T>(schema: z.ZodType<T>, value: unknown): T {
  const parsed = schema.safeParse(value);
  if (!parsed.success) throw badCall(z.prettifyError(parsed.error));
  return parsed.data;
}

/** Map tiles and a geocoder with Nominatim's API; outside the platform's API, without token and `cache=off`. */
export function serveMap(app: FastifyInstance, db: DatabaseSync): void {
  const geocoder = createGeocoder(db);
  app.get('/tiles/:z/:x/:y', async (request, reply) => {
    const address = parse(tileAddress, request.params);
    const bytes = await readTile(address.z, address.x, address.y);
    return reply.type('image/png').header('cache-control', 'public, max-age=604800').send(bytes);
  });
  app.get('/geocoder/reverse', (request) => {
    const { lat, lon, zoom, 'accept-language': asked } = parse(reverseQuery, request.query);
    const language = asked ?? request.headers['accept-language'];
    return geocoder.reverse({ lat, lon }, { ...(zoom !== undefined && { zoom }), ...(language && { language }) });
  });
  app.get('/geocoder/search', (request) => {
    const { q, limit } = parse(searchQuery, request.query);
    return geocoder.search(q, limit ?? 10);
  });
}
