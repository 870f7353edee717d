import { buildIfChanged } from './lib/build.ts';
import { electronBinary } from './lib/electron.ts';
import { reportFailure } from './lib/report-failure.ts';
import { runPlaywright, runVitest } from './lib/suites.ts';

const BELIEFS = 'tests/integration/chromium-host/beliefs.test.ts';

/**
 * `npm run test:e2e [-- playwright's arguments]`: the end-to-end tests on the stand-in for Electron. With `--electron`
 * (`npm run test:electron`) they run on Electron itself, after the tests of the stand-in's assumptions.
 */
const args = process.argv.slice(2).filter((argument) => argument !== '--');
const inElectron = args.includes('--electron');

await reportFailure(async () => {
  if (inElectron && !electronBinary()) {
    throw new Error(
      'Cannot run in Electron: its program is not on this machine (node node_modules/electron/install.js fetches it).',
    );
  }
  await buildIfChanged();
  const env = inElectron ? { E2E_RUNTIME: 'electron' } : undefined;
  const beliefs = inElectron ? await runVitest('integration', [BELIEFS], env) : undefined;
  const { counts } = await runPlaywright(args.filter((argument) => argument !== '--electron').map(inSuite), env);
  if (counts.failed > 0 || beliefs?.counts.failed) process.exitCode = 1;
});

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
