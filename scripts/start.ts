import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildIfChanged } from './lib/build.ts';
import { fetchElectron } from './lib/electron.ts';
import { inspectOf, withInspectPort } from './lib/inspect.ts';
import { hasDisplay, openInChromium, openInElectron } from './lib/program.ts';
import { root } from './lib/project.ts';
import { reportFailure } from './lib/report-failure.ts';
import { runNode } from './lib/run.ts';
import { startStandIn } from './lib/stand-in.ts';

/**
 * `npm start`: the stand-in platform and the program connected to it. `--tour`, or no display: a tour that leaves
 * screenshots. `--role R`: the role that takes the tour. `--api URL`: connects to another platform. `--inspect[=port]`:
 * debuggers attach to the main process at this port (9229) and to the page at 9222.
 */
const { values: options } = parseArgs({
  args: withInspectPort(process.argv.slice(2)),
  options: {
    tour: { type: 'boolean' },
    role: { type: 'string', default: 'admin' },
    api: { type: 'string' },
    inspect: { type: 'string' },
  },
});
const display = hasDisplay(process.env);
const tour = options.tour || !display;

await reportFailure(async () => {
  if (tour && options.api)
    throw new Error('The tour needs the stand-in platform and its users; --api needs a display.');
  if (tour && options.inspect) throw new Error('--inspect needs a display; `npm run dev -- --inspect` does not.');
  await buildIfChanged();
  if (!tour) return openProgram(options.api);
  console.log(`${display ? '' : 'No display. '}Taking a tour in headless Chromium, on the stand-in for Electron.`);
  const { ok } = await runNode(join(root, 'tools', 'tour', 'main.ts'), ['--role', options.role]);
  if (!ok) process.exitCode = 1;
});

/** Opens the program and waits for its end or an interrupt, then also stops the platform. */
async function openProgram(api: string | undefined): Promise<void> {
  const standIn = await startStandIn(api);
  const electron = await fetchElectron();
  const built = { folder: root, main: 'out/main/index.js', env: standIn.env, inspect: inspectOf(options.inspect) };
  const program = electron ? openInElectron(electron, built) : openInChromium(built);
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, program.stop);
  const code = await program.ended;
  await standIn.close();
  process.exit(code ?? 1);
}
