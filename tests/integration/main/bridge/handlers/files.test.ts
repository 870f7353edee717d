import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DropRule } from '@shared/bridge/bridge.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { filesHandlers } from '../../../../../src/main/bridge/handlers/files.ts';
import { createIntake } from '../../../../../src/main/files/intake.ts';
import { createJournal } from '../../../../../src/main/journal/journal.ts';
import { logLines } from '../../../../support/log-lines.ts';
import { ownerOf } from '../../../../support/owner.ts';
import { sureTime } from '../../../../support/sure-time.ts';
import { accept, uploadsForEach } from '../../files/uploads-for-each.ts';

const RULE: DropRule = { accept: ['csv', 'jpeg'], maxBytes: 100 };
let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pick-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** The handlers with a dialog in which these files are chosen; `asked` collects the arguments of the dialog. */
async function choosing(names: readonly string[]) {
  const asked: unknown[] = [];
  const paths = names.map((name) => join(folder, name));
  for (const path of paths) await writeFile(path, 'a;b\n1;2\n');
  const chooseFiles = async (...given: unknown[]) => {
    asked.push(given);
    return paths;
  };
  const intake = createIntake({ log: logLines().log });
  const handlers = filesHandlers({ intake, chooseFiles } as Parameters<typeof filesHandlers>[0]);
  return { handlers, asked };
}

test('several files chosen in a dialog keep their order, each with its verdict', async () => {
  const { handlers, asked } = await choosing(['b.csv', 'a.csv']);
  const files = await handlers['files.pickSeveral'](RULE);
  expect(files.map(({ name, problem }) => [name, problem])).toEqual([
    ['b.csv', null],
    ['a.csv', null],
  ]);
  expect(asked).toEqual([[['csv', 'jpg', 'jpeg', 'jfif'], 'several']]);
});

test('a file chosen in a dialog is accepted', async () => {
  const { handlers, asked } = await choosing(['a.csv']);
  expect(await handlers['files.pick'](RULE)).toMatchObject({ name: 'a.csv', kind: 'csv', problem: null });
  expect(asked).toEqual([[['csv', 'jpg', 'jpeg', 'jfif'], 'one']]);
});

test('a cancelled dialog gives no file', async () => {
  const { handlers } = await choosing([]);
  expect(await handlers['files.pick'](RULE)).toBeNull();
  expect(await handlers['files.pickSeveral'](RULE)).toEqual([]);
});

const { serve, setUp } = uploadsForEach();

test('an upload that is cancelled while the journal waits for the keychain is never sent', async () => {
  const server = await serve(accept);
  const { uploads, intake, choose } = setUp(server.url);
  const asked = Promise.withResolvers<void>();
  const answer = Promise.withResolvers<null>();
  const get = () => {
    asked.resolve();
    return answer.promise;
  };
  const journal = createJournal({
    folder: join(folder, 'journal'),
    keychain: { get, set: async () => {}, remove: async () => {} },
    now: Date.now,
    sure: sureTime(),
    onChange: () => {},
    log: logLines().log,
    lineWaitMs: 60_000,
  });
  journal.belongTo(ownerOf('7'));
  const handlers = filesHandlers({ intake, uploads, journal: { around: journal.around } } as Parameters<
    typeof filesHandlers
  >[0]);
  const upload = handlers['files.upload']({
    uploadId: 'u1',
    fileIds: [await choose('a.csv', 'a;b')],
    method: 'POST',
    path: 'api/v1/customers/excel',
    field: 'file',
    repeatable: false,
    journal: { action: 'protocol', subject: { kind: 'initiative', id: '42', title: 'Yo‘l' } },
  });
  const failed = expect(upload).rejects.toMatchObject({ kind: 'cancelled' });
  await asked.promise;
  await handlers['files.cancelUpload']({ uploadId: 'u1' });
  answer.resolve(null);
  await failed;
  await journal.settled();
  expect(server.requests).toEqual([]);
});
