import { type Browser, chromium } from 'playwright';
import { preview } from 'vite';
import { headlessChromium } from '../../scripts/lib/chromium.ts';

/** Serves the built pages and opens a headless Chromium until `use` has ended. */
export async function withPages<T>(folder: string, use: (browser: Browser, address: string) => Promise<T>): Promise<T> {
  const server = await preview({
    configFile: false,
    logLevel: 'silent',
    build: { outDir: folder },
    preview: { host: '127.0.0.1', port: 0 },
  });
  try {
    const address = server.resolvedUrls?.local[0];
    if (!address) throw new Error('The pages are not served');
    const browser = await chromium.launch({ executablePath: headlessChromium().path });
    try {
      return await use(browser, address);
    } finally {
      await browser.close();
    }
  } finally {
    await server.close();
  }
}
