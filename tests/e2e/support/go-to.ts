import type { Page } from 'playwright/test';
import type { App } from '../../support/launch.ts';

const appsOfPages = new WeakMap<Page, App>();

/** Lets `goTo` know the program of a page that may be held before its first address. */
export const belongsTo = (page: Page, app: App): void => void appsOfPages.set(page, app);

/** Opens an address of the program as a link or F5 would, such as `/app/funds?size=15`. */
export async function goTo(page: Page, address: string): Promise<void> {
  const app = appsOfPages.get(page);
  if (app?.held) await app.open(address);
  else await page.goto(new URL(address, page.url()).href);
}

/** Goes to an address of the program without loading the page anew, as a link does. */
export const openScreen = (page: Page, address: string): Promise<void> =>
  page.evaluate((to) => {
    window.history.pushState(null, '', to);
    window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, address);
