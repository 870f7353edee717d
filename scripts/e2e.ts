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
 * the first run of `docs/first-electron-run.md`, or its rehearsal on the stand-in.
 */
const args = process.argv.slice(2).filter((argument) => argument !== '--');
const inElectron = args.includes('--electron');

await reportFailure(async () => {
  if (inElectron && !(await fetchElectron())) {
    throw new Error('Cannot run in Electron: its program is not on this machine.');
  }
  await buildIfChanged();
  const env = inElectron ? { E2E_RUNTIME: 'electron' } : undefined;
  if (args.includes('--first')) {
    const passed = await takeFirstRun({
      runtime: inElectron ? 'Electron' : 'the stand-in for Electron',
      launch: inElectron ? (options) => launchInElectron(options, true) : (options) => launchApp(options),
      beliefs: () => holdBeliefs(env),
      report: join(root, 'test-results', 'first-run.html'),
    });
    if (!passed) process.exitCode = 1;
    return;
  }
  const beliefs = inElectron ? await runVitest('integration', [BELIEFS], env) : undefined;
  const { counts } = await runPlaywright(args.filter((argument) => argument !== '--electron').map(inSuite), env);
  if (counts.failed > 0 || beliefs?.counts.failed) process.exitCode = 1;
});

/** Tries out what is assumed about Electron; resolves with the number of tests that passed, throws those that failed. */
async function holdBeliefs(env: Record<string, string> | undefined): Promise<number> {
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
