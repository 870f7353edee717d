import { createHash } from 'node:crypto';
import { appendFile, readdir, readlink, rm } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { json } from '../../../support/local-server.ts';
import { writeSparseWorkbook } from '../../../support/sample-workbook.ts';
import { until } from '../../../support/until.ts';
import type { UploadServer } from './upload-server.ts';
import { accept, failure, MIB, RULE, rows, uploadsForEach } from './uploads-for-each.ts';

const { serve, setUp, pathOf } = uploadsForEach();
const PDF = '%PDF-1.4\n1 0 obj <<>> endobj\ntrailer <<>>\nstartxref\n9\n%%EOF\n';

const boundaryOf = ({ requests: [request] }: UploadServer) =>
  request?.headers['content-type']?.split('boundary=')[1] ?? '';
/** How many of these tests' files the process holds open. */
async function openFiles(): Promise<number> {
  const own = await readdir('/proc/self/fd');
  const paths = await Promise.all(own.map((fd) => readlink(`/proc/self/fd/${fd}`).catch(() => '')));
  return paths.filter((path) => path.startsWith(pathOf(''))).length;
}

describe('several files in one call', () => {
  test('are parts of one name, each with its own name and type, in the order of the call, after the fields', async () => {
    const server = await serve(accept);
    const { choose, send } = setUp(server.url);
    const files = [await choose('ikki.csv', '2\n'), await choose('bir"1.pdf', PDF), await choose('uch.csv', '3\n')];
    expect(await send(files, { field: 'photos', fields: { color: 'color3' } })).toEqual({ total: 1 });
    const boundary = boundaryOf(server);
    const file = (name: string, type: string, content: string) =>
      `--${boundary}\r\nContent-Disposition: form-data; name="photos"; filename="${name}"\r\nContent-Type: ${type}\r\n\r\n${content}\r\n`;
    expect(server.requests.map(({ start }) => start.toString())).toEqual([
      [
        `--${boundary}\r\nContent-Disposition: form-data; name="color"\r\n\r\ncolor3\r\n`,
        file('ikki.csv', 'text/csv', '2\n'),
        file('bir%221.pdf', 'application/pdf', PDF),
        file('uch.csv', 'text/csv', '3\n'),
        `--${boundary}--\r\n`,
      ].join(''),
    ]);
  });

  test('arrive byte for byte; the progress counts them all, with a known total from the start', async () => {
    const server = await serve(accept);
    const { choose, send, progress } = setUp(server.url);
    const contents = [rows(3 * MIB + 17), rows(64 * 1024), rows(MIB + 1).fill('x', 5, 999)];
    const files: string[] = [];
    for (const [index, content] of contents.entries()) files.push(await choose(`${index}.csv`, content));
    await send(files);
    const boundary = boundaryOf(server);
    const expected = createHash('sha256');
    for (const [index, content] of contents.entries()) {
      const head = `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="${index}.csv"\r\nContent-Type: text/csv\r\n\r\n`;
      expected.update(head).update(content).update('\r\n');
    }
    expected.update(`--${boundary}--\r\n`);
    expect(server.requests[0]?.hash.digest('hex')).toBe(expected.digest('hex'));
    const bytes = server.requests[0]?.bytes ?? 0;
    expect(new Set(progress.map(({ totalBytes }) => totalBytes))).toEqual(new Set([bytes]));
    expect(progress[0]?.sentBytes).toBe(0);
    expect(progress.at(-1)?.sentBytes).toBe(bytes);
    const sent = progress.map(({ sentBytes }) => sentBytes);
    expect(sent).toEqual([...sent].sort((a, b) => a - b));
  });

  test('of 320 MiB together are sent in bounded memory', async () => {
    const server = await serve(accept);
    const { intake, send } = setUp(server.url);
    const paths = ['a.xlsx', 'b.xlsx', 'c.xlsx', 'd.xlsx'].map(pathOf);
    for (const path of paths) await writeSparseWorkbook(path, 80 * MIB);
    const files = await intake.take(paths, RULE);
    const before = process.memoryUsage().rss;
    let most = 0;
    const watch = setInterval(() => {
      most = Math.max(most, process.memoryUsage().rss - before);
    }, 20);
    await send(files.map(({ id }) => id));
    clearInterval(watch);
    expect(server.requests[0]?.bytes).toBeGreaterThan(320 * MIB);
    expect(most).toBeLessThan(150 * MIB);
  }, 300_000);

  test('cancelled while the second is in flight: the form is never finished, and no file stays open', async () => {
    const server = await serve({
      ...accept,
      onData: (received, request) => {
        if (received.bytes > 2 * MIB) request.pause();
      },
    });
    const { choose, send, uploads } = setUp(server.url);
    const files = [await choose('a.csv', rows(MIB)), await choose('b.csv', rows(20 * MIB)), await choose('c.csv', 'x')];
    const work = failure(send(files, { repeatable: true }));
    await until(() => (server.requests[0]?.bytes ?? 0) > 2 * MIB);
    expect(await openFiles()).toBe(3);
    uploads.cancel('u1');
    expect((await work).kind).toBe('cancelled');
    expect(await openFiles()).toBe(0);
    expect(server.requests.map(({ whole }) => whole)).toEqual([false]);
  });

  test('are not sent if one of them is gone or has changed', async () => {
    const server = await serve(accept);
    const { choose, send } = setUp(server.url);
    const files = [await choose('a.csv', 'a\n'), await choose('b.csv', 'b\n')];
    await appendFile(pathOf('b.csv'), 'more');
    expect(await failure(send(files))).toMatchObject({ kind: 'file', detail: 'gone' });
    await rm(pathOf('b.csv'));
    expect(await failure(send(files))).toMatchObject({ kind: 'file', detail: 'gone' });
    expect(await failure(send([files[0] ?? '', 'unknown']))).toMatchObject({ kind: 'bad-call' });
    expect(server.requests).toHaveLength(0);
    expect(await openFiles()).toBe(0);
  });

  test('the second changes while the first is sent: the form is never finished', async () => {
    let changing: Promise<void> | null = null;
    const server = await serve({
      ...accept,
      onData: (_received, request) => {
        if (changing) return;
        request.pause();
        changing = appendFile(pathOf('b.csv'), 'more').then(() => void request.resume());
      },
    });
    const { choose, send } = setUp(server.url);
    const files = [await choose('a.csv', rows(20 * MIB)), await choose('b.csv', 'b\n')];
    expect(await failure(send(files))).toMatchObject({ kind: 'file', detail: 'gone' });
    expect(server.requests.map(({ whole }) => whole)).toEqual([false]);
  });

  test('refused before all have arrived: the rest is not sent', async () => {
    const server = await serve({
      ...accept,
      onData: ({ bytes }, request, response) => {
        if (bytes < 2 * MIB) return;
        request.pause();
        if (!response.headersSent) json(response, { message: 'Fayl hajmi juda katta' }, 413);
      },
    });
    const { choose, send } = setUp(server.url, { idleMs: 5000 });
    const files = [await choose('a.csv', rows(MIB)), await choose('b.csv', rows(30 * MIB))];
    expect(await failure(send(files))).toMatchObject({ status: 413, serverMessage: 'Fayl hajmi juda katta' });
    expect(server.requests[0]?.whole).toBe(false);
  });

  test('the connection breaks: a repeatable upload is sent again, whole', async () => {
    let broken = false;
    const server = await serve({
      ...accept,
      onData: ({ bytes }, request) => {
        if (broken || bytes < 2 * MIB) return;
        broken = true;
        request.socket.destroy();
      },
    });
    const { choose, send } = setUp(server.url);
    const files = [await choose('a.csv', rows(MIB)), await choose('b.csv', rows(2 * MIB))];
    expect(await send(files, { repeatable: true })).toEqual({ total: 1 });
    expect(server.requests.map(({ whole }) => whole)).toEqual([false, true]);
    expect(await openFiles()).toBe(0);
  });
});
