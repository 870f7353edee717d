import { setTimeout as sleep } from 'node:timers/promises';
import { chromiumOf, programOf, readersOf } from '../../../tests/support/processes-of.ts';
import type { Strike } from './mishap.ts';

const READER_MS = 8_000;
const LOOK_MS = 5;
const SLEEP_MS = 4_000;
const HANDED_OVER_MS = 30_000;

/** Kills the program, as a power cut would. */
export const killProgram: Strike = ({ app }) => app.kill();

/** The window's process crashes; the program offers to reload the window, and the person accepts. */
export const crashPage: Strike = async (person) => {
  const { app, page } = person;
  const devTools = await page.context().newCDPSession(page);
  await app.scriptDialog({ dialog: 'message-box', response: 0 });
  void devTools.send('Page.crash').catch(() => undefined);
  await app.waitForEvent('message-box', HANDED_OVER_MS);
  await person.reconnect();
};

export const reloadPage: Strike = async ({ page }) => {
  await page.reload();
};

/** Kills the process that reads a table, as soon as it exists. */
export const killPreview: Strike = async ({ profile }) => {
  for (const until = Date.now() + READER_MS; Date.now() < until; await sleep(LOOK_MS)) {
    const readers = readersOf(profile);
    for (const pid of readers) signal(pid, 'SIGKILL');
    if (readers.length > 0) return;
  }
};

/** The workstation, and so the program, sleeps for some seconds. */
export const fallAsleep: Strike = async ({ profile }) => {
  const asleep = [...programOf(profile), ...chromiumOf(profile)];
  for (const pid of asleep) signal(pid, 'SIGSTOP');
  await sleep(SLEEP_MS);
  for (const pid of asleep) signal(pid, 'SIGCONT');
};

function signal(pid: string, name: NodeJS.Signals): void {
  try {
    process.kill(Number(pid), name);
  } catch {
    // The process has ended meanwhile.
  }
}
