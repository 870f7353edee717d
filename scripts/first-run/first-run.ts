import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { startPlatform } from '../../tests/platform/server.ts';
import type { App } from '../../tests/support/launch.ts';
import type { LaunchOptions } from '../../tests/support/program-process.ts';
import type { FirstRun } from './context.ts';
import { cleaner, lastLines, loggedVersions, machineFacts, pageFacts } from './machine.ts';
import { reportPage } from './report-page.ts';
import { type Outcome, runSteps } from './run-steps.ts';
import { FIRST_STEPS } from './steps.ts';

const LOG_LINES = 150;

/** What a first run is taken in. */
export type FirstRunIn = Pick<FirstRun, 'beliefs'> & {
  /** Its name in the report. */
  runtime: string;
  launch: (options: LaunchOptions) => Promise<App>;
  /** Where the report goes; it is written anew after each step. */
  report: string;
};

/**
 * The first run of the built program in an Electron that has never run it, on the stand-in platform and a profile of
 * its own. Resolves with whether every step has passed.
 */
export async function takeFirstRun({ runtime, launch, beliefs, report }: FirstRunIn): Promise<boolean> {
  const clean = await cleaner();
  const profileDir = mkdtempSync(join(tmpdir(), 'first-'));
  const filesDir = mkdtempSync(join(tmpdir(), 'first-files-'));
  const downloadsDir = join(profileDir, 'downloads');
  const output = join(filesDir, 'program.log');
  const platform = await startPlatform();
  const user = platform.users.find(({ role }) => role === 'admin');
  if (!user) throw new Error('the stand-in platform knows no administrator');
  const env = { ...platform.env, BACKOFFICE_DOWNLOADS_DIR: downloadsDir };
  const run: FirstRun = {
    platform,
    user,
    filesDir,
    downloadsDir,
    beliefs,
    launch: async () => {
      const app = await launch({ env, profileDir, logFile: output });
      facts.push(...(await pageFacts(app.page).catch(() => [])));
      return app;
    },
  };
  const facts = machineFacts();
  let outcomes: readonly Outcome[] = [];
  let reached = 0;
  const write = () => {
    const logged = lastLines(join(profileDir, 'logs', 'main.log'), 10 * LOG_LINES);
    const log = [...logged.slice(-LOG_LINES), '— output —', ...lastLines(output, LOG_LINES)];
    const all = { at: new Date(), runtime, facts: [...facts, ...loggedVersions(logged)], outcomes, log };
    mkdirSync(dirname(report), { recursive: true });
    writeFileSync(report, reportPage(all, clean));
  };
  try {
    await runSteps(FIRST_STEPS, run, (told) => {
      const last = told[reached++ - 1];
      if (last) console.log(`${last.state.padEnd(11)}  ${last.title}`);
      outcomes = told;
      write();
    });
  } finally {
    await run.app?.close().catch(() => run.app?.kill());
    write();
    await platform.close();
    for (const folder of [profileDir, filesDir]) rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
  console.log(`The report, to be sent back as it is: ${report}`);
  return outcomes.every(({ state }) => state === 'passed');
}
