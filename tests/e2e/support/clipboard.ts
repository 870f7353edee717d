import type { Locator, Page } from 'playwright/test';

/** Pastes a text over all of a field, as Ctrl+V does: through the clipboard of the browser. */
export async function paste(page: Page, field: Locator, text: string): Promise<void> {
  await field.selectText();
  await allowCopying(page);
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
  await page.keyboard.press('Control+v');
}

/** Playwright grants permissions to its own contexts only; the program's is one that it did not make. */
async function allowCopying(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const { targetInfo } = await session.send('Target.getTargetInfo');
  const browser = await page.context().browser()?.newBrowserCDPSession();
  await browser?.send('Browser.grantPermissions', {
    permissions: ['clipboardSanitizedWrite'],
    ...(targetInfo.browserContextId !== undefined && { browserContextId: targetInfo.browserContextId }),
  });
}
