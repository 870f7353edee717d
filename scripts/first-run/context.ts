import type { Page } from 'playwright/test';
import { goTo } from '../../tests/e2e/support/go-to.ts';
import { initiativeList } from '../../tests/e2e/support/initiative-list.ts';
import type { PlatformUser } from '../../tests/platform/staff.ts';
import type { Platform } from '../../tests/platform/types.ts';
import type { App } from '../../tests/support/launch.ts';

/** What the steps work with. */
export type FirstRun = {
  platform: Platform;
  user: PlatformUser;
  /** A folder for files that are sent, and the program's folder of downloads. */
  filesDir: string;
  downloadsDir: string;
  /** What is assumed about Electron, tried out; resolves with the number of what held, throws what did not. */
  beliefs: () => Promise<number>;
  /** Starts the program. */
  launch: () => Promise<App>;
  /** The program, once it has started. */
  app?: App;
};

/** A minute, in ms. */
export const MINUTE_MS = 60_000;
const LIST = '/app/initiatives';

/** The program that runs; throws where none does. */
export const appOf = ({ app }: FirstRun): App => {
  if (!app) throw new Error('the program is not running');
  return app;
};

/** Opens the list, and waits longer for its first rows than a test would. */
export async function openList(page: Page): Promise<void> {
  await goTo(page, LIST);
  const list = initiativeList(page);
  await list.rows.first().waitFor();
  await list.settled();
}
