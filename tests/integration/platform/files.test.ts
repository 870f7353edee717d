import { afterAll, beforeAll, expect, test } from 'vitest';
import { PICTURE_NAMES, pictureHash } from '../../platform/files/pictures/names.ts';
import { startPlatform } from '../../platform/server.ts';
import type { Platform } from '../../platform/types.ts';
import { type Client, signIn } from '../../support/platform-client.ts';

let platform: Platform;
let client: Client;
beforeAll(async () => {
  platform = await startPlatform();
  client = await signIn(platform, 'moderator');
});
afterAll(() => platform.close());

const UPLOAD = 'api/v2/info/file/upload';
const read = (hashId: string, headers: HeadersInit = {}) => client.send(`api/v2/info/file/${hashId}`, { headers });

function form(parts: Record<string, Blob | string>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(parts)) {
    if (typeof value === 'string') data.set(name, value);
    else data.set(name, value, 'hujjat.pdf');
  }
  return data;
}

test('an uploaded file is read back byte for byte', async () => {
  const bytes = crypto.getRandomValues(new Uint8Array(60_000));
  const file = new Blob([bytes], { type: 'application/pdf' });
  const answer = await client.send(UPLOAD, { method: 'POST', body: form({ file }) });
  expect(answer.status).toBe(200);
  const { hashId } = (await answer.json()) as { hashId: string };

  const again = await read(hashId);
  expect(again.headers.get('content-type')).toBe('application/pdf');
  expect(again.headers.get('content-length')).toBe('60000');
  expect(again.headers.get('content-disposition')).toBe(`inline; filename="hujjat.pdf"; filename*=UTF-8''hujjat.pdf`);
  expect(Buffer.from(await again.arrayBuffer()).equals(Buffer.from(bytes))).toBe(true);
});

test('the pictures of the seed exist, and unchanged ones are not sent twice', async () => {
  const row = platform.db.prepare("SELECT images FROM initiatives WHERE images <> '[]' LIMIT 1").get();
  const [hashId = ''] = JSON.parse(String(row?.images)) as string[];
  const picture = await read(hashId);
  expect(picture.headers.get('content-type')).toBe('image/jpeg');
  expect(picture.headers.get('content-disposition')).toBeNull();
  const bytes = Buffer.from(await picture.arrayBuffer());
  expect(bytes.length).toBe(Number(picture.headers.get('content-length')));
  expect(bytes.subarray(0, 3).toString('hex')).toBe('ffd8ff');
  expect((await read(hashId, { 'if-none-match': picture.headers.get('etag') ?? '' })).status).toBe(304);
});

test('no two pictures of the seed are equal', async () => {
  const answers = await Promise.all(PICTURE_NAMES.map((name) => read(pictureHash(name))));
  expect(answers.map(({ status }) => status)).toEqual(PICTURE_NAMES.map(() => 200));
  expect(new Set(answers.map(({ headers }) => headers.get('etag'))).size).toBe(PICTURE_NAMES.length);
});

test.each<[what: string, parts: () => FormData]>([
  ['no file', () => form({})],
  ['a file under another name', () => form({ document: new Blob(['x']) })],
  ['an extra field', () => form({ file: new Blob(['x']), board_id: '61' })],
])('an upload with %s is refused', async (_what, parts) => {
  expect((await client.send(UPLOAD, { method: 'POST', body: parts() })).status).toBe(400);
});

test('a file is read with a token only, and an unknown one is 404', async () => {
  const bare = await fetch(`${platform.apiUrl}/api/v2/info/file/${'0'.repeat(40)}?cache=off`);
  expect(bare.status).toBe(401);
  expect((await read('0'.repeat(40))).status).toBe(404);
});

test('a requested range of a file is sent, as long as the file is the same', async () => {
  const bytes = Buffer.from(crypto.getRandomValues(new Uint8Array(1000)));
  const answer = await client.send(UPLOAD, { method: 'POST', body: form({ file: new Blob([bytes]) }) });
  const { hashId } = (await answer.json()) as { hashId: string };
  const whole = await read(hashId);
  const etag = whole.headers.get('etag') ?? '';
  expect(whole.headers.get('accept-ranges')).toBe('bytes');

  const asked = async (range: string, headers: HeadersInit = {}) => {
    const part = await read(hashId, { range, ...headers });
    return {
      status: part.status,
      range: part.headers.get('content-range'),
      body: Buffer.from(await part.arrayBuffer()),
    };
  };
  const rest = { status: 206, range: 'bytes 400-999/1000', body: bytes.subarray(400) };
  expect(await asked('bytes=400-')).toEqual(rest);
  expect(await asked('bytes=400-', { 'if-range': etag })).toEqual(rest);
  expect(await asked('bytes=400-', { 'if-range': '"older"' })).toEqual({ status: 200, range: null, body: bytes });
  expect(await asked('bytes=10-19')).toMatchObject({ range: 'bytes 10-19/1000', body: bytes.subarray(10, 20) });
  expect(await asked('bytes=-5')).toMatchObject({ range: 'bytes 995-999/1000', body: bytes.subarray(995) });
  expect(await asked('bytes=1000-')).toMatchObject({ status: 416, range: 'bytes */1000' });
  expect(await asked('bytes=1-2,4-5')).toMatchObject({ status: 200, body: bytes });
});
