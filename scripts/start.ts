import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startPlatform } from '../tests/platform/server.ts';
import type { Platform } from '../tests/platform/types.ts';
import { buildIfChanged } from './lib/build.ts';
import { fetchElectron } from './lib/electron.ts';
import { openInChromium, openInElectron } from './lib/program.ts';
import { root } from './lib/project.ts';
import { reportFailure } from './lib/report-failure.ts';
import { takeTour } from './tour/tour.ts';

/**
 * `npm start`: the stand-in platform and the program connected to it. `--tour`, or no display: a tour that leaves
 * screenshots. `--role R`: the role that takes the tour. `--api URL`: connects to another platform.
 */
const { values: options } = parseArgs({
  options: { tour: { type: 'boolean' }, role: { type: 'string', default: 'admin' }, api: { type: 'string' } },
});
const { DISPLAY, WAYLAND_DISPLAY } = process.env;
const display = process.platform !== 'linux' || Boolean(DISPLAY || WAYLAND_DISPLAY);
const tour = options.tour || !display;

await reportFailure(async () => {
  if (tour && options.api)
    throw new Error('The tour needs the stand-in platform and its users; --api needs a display.');
  await buildIfChanged();
  if (!tour) return openProgram(options.api);
  console.log(`${display ? '' : 'No display. '}Taking a tour in headless Chromium, on the stand-in for Electron.`);
  if (!(await takeTour(options.role))) process.exitCode = 1;
});

/** Opens the program and waits for its end or an interrupt, then also stops the platform. */
async function openProgram(api: string | undefined): Promise<void> {
  const cache = join(root, '.cache');
  const platform = api === undefined ? await startPlatform({ dataDir: join(cache, 'platform') }) : undefined;
  const env = {
    ...process.env,
    BACKOFFICE_PROFILE_DIR: join(cache, 'profile'),
    ...(platform?.env ?? { BACKOFFICE_API_URL: api }),
  };
  if (platform) introduce(platform);

  const electron = await fetchElectron();
  if (!electron) console.log("In Chromium, because Electron's program cannot be had on this machine.");
  const program = electron ? openInElectron(electron, env) : openInChromium(env);
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, program.stop);
  const code = await program.ended;
  await platform?.close();
  process.exit(code ?? 1);
}

function introduce({ apiUrl, users }: Platform): void {
  console.log(`The stand-in platform answers at ${apiUrl}; its data is kept in .cache/platform. Its users:`);
  const width = Math.max(...users.map(({ username }) => username.length));
  for (const { username, password, full_name } of users) {
    console.log(`  ${username.padEnd(width)}  ${password.padEnd(width + 6)}  ${full_name}`);
  }
  console.log('Ctrl+C ends everything.');
}
