import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type NotedCall, notesFolder, readNotes, writeNotes } from '../../e2e/support/call-notes.ts';
import { failsRun, sumLines, sumUp } from '../../e2e/support/call-sum.ts';
import { isWholeRun } from '../../e2e/support/whole-run.ts';
import { CALLS } from '../../platform/calls/all.ts';
import type { CallEntry } from '../../platform/calls/entry.ts';

const call = (method: string, path: string, status: number | null = 200): NotedCall => ({ method, path, status });
const ids = (entries: readonly CallEntry[]) => entries.map(({ id }) => id);

/** Every call that a whole run is expected to send. */
const EXPECTED = CALLS.filter(({ unsent }) => !unsent);
const all = EXPECTED.map(({ method, path }) => call(method, path.replace(/\{\w+\}/g, '17')));

describe('the sum of the calls', () => {
  it('lists served, refused and unsent calls', () => {
    const sum = sumUp([
      call('GET', '/api/v1/funds'),
      call('GET', '/api/v1/funds', 503),
      call('GET', '/api/v1/funds/3', 404),
      call('DELETE', '/api/v1/funds/3', null),
    ]);
    expect(ids(sum.served)).toEqual(['E201']);
    expect(ids(sum.refused)).toEqual(['E202', 'E205']);
    expect(ids(sum.unsent)).toEqual(ids(EXPECTED).filter((id) => !['E201', 'E202', 'E205'].includes(id)));
    expect(sum.unknown).toEqual([]);
  });

  it('lists an unknown call once; tiles and geocoder do not count', () => {
    const { unknown, refused } = sumUp([
      call('GET', '/api/v1/nothing', 404),
      call('GET', '/api/v1/nothing', 401),
      call('GET', '/tiles/1/2/3.png'),
    ]);
    expect(unknown).toEqual(['GET /api/v1/nothing']);
    expect(refused).toEqual([]);
  });

  it('lists a sent call that no screen should send', () => {
    expect(ids(sumUp([call('POST', '/api/v2/internal/verify-captcha')]).unexpected)).toEqual(['E003']);
  });
});

describe('a run fails', () => {
  const without = sumUp(all.filter(({ path }) => path !== '/api/v1/boards'));
  const refused = sumUp(all.map((one) => (one.path === '/api/v1/boards' ? { ...one, status: 404 } : one)));
  const unknown = sumUp([...all, call('GET', '/api/v1/nothing', 404)]);

  it.each([
    ['not if every call was sent', sumUp(all), true, false],
    ['if a call was never sent', without, true, true],
    ['if a call was always refused', refused, true, true],
    ['not if a call was never sent in a partial run', without, false, false],
    ['if a call is unknown', unknown, true, true],
    ['if a call is unknown in a partial run', unknown, false, true],
  ])('%s', (_, sum, whole, fails) => {
    expect(failsRun(sum, whole)).toBe(fails);
  });
});

describe('what is printed', () => {
  it('is one line where every call was sent and served', () => {
    expect(sumLines(sumUp(all), true)).toEqual([
      expect.stringMatching(/^Calls of the platform: \d+ were served: E001–/),
    ]);
  });

  it('lists unsent calls, and joins consecutive numbers', () => {
    const lines = sumLines(sumUp(all.filter(({ path }) => path !== '/api/v1/boards')), true);
    expect(lines[0]).toContain(': E001–E002, E004–E007, E009');
    expect(lines.slice(1)).toEqual(['Never sent:', '  E008 GET /api/v1/boards']);
  });

  it('is nothing after a partial run, except for calls that the table does not know', () => {
    expect(sumLines(sumUp([call('GET', '/api/v1/funds')]), false)).toEqual([]);
    expect(sumLines(sumUp([call('GET', '/api/v1/nothing', 404)]), false)).toEqual([
      'Calls that the table of calls does not know (tests/platform/calls):',
      '  GET /api/v1/nothing',
    ]);
  });
});

describe('a whole run', () => {
  const run = (...args: string[]) => isWholeRun(['node', 'playwright/cli.js', 'test', ...args]);

  it('selects no tests', () => {
    expect([run(), run('--workers=1'), run('--trace=on', '--headed')]).toEqual([true, true, true]);
  });

  it.each([
    ['funds.spec.ts'],
    ['tests/e2e/funds.spec.ts:12'],
    ['--grep=a'],
    ['-g', 'a'],
    ['--shard=1/2'],
    ['--last-failed'],
  ])('is not a run with %s', (...args) => expect(run(...args)).toBe(false));
});

describe('the notes of the tests', () => {
  let folder: string;
  beforeAll(async () => {
    folder = notesFolder(join(await mkdtemp(join(tmpdir(), 'call-notes-')), 'e2e'));
  });
  afterAll(() => rm(join(folder, '..'), { recursive: true }));

  it('are read back, each call once per test', async () => {
    expect(await readNotes(folder)).toEqual([]);
    await writeNotes(folder, 'a', [call('GET', '/a'), call('GET', '/a'), call('GET', '/a', 404)]);
    await writeNotes(folder, 'b', [call('GET', '/a')]);
    expect(await readNotes(folder)).toEqual([call('GET', '/a'), call('GET', '/a', 404), call('GET', '/a')]);
  });
});
