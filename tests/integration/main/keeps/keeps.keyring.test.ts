import { execFile } from 'node:child_process';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inKeyringSession, type KeyringSession, openKeyringSession } from '../../../support/keyring.ts';
import type { Step } from './keeps-child.ts';

const run = promisify(execFile);
const RESOLVE = join(import.meta.dirname, '../../../support/resolve-shared.ts');
const CHILD = join(import.meta.dirname, 'keeps-child.ts');

let home: string;
let session: KeyringSession;
beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), 'keeps-'));
  session = await openKeyringSession(home);
});
afterAll(async () => {
  await session.close();
  await rm(home, { recursive: true, force: true });
});

/** The values that a separate program finds in the session, step by step. */
async function inSession(steps: readonly Step[]): Promise<unknown> {
  const args = ['--import', RESOLVE, CHILD, join(home, 'keeps'), JSON.stringify(steps)];
  const { PATH = '' } = process.env;
  const started = inKeyringSession({ command: process.execPath, args, env: { PATH, HOME: home } }, session);
  const { stdout } = await run(started.command, started.args, { env: started.env });
  return JSON.parse(stdout.split('\n').find((line) => line.startsWith('{')) ?? '');
}

test('wK1: a value kept with a real keyring is there for the next program, and not for another person', async () => {
  const found = (...values: unknown[]) => ({ keychain: true, found: values, lines: [] });
  expect(await inSession([{ person: '7', save: 'mine' }])).toEqual(found(null));
  const both = [{ person: '8', save: 'theirs' }, { person: '7' }, { person: '8' }];
  expect(await inSession(both)).toEqual(found(null, 'mine', 'theirs'));
  expect(await inSession([{ person: '7', clear: true }, ...both.slice(1)])).toEqual(found('mine', null, 'theirs'));
  expect(await readdir(join(home, 'keeps'))).toHaveLength(1);
});
