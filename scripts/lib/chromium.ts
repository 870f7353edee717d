import { findCommand } from './commands.ts';

/** Names of Chromium on the path. */
const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
/** Chromium without a user interface: the same engine for half of the processor time. */
const HEADLESS_SHELL = 'chromium-headless-shell';

/** Path of the installed Chromium with windows; throws where there is none. */
export function chromiumPath(): string {
  const found = findCommand(NAMES);
  if (!found) throw new Error(`No Chromium on this machine (looked on the path for ${NAMES.join(', ')})`);
  return found;
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
