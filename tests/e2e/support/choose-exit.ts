import type { Page } from 'playwright/test';
import type { App } from '../../support/launch.ts';
import './page-bridge.ts';

/**
 * Chooses "Chiqish" in the menu once the page has nothing left to do and the main process has received everything that
 * the page has sent, such as that a form has input: calls are answered in order. A person is never faster than that.
 */
export async function chooseExit(app: App, page: Page): Promise<void> {
  await page.evaluate(async () => {
    // What a component reports after it was drawn, React does in a task of its own: the last of all tasks waits for it.
    // Not `requestIdleCallback`: where a page draws no frame, because nothing in it has the focus, that may wait minutes.
    await scheduler.postTask(() => undefined, { priority: 'background' });
    await window.bridge.app.info();
  });
  await app.clickMenu('quit');
}
