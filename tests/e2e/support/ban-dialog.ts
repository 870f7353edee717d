import { expect, type Locator, type Page } from 'playwright/test';
import type { Platform } from '../../platform/types.ts';
import { goTo } from './go-to.ts';
import { initiativeList } from './initiative-list.ts';
import { winnersAddress } from './moving-list.ts';

/** The dialog that deprives a winner of the victory, as a person sees it. */
export type BanDialog = {
  dialog: Locator;
  comment: Locator;
  /** The drop zone for a file. */
  zone: Locator;
  confirm: Locator;
  /** The offer to restore an earlier draft. */
  offer: Locator;
  restore: () => Promise<void>;
};

export function banDialog(page: Page): BanDialog {
  const dialog = page.getByRole('dialog', { name: 'Goliblikdan mahrum qilish' });
  const offer = dialog.getByRole('status').filter({ hasText: 'Saqlanmagan matn topildi' });
  return {
    dialog,
    comment: dialog.getByRole('textbox', { name: 'Izoh' }),
    zone: dialog.locator('[data-drop-zone]'),
    confirm: dialog.getByRole('button', { name: 'Mahrum qilish' }),
    offer,
    restore: () => offer.getByRole('button', { name: 'Tiklash' }).click(),
  };
}

/** Opens the row of the first winner of a finished season; returns the public id. */
export async function openWinner(
  page: Page,
  platform: Platform,
  go: (page: Page, address: string) => Promise<void> = goTo,
): Promise<string> {
  const list = initiativeList(page);
  await go(page, winnersAddress(platform));
  await list.settled();
  // A row that was open before the reload is open again.
  const toggle = list.rows.first().getByRole('button').first();
  if ((await toggle.getAttribute('aria-expanded')) !== 'true') await toggle.click();
  await expect(page.getByRole('article')).toBeVisible();
  return (await list.ids())[0] ?? '';
}

/** Opens the dialog for the first winner. */
export async function openBan(
  page: Page,
  platform: Platform,
  go?: Parameters<typeof openWinner>[2],
): Promise<BanDialog & { publicId: string }> {
  const publicId = await openWinner(page, platform, go);
  await page.getByRole('article').getByRole('button', { name: 'Goliblikdan mahrum qilish' }).click();
  const view = banDialog(page);
  await expect(view.dialog).toBeVisible();
  return { ...view, publicId };
}
