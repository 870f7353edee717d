import { once } from 'node:events';
import { appendFile, mkdir, mkdtemp, readFile, rename, rm, symlink, utimes, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DropRule } from '@shared/bridge/bridge.ts';
import { AppError } from '@shared/errors.ts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { registerDrop } from '../../../../src/main/bridge/drop.ts';
import type { CallEvent } from '../../../../src/main/bridge/router.ts';
import { createIntake, type Intake } from '../../../../src/main/files/intake.ts';
import { logLines } from '../../../support/log-lines.ts';
import { customersWorkbook } from '../../../support/sample-workbook.ts';

const TABLES: DropRule = { accept: ['xlsx', 'xls', 'csv'], maxBytes: 100_000 };

let folder: string;
let intake: Intake;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'intake-'));
  intake = createIntake({ log: logLines().log });
});
afterEach(() => rm(folder, { recursive: true, force: true }));

async function put(name: string, content: Buffer | string): Promise<string> {
  const path = join(folder, name);
  await writeFile(path, content);
  return path;
}
async function takeOne(path: string, rule = TABLES) {
  const [file] = await intake.take([path], rule);
  if (!file) throw new Error('nothing taken');
  return file;
}
async function failure(work: Promise<unknown>): Promise<AppError> {
  const thrown = await work.catch((error: unknown) => error);
  if (!(thrown instanceof AppError)) throw new Error('no AppError');
  return thrown;
}
const gone = { kind: 'file', detail: 'gone' };
const forgotten = { kind: 'bad-call' };

describe('a file that is taken', () => {
  test('has an opaque id, and its name, size and kind', async () => {
    const workbook = customersWorkbook(5);
    const file = await takeOne(await put('Buyurtmachilar (янги).xlsx', workbook));
    expect(file).toEqual({
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      name: 'Buyurtmachilar (янги).xlsx',
      bytes: workbook.length,
      kind: 'xlsx',
      problem: null,
    });
    const opened = await intake.open(file.id);
    expect(await opened.handle.readFile()).toEqual(workbook);
    await opened.handle.close();
    expect(await intake.locate(file.id)).toEqual({ path: join(folder, file.name), kind: 'xlsx' });
  });

  test('keeps its place in the drop, and is judged by itself', async () => {
    const paths = [await put('a.csv', 'a;b\n'), join(folder, 'none.csv'), await put('c.csv', ''), '', folder];
    const files = await intake.take(paths, TABLES);
    expect(files.map(({ problem }) => problem)).toEqual([null, 'gone', 'empty', 'gone', 'folder']);
    expect(new Set(files.map(({ id }) => id)).size).toBe(5);
  });

  test.each<[what: string, name: string, content: () => Buffer | string, rule: DropRule, problem: string | null]>([
    ['content decides, not the name', 'jadval.pdf', () => customersWorkbook(1), TABLES, null],
    ['a program named xlsx', 'a.xlsx', () => Buffer.from('MZ\x90\0\x03\0\0\0', 'latin1'), TABLES, 'wrong-kind'],
    ['a page named xls', 'a.xls', () => '<html><table></table></html>', TABLES, 'table-page'],
    [
      'a page with a table, where no table is asked for',
      'a.pdf',
      () => '<html><table></table></html>',
      { accept: ['pdf'], maxBytes: 99 },
      'wrong-kind',
    ],
    ['a table where a document is asked for', 'a.pdf', () => 'a;b\n', { accept: ['pdf'], maxBytes: 99 }, 'wrong-kind'],
    ['exactly as large as allowed', 'a.csv', () => 'a;b\n1;2\n', { accept: ['csv'], maxBytes: 8 }, null],
    ['one byte more', 'a.csv', () => 'a;b\n1;2\n', { accept: ['csv'], maxBytes: 7 }, 'too-large'],
    ['too large and of the wrong kind', 'a.csv', () => 'a;b\n1;2\n', { accept: ['pdf'], maxBytes: 7 }, 'wrong-kind'],
    ['cut off', 'a.xlsx', () => customersWorkbook(50).subarray(0, 900), TABLES, 'damaged'],
  ])('%s', async (_what, name, content, rule, problem) => {
    expect((await takeOne(await put(name, content()), rule)).problem).toBe(problem);
  });

  test('a file with a problem is neither opened nor shown', async () => {
    const { id } = await takeOne(await put('a.csv', 'a;b\n'), { accept: ['pdf'], maxBytes: 9 });
    expect(await failure(intake.open(id))).toMatchObject({ kind: 'file', detail: 'wrong-kind' });
    expect(await failure(intake.locate(id))).toMatchObject({ kind: 'file', detail: 'wrong-kind' });
  });

  test('a socket is rejected, a link is followed to its file', async () => {
    const socket = join(folder, 'socket.csv');
    const server = createServer().listen(socket);
    await once(server, 'listening');
    expect((await takeOne(socket)).problem).toBe('wrong-kind');
    server.close();
    const link = join(folder, 'link.csv');
    await symlink(await put('a.csv', 'a;b\n'), link);
    expect(await takeOne(link)).toMatchObject({ name: 'link.csv', kind: 'csv', problem: null });
  });
});

describe('a file that has changed since it was taken', () => {
  test.each<[what: string, change: (path: string) => Promise<unknown>]>([
    ['deleted', (path) => rm(path)],
    ['moved', (path) => rename(path, `${path}.old`)],
    ['written to', (path) => appendFile(path, '3;4\n')],
    [
      'of the same length, written later',
      async (path) => {
        await writeFile(path, (await readFile(path)).toString().replace('1', '9'));
        await utimes(path, 1, 1);
      },
    ],
    [
      'a folder',
      async (path) => {
        await rm(path);
        await mkdir(path);
      },
    ],
  ])('%s', async (_what, change) => {
    const path = await put('a.csv', 'a;b\n1;2\n');
    const { id } = await takeOne(path);
    await change(path);
    expect(await failure(intake.open(id))).toMatchObject(gone);
    expect(await failure(intake.locate(id))).toMatchObject(gone);
  });
});

describe('the owner of taken files', () => {
  let id: string;
  beforeEach(async () => {
    intake.belongTo('501');
    ({ id } = await takeOne(await put('a.csv', 'a;b\n')));
  });
  const isThere = async () => {
    const { handle } = await intake.open(id);
    await handle.close();
  };

  test('released: forgotten', async () => {
    intake.release('other');
    await isThere();
    intake.release(id);
    expect(await failure(intake.open(id))).toMatchObject(forgotten);
  });

  test('the same person again, after an expired session: still there', async () => {
    intake.belongTo('501');
    await isThere();
  });

  test('another person: forgotten, also when the first one returns', async () => {
    intake.belongTo('502');
    expect(await failure(intake.open(id))).toMatchObject(forgotten);
    intake.belongTo('501');
    expect(await failure(intake.open(id))).toMatchObject(forgotten);
  });

  test('signed out: forgotten', async () => {
    intake.forget();
    intake.belongTo('501');
    expect(await failure(intake.open(id))).toMatchObject(forgotten);
  });
});

describe('the drop', () => {
  const page: CallEvent = { senderFrame: { url: 'app://backoffice/app', parent: null }, sender: { id: 7 } };
  function drop(input: unknown, event = page): Promise<unknown> | undefined {
    let listener: ((event: CallEvent, input: unknown) => Promise<unknown>) | undefined;
    registerDrop({
      ipc: {
        handle: (channel, given) => {
          expect(channel).toBe('drop');
          listener = given;
        },
      },
      isOurWindow: (sender) => sender === 7,
      log: logLines().log,
      take: intake.take,
      takeFolder: async (paths, rule) => (await intake.take(paths, rule)).map((file) => [file]),
    });
    return listener?.(event, input);
  }

  test('gives the page no path', async () => {
    const paths = [await put('a.csv', 'a;b\n')];
    const answer = await drop({ paths, names: ['a.csv'], wanted: TABLES });
    expect(answer).toMatchObject({ ok: true, value: [{ name: 'a.csv', kind: 'csv', problem: null }] });
    expect(JSON.stringify(answer)).not.toContain(folder);
  });

  test('says of a file without a path that it is to be saved first, in its place, also among folders', async () => {
    const saved = [await put('a.csv', 'a;b\n'), await put('b.csv', 'a;b\n')];
    const input = { paths: [saved[0], '', saved[1]], names: ['a.csv', 'ilova.csv', 'b.csv'], wanted: TABLES };
    const found = (name: string) => ({ name, kind: 'csv', problem: null });
    const attachment = { name: 'ilova.csv', bytes: 0, kind: null, problem: 'unsaved' };
    expect(await drop(input)).toMatchObject({ ok: true, value: [found('a.csv'), attachment, found('b.csv')] });
    expect(await drop({ ...input, wanted: { ...TABLES, folders: true } })).toMatchObject({
      ok: true,
      value: [found('a.csv'), attachment, found('b.csv')],
    });
  });

  test.each<[string, unknown, CallEvent]>([
    ['another window', { paths: [], names: [], wanted: TABLES }, { ...page, sender: { id: 8 } }],
    [
      'another page',
      { paths: [], names: [], wanted: TABLES },
      { ...page, senderFrame: { url: 'https://x.uz/', parent: null } },
    ],
    [
      'a frame inside',
      { paths: [], names: [], wanted: TABLES },
      { ...page, senderFrame: { url: 'app://backoffice/', parent: {} } },
    ],
    ['a text instead of a list', { paths: '/etc/passwd', names: ['passwd'], wanted: TABLES }, page],
    ['501 files', { paths: Array(501).fill('/x'), names: [], wanted: TABLES }, page],
    ['an unknown kind', { paths: [], names: [], wanted: { accept: ['exe'], maxBytes: 9 } }, page],
    ['a rule without a size limit', { paths: [], names: [], wanted: { accept: ['csv'] } }, page],
  ])('refuses %s', async (_what, input, event) => {
    expect(await drop(input, event)).toMatchObject({ ok: false, error: { kind: 'bad-call' } });
  });
});
