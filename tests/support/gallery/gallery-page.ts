import type { Clock, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { inChromium, START_TIMEOUT_MS } from './in-chromium.ts';
import type { WarmWindow } from './warm-window.ts';

/** The gallery's initial look, and the screen of its records. Default: Latin, light, the list. */
export type GalleryLook = {
  script?: 'latin' | 'cyrillic';
  scheme?: 'light' | 'dark';
  at?: string;
};

type GalleryForEach = {
  /** Shows the gallery anew in the worker's window; what it showed before is gone. */
  open: (look?: GalleryLook) => Promise<Page>;
  /** Draws only these primitives in the tests of the group (`describe`) that calls this. */
  only: (...fewer: readonly string[]) => void;
  /** The window's clock. No later test gets this window. */
  clockOf: (page: Page) => Clock;
  /** The errors that the window has logged so far: those that the test expects. */
  takeComplaints: () => string[];
};

/**
 * The gallery for the tests of a file, with only these primitives (`forms/` for a whole folder). Default: all. Errors
 * that it logs fail the test.
 */
export function galleryForEach(...cases: readonly string[]): GalleryForEach {
  let drawn = cases;
  let shared: { url: string; window: WarmWindow };
  inChromium.beforeAll(({ gallery }) => {
    shared = gallery;
  }, START_TIMEOUT_MS);
  afterEach(({ task }) => {
    // Keys may still be held.
    if (task.result?.state === 'fail') shared.window.spoil();
    expect(shared.window.takeComplaints()).toEqual([]);
  });
  // Here, and not only before the next page: that may be another file's, or none.
  afterAll(() => shared.window.examineClock());
  return {
    open: async (look = {}) => {
      const asked = new URLSearchParams({ ...look, ...(drawn.length > 0 && { case: drawn.join() }) });
      const page = await shared.window.show(`${shared.url}?${asked}`);
      await page.locator('[data-case]').first().waitFor();
      return page;
    },
    only: (...fewer) => {
      beforeAll(() => {
        drawn = fewer;
      });
      afterAll(() => {
        drawn = cases;
      });
    },
    clockOf: (page) => {
      shared.window.spoil();
      return page.clock;
    },
    takeComplaints: () => shared.window.takeComplaints(),
  };
}
