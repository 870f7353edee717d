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
  const { counts } = await runPlaywright(
    args.filter((argument) => argument !== '--electron'),
    env,
  );
  if (counts.failed > 0 || beliefs?.counts.failed) process.exitCode = 1;
});
