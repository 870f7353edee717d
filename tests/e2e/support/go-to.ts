import type { Page } from 'playwright/test';
import type { App } from '../../support/launch.ts';

const appsOfPages = new WeakMap<Page, App>();

/** Tells `goTo` the program of a page, which may be held before its first address. */
export const belongsTo = (page: Page, app: App): void => void appsOfPages.set(page, app);

/** Opens an address of the program, such as `/app/funds?size=15`, with a page load, as F5 does. */
export async function goTo(page: Page, address: string): Promise<void> {
  const app = appsOfPages.get(page);
  if (app?.held) return app.open(address);
  // A saved form steps back in the history a moment after its call, which would end a load that has begun.
  await page.evaluate(() => void Object.assign(window.history, { go: () => {} }));
  await page.goto(new URL(address, page.url()).href);
}

/** Goes to an address of the program without a page load, as a link does. */
export const openScreen = (page: Page, address: string): Promise<void> =>
  page.evaluate((to) => {
    window.history.pushState(null, '', to);
    window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, address);
