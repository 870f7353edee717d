import { createHash } from 'node:crypto';
import { appendFile, rm, truncate } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { describe, expect, test } from 'vitest';
import { startPlatform } from '../../../platform/server.ts';
import { json } from '../../../support/local-server.ts';
import { signIn } from '../../../support/platform-client.ts';
import { customersWorkbook, writeSparseWorkbook } from '../../../support/sample-workbook.ts';
import { until } from '../../../support/until.ts';
import type { startUploadServer } from './upload-server.ts';
import { accept, failure, MIB, RULE, rows, uploadsForEach } from './uploads-for-each.ts';

const { serve, setUp, pathOf } = uploadsForEach();

describe('a whole upload', () => {
  test('is a form of one file, with token and cache=off, and gives the answer', async () => {
    const server = await serve(accept);
    const { choose, send } = setUp(server.url);
    const id = await choose('ro‘yxat.csv', 'a;b\n1;2\n');
    expect(await send(id, { query: { board_id: 61, page: null }, fields: { board_id: '61' } })).toEqual({ total: 1 });
    const [request] = server.requests;
    expect(request).toMatchObject({
      method: 'POST',
      url: '/api/v1/customers/excel?board_id=61&cache=off',
      whole: true,
    });
    expect(request?.headers.authorization).toBe('Bearer token-1');
    const boundary = /^multipart\/form-data; boundary=(\S{20,70})$/.exec(request?.headers['content-type'] ?? '')?.[1];
    expect(request?.start.toString()).toBe(
      [
        `--${boundary}`,
        'Content-Disposition: form-data; name="board_id"',
        '',
        '61',
        `--${boundary}`,
        'Content-Disposition: form-data; name="file"; filename="ro‘yxat.csv"',
        'Content-Type: text/csv',
        '',
        'a;b\n1;2\n',
        `--${boundary}--`,
        '',
      ].join('\r\n'),
    );
  });

  test.each(['Рўйхат (янги) №5.csv', 'a"b.csv', "100% ro'yxat; x=y.csv", '表😀.csv', 'two\r\nlines.csv'])(
    'the name %j arrives as one name and cannot break the form',
    async (name) => {
      const platform = await startPlatform();
      try {
        const { token } = await signIn(platform, 'moderator');
        const { choose, send } = setUp(platform.apiUrl, {}, token);
        const answer = await send(await choose(name, 'a;b\n1;2\n'), { path: 'api/v2/info/file/upload' });
        expect(answer).toEqual({ hashId: expect.stringMatching(/^[0-9a-f]{40}$/) });
        const stored = platform.db.prepare('SELECT name, bytes FROM files').all();
        expect(stored).toEqual([{ name: name.replaceAll('"', '%22').replace('\r\n', '%0D%0A'), bytes: 8 }]);
      } finally {
        await platform.close();
      }
    },
  );

  test('customers from a workbook are in the table of the platform, and the totals are returned', async () => {
    const platform = await startPlatform();
    try {
      const { token } = await signIn(platform, 'admin');
      const { choose, send } = setUp(platform.apiUrl, {}, token);
      const id = await choose('buyurtmachilar.xlsx', customersWorkbook(2000));
      expect(await send(id)).toEqual({ total: 2000, successful: 2000, failed: 0, errors: [] });
      expect(platform.db.prepare('SELECT count(*) AS count FROM customers').get()).toEqual({ count: 2300 });
      expect(platform.violations()).toEqual([]);
    } finally {
      await platform.close();
    }
  });

  test('reports its progress now and then, never backwards, and its end', async () => {
    const server = await serve({
      ...accept,
      onData: (_received, request) => {
        request.pause();
        setTimeout(() => request.resume(), 5);
      },
    });
    const { choose, send, progress } = setUp(server.url);
    const id = await choose('katta.csv', rows(8 * MIB));
    const begun = performance.now();
    await send(id);
    const took = performance.now() - begun;
    const sent = progress.map(({ sentBytes }) => sentBytes);
    expect(sent).toEqual([...sent].sort((a, b) => a - b));
    expect(progress.length).toBeGreaterThan(3);
    expect(progress.at(-1)?.sentBytes).toBe(progress.at(-1)?.totalBytes);
    expect(server.requests[0]?.bytes).toBe(progress.at(-1)?.totalBytes);
    // At most ten times a second from the beginning, plus the end.
    expect(progress.length).toBeLessThanOrEqual(took / 100 + 2);
  });

  test('of 1 GiB is sent in bounded memory', async () => {
    const server = await serve(accept);
    const { intake, send } = setUp(server.url);
    const path = pathOf('ulkan.xlsx');
    await writeSparseWorkbook(path, 1024 * MIB);
    const [sparse] = await intake.take([path], RULE);
    expect(sparse).toMatchObject({ kind: 'xlsx', problem: null });
    const before = process.memoryUsage().rss;
    let most = 0;
    const watch = setInterval(() => {
      most = Math.max(most, process.memoryUsage().rss - before);
    }, 20);
    await send(sparse?.id ?? '');
    clearInterval(watch);
    expect(server.requests[0]?.bytes).toBeGreaterThan(1024 * MIB);
    expect(most).toBeLessThan(150 * MIB);
  }, 300_000);
});

describe('the connection breaks', () => {
  const cutAt = (share: number, total: number, times = 1): Parameters<typeof startUploadServer>[0] => {
    let left = times;
    return {
      ...accept,
      onData: (received, request) => {
        if (left === 0 || received.bytes < total * share) return;
        left -= 1;
        request.socket.destroy();
      },
    };
  };

  test.each([0.1, 0.5, 0.99])('at %d of the body: it fails as network, so that the page asks', async (share) => {
    const server = await serve(cutAt(share, 3 * MIB));
    const { choose, send } = setUp(server.url);
    const id = await choose('a.csv', rows(3 * MIB));
    expect(await failure(send(id))).toMatchObject({ kind: 'network' });
    expect(server.requests).toHaveLength(1);
    expect(server.requests[0]?.whole).toBe(false);
    expect(await send(id, { uploadId: 'u2' })).toEqual({ total: 1 });
  });

  test.each([0.1, 0.5, 0.99])('at %d of the body: a repeatable upload is retried, whole', async (share) => {
    const server = await serve(cutAt(share, 3 * MIB));
    const { choose, send } = setUp(server.url);
    expect(await send(await choose('a.csv', rows(3 * MIB)), { repeatable: true })).toEqual({ total: 1 });
    expect(server.requests.map(({ whole }) => whole)).toEqual([false, true]);
  });

  test('twice: a repeatable upload fails, too', async () => {
    const server = await serve(cutAt(0.5, 3 * MIB, 9));
    const { choose, send } = setUp(server.url);
    expect(await failure(send(await choose('a.csv', rows(3 * MIB)), { repeatable: true }))).toMatchObject({
      kind: 'network',
    });
    expect(server.requests).toHaveLength(2);
  });

  test('after all was sent and before the answer', async () => {
    const server = await serve({ onEnd: (_received, request) => request.socket.destroy() });
    const { choose, send } = setUp(server.url);
    expect(await failure(send(await choose('a.csv', 'a;b\n')))).toMatchObject({ kind: 'network' });
  });

  test('or is refused, or the workstation is offline', async () => {
    const server = await serve(accept);
    const { choose, send, setOnline } = setUp(server.url);
    const id = await choose('a.csv', 'a;b\n');
    setOnline(false);
    expect(await failure(send(id))).toMatchObject({ kind: 'network', detail: 'net::ERR_INTERNET_DISCONNECTED' });
    setOnline(true);
    await server.close();
    expect(await failure(send(id))).toMatchObject({
      kind: 'network',
      detail: expect.stringMatching(/^net::ERR_CONNECTION_REFUSED/),
    });
  });
});

describe('the server', () => {
  test('stops reading: the upload ends at the idle timeout', async () => {
    const server = await serve({ ...accept, onData: (_received, request) => void request.pause() });
    // Long enough for a busy machine to open the connection.
    const { choose, send } = setUp(server.url, { idleMs: 3000 });
    const id = await choose('a.csv', rows(20 * MIB));
    const idle = { kind: 'timeout', detail: 'the line takes nothing more' };
    expect(await failure(send(id, { repeatable: true }))).toMatchObject(idle);
    expect(server.requests).toHaveLength(1);
  });

  test('never answers: the upload ends at the answer timeout, not at the idle timeout', async () => {
    const server = await serve({ onEnd: () => undefined });
    const { choose, send } = setUp(server.url, { idleMs: 3000, answerMs: 3500 });
    const started = performance.now();
    expect(await failure(send(await choose('a.csv', 'a;b\n')))).toMatchObject({
      kind: 'timeout',
      detail: 'no answer in time',
    });
    expect(performance.now() - started).toBeGreaterThan(3490);
  });

  test('refuses with a message', async () => {
    const server = await serve({
      onEnd: (_received, _request, response) => json(response, { message: 'Ustun topilmadi' }, 400),
    });
    const { choose, send } = setUp(server.url);
    expect(await failure(send(await choose('a.csv', 'a;b\n')))).toMatchObject({
      kind: 'invalid',
      status: 400,
      serverMessage: 'Ustun topilmadi',
    });
  });

  test('asks for a wait: the error has it, as for any other call', async () => {
    const { url } = await serve({
      onEnd: (_received, _request, response) => {
        response.setHeader('Retry-After', '30');
        json(response, {}, 429);
      },
    });
    const { choose, send } = setUp(url);
    expect(await failure(send(await choose('a.csv', 'a;b\n')))).toMatchObject({ status: 429, retryAfterMs: 30_000 });
  });

  test('refuses the token: the session is told once, there is no retry, and the chosen file is kept', async () => {
    let refuse = true;
    const server = await serve({
      onEnd: (_received, _request, response) => json(response, { total: 1 }, refuse ? 401 : 200),
    });
    const { choose, send, unauthorized } = setUp(server.url);
    const id = await choose('a.csv', 'a;b\n');
    expect(await failure(send(id, { repeatable: true }))).toMatchObject({ kind: 'unauthorized' });
    expect(unauthorized).toEqual(['token-1']);
    expect(server.requests).toHaveLength(1);
    refuse = false;
    expect(await send(id)).toEqual({ total: 1 });
  });

  test('refuses before all has arrived: the rest is not sent', async () => {
    const server = await serve({
      ...accept,
      onData: (_received, request, response) => {
        request.pause();
        if (!response.headersSent) json(response, { message: 'Fayl hajmi juda katta' }, 413);
      },
    });
    const { choose, send } = setUp(server.url, { idleMs: 5000 });
    expect(await failure(send(await choose('a.csv', rows(30 * MIB))))).toMatchObject({
      kind: 'invalid',
      status: 413,
      serverMessage: 'Fayl hajmi juda katta',
    });
    expect(server.requests[0]?.whole).toBe(false);
  });

  test('redirects: the file and the token are not sent elsewhere', async () => {
    const other = await serve(accept);
    const server = await serve({
      onEnd: (_received, _request, response) => response.writeHead(307, { Location: `${other.url}api/v1/x` }).end(),
    });
    const { choose, send } = setUp(server.url);
    expect(await failure(send(await choose('a.csv', 'a;b\n'), { repeatable: true }))).toMatchObject({ kind: 'server' });
    expect(other.requests).toHaveLength(0);
    expect(server.requests).toHaveLength(1);
  });

  test('answers with a page instead of JSON', async () => {
    const server = await serve({
      onEnd: (_received, _request, response) =>
        response.writeHead(200, { 'Content-Type': 'text/html' }).end('<p>Proxy</p>'),
    });
    const { choose, send } = setUp(server.url);
    expect(await failure(send(await choose('a.csv', 'a;b\n')))).toMatchObject({ kind: 'unexpected-shape' });
  });
});

describe('ending an upload', () => {
  test('cancelled in flight: the form is never finished, and no more progress is reported', async () => {
    let cancelled: IncomingMessage | undefined;
    const server = await serve({
      ...accept,
      onData: (_received, request) => {
        cancelled ??= request.pause();
      },
    });
    const { choose, send, uploads, progress } = setUp(server.url);
    const told = () => progress.filter(({ uploadId }) => uploadId === 'u1').length;
    const work = failure(send(await choose('a.csv', rows(20 * MIB)), { repeatable: true }));
    await until(() => server.requests[0]?.bytes);
    uploads.cancel('u1');
    expect((await work).kind).toBe('cancelled');
    const before = told();
    // Another upload completes while the connection of the first could take more bytes again.
    cancelled?.resume();
    await send(await choose('b.csv', rows(20 * MIB)), { uploadId: 'u2' });
    expect(told()).toBe(before);
    expect(server.requests.map(({ whole }) => whole)).toEqual([false, true]);
  });

  test.each([
    [false, 'timeout'],
    [true, 'cancelled'],
  ])(
    'cancelled after its last byte, when the platform may have it: repeatable %s, fails as %s',
    async (repeatable, kind) => {
      const arrived = Promise.withResolvers<void>();
      const server = await serve({ onEnd: () => arrived.resolve() });
      const { choose, send, uploads } = setUp(server.url);
      const work = failure(send(await choose('a.csv', 'a;b\n'), { repeatable }));
      await arrived.promise;
      uploads.cancel('u1');
      expect((await work).kind).toBe(kind);
    },
  );

  test('at the end of the session all are cancelled, also an upload that waits for its second attempt', async () => {
    const server = await serve({ onEnd: (_received, request) => request.socket.destroy() });
    const { choose, send, uploads, lines } = setUp(server.url, { retryMs: 60_000 });
    const work = failure(send(await choose('a.csv', 'a;b\n'), { repeatable: true }));
    await until(() => lines.some((line) => line.includes('tried again')));
    await uploads.reset();
    expect((await work).kind).toBe('cancelled');
    expect(server.requests).toHaveLength(1);
  });

  test('an unknown id cancels nothing, and an id in use is refused', async () => {
    const server = await serve({ onEnd: () => undefined });
    const { choose, send, uploads } = setUp(server.url);
    const id = await choose('a.csv', 'a;b\n');
    uploads.cancel('other');
    expect(uploads.busy()).toBe(false);
    const work = failure(send(id, { repeatable: true }));
    expect(uploads.busy()).toBe(true);
    expect(await failure(send(id))).toMatchObject({ kind: 'bad-call' });
    uploads.cancel('u1');
    expect((await work).kind).toBe('cancelled');
    expect(uploads.busy()).toBe(false);
  });
});

describe('the file', () => {
  test('changed since it was chosen is not sent', async () => {
    const server = await serve(accept);
    const { choose, send } = setUp(server.url);
    const id = await choose('a.csv', 'a;b\n');
    await appendFile(pathOf('a.csv'), '1;2\n');
    expect(await failure(send(id))).toMatchObject({ kind: 'file', detail: 'gone' });
    await rm(pathOf('a.csv'));
    expect(await failure(send(id))).toMatchObject({ kind: 'file', detail: 'gone' });
    expect(server.requests).toHaveLength(0);
  });

  test.each<[string, (path: string) => Promise<void>]>([
    ['is written to', (path) => appendFile(path, 'more')],
    ['becomes shorter', (path) => truncate(path, MIB)],
  ])('%s while it is sent: the form is never finished', async (_what, change) => {
    let changing: Promise<void> | null = null;
    const server = await serve({
      ...accept,
      onData: (_received, request) => {
        if (changing) return;
        request.pause();
        changing = change(pathOf('a.csv')).then(() => void request.resume());
      },
    });
    const { choose, send } = setUp(server.url);
    expect(await failure(send(await choose('a.csv', rows(20 * MIB)), { repeatable: true }))).toMatchObject({
      kind: 'file',
      detail: 'gone',
    });
    expect(server.requests.map(({ whole }) => whole)).toEqual([false]);
  });

  test('arrives byte for byte', async () => {
    const server = await serve(accept);
    const { choose, send } = setUp(server.url);
    const content = rows(3 * MIB + 17);
    await send(await choose('a.csv', content));
    const boundary = server.requests[0]?.headers['content-type']?.split('boundary=')[1];
    const frame = server.requests[0]?.start.toString().split('\r\n\r\n')[0];
    const expected = createHash('sha256').update(`${frame}\r\n\r\n`).update(content).update(`\r\n--${boundary}--\r\n`);
    expect(server.requests[0]?.hash.digest('hex')).toBe(expected.digest('hex'));
  });
});
