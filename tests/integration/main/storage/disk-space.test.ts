import { mkdir, mkdtemp, open, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { AppError } from '@shared/errors.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { writeTextFile } from '../../../../src/main/files/text-file.ts';
import { onDisk } from '../../../../src/main/storage/disk-space.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'karimov-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const failureOf = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error: unknown) => AppError.from(error).toJSON(),
  );

test('A-042: an error of the disk has a code, and never a path', async () => {
  const file = join(folder, 'Karimov A.pdf');
  await writeFile(file, 'x');
  expect(await failureOf(onDisk(open(join(folder, 'gone.pdf'))))).toEqual({ kind: 'file', detail: 'ENOENT' });
  expect(await failureOf(onDisk(mkdir(file)))).toEqual({ kind: 'file', detail: 'EEXIST' });
  expect(await failureOf(open(join(file, 'below.pdf')))).toEqual({ kind: 'file', detail: 'ENOTDIR' });
  const saved = writeTextFile({
    folder: join(file, 'folder'),
    name: 'a.csv',
    text: 'x',
    mark: async () => undefined,
  });
  expect(await failureOf(saved)).toEqual({ kind: 'file', detail: 'ENOTDIR' });
});

test.runIf(process.platform === 'linux')('a full disk is reported as such', async () => {
  const full = await open('/dev/full', 'w');
  try {
    expect(await failureOf(onDisk(full.writeFile('x')))).toEqual({ kind: 'file', detail: 'no-space' });
    expect(await failureOf(full.writeFile('x'))).toEqual({ kind: 'file', detail: 'no-space' });
  } finally {
    await full.close();
  }
});
