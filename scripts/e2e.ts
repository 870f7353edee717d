import { join } from 'node:path';
import { launchApp } from '../tests/support/launch.ts';
import { launchInElectron } from '../tests/support/launch-electron.ts';
import { takeFirstRun } from './first-run/first-run.ts';
import { buildIfChanged } from './lib/build.ts';
import { fetchElectron } from './lib/electron.ts';
import { root } from './lib/project.ts';
import { reportFailure } from './lib/report-failure.ts';
import { runPlaywright, runVitest } from './lib/suites.ts';

const BELIEFS = 'tests/integration/chromium-host/beliefs.test.ts';

/**
 * `npm run test:e2e [-- playwright's arguments]`: the end-to-end tests on the stand-in for Electron. With `--electron`
 * (`npm run test:electron`) they run on Electron itself, after the tests of the stand-in's assumptions. With `--first`:
 * the first run of `docs/first-electron-run.md`, or its rehearsal on the stand-in. With `--late`: on a slow line, where
 * what passes only because all is fast fails.
 */
const args = process.argv.slice(2).filter((argument) => argument !== '--');
const inElectron = args.includes('--electron');
const isLate = args.includes('--late');
const env = { ...(inElectron && { E2E_RUNTIME: 'electron' }), ...(isLate && { E2E_LATE: '1' }) };
const forPlaywright = args.filter((argument) => argument !== '--electron' && argument !== '--late');

await reportFailure(async () => {
  if (args.includes('--first')) {
    if (!(await takeFirst())) process.exitCode = 1;
    return;
  }
  await prepare();
  const beliefs = inElectron ? await runVitest('integration', [BELIEFS], env) : undefined;
  const { counts } = await runPlaywright(forPlaywright.map(inSuite), env);
  if (counts.failed > 0 || beliefs?.counts.failed) process.exitCode = 1;
});

/** Fetches Electron if the tests are for it, and builds the program. `say`: shows a line. */
async function prepare(say: (line: string) => void = console.log): Promise<void> {
  if (inElectron && !(await fetchElectron(undefined, say))) {
    throw new Error('Cannot run in Electron: its program is not on this machine.');
  }
  await buildIfChanged();
}

/** The first run; its report is written even where nothing can be run. */
async function takeFirst(): Promise<boolean> {
  const said: string[] = [];
  const prepared = prepare((line) => {
    console.log(line);
    said.push(line);
  }).catch((error: Error) => {
    throw new Error([error.message, ...said].join('\n'));
  });
  // However long it takes: the limits of the steps begin after it. They fail where it has failed.
  await prepared.catch(() => {});
  return takeFirstRun({
    runtime: inElectron ? 'Electron' : 'the stand-in for Electron',
    launch: async (options) => {
      await prepared;
      return inElectron ? launchInElectron(options, true) : launchApp(options);
    },
    beliefs: async () => {
      await prepared;
      return holdBeliefs();
    },
    report: join(root, 'test-results', 'first-run.html'),
  });
}

/** Tries out what is assumed about Electron; resolves with the number of tests that passed, throws those that failed. */
async function holdBeliefs(): Promise<number> {
  const { counts, failures } = await runVitest('integration', [BELIEFS], env);
  if (counts.failed === 0) return counts.passed;
  throw new Error(failures.map(({ title, message }) => `${title}\n${message}`).join('\n\n') || 'the tests did not run');
}

/**
 * The name of a test file prefixed with the suite's folder. Playwright searches a bare name in the whole path: below a
 * folder "reports", that name would match every test.
 */
function inSuite(argument: string, place: number, all: readonly string[]): string {
  const isValue = all[place - 1]?.startsWith('-') ?? false;
  return isValue || !/^[\w.-]+(:\d+)*$/.test(argument) || argument.startsWith('-')
    ? argument
    : `/tests/e2e/[^/]*${argument}`;
}
