import type { Clock, Page } from 'playwright';
import { afterAll, afterEach, expect } from 'vitest';
import { builtKitPage } from './built-pages.ts';
import { inChromium, type Served, START_TIMEOUT_MS, serveFolder } from './in-chromium.ts';
import { type WarmWindow, warmWindow } from './warm-window.ts';

type KitPageForEach = {
  /** Shows the page anew in the file's window; what it showed before is gone. */
  open: (query?: string) => Promise<Page>;
  /** The window's clock. No later test gets this window. */
  clockOf: (page: Page) => Clock;
};

/** One of the pages in `kit/pages` for the tests of a file, in a window of theirs. Errors that it logs fail the test. */
export function kitPageForEach(name: string): KitPageForEach {
  let served: Served;
  let window: WarmWindow;
  inChromium.beforeAll(async ({ browser }) => {
    served = await serveFolder(await builtKitPage(name));
    window = warmWindow(browser);
  }, START_TIMEOUT_MS);
  afterEach(({ task }) => {
    if (task.result?.state === 'fail') window.spoil();
    expect(window.takeComplaints()).toEqual([]);
  });
  afterAll(async () => {
    await window?.close();
    await served?.close();
  });
  return {
    open: (query = '') => window.show(`${served.url}${name}${query}`),
    clockOf: (page) => {
      window.spoil();
      return page.clock;
    },
  };
}
