import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type KeyringSession, openKeyringSession } from '../tests/support/keyring.ts';
import { hasKeyring } from './lib/commands.ts';
import { startPageServer } from './lib/dev/page-server.ts';
import { developmentConfigs, developmentFolder, prepareFolder, withPageServer } from './lib/dev/program-folder.ts';
import { createRestarts } from './lib/dev/restarts.ts';
import { watchBuild } from './lib/dev/watched-build.ts';
import { fetchElectron } from './lib/electron.ts';
import { inspectOf, withInspectPort } from './lib/inspect.ts';
import { openInChromium, openInElectron } from './lib/program.ts';
import { root } from './lib/project.ts';
import { reportFailure } from './lib/report-failure.ts';
import { startStandIn } from './lib/stand-in.ts';

/**
 * `npm run dev`: the stand-in platform, and the program built from the sources as they change. A changed part of the
 * page is replaced in the open window; a changed part of the main process restarts the program, into the same session
 * and at the same address. `--api URL`: connects to another platform. `--chromium`: on the stand-in for Electron, even
 * where Electron is installed. `--inspect[=port]`: as `npm start`.
 */
const { values: options } = parseArgs({
  args: withInspectPort(process.argv.slice(2)),
  options: { api: { type: 'string' }, chromium: { type: 'boolean' }, inspect: { type: 'string' } },
});

await reportFailure(async () => {
  const standIn = await startStandIn(options.api);
  const electron = options.chromium ? undefined : await fetchElectron();
  const keyring = await ownKeyring();
  const env = { ...standIn.env, ...keyring?.env };
  // The guards refuse every permission, and with it the page's connection to Vite.
  const flags = ['--disable-features=LocalNetworkAccessChecks,LocalNetworkAccessChecksWebSockets'];
  const program = { folder: developmentFolder, main: 'main/index.js', env, flags, inspect: inspectOf(options.inspect) };

  prepareFolder();
  const { main, preload, page } = await developmentConfigs();
  const server = await startPageServer(page);
  const restarts = createRestarts(() => (electron ? openInElectron(electron, program) : openInChromium(program)));
  const build = await watchBuild([withPageServer(main, server.url), preload], developmentFolder, () => {
    console.log('The main process has changed: the program restarts.');
    restarts.restart();
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, restarts.stop);
  restarts.restart();
  await restarts.ended;
  await Promise.all([build.close(), server.close(), keyring?.close(), standIn.close()]);
  process.exit();
});

/** A keyring that keeps the session of the person signed in over a restart, where no desktop offers one. */
async function ownKeyring(): Promise<KeyringSession | undefined> {
  if (process.platform !== 'linux' || process.env.DBUS_SESSION_BUS_ADDRESS) return undefined;
  if (hasKeyring()) return openKeyringSession(join(root, '.cache', 'keyring'));
  console.log('No keyring on this machine: each restart of the program asks to sign in again.');
  return undefined;
}
