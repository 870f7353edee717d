import { expect, type Locator, type Page } from 'playwright/test';
import { initiativeList } from './initiative-list.ts';

/** Opens the row of this initiative in the list of its board; gives what the row shows. */
export async function openRow(
  page: Page,
  { public_id, board_id }: { public_id: string; board_id: number },
): Promise<Locator> {
  const list = initiativeList(page);
  await expect(page.getByRole('heading', { level: 1, name: "Tashabbuslar ro'yxati" })).toBeVisible();
  const query = new URLSearchParams({ board: String(board_id), search: public_id, sub_stage: 'ALL' });
  await page.evaluate((address) => window.history.pushState(null, '', address), `/app/initiatives?${query}`);
  await page.reload();
  await expect(list.rows).toHaveCount(1);
  await list.settled();
  // One that was open before the page was loaded anew is open again.
  const toggle = list.rows.first().getByRole('button').first();
  if ((await toggle.getAttribute('aria-expanded')) !== 'true') await toggle.click();
  const row = page.getByRole('article');
  await expect(row).toBeVisible();
  return row;
}

/** The button of an action in an open row. */
export const actionOf = (row: Locator, name: string): Locator =>
  row.getByRole('toolbar', { name: 'Amallar' }).getByRole('button', { name, exact: true });
