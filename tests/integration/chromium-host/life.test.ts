import { fork } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { startProgram } from '../../support/program-process.ts';
import { call, eventually, launchSample, MAIN, pidsWith, processesWith, seenBy } from './sample.ts';

let profileDir: string;
beforeEach(async () => {
  profileDir = await mkdtemp(join(tmpdir(), 'sample-'));
});
afterEach(() => rm(profileDir, { recursive: true, force: true }));

const launch = async (env: Record<string, string> = {}) => (await launchSample({ profileDir, env })).app;
const nothingRuns = () => eventually(() => processesWith(profileDir)).toEqual([]);

describe('an end leaves nothing behind', () => {
  test('when the person closes the last window', async () => {
    const temporary = join(profileDir, 'tmp');
    await mkdir(temporary);
    const app = await launch({ TMPDIR: temporary });
    expect(processesWith(profileDir).length).toBeGreaterThan(1);
    await call(app.page, 'close').catch(() => {
      // The page is gone before the answer arrives.
    });
    await nothingRuns();
    await app.close();
    expect(await readdir(temporary)).toEqual([]);
    expect(await readFile(join(profileDir, 'program.log'), 'utf8')).toContain('will quit');
  });

  test('when its starter goes away', async () => {
    const app = await launch();
    await app.close();
    await nothingRuns();
    expect(await readFile(join(profileDir, 'program.log'), 'utf8')).toContain('will quit');
  });

  test('when its starter goes away, although a window objects', async () => {
    const app = await launch();
    await call(app.page, 'object');
    await call(app.page, 'close');
    expect(processesWith(profileDir).length).toBeGreaterThan(1);
    await app.close();
    await nothingRuns();
  });

  test('on SIGTERM, which is an ordinary end', async () => {
    const { child, ended } = startProgram({ main: MAIN, profileDir, env: {} }, join(profileDir, 'program.log'));
    await new Promise((resolve) => child.once('message', resolve));
    child.kill('SIGTERM');
    expect(await ended).toBe(0);
    await nothingRuns();
  });

  test.each(['', 'spins'])('when the test run that started it is killed (%s)', async (spins) => {
    const starter = fork(join(import.meta.dirname, 'starter-child.ts'), [profileDir, spins], { execArgv: [] });
    await eventually(() => existsSync(join(profileDir, 'sample.log'))).toBe(true);
    expect(processesWith(profileDir).length).toBeGreaterThan(1);
    starter.kill('SIGKILL');
    await nothingRuns();
  });

  test.each([
    ['while it starts', () => processesWith(`--user-data-dir=${profileDir}`).length > 1],
    ['once its DevTools can be reached', () => existsSync(join(profileDir, 'chromium/DevToolsActivePort'))],
  ])('when its browser is killed, %s', async (_, isSoFar) => {
    const { ended } = startProgram({ main: MAIN, profileDir, env: {} }, join(profileDir, 'program.log'));
    while (!isSoFar()) await pause(1);
    for (const pid of pidsWith(`--user-data-dir=${profileDir}`)) {
      try {
        process.kill(pid, 'SIGKILL');
      } catch {
        // Already ended with an earlier one.
      }
    }
    expect(await ended).toBe(1);
    await nothingRuns();
  });

  test('when it is killed: Chromium ends with it', async () => {
    const temporary = join(profileDir, 'tmp');
    await mkdir(temporary);
    const app = await launch({ TMPDIR: temporary });
    await app.kill();
    await nothingRuns();
    expect(await readdir(temporary)).toEqual([]);
  });
});

test('a second start notifies the first one and ends; another profile is another program', async () => {
  const app = await launch();
  const second = startProgram(
    { main: MAIN, profileDir, env: {}, args: ['--open', '42'] },
    join(profileDir, 'second.log'),
  );
  expect(await second.ended).toBe(0);
  await eventually(() => seenBy(app.page)).toContain('second start: --open 42');

  const other = await launchSample();
  await other.remove();
  await app.close();
});

test('storage of the page survives a restart', async () => {
  const app = await launch();
  await app.page.evaluate(() => localStorage.setItem('kept', 'yes'));
  await app.restart();
  expect(await app.page.evaluate(() => localStorage.getItem('kept'))).toBe('yes');
  await app.close();
});

describe('a page in trouble', () => {
  test('that crashes is reported, and reloads with its preload', async () => {
    const app = await launch();
    const devtools = await app.page.context().newCDPSession(app.page);
    devtools.send('Page.crash').catch(() => {
      // A crashed page does not answer.
    });
    await eventually(async () => seenBy(await app.reconnect())).toContain('gone: crashed');
    await app.close();
  });

  test('that hangs is reported, and can be ended', async () => {
    const app = await launch({ HOST_PATIENCE_MS: '500' });
    await app.page.evaluate(() => {
      setTimeout(() => {
        for (;;);
      });
    });
    await eventually(() => readFile(join(profileDir, 'program.log'), 'utf8')).toContain('hangs');
    await eventually(async () => seenBy(await app.reconnect())).toContain('gone: crashed');
    await app.close();
  });
});
