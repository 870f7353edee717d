import { randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { contract } from '@shared/bridge/contract.ts';
import { AppError } from '@shared/errors.ts';
import type { CopyKind } from '@shared/files.ts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { utils, write } from 'xlsx';
import { createApiClient } from '../../../../src/main/api/client.ts';
import { createTemporaryCopies } from '../../../../src/main/files/temporary-copies.ts';
import { createWebMark } from '../../../../src/main/files/web-mark.ts';
import { type Handler, type LocalServer, startLocalServer } from '../../../support/local-server.ts';
import { logLines } from '../../../support/log-lines.ts';
import { customersWorkbook } from '../../../support/sample-workbook.ts';
import { until } from '../../../support/until.ts';

const PDF = Buffer.from('%PDF-1.7\n1 0 obj<<>>endobj\ntrailer<</Size 2>>\nstartxref\n9\n%%EOF\n');
const HASH = 'a'.repeat(40);

let root: string;
let folder: string;
let server: LocalServer;
let answer: Handler;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'copies-'));
  folder = join(root, 'copies');
  server = await startLocalServer((request, response) => answer(request, response));
});
afterEach(async () => {
  await server.close();
  await rm(root, { recursive: true, force: true });
});

const content =
  (bytes: Buffer): Handler =>
  (_request, response) =>
    response.writeHead(200, { 'Content-Type': 'application/octet-stream' }).end(bytes);

function setUp({
  problem = '',
  idleMs = 5000,
  platform = 'linux',
  starting = Promise.resolve(),
}: {
  problem?: string;
  /** How long the reader takes to start. Default: no time. */
  starting?: Promise<unknown>;
  idleMs?: number;
  platform?: NodeJS.Platform;
} = {}) {
  const { log } = logLines();
  const opened: string[] = [];
  /** The files in the folder of each copy when the copy was opened. */
  const beside: string[][] = [];
  const api = createApiClient({
    apiUrl: server.url,
    fetch,
    accessToken: () => 'token-1',
    onUnauthorized: () => undefined,
    log,
    limits: { backoffMs: 1 },
  });
  const copies = createTemporaryCopies({
    api,
    folder,
    openPath: async (path) => {
      opened.push(path);
      beside.push((await readdir(dirname(path))).toSorted());
      await starting;
      return problem;
    },
    mark: createWebMark({ platform, agent: 'Tashabbusli budjet', log }),
    log,
    idleMs,
  });
  const open = (suggestedName = 'Qaror.pdf', kinds: CopyKind[] = ['pdf']) =>
    copies.open({ hash: HASH, suggestedName, kinds });
  return { opened, beside, copies, open };
}

async function failure(work: Promise<unknown>): Promise<AppError> {
  const thrown = await work.catch((error: unknown) => error);
  if (!(thrown instanceof AppError)) throw new Error('no AppError');
  return thrown;
}
const left = async () =>
  (await readdir(folder, { recursive: true }).catch(() => [])).filter((name) => name !== '.backoffice').length;

test('a document is opened from a copy that only its owner may read', async () => {
  answer = content(PDF);
  const { open, opened } = setUp();
  await open();
  const [path = ''] = opened;
  expect(basename(path)).toBe('Qaror.pdf');
  expect(await readFile(path)).toEqual(PDF);
  expect((await stat(path)).mode & 0o777).toBe(0o600);
  expect((await stat(dirname(path))).mode & 0o777).toBe(0o700);
  expect(await readdir(dirname(path))).toEqual(['Qaror.pdf']);
  expect(server.asked).toEqual([`GET /api/v2/info/file/${HASH}?cache=off`]);
  expect(server.headers[0]?.authorization).toBe('Bearer token-1');
});

test('the copies are removed without waiting for a reader that does not start', async () => {
  answer = content(PDF);
  const { open, opened, beside, copies } = setUp({ starting: new Promise(() => undefined) });
  void open();
  await expect.poll(() => beside.length).toBe(1);
  await copies.clear();
  expect(await readFile(opened[0] ?? '').catch(({ code }) => code)).toBe('ENOENT');
});

test.each([
  ['Qaror', 'Qaror.pdf'],
  ['Qaror.exe', 'Qaror.exe.pdf'],
  ['Qaror.PDF', 'Qaror.PDF'],
  ['Qaror.jpg', 'Qaror.pdf'],
  ['../../.bashrc', 'bashrc.pdf'],
  ['Qaror\u202efdp.exe', 'Qarorfdp.exe.pdf'],
  ['12.05.2026', '12.05.2026.pdf'],
])('the name %j becomes %j, in a folder of its own', async (suggested, name) => {
  answer = content(PDF);
  const { open, opened } = setUp();
  await open(suggested);
  await open(suggested);
  expect(opened.map((path) => basename(path))).toEqual([name, name]);
  expect(new Set(opened.map((path) => dirname(path))).size).toBe(2);
  expect(opened.every((path) => dirname(dirname(path)) === folder)).toBe(true);
});

test('the extension follows the content', async () => {
  answer = content(customersWorkbook(2));
  const { open, opened } = setUp();
  await open('Reyestr.pdf', ['pdf', 'xlsx']);
  expect(opened.map((path) => basename(path))).toEqual(['Reyestr.xlsx']);
});

test('A-043: on Windows a copy has the mark of the web before anything opens it', async () => {
  answer = content(PDF);
  const { open, opened, beside } = setUp({ platform: 'win32' });
  await open();
  expect(beside).toEqual([['Qaror.pdf', 'Qaror.pdf:Zone.Identifier']]);
  expect(await readFile(`${opened[0]}:Zone.Identifier`, 'utf8')).toBe('[ZoneTransfer]\r\nZoneId=3\r\n');
});

describe('E-019: a file of another than the expected kinds is not opened', () => {
  test.each<[string, Buffer, CopyKind[]]>([
    ['a text with formulas', Buffer.from('Nomi;Summa\n=cmd|"/c calc"!A1;1\n'), ['pdf']],
    ['a text with formulas, whatever is expected', Buffer.from('=1+1;2\n'), ['pdf', 'jpeg', 'png', 'xlsx']],
    ['a workbook', customersWorkbook(2), ['pdf', 'jpeg', 'png']],
    [
      'a workbook of the old format',
      write(utils.book_new(utils.aoa_to_sheet([['a']])), { type: 'buffer', bookType: 'xls' }),
      ['pdf', 'xlsx'],
    ],
    ['a document where a picture is expected', PDF, ['jpeg', 'png']],
  ])('%s', async (_what, bytes, kinds) => {
    answer = content(bytes);
    const { open, opened } = setUp();
    expect(await failure(open('Bayonnoma.pdf', kinds))).toMatchObject({ kind: 'file', detail: 'wrong-kind' });
    expect(opened).toEqual([]);
    expect(await left()).toBe(0);
  });

  test.each([[[]], [['csv']], [['xls']], [['pdf', 'csv']], [undefined]])('the page cannot expect %j', (kinds) => {
    const { success } = contract['files.openCopy'].input.safeParse({ hash: HASH, suggestedName: 'a.pdf', kinds });
    expect(success).toBe(false);
  });
});

test.each([
  ['a program', Buffer.from('MZ\x90\0\x03\0', 'latin1')],
  ['a page', Buffer.from('<html><script>1</script></html>')],
  ['a shell link', Buffer.from('4c0000000114020000000000c000000000000046', 'hex')],
])('%s is not opened, and no copy is left', async (_what, bytes) => {
  answer = content(bytes);
  const { open, opened } = setUp();
  expect(await failure(open())).toMatchObject({ kind: 'unexpected-shape' });
  expect(opened).toEqual([]);
  expect(await left()).toBe(0);
});

test('no copy is left after a failure: refused, cut off, stalled, without a program to open it', async () => {
  answer = (_request, response) => response.writeHead(404, { 'Content-Type': 'application/json' }).end('{}');
  expect(await failure(setUp().open())).toMatchObject({ kind: 'not-found' });
  answer = (_request, response) => {
    response.writeHead(200, { 'Content-Length': '9000' }).write(PDF);
    setTimeout(() => response.destroy(), 20);
  };
  expect(await failure(setUp().open())).toMatchObject({ kind: 'network' });
  answer = (_request, response) => void response.writeHead(200).write(PDF);
  expect(await failure(setUp({ idleMs: 60 }).open())).toMatchObject({ kind: 'timeout' });
  answer = content(PDF);
  expect(await failure(setUp({ problem: 'no program for it' }).open())).toMatchObject({ kind: 'file' });
  expect(await left()).toBe(0);
});

test('a disk that refuses before the first byte ends the connection', async () => {
  let closed = false;
  answer = (_request, response) => {
    response.on('close', () => {
      closed = true;
    });
    response.writeHead(200).write(PDF);
  };
  await writeFile(folder, 'a file where the folder should be');
  expect(await failure(setUp().open())).toMatchObject({ kind: 'file' });
  await until(() => closed);
});

test('clearing removes opened copies and cancels those in flight; later copies can be opened', async () => {
  answer = content(PDF);
  const { open, opened, copies } = setUp();
  await open();
  answer = (_request, response) => void response.writeHead(200).write(PDF);
  const work = failure(open());
  // A folder and its file, for each of the two copies.
  await until(async () => (await left()) >= 4);
  await copies.clear();
  expect((await work).kind).toBe('cancelled');
  expect(await left()).toBe(0);
  expect(opened).toHaveLength(1);
  answer = content(PDF);
  await open();
  expect(opened).toHaveLength(2);
});

test('copies of an earlier run are cleared', async () => {
  const old = join(folder, randomUUID());
  await mkdir(old, { recursive: true });
  await writeFile(join(old, 'Qaror.pdf'), PDF);
  await setUp().copies.clear();
  expect(await left()).toBe(0);
});
