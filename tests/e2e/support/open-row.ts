import { expect, type Locator, type Page } from 'playwright/test';
import { goTo } from './go-to.ts';
import { initiativeList } from './initiative-list.ts';

/** What identifies a row in the list. */
export type RowAddress = { public_id: string; board_id: number };

/**
 * Opens the row of this initiative in the list of its board; returns its details. The page is reloaded unless `go` is
 * `openScreen`.
 */
export async function openRow(page: Page, { public_id, board_id }: RowAddress, go = goTo): Promise<Locator> {
  const list = initiativeList(page);
  const query = new URLSearchParams({ board: String(board_id), search: public_id, sub_stage: 'ALL' });
  await go(page, `/app/initiatives?${query}`);
  await expect(list.rows).toHaveCount(1);
  // Without a reload, the only row of the previous search stays until the router has applied the address.
  await expect(list.rows).toContainText(public_id);
  await list.settled();
  // A row that was open before the reload is open again.
  const toggle = list.rows.first().getByRole('button').first();
  if ((await toggle.getAttribute('aria-expanded')) !== 'true') await toggle.click();
  const row = page.getByRole('article');
  await expect(row).toBeVisible();
  return row;
}

/** The button of an action in an open row. */
export const actionOf = (row: Locator, name: string): Locator =>
  row.getByRole('toolbar', { name: 'Amallar' }).getByRole('button', { name, exact: true });
