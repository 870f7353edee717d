import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { type Browser, type BrowserContext, chromium, type Locator, type Page } from 'playwright';
import { type InlineConfig, preview } from 'vite';
import { headlessChromium } from '../../../scripts/lib/chromium.ts';
import { SHORT_LIVED } from '../../chromium-host/chromium.ts';
import type { Stub } from '../../gallery/stub/bridge.ts';
import { buildInto, builtGallery } from './built-gallery.ts';

const project = resolve(import.meta.dirname, '../../..');
const pages = join(import.meta.dirname, '../../integration/renderer/kit/pages');

export type KitPages = {
  browser: Browser;
  /** Address of the page. */
  url: string;
  close: () => Promise<void>;
};

/** Builds one page of `pages/` as the program is built, serves it with these headers, and starts a browser. */
export const serveKitPage = (name: string, headers: Record<string, string> = {}): Promise<KitPages> =>
  serve(
    {
      root: pages,
      configFile: false,
      plugins: [react()],
      resolve: { alias: { '@shared': join(project, 'src/shared'), '@': join(project, 'src/renderer/src') } },
      build: { rolldownOptions: { input: join(pages, name) } },
    },
    name,
    headers,
  );

/** Serves the gallery, rebuilt if its sources have changed, and starts a browser. */
export const serveGallery = async (): Promise<KitPages> => show(await builtGallery(), '');

async function serve(config: InlineConfig, name: string, headers: Record<string, string>): Promise<KitPages> {
  const folder = await mkdtemp(join(tmpdir(), 'kit-'));
  await buildInto(folder, config);
  return show(folder, name, headers, () => rm(folder, { recursive: true, force: true }));
}

async function show(
  folder: string,
  name: string,
  headers: Record<string, string> = {},
  removed = async (): Promise<void> => {},
): Promise<KitPages> {
  const server = await preview({
    configFile: false,
    logLevel: 'silent',
    build: { outDir: folder },
    // The build does not change: the second page of a context requests nothing again.
    preview: { host: '127.0.0.1', port: 0, headers: { 'cache-control': 'max-age=3600', ...headers } },
  });
  const browser = await chromium.launch({
    executablePath: headlessChromium().path,
    args: [...SHORT_LIVED, '--process-per-site'],
  });
  return {
    browser,
    url: `${server.resolvedUrls?.local[0]}${name}`,
    async close() {
      await browser.close();
      await server.close();
      await removed();
    },
  };
}

/**
 * The gallery's initial look, the screen of its records, and the primitives that it draws (`forms/` for a whole
 * folder). Default: Latin, light, the list, all.
 */
export type GalleryLook = {
  script?: 'latin' | 'cyrillic';
  scheme?: 'light' | 'dark';
  at?: string;
  cases?: readonly string[];
};

/** A browser context for the gallery, on the smallest workstation. */
const galleryContext = ({ browser }: KitPages): Promise<BrowserContext> =>
  browser.newContext({ viewport: { width: 1366, height: 768 }, reducedMotion: 'reduce' });

/**
 * A context whose renderer process survives its windows: code that one window has compiled is not compiled again. An
 * empty page of the gallery's origin keeps the process alive (with `--process-per-site`).
 */
export async function warmContext(pages: KitPages): Promise<BrowserContext> {
  const context = await galleryContext(pages);
  const keeper = await context.newPage();
  await keeper.route('**', (route) => route.fulfill({ contentType: 'text/html', body: '' }));
  await keeper.goto(pages.url);
  return context;
}

/**
 * Opens the gallery in a window of this context. Default: a context of its own. `complaints` gets the errors that the
 * page throws or logs.
 */
export async function openGallery(
  pages: KitPages,
  { cases, ...look }: GalleryLook = {},
  complaints: string[] = [],
  context?: BrowserContext,
): Promise<Page> {
  const page = await (context ?? (await galleryContext(pages))).newPage();
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  await page.goto(`${pages.url}?${new URLSearchParams({ ...look, ...(cases && { case: cases.join() }) })}`);
  await page.locator('[data-case]').first().waitFor();
  return page;
}

/** A primitive of the gallery: its only text field, and its value. */
export function caseOf(page: Page, of: string): { root: Locator; field: Locator; holds: Locator } {
  const root = page.locator(`[data-case="${of}"]`);
  return { root, field: root.getByRole('textbox').or(root.getByRole('combobox')), holds: root.locator('output') };
}

/** Pastes a text at the caret by Ctrl+V, as if another program had copied it. */
export async function paste(page: Page, text: string): Promise<void> {
  await page.context().grantPermissions(['clipboard-write']);
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
  await page.keyboard.press('Control+v');
}

/** Returns the gallery's calls to exactly this path, in order. */
export const callsTo = (page: Page, path: string): Promise<Stub['calls']> =>
  page.evaluate((wanted) => window.stub.calls.filter((call) => call.path === wanted), path);
