import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createCdp, type Session } from '../../tests/chromium-host/cdp.ts';
import type { Done, HostEvent } from '../../tests/chromium-host/messages.ts';
import { socketTransport } from '../../tests/chromium-host/transport.ts';
import { createEventLog } from '../../tests/support/event-log.ts';
import { type LaunchOptions, startProgram, tell } from '../../tests/support/program-process.ts';
import { type Rig, withRig } from './program.ts';
import { median } from './statistics.ts';

const ROUNDS = 7;
/** How many times slower an office's old machine is. */
const SLOWED = 4;
const START_TIMEOUT_MS = 60_000;

/** Selectors of the final state by launched subject: an empty window, the sign-in page, the list of initiatives. */
const SUBJECTS = { empty: 'h1', signIn: 'h1', firstRow: 'tbody tr td' } as const;
type LaunchSubject = keyof typeof SUBJECTS;
/** ms until the window shows the final state: medians over the rounds. */
export type LaunchFigures = Record<LaunchSubject, number>;

/** Launches, in turns, an empty window of the same runtime, the program without a session, and the program with one. */
export function measureLaunches(): Promise<{
  /** From the start of the process. */
  usual: LaunchFigures;
  /** From the first navigation, the earliest moment at which Chromium can be slowed down: four-fold. */
  slowed: LaunchFigures;
}> {
  return withRig(async (rig) => {
    await (await rig.signedIn('firstRow', 'moderator', '/')).close();
    return { usual: await medians(rig, 1), slowed: await medians(rig, SLOWED) };
  });
}

async function medians(rig: Rig, slowed: number): Promise<LaunchFigures> {
  const rounds: Record<LaunchSubject, number[]> = { empty: [], signIn: [], firstRow: [] };
  // The first round fills the caches, as earlier use would have, and is not counted.
  for (let round = 0; round <= ROUNDS; round++) {
    for (const subject of Object.keys(SUBJECTS) as LaunchSubject[]) {
      const main = subject === 'empty' && join(import.meta.dirname, 'empty-window/main.js');
      const options = { ...rig.options(subject), ...(main && { main }) };
      const ms = await launch(options, SUBJECTS[subject], slowed);
      if (round > 0) rounds[subject].push(ms);
    }
  }
  return { empty: median(rounds.empty), signIn: median(rounds.signIn), firstRow: median(rounds.firstRow) };
}

async function launch(options: LaunchOptions, selector: string, slowed: number): Promise<number> {
  const held = slowed > 1;
  const events = createEventLog();
  let startedAt = Date.now();
  const { child, ended } = startProgram({ ...options, held }, join(options.profileDir, 'program.log'));
  child.on('message', (message) => {
    const event = message as HostEvent | Done;
    if (event.type !== 'done') events.add(event);
  });
  const { cdpEndpoint, targetId } = await events.next('ready', START_TIMEOUT_MS);
  const transport = await socketTransport(cdpEndpoint);
  try {
    const { browser, session } = createCdp(transport);
    const { sessionId } = await browser.send('Target.attachToTarget', { targetId, flatten: true });
    const page = session(sessionId);
    if (held) {
      await page.send('Emulation.setCPUThrottlingRate', { rate: slowed });
      startedAt = Date.now();
      await tell(child, { type: 'open', path: '/' });
    }
    return (await shownAt(page, selector)) - startedAt;
  } finally {
    transport.close();
    child.disconnect();
    await ended;
  }
}

/** Time at which the first frame with a matching element was painted, in ms since the epoch. */
async function shownAt(page: Session, selector: string): Promise<number> {
  const expression = `new Promise((resolve) => {
    const painted = () => setTimeout(() => resolve(performance.timeOrigin + performance.now()));
    const look = () => requestAnimationFrame(document.querySelector('${selector}') ? painted : look);
    look();
  })`;
  for (;;) {
    const asked = page.send('Runtime.evaluate', { expression, awaitPromise: true, returnByValue: true });
    // The document may be replaced during the call: the next document is then asked.
    const answer = await asked.catch(() => sleep(1));
    if (answer && typeof answer.result.value === 'number') return answer.result.value;
  }
}
