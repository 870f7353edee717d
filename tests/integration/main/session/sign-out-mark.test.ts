import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createSignOutMark } from '../../../../src/main/session/sign-out-mark.ts';
import { logLines } from '../../../support/log-lines.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sign-out-'));
});
afterEach(() => rm(folder, { recursive: true }));

const markIn = (place = folder) => createSignOutMark(join(place, 'signed-out'), logLines().log);

test('a sign-out is known to the next run, until somebody has signed in', async () => {
  const first = markIn();
  expect(first.isSet()).toBe(false);
  await first.keep(true);
  expect(first.isSet()).toBe(true);

  const second = markIn();
  expect(second.isSet()).toBe(true);
  await second.keep(false);
  expect([second.isSet(), markIn().isSet()]).toEqual([false, false]);
});

test('in a folder that takes no file the mark holds for this run', async () => {
  const nowhere = join(folder, 'missing', 'profile');
  const mark = markIn(nowhere);
  await mark.keep(true);
  expect(mark.isSet()).toBe(true);
  expect(markIn(nowhere).isSet()).toBe(false);
  await mkdir(nowhere, { recursive: true });
  await mark.keep(true);
  expect(markIn(nowhere).isSet()).toBe(true);
});

test('the last of several changes at once wins, and is stored once the mark has settled', async () => {
  const mark = markIn();
  for (let turn = 0; turn < 20; turn += 1) void mark.keep(turn % 2 === 1);
  await mark.settled();
  expect(markIn().isSet()).toBe(true);
  void mark.keep(false);
  await mark.settled();
  expect(markIn().isSet()).toBe(false);
});
