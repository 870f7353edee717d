import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';
import { chromiumPath, headlessChromium } from '../../scripts/lib/chromium.ts';
import { SYSTEM_VARIABLES } from '../../scripts/lib/system-variables.ts';
import { type Cdp, createCdp } from './cdp.ts';
import { pipeTransport } from './transport.ts';

/** How long Chromium may take to close before it is killed, in ms. */
const CLOSE_TIMEOUT_MS = 3000;
/** The environment variables that Chromium gets; all others (tokens, addresses) are withheld. */
const PASSED_ON = [
  ...['PATH', 'HOME', 'LANG', 'LANGUAGE', 'LC_ALL', 'TZ', 'TMPDIR', 'DISPLAY', 'XAUTHORITY'],
  ...SYSTEM_VARIABLES,
];

export type Chromium = {
  cdp: Cdp;
  /** The browser context of this program; undefined: the default context. */
  context: string | undefined;
  /** A page in that context that is none of the program's. */
  keeper?: string | undefined;
  /** Address for a second DevTools client, such as Playwright. */
  endpoint: Promise<string>;
  /** Ends Chromium; resolves when it has ended. */
  close: () => Promise<void>;
  ended: Promise<void>;
};

/**
 * Flags for a page that lives for seconds: no optimizing compilers, no animations, and a large heap for young objects
 * from the start. They save a tenth of the suite's processor time.
 */
export const SHORT_LIVED = [
  '--js-flags=--no-opt,--no-maglev,--min-semi-space-size=16',
  '--force-prefers-reduced-motion',
];

export type LaunchOptions = {
  /** Its profile folder. */
  profile: string;
  /** Port that answers `*.localhost`; omitted for a Chromium that several programs share. */
  gatewayPort?: number;
  headed: boolean;
  /** Port of DevTools; any free one by default. */
  devtoolsPort?: string | undefined;
  /** Further flags. */
  flags?: readonly string[];
};

/** Starts Chromium on the given profile folder. */
export function launchChromium(options: LaunchOptions): Chromium {
  prepareProfile(options.profile);
  const { path, flags } = options.headed ? withWindows() : headlessChromium();
  const child = spawn(path, [...flags, ...commonFlags(options)], {
    // In its own process group: Ctrl+C in the terminal reaches only the program, which then closes Chromium.
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe', 'pipe', 'pipe'],
    env: Object.fromEntries(PASSED_ON.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : []))),
  });
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => resolve()).once('error', () => resolve());
  });
  const cdp = createCdp(pipeTransport({ output: child.stdio[3] as Writable, input: child.stdio[4] as Readable }));
  const endpoint = devtoolsAddress(child);

  return {
    cdp,
    context: undefined,
    endpoint,
    ended,
    close: async () => {
      cdp.browser.send('Browser.close').catch(() => {});
      const late = setTimeout(() => killGroup(child), CLOSE_TIMEOUT_MS);
      await ended;
      clearTimeout(late);
    },
  };
}

/** Creates a profile that does not offer to translate the program, for which there is no flag. */
function prepareProfile(profile: string): void {
  const preferences = join(profile, 'Default', 'Preferences');
  if (existsSync(preferences)) return;
  mkdirSync(dirname(preferences), { recursive: true });
  writeFileSync(preferences, JSON.stringify({ translate: { enabled: false } }));
}

/** A window without tabs and address bar: it becomes the program's first. */
const withWindows = () => ({ path: chromiumPath(), flags: ['--app=data:text/html,'] });

const commonFlags = ({ profile, gatewayPort, headed, devtoolsPort = '0', flags = [] }: LaunchOptions) => {
  return [
    ...flags,
    ...(headed ? [] : ['--font-render-hinting=none']),
    ...(process.getuid?.() === 0 ? ['--no-sandbox', '--test-type'] : []),
    '--disable-gpu',
    // Electron does not keep pages for going back.
    '--disable-back-forward-cache',
    '--disable-quic',
    '--no-first-run',
    '--no-default-browser-check',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--disable-breakpad',
    '--disable-extensions',
    '--disable-backgrounding-occluded-windows',
    '--disable-renderer-backgrounding',
    // RenderDocument: the last calls of a document being left would come from a frame that DevTools no longer watches.
    // ScriptStreaming: scripts would be compiled on their way, although the renderer of the program before has compiled them.
    '--disable-features=MediaRouter,OptimizationHints,RenderDocument,ScriptStreaming',
    '--password-store=basic',
    '--remote-debugging-pipe',
    `--remote-debugging-port=${devtoolsPort}`,
    `--user-data-dir=${profile}`,
    ...(gatewayPort === undefined ? [] : [`--host-resolver-rules=MAP *.localhost:80 127.0.0.1:${gatewayPort}`]),
  ];
};

function devtoolsAddress(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    if (!child.stderr) return reject(new Error('Chromium has no stderr'));
    // Read until Chromium ends: otherwise it would block on a full pipe.
    createInterface({ input: child.stderr })
      .on('line', (line) => {
        const address = /^DevTools listening on (ws:\S+)/.exec(line)?.[1];
        if (address) resolve(address);
      })
      .on('close', () => reject(new Error('Chromium ended before it was ready')));
    child.once('error', reject);
  });
}

function killGroup({ pid }: ChildProcess): void {
  try {
    if (pid !== undefined) process.kill(-pid, 'SIGKILL');
  } catch {
    // The group has ended meanwhile.
  }
}
