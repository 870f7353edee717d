import type { BrowserContext, Clock, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { type GalleryLook, type KitPages, openGallery, serveGallery, warmContext } from './kit-pages.ts';

type GalleryForEach = {
  /** Opens the gallery in a window of its own. */
  open: (look?: GalleryLook) => Promise<Page>;
  /** The window's clock. It belongs to the whole context, which no later test reuses. */
  clockOf: (page: Page) => Clock;
};

/**
 * The gallery for the tests of a file, with only these primitives (`forms/` for a whole folder): served once; `open`
 * shows it in a window of its own. After each test its windows are closed, and errors that they logged fail it. The
 * windows share a browser context, in which the gallery stores nothing.
 */
export function galleryForEach(...cases: readonly string[]): GalleryForEach {
  let pages: KitPages;
  let context: BrowserContext | undefined;
  let spoilt = false;
  const windows: Page[] = [];
  const complaints: string[] = [];
  beforeAll(async () => {
    pages = await serveGallery();
  }, 120_000);
  afterAll(() => pages?.close());
  afterEach(async () => {
    for (const page of windows.splice(0)) await page.close();
    await context?.clearPermissions();
    if (spoilt) {
      await context?.close();
      context = undefined;
      spoilt = false;
    }
    expect(complaints.splice(0)).toEqual([]);
  });
  return {
    open: async (look = {}) => {
      context ??= await warmContext(pages);
      const page = await openGallery(pages, { cases, ...look }, complaints, context);
      windows.push(page);
      return page;
    },
    clockOf: (page) => {
      spoilt = true;
      return page.clock;
    },
  };
}
