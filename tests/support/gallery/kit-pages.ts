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
  /** Where the page is served. */
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

/** Serves the gallery, which is built where it has changed, and starts a browser. */
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
    // What is built does not change: the second page of a context asks for nothing anew.
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
 * How the gallery begins, at which screen of its records, and which primitives it draws (`forms/` for all of a folder).
 * Default: Latin, light, the list, all.
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
 * A context whose renderer process stays between its windows: what one window has compiled, the next one need not. An empty
 * page of the gallery's origin keeps it (and `--process-per-site`).
 */
export async function warmContext(pages: KitPages): Promise<BrowserContext> {
  const context = await galleryContext(pages);
  const keeper = await context.newPage();
  await keeper.route('**', (route) => route.fulfill({ contentType: 'text/html', body: '' }));
  await keeper.goto(pages.url);
  return context;
}

/**
 * Opens the gallery in a window of this context, by default one of its own, which closing it ends. `complaints` gets what
 * the page complains of.
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

/** A primitive of the gallery: its only text field, and what it holds. */
export function caseOf(page: Page, of: string): { root: Locator; field: Locator; holds: Locator } {
  const root = page.locator(`[data-case="${of}"]`);
  return { root, field: root.getByRole('textbox').or(root.getByRole('combobox')), holds: root.locator('output') };
}

/** Puts a text where the caret stands, as Ctrl+V does of what another program has copied. */
export async function paste(page: Page, text: string): Promise<void> {
  await page.context().grantPermissions(['clipboard-write']);
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
  await page.keyboard.press('Control+v');
}

/** The calls that the gallery has made to this path, in their order. */
export const callsTo = (page: Page, path: string): Promise<Stub['calls']> =>
  page.evaluate((wanted) => window.stub.calls.filter((call) => call.path === wanted), path);
