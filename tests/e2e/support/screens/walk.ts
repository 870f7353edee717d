import type { Page } from 'playwright/test';
import { settled } from '../../../support/settled.ts';
import { openScreen } from '../go-to.ts';
import type { ScreenOfRole } from './addresses.ts';

/** Goes to another screen as a link does, without a page load, and waits until it is shown and still. */
export async function goOnTo(page: Page, address: string): Promise<void> {
  await page.locator('main *').first().waitFor();
  if (page.url().endsWith(address)) return settled(page);
  const before = await page.evaluate(() => {
    document.querySelector('main *')?.setAttribute('data-left', '');
    return document.title;
  });
  const { pathname } = new URL(page.url());
  await openScreen(page, address);
  // The same screen, which has chosen a filter of its own, stays.
  if (pathname === address) return settled(page);
  await page.waitForFunction(
    (title) => document.title !== title || !document.querySelector('main [data-left]'),
    before,
  );
  await settled(page);
}

/** Goes to a screen by the list that leads there, as a person does: the header then names only these two. */
export async function walkTo(page: Page, { address, list }: Pick<ScreenOfRole, 'address' | 'list'>): Promise<void> {
  if (list !== null) await goOnTo(page, list);
  await goOnTo(page, address);
}
