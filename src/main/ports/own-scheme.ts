import { homedir } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { LINK_SCHEME } from '@shared/initiative-link.ts';
import { app } from 'electron';
import type { Log } from '../diagnostics/log.ts';
import { keepDesktopEntry } from '../links/desktop-entry.ts';

/** How often the system is asked to open links with this program, and the time between, in ms. */
const TRIES = 5;
const BETWEEN_MS = 1000;

/**
 * Registers the scheme of the links for an AppImage, unless another program has it; every other package has registered
 * it. Electron finds the program's entry by its name among the desktop's applications (`shell/browser/browser_linux.cc`),
 * so that the entry is written first; the system hears of it a moment later.
 */
export async function ownScheme(log: Log): Promise<void> {
  if (!app.isPackaged || process.platform !== 'linux') return;
  try {
    await keepDesktopEntry({ env: process.env, execPath: process.execPath, home: homedir() });
  } catch (error) {
    log.warn('no entry for links among the applications', { error });
  }
  if (app.getApplicationNameForProtocol(`${LINK_SCHEME}://`) !== '') return;
  for (let tries = 1; tries <= TRIES; tries += 1) {
    if (app.setAsDefaultProtocolClient(LINK_SCHEME)) return;
    await sleep(BETWEEN_MS, undefined, { ref: false });
  }
  log.warn('the system does not open links with this program');
}
