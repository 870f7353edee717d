import { chromium } from 'playwright';
import { preview } from 'vite';
import { test } from 'vitest';
import { headlessChromium } from '../../../scripts/lib/chromium.ts';
import { SHORT_LIVED } from '../../chromium-host/chromium.ts';
import { builtGallery } from './built-pages.ts';
import { warmWindow } from './warm-window.ts';

/** A folder of built pages, served. */
export type Served = { url: string; close: () => Promise<void> };

/** Serves a folder of built pages with these headers. */
export async function serveFolder(folder: string, headers: Record<string, string> = {}): Promise<Served> {
  const server = await preview({
    configFile: false,
    logLevel: 'silent',
    build: { outDir: folder },
    // The build does not change: the second page of a window requests nothing again.
    preview: { host: '127.0.0.1', port: 0, headers: { 'cache-control': 'max-age=3600', ...headers } },
  });
  return { url: server.resolvedUrls?.local[0] ?? '', close: () => server.close() };
}

/** Time limit for building the pages and starting Chromium, in ms. */
export const START_TIMEOUT_MS = 400_000;

/** What the files of a worker share: a Chromium, and the gallery in one of its windows. */
export const inChromium = test
  // biome-ignore lint/correctness/noEmptyPattern: Vitest reads from the pattern what a fixture needs.
  .extend('browser', { scope: 'worker' }, async ({}, { onCleanup }) => {
    const browser = await chromium.launch({ executablePath: headlessChromium().path, args: [...SHORT_LIVED] });
    onCleanup(() => browser.close());
    return browser;
  })
  .extend('gallery', { scope: 'worker' }, async ({ browser }, { onCleanup }) => {
    const { url, close } = await serveFolder(await builtGallery());
    onCleanup(close);
    return { url, window: warmWindow(browser) };
  });
