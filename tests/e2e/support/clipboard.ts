import { type Locator, type Page, test } from 'playwright/test';
import { inElectron } from '../../support/launch-electron.ts';

/** Replaces the text of a field by Ctrl+V, through the clipboard of the browser. */
export async function paste(page: Page, field: Locator, text: string): Promise<void> {
  test.skip(inElectron, 'the program refuses its page the clipboard, and Playwright cannot allow it in Electron');
  await field.selectText();
  await allowCopying(page);
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
  await page.keyboard.press('Control+v');
}

/** Allows writing to the clipboard: Playwright itself grants permissions only to contexts that it has created. */
async function allowCopying(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const { targetInfo } = await session.send('Target.getTargetInfo');
  const browser = await page.context().browser()?.newBrowserCDPSession();
  await browser?.send('Browser.grantPermissions', {
    permissions: ['clipboardSanitizedWrite'],
    ...(targetInfo.browserContextId !== undefined && { browserContextId: targetInfo.browserContextId }),
  });
}
