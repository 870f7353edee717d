import { buildIfChanged } from './lib/build.ts';
import { electronBinary } from './lib/electron.ts';
import { reportFailure } from './lib/report-failure.ts';
import { runPlaywright, runVitest } from './lib/suites.ts';

const BELIEFS = 'tests/integration/chromium-host/beliefs.test.ts';

/**
 * `npm run test:e2e [-- playwright's arguments]`: the end-to-end tests on the stand-in for Electron; with `--electron`
 * (`npm run test:electron`) on Electron itself, after what the stand-in believes of it.
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
 * The name of a test's file as Playwright is asked for it: bound to the suite's folder, because it looks for a bare name in
 * the whole path, and a checkout in a folder called "reports" would run everything.
 */
function inSuite(argument: string, place: number, all: readonly string[]): string {
  const isValue = all[place - 1]?.startsWith('-') ?? false;
  return isValue || !/^[\w.-]+(:\d+)*$/.test(argument) || argument.startsWith('-')
    ? argument
    : `/tests/e2e/[^/]*${argument}`;
}
