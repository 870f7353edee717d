import { expect, type Page } from 'playwright/test';
import type { Platform } from '../../tests/platform/types.ts';

/** Title of the list of initiatives. */
export const LIST_TITLE = "Tashabbuslar ro'yxati";
const LIST_CALL = '/api/v1/moderators/initiatives';

/** Rows of initiatives in the table, without the detail rows below them. */
export const rows = (page: Page) => page.getByRole('table').locator('tr[data-row]');

/** Waits until the list is not busy. */
export const listed = (page: Page): Promise<void> =>
  expect(page.getByRole('table')).toHaveAttribute('aria-busy', 'false');

/** The total in the list's footer. */
export async function total(page: Page): Promise<number> {
  const text = await page.getByText('Jami:').first().locator('strong').innerText();
  return Number(text.replaceAll(/\D/g, ''));
}

/** Chooses a segment of a control; the click goes to the label, which covers the radio button. */
export const choose = (page: Page, control: string, segment: string): Promise<void> =>
  page.getByRole('radiogroup', { name: control }).locator('label', { hasText: segment }).click();

/**
 * Filters the list by `set` with the first of these values that leaves rows; returns their number. The list counts as
 * filtered once the platform was asked with this parameter.
 */
export async function filterBy(
  { page, platform }: { page: Page; platform: Platform },
  parameter: string,
  values: readonly string[],
  set: (value: string) => Promise<void>,
): Promise<number> {
  for (const value of values) {
    await set(value);
    const asked = () => platform.calls().some(({ path, query }) => path === LIST_CALL && query[parameter] === value);
    await expect.poll(asked, { message: `the platform is asked for ${parameter}=${value}` }).toBe(true);
    await listed(page);
    const left = await total(page);
    if (left > 0) return left;
  }
  throw new Error(`Nothing is left by ${parameter}=${values.join(' or ')}`);
}
