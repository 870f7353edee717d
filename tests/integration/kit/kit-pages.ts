import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { type Browser, chromium } from 'playwright';
import { build, preview } from 'vite';
import { chromiumPath } from '../../../scripts/lib/chromium.ts';

const project = resolve(import.meta.dirname, '../../..');
const pages = join(import.meta.dirname, 'pages');

export type KitPages = {
  browser: Browser;
  /** Where the page is served. */
  url: string;
  close: () => Promise<void>;
};

/** Builds one page of `pages/` as the program is built, serves it with these headers, and starts a browser. */
export async function serveKitPage(name: string, headers: Record<string, string> = {}): Promise<KitPages> {
  const folder = await mkdtemp(join(tmpdir(), 'kit-'));
  await build({
    root: pages,
    configFile: false,
    logLevel: 'warn',
    plugins: [react()],
    resolve: { alias: { '@shared': join(project, 'src/shared'), '@': join(project, 'src/renderer/src') } },
    build: {
      outDir: folder,
      emptyOutDir: true,
      chunkSizeWarningLimit: 4000,
      rolldownOptions: { input: join(pages, name) },
    },
  });
  const server = await preview({
    configFile: false,
    logLevel: 'silent',
    build: { outDir: folder },
    preview: { host: '127.0.0.1', port: 0, headers },
  });
  const browser = await chromium.launch({ executablePath: chromiumPath() });
  return {
    browser,
    url: `${server.resolvedUrls?.local[0]}${name}`,
    async close() {
      await browser.close();
      await server.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
