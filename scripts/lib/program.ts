import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { HostEvent } from '../../tests/chromium-host/messages.ts';
import { chromiumPath } from './chromium.ts';
import { sandboxAdviceHere } from './electron/sandbox-advice.ts';
import { askToEnd, endAtOnce } from './end-program.ts';
import type { Inspect } from './inspect.ts';
import { root } from './project.ts';

/** How long the program may take to end by itself, in ms. */
const END_TIMEOUT_MS = 12_000;

/** A started program. */
export type RunningProgram = {
  /** Its exit code; null where a signal ended the program. */
  ended: Promise<number | null>;
  /** Asks the program to end, and kills it after `END_TIMEOUT_MS`. */
  stop: () => void;
};

/** A built program, and how to open it. */
export type Program = {
  /** Folder of its package.json. */
  folder: string;
  /** Its main file, in the folder. */
  main: string;
  env: NodeJS.ProcessEnv;
  /** Flags for Chromium in Electron. Default: none. */
  flags?: readonly string[];
  /** Where debuggers attach; undefined: nowhere. */
  inspect: Inspect | undefined;
};

/** Whether windows can be shown. */
export const hasDisplay = ({ DISPLAY, WAYLAND_DISPLAY }: NodeJS.ProcessEnv): boolean =>
  process.platform !== 'linux' || Boolean(DISPLAY || WAYLAND_DISPLAY);

/** Opens the program in the Electron at `binary`; where that fails for want of a sandbox, it is said what to type. */
export function openInElectron(binary: string, { folder, env, flags = [], inspect }: Program): RunningProgram {
  const args = [
    // Chromium's sandbox refuses root, which is usual in containers only.
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    ...(inspect ? [`--inspect=${inspect.main}`, `--remote-debugging-port=${inspect.page}`] : []),
    ...flags,
    folder,
  ];
  // Of a terminal that is itself in an Electron: with it, Electron would be a plain Node.
  const { ELECTRON_RUN_AS_NODE: _, ...asElectron } = env;
  const child = spawn(binary, args, { cwd: root, env: asElectron, stdio: 'inherit', detached: true });
  child.once('exit', (code) => {
    const advice = code === 0 ? null : sandboxAdviceHere(binary);
    if (advice) console.error(advice);
  });
  return running(child, () => askToEnd(child));
}

/**
 * Opens the program in a window of the installed Chromium; its links open in a second one. Without a display nothing is
 * shown: the addresses of the links and of the page's DevTools are printed.
 */
export function openInChromium({ folder, main, env, inspect }: Program): RunningProgram {
  const headed = hasDisplay(env);
  // An address: Windows' paths are none.
  const host = pathToFileURL(join(root, 'tests', 'chromium-host', 'register.ts')).href;
  const debugged = inspect ? [`--inspect=${inspect.main}`] : [];
  const child = spawn(process.execPath, [...debugged, '--import', host, join(folder, main)], {
    cwd: root,
    env: { ...env, ...(headed && { HOST_HEADED: '1' }), ...(inspect && { HOST_DEVTOOLS_PORT: inspect.page }) },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    detached: true,
    windowsHide: true,
  });
  const browsers: ChildProcess[] = [];
  child.on('message', (message) => {
    const event = message as HostEvent;
    if (event.type === 'ready') console.log(`DevTools of the page: http://${new URL(event.cdpEndpoint).host}`);
    if (event.type === 'open-external') {
      if (headed) browsers.push(openBrowser(event.url));
      else console.log(`to open in a browser: ${event.url}`);
    }
    if (event.type === 'open-path' || event.type === 'show-item-in-folder') console.log(`saved: ${event.path}`);
    if (event.type === 'error-box') console.error(`${event.title}\n${event.content}`);
  });
  child.once('exit', () => {
    for (const browser of browsers) endAtOnce(browser);
  });
  // The end of this channel asks the program to end.
  return running(child, () => child.connected && child.disconnect());
}

function openBrowser(url: string): ChildProcess {
  const profile = `--user-data-dir=${join(root, '.cache', 'browser')}`;
  const sandbox = process.getuid?.() === 0 ? ['--no-sandbox', '--test-type'] : [];
  return spawn(chromiumPath(), [profile, ...sandbox, '--no-first-run', '--new-window', url], {
    stdio: 'ignore',
    detached: true,
  });
}

/** The program runs in its own process group, without a console, so that Ctrl+C reaches it only once, through `stop`. */
function running(child: ChildProcess, ask: () => void): RunningProgram {
  const ended = new Promise<number | null>((resolve, reject) => {
    child.once('error', reject).once('exit', resolve);
  });
  return {
    ended,
    stop: () => {
      ask();
      const late = setTimeout(endAtOnce, END_TIMEOUT_MS, child);
      child.once('exit', () => clearTimeout(late));
    },
  };
}
