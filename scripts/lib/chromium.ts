import { existsSync } from 'node:fs';
import { posix, win32 } from 'node:path';
import { findCommand } from './commands.ts';

/** Names of Chromium on the path. */
const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
/** Chromium without a user interface: the same engine for half of the processor time. */
const HEADLESS_SHELL = 'chromium-headless-shell';
/** Where Chrome, Chromium and Edge are below a folder of programs, in this order. */
const ON_WINDOWS = [
  ['Google', 'Chrome', 'Application', 'chrome.exe'],
  ['Chromium', 'Application', 'chrome.exe'],
  ['Microsoft', 'Edge', 'Application', 'msedge.exe'],
];
const ON_MACOS = ['Google Chrome', 'Chromium', 'Microsoft Edge'];

/**
 * Paths at which the installers of Chrome, Chromium and Edge put their program, for everybody or for one person; none on
 * Linux, where the program is on the path. `env`: the process's environment.
 */
export function installedBrowsers(platform: NodeJS.Platform, env: NodeJS.ProcessEnv): string[] {
  const below = (folders: readonly (string | undefined)[]) =>
    [...new Set(folders.filter((folder) => folder))] as string[];
  if (platform === 'win32') {
    const folders = below([env.ProgramFiles, env['ProgramFiles(x86)'], env.LOCALAPPDATA]);
    return ON_WINDOWS.flatMap((parts) => folders.map((folder) => win32.join(folder, ...parts)));
  }
  if (platform !== 'darwin') return [];
  const folders = below(['/Applications', env.HOME && posix.join(env.HOME, 'Applications')]);
  return ON_MACOS.flatMap((name) =>
    folders.map((folder) => posix.join(folder, `${name}.app`, 'Contents', 'MacOS', name)),
  );
}

/** Path of the installed Chromium with windows, or of a browser made of it; throws where there is none. */
export function chromiumPath(): string {
  const installed = installedBrowsers(process.platform, process.env);
  const found = findCommand(NAMES) ?? installed.find((path) => existsSync(path));
  if (found) return found;
  const places = [
    `on the path for ${NAMES.join(', ')}`,
    ...(installed.length > 0 ? [`for ${installed.join(', ')}`] : []),
  ];
  throw new Error(`No Chromium on this machine (looked ${places.join(' and ')})`);
}

/**
 * The Chromium for headless pages, with the flags that make it run without windows: the headless shell, or else the
 * installed Chromium. Throws where neither is installed.
 */
export function headlessChromium(): { path: string; flags: readonly string[] } {
  const shell = findCommand([HEADLESS_SHELL]);
  return shell
    ? { path: shell, flags: [] }
    : { path: chromiumPath(), flags: ['--headless=new', '--no-startup-window'] };
}
