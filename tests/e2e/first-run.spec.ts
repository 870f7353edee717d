import { readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { takeFirstRun } from '../../scripts/first-run/first-run.ts';
import { launchApp } from '../support/launch.ts';
import { inElectron, launchInElectron } from '../support/launch-electron.ts';
import { expect, test } from './fixtures.ts';

const launch = inElectron ? launchInElectron : launchApp;
/** The states of the steps in a report, in order. */
const statesIn = (page: string) => [...page.matchAll(/<td class="([\w-]+)">/g)].map(([, state]) => state);

test('the first run takes its ten steps, and its report names them and nobody', async ({ profileDir }) => {
  const report = join(profileDir, 'report.html');
  const beliefs = async () => 36;
  const passed = await takeFirstRun({ runtime: 'a test', beliefs, launch: (options) => launch(options), report });
  const page = readFileSync(report, 'utf8');
  expect(statesIn(page), page).toEqual(Array(10).fill('passed'));
  expect(passed).toBe(true);
  expect(page).toContain('stopped {');
  expect(page).not.toContain('parol-admin');
});

test('a first run whose program does not start lists every step all the same', async ({ profileDir }) => {
  const report = join(profileDir, 'report.html');
  const fail = async () => {
    throw new Error(`Unable to open X display, see ${join(homedir(), '.Xauthority')}`);
  };
  const passed = await takeFirstRun({ runtime: 'a test', beliefs: fail, launch: fail, report });
  const page = readFileSync(report, 'utf8');
  expect(statesIn(page)).toEqual(['failed', 'failed', ...Array(8).fill('not-reached')]);
  expect(passed).toBe(false);
  expect(page).toContain('Unable to open X display');
  expect(page).toContain('it needs “Launch”, which failed');
  expect(page).not.toContain(homedir());
});
