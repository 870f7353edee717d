import { registerHooks } from 'node:module';
import { pathToFileURL } from 'node:url';
import { type KeptChromium, keepChromium } from './kept-chromium.ts';
import type { Done, HostCommand, HostEvent, SentCommand } from './messages.ts';
import { processState } from './process-state.ts';
import { beginRun } from './run.ts';
import { createWatchdog } from './watchdog.ts';

/**
 * `node again.ts <DevTools address> <origin>`: runs programs in this process, one after the other, each from its first statement
 * on: its modules are evaluated anew, on a stand-in for Electron of its own. What a process costs before that (Node, the
 * stand-in's code, a renderer that has compiled nothing) is paid once. The starter sends `run`, and is told `ended`, with
 * everything that has survived the program and should not.
 */
const [endpoint = '', origin = ''] = process.argv.slice(2);
const standIn = new URL('.', import.meta.url).href;
const state = processState();
const { exit } = process;
let kept: Promise<KeptChromium> | undefined;
let runs = 0;
let running = false;

createWatchdog(process.env);
registerHooks({
  resolve: (specifier, context, next) => {
    const [query] = /\?run=\d+$/.exec(context.parentURL ?? '') ?? [];
    if (query === undefined) return next(specifier, context);
    if (specifier === 'electron' || specifier === 'electron/main')
      return { url: `${standIn}electron.ts${query}`, shortCircuit: true };
    const found = next(specifier, context);
    // Packages and the stand-in's other files keep nothing of a run in their modules.
    const isShared = /^(?!file:)|\/node_modules\//.test(found.url) || found.url.startsWith(standIn);
    return isShared ? found : { ...found, url: `${found.url}${query}` };
  },
});

process.on('message', async (message) => {
  const { id, command } = message as SentCommand;
  // The running program's stand-in carries out all others.
  if (running && command.type !== 'run') return;
  const done: Done = { type: 'done', id };
  try {
    if (running || command.type !== 'run') throw new Error(running ? 'a program is running' : 'no program is running');
    await run(command);
  } catch (error) {
    done.error = String(error);
  }
  process.send?.(done);
});
process.on('disconnect', () => running || exit(0));

async function run({ argv, env }: Extract<HostCommand, { type: 'run' }>): Promise<void> {
  running = true;
  kept ??= keepChromium({ endpoint, origin, onLost: (inUse) => exit(inUse ? 1 : 0) });
  const { openChromium, clear, left } = await kept;
  const restore = state.begin(argv, env);
  beginRun({
    watchdog: { ending: () => {} },
    openChromium,
    exit: async (code) => {
      const handles = await restore();
      await clear();
      const event: HostEvent = { type: 'ended', code, left: [...handles, ...(await left())] };
      running = false;
      if (process.connected) process.send?.(event);
      else exit(code);
    },
  });
  await import(`${pathToFileURL(argv[0] ?? '')}?run=${runs++}`);
}
