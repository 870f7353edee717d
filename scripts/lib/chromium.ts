import { findCommand } from './commands.ts';

/** Under these names a Chromium is found on the path. */
const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** Path of the installed Chromium; throws where there is none. */
export function chromiumPath(): string {
  const found = findCommand(NAMES);
  if (!found) throw new Error(`No Chromium on this machine (looked on the path for ${NAMES.join(', ')})`);
  return found;
}
