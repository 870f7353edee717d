import type { Page } from 'playwright/test';
import type { App } from '../../support/launch.ts';
import './page-bridge.ts';

/**
 * Chooses "Chiqish" in the menu once the main process has received everything that the page has sent, such as that a
 * form has input: calls are answered in order. A person is never faster than that.
 */
export async function chooseExit(app: App, page: Page): Promise<void> {
  await page.evaluate(() => window.bridge.app.info());
  await app.clickMenu('quit');
}
