import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { AppError } from '@shared/errors.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createIntake, type Intake } from '../../../../src/main/files/intake.ts';
import { createPreviews, type Previews } from '../../../../src/main/files/previews.ts';
import { logLines } from '../../../support/log-lines.ts';
import { until } from '../../../support/until.ts';
import { startInspector } from '../excel/inspector.ts';

const MIB = 1024 * 1024;

let folder: string;
let intake: Intake;
let previews: Previews;
let started: ReturnType<typeof startInspector>['started'];
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'previews-'));
  intake = createIntake({ log: logLines().log });
  const inspector = startInspector();
  started = inspector.started;
  previews = createPreviews({ intake, inspector: inspector.inspector });
});
afterEach(() => rm(folder, { recursive: true, force: true }));

async function choose(name: string, content: string | Buffer): Promise<string> {
  const path = join(folder, name);
  await writeFile(path, content);
  const [file] = await intake.take([path], { accept: ['csv', 'pdf'], maxBytes: 400 * MIB });
  if (!file || file.problem) throw new Error(`not taken: ${file?.problem}`);
  return file.id;
}
/** A file that takes seconds to read: longer than any step of these tests. */
const chooseLong = () => choose('uzun.csv', Buffer.alloc(200 * MIB, 'ID;Ism\n'));

const SMALL = 'ID;Ism\n1;Vali\n';
const CANCELLED = { kind: 'cancelled' };

/** The error of a preview. Call it at once, so that no rejection is unhandled. */
const failure = (work: Promise<unknown>) =>
  work.then(
    () => 'no failure',
    (error: unknown) => (error instanceof AppError ? error.toJSON() : error),
  );

/** The process id of the n-th reader (from 0), once it has started. */
async function pidOf(n: number): Promise<number> {
  await until(() => started[n]?.pid !== undefined);
  return Number(started[n]?.pid);
}

/** Waits until the process has ended. */
const isGone = (pid: number) =>
  until(() => {
    try {
      return !process.kill(pid, 0);
    } catch {
      return true;
    }
  });

test('releasing a file ends its reader', async () => {
  const fileId = await chooseLong();
  const ended = failure(previews.preview(fileId));
  const pid = await pidOf(0);
  previews.cancel('another');
  expect(() => process.kill(pid, 0)).not.toThrow();
  previews.cancel(fileId);
  expect(await ended).toMatchObject(CANCELLED);
  await isGone(pid);
});

test('a newer choice ends the reader of the older one, and is read', async () => {
  const [long, small] = [await chooseLong(), await choose('qisqa.csv', SMALL)];
  const ended = failure(previews.preview(long));
  const pid = await pidOf(0);
  expect((await previews.preview(small)).sheets[0]).toMatchObject({ header: ['ID', 'Ism'], rows: 2 });
  expect(await ended).toMatchObject(CANCELLED);
  await isGone(pid);
});

test('the end of the session ends the reader', async () => {
  const ended = failure(previews.preview(await chooseLong()));
  const pid = await pidOf(0);
  previews.reset();
  expect(await ended).toMatchObject(CANCELLED);
  await isGone(pid);
});

test('a file that is released at once is not read at all', async () => {
  const fileId = await choose('qisqa.csv', SMALL);
  const ended = failure(previews.preview(fileId));
  previews.cancel(fileId);
  expect(await ended).toMatchObject(CANCELLED);
  expect(started).toEqual([]);
});

test('after a cancelled preview the same file can be read', async () => {
  const fileId = await choose('qisqa.csv', SMALL);
  const ended = failure(previews.preview(fileId));
  previews.cancel(fileId);
  await ended;
  expect((await previews.preview(fileId)).sheets[0]?.rows).toBe(2);
});

test('a file that is not a table has no preview', async () => {
  const fileId = await choose('a.pdf', '%PDF-1.4\n1 0 obj <<>> endobj\ntrailer <<>>\nstartxref\n9\n%%EOF\n');
  expect(await failure(previews.preview(fileId))).toMatchObject({ kind: 'bad-call' });
  expect(await failure(previews.preview('unknown'))).toMatchObject({ kind: 'bad-call' });
});
