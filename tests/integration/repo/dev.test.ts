import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openScreen } from '../../e2e/support/go-to.ts';
import '../../e2e/support/page-bridge.ts';
import { copyTree, type DevRun, type DevTree } from '../../support/dev/dev-tree.ts';
import { launchApp } from '../../support/launch.ts';
import { signInAtProvider } from '../../support/sso.ts';

/** Time limit for a start without any cache on a busy machine, in ms. */
const TIMEOUT_MS = 400_000;

const DEVTOOLS = /DevTools of the page: (\S+)/;
/** Servers that nothing is asked of. */
const ADDRESSES = {
  BACKOFFICE_API_URL: 'http://127.0.0.1:9',
  BACKOFFICE_WEB_URL: 'http://127.0.0.1:9',
  BACKOFFICE_SSO_AUTHORIZE_URL: 'http://127.0.0.1:9/auth',
  BACKOFFICE_SSO_CLIENT_ID: 'backoffice',
};
const FORM = 'src/renderer/src/features/site-items/site-item-page.tsx';

let tree: DevTree;
let run: DevRun;
let browser: Browser;
let page: Page;

/** Connects to the window that the program shows next. */
async function connect(): Promise<void> {
  browser = await chromium.connectOverCDP(await run.said(DEVTOOLS));
  const shown = browser.contexts()[0]?.pages()[0];
  if (!shown) throw new Error('the program has no window');
  shown.setDefaultTimeout(TIMEOUT_MS / 2);
  page = shown;
}

const title = () => page.locator('[data-path="title.uz_lat"]');

describe('npm run dev', { timeout: TIMEOUT_MS }, () => {
  beforeAll(async () => {
    tree = copyTree();
    run = tree.start();
    await connect();
    await page.getByRole('button', { name: 'Yagona kirish tizimi orqali kirish' }).click();
    const url = await run.said(/to open in a browser: (\S+)/);
    await signInAtProvider(url, { username: 'admin', password: 'parol-admin' });
    // The sign-in opens the first page by itself.
    await page.locator('tr[data-row]').first().waitFor();
  }, TIMEOUT_MS);
  afterAll(() => tree.remove());

  it('shows a saved .tsx at once, with the form still filled', async () => {
    await openScreen(page, '/app/news/add');
    await title().fill('Yangi mavsum');
    tree.edit(FORM, 'label="Yuborish vaqti"', 'label="Nashr vaqti"');
    await page.getByRole('button', { name: /^Nashr vaqti/ }).waitFor();
    expect(await title().inputValue()).toBe('Yangi mavsum');
  });

  it('refuses every other page, even of the server that the modules come from', async () => {
    const address = page.url();
    const policy = await page.evaluate(async () => (await fetch('/')).headers.get('content-security-policy'));
    const server = /connect-src 'self' ws:(\S+?);/.exec(policy ?? '')?.[1];
    await page.evaluate((to) => location.assign(to), `http:${server}/`);
    await run.said(/navigation refused/);
    expect(page.url()).toBe(address);
  });

  it('restarts the program with a saved file of the main process: the same person, the same address', async () => {
    const address = page.url();
    tree.edit('src/main/ports/runtime.ts', '`Node ', '`Boshqa Node ');
    await run.said(/The main process has changed/);
    await connect();
    // Behind the question about the draft.
    await title().waitFor({ state: 'attached' });
    expect(page.url()).toBe(address);
    const info = await page.evaluate(() => window.bridge.app.info());
    expect(info).toMatchObject({ ok: true, value: { runtime: expect.stringMatching(/^Boshqa Node/) } });
  });

  it('ends with everything that it has started', async () => {
    expect(await run.stop()).toBe(0);
  });

  it('builds a program that shows its own page once it counts as installed', async () => {
    const built = join(tree.folder, '.cache/dev');
    mkdirSync(join(built, 'renderer'), { recursive: true });
    writeFileSync(join(built, 'renderer/index.html'), '<!doctype html><h1>Own page</h1>');
    const app = await launchApp({
      env: { ...ADDRESSES, HOST_RESOURCES: join(built, 'resources') },
      profileDir: join(tree.folder, 'installed'),
      main: join(built, 'main/index.js'),
    });
    await app.page.getByRole('heading', { name: 'Own page' }).waitFor();
    await app.close();
  });
});
