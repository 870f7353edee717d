import { findCommand } from './commands.ts';

/** Under these names a Chromium is found on the path. */
const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
/** Chromium without a user interface: the same engine for half of the processor time. */
const HEADLESS_SHELL = 'chromium-headless-shell';

/** Path of the installed Chromium that has windows; throws where there is none. */
export function chromiumPath(): string {
  const found = findCommand(NAMES);
  if (!found) throw new Error(`No Chromium on this machine (looked on the path for ${NAMES.join(', ')})`);
  return found;
}

/**
 * The Chromium for pages that nobody looks at, and the flags that make it run without windows: the headless shell, or
 * the installed Chromium where there is no shell. Throws where there is neither.
 */
export function headlessChromium(): { path: string; flags: readonly string[] } {
  const shell = findCommand([HEADLESS_SHELL]);
  return shell
    ? { path: shell, flags: [] }
    : { path: chromiumPath(), flags: ['--headless=new', '--no-startup-window'] };
}
