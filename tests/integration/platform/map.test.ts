import { createCanvas, loadImage } from '@napi-rs/canvas';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startPlatform } from '../../platform/server.ts';
import type { Platform } from '../../platform/types.ts';

let platform: Platform;
beforeAll(async () => {
  platform = await startPlatform();
});
afterAll(() => platform.close());

async function pixels(z: number, x: number, y: number): Promise<Uint8ClampedArray> {
  const address = (platform.env.BACKOFFICE_TILE_URL ?? '')
    .replace('{z}', `${z}`)
    .replace('{x}', `${x}`)
    .replace('{y}', `${y}`);
  const answer = await fetch(address);
  expect(answer.headers.get('content-type')).toBe('image/png');
  const image = await loadImage(Buffer.from(await answer.arrayBuffer()));
  expect([image.width, image.height]).toEqual([256, 256]);
  const pen = createCanvas(256, 256).getContext('2d');
  pen.drawImage(image, 0, 0);
  return pen.getImageData(0, 0, 256, 256).data;
}

/** The green values of one line of a tile, from edge to edge; `at` is its position on the other axis. */
const line = (data: Uint8ClampedArray, axis: 'across' | 'down', at: number) =>
  Array.from({ length: 256 }, (_, along) => data[(axis === 'down' ? along * 256 + at : at * 256 + along) * 4 + 1] ?? 0);
const difference = (a: number[], b: number[]) =>
  a.reduce((sum, value, index) => sum + Math.abs(value - (b[index] ?? 0)), 0) / a.length;

/** The tile with the centre of Tashkent at this zoom. */
const tashkent = (zoom: number) => [Math.floor(0.69245 * 2 ** zoom), Math.floor(0.37378 * 2 ** zoom)] as const;

const PROGRAM_ZOOMS = Array.from({ length: 14 }, (_, index) => 5 + index);

test.each(PROGRAM_ZOOMS)('at zoom %i there is more than ground, and neighbouring tiles match', async (zoom) => {
  const [x, y] = tashkent(zoom);
  // Four tiles along the diagonal: the pattern repeats within them.
  const steps = zoom < 7 ? [0] : [0, 1, 2, 3];
  const colours = new Set<number>();
  for (const step of steps) {
    const [here, right, below] = await Promise.all([
      pixels(zoom, x + step, y + step),
      pixels(zoom, x + step + 1, y + step),
      pixels(zoom, x + step, y + step + 1),
    ]);
    for (const value of here) colours.add(value);
    const inside = difference(line(here, 'down', 254), line(here, 'down', 255));
    expect(difference(line(here, 'down', 255), line(right, 'down', 0))).toBeLessThan(inside + 4);
    const insideDown = difference(line(here, 'across', 254), line(here, 'across', 255));
    expect(difference(line(here, 'across', 255), line(below, 'across', 0))).toBeLessThan(insideDown + 4);
  }
  expect(colours.size).toBeGreaterThan(10);
});

test('around the country and below its zooms there is bare land; above them there is a map', async () => {
  expect(new Set(await pixels(5, 0, 0)).size).toBeLessThan(5);
  expect(new Set(await pixels(0, 0, 0)).size).toBeLessThan(5);
  expect(new Set(await pixels(20, 1, 2)).size).toBeGreaterThan(5);
});

test('a place is named by its nearest mahalla, as Nominatim would', async () => {
  const quarter = platform.db
    .prepare(
      `SELECT q.title, d.title AS district, r.title AS region, q.latitude, q.longitude FROM quarters q
       JOIN districts d ON d.id = q.district_id JOIN regions r ON r.id = d.region_id WHERE q.id = 24000`,
    )
    .get();
  const near = new URLSearchParams({
    lat: String(Number(quarter?.latitude) + 0.0004),
    lon: String(quarter?.longitude),
    format: 'jsonv2',
  });
  const mahalla = `${quarter?.title} MFY, ${quarter?.district}, ${quarter?.region}, Oʻzbekiston`;
  const answer = await fetch(`${platform.env.BACKOFFICE_GEOCODER_URL}/reverse?${near}&zoom=14`);
  expect(await answer.json()).toMatchObject({
    display_name: mahalla,
    lat: String(quarter?.latitude),
    address: { state: quarter?.region, country_code: 'uz' },
  });
  const closer = await fetch(`${platform.env.BACKOFFICE_GEOCODER_URL}/reverse?${near}&accept-language=uz`);
  const house = (await closer.json()) as { display_name: string; address: Record<string, string> };
  expect(house.display_name).toBe(`${house.address.house_number}, ${house.address.road}, ${mahalla}`);
  expect(house.address.road).toMatch(/ koʻchasi$/);
  const other = await fetch(`${platform.env.BACKOFFICE_GEOCODER_URL}/reverse?${near}&accept-language=uz-Cyrl`);
  expect(await other.json()).toMatchObject({
    display_name: expect.stringMatching(/кўчаси, .*, Ўзбекистон$/),
    address: { country: 'Ўзбекистон', country_code: 'uz' },
  });
});

test('far outside the country no place is named', async () => {
  const answer = await fetch(`${platform.env.BACKOFFICE_GEOCODER_URL}/reverse?lat=10&lon=10&format=jsonv2`);
  expect(await answer.json()).toEqual({ error: 'Unable to geocode' });
});

test('search finds a mahalla of a district, however the apostrophe is typed', async () => {
  const query = new URLSearchParams({ q: "bo'ston, Chilonzor", format: 'jsonv2', limit: '5' });
  const places = (await (await fetch(`${platform.env.BACKOFFICE_GEOCODER_URL}/search?${query}`)).json()) as {
    display_name: string;
  }[];
  expect(places.map(({ display_name }) => display_name)).toContain(
    'Boʻston MFY, Chilonzor tumani, Toshkent shahri, Oʻzbekiston',
  );
});

test('an unknown parameter of the geocoder is a violation', async () => {
  const answer = await fetch(`${platform.env.BACKOFFICE_GEOCODER_URL}/reverse?lat=41&lng=69&format=jsonv2`);
  expect(answer.status).toBe(400);
  expect(platform.violations()).toHaveLength(1);
});
