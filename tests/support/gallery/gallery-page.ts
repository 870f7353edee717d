import type { Page } from 'playwright';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { type GalleryLook, type KitPages, openGallery, serveGallery } from './kit-pages.ts';

/**
 * The gallery for the tests of a file, with these primitives alone (`forms/` for all of a folder): served once, and opened by `open` in a window of its own. After each test its
 * windows are closed, and what they have complained of fails it.
 */
export function galleryForEach(...cases: readonly string[]): { open: (look?: GalleryLook) => Promise<Page> } {
  let pages: KitPages;
  const windows: Page[] = [];
  const complaints: string[] = [];
  beforeAll(async () => {
    pages = await serveGallery();
  }, 120_000);
  afterAll(() => pages?.close());
  afterEach(async () => {
    for (const page of windows.splice(0)) await page.context().close();
    expect(complaints.splice(0)).toEqual([]);
  });
  return {
    open: async (look = {}) => {
      const page = await openGallery(pages, { cases, ...look }, complaints);
      windows.push(page);
      return page;
    },
  };
}
