import type { Page } from 'playwright/test';
import type { App } from '../../support/launch.ts';
import './page-bridge.ts';

/**
 * Chooses "Chiqish" of the menu, once all that the page has told the main process has arrived there, such as that
 * something is typed: a call that is made later is answered later. A hand is never faster than that.
 */
export async function chooseExit(app: App, page: Page): Promise<void> {
  await page.evaluate(() => window.bridge.app.info());
  await app.clickMenu('Chiqish');
}
