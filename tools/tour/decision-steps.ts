import { expect, type Locator, type Page } from 'playwright/test';
import { choose, listed, rows } from './list.ts';
import type { Step, Tour } from './step.ts';

const ROW = 'article';
const actions = (page: Page) => page.getByRole(ROW).getByRole('toolbar', { name: 'Amallar' });
const action = (page: Page, name: string | RegExp) => actions(page).getByRole('button', { name });
const inToolbar = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Whether a button exists and is enabled. */
const canPress = async (button: Locator) => (await button.count()) > 0 && (await button.first().isEnabled());

/** Opens the first row of the visible list. */
async function openFirst(page: Page): Promise<void> {
  await listed(page);
  await rows(page).first().getByRole('button', { name: 'Batafsil' }).click();
  await expect(page.getByRole(ROW)).toBeVisible();
}

/** Takes a picture of a dialog, then closes it and discards its input. */
async function pictured({ page, album }: Tour, dialog: Locator, name: string): Promise<string> {
  await expect(dialog).toBeVisible();
  const picture = await album.take(page, name);
  await page.keyboard.press('Escape');
  const giveUp = page.getByRole('button', { name: 'Chiqish', exact: true });
  const closed = page.locator('body:not(:has([aria-modal=true]))');
  await expect(giveUp.or(closed).first()).toBeVisible();
  if (await giveUp.isVisible()) await giveUp.click();
  await expect(dialog).toBeHidden();
  return picture;
}

/** Steps on one initiative: decisions, its place, its goods, the desk and the documents. */
export const DECISION_STEPS: readonly Step[] = [
  {
    title: 'What may be done with a new initiative',
    offered: ({ page }) => page.getByRole('searchbox').isVisible(),
    go: async ({ page, album }) => {
      await page.getByRole('button', { name: 'Filtrlarni tozalash' }).click();
      await choose(page, 'Bosqich', 'Yangilar');
      await expect(page).toHaveURL(/stage=INITIAL/);
      await expect(page).not.toHaveURL(/search=/);
      await openFirst(page);
      await page.getByRole(ROW).scrollIntoViewIfNeeded();
      const count = await actions(page).getByRole('button').count();
      return `${await album.take(page, 'actions')}, ${count} buttons`;
    },
  },
  {
    title: 'Picking its place on the map',
    offered: ({ page }) => canPress(action(page, /^Joylashuvni/)),
    go: async (tour) => {
      const { page } = tour;
      await action(page, /^Joylashuvni/).click();
      const dialog = page.getByRole('dialog', { name: 'Joylashuvni belgilash' });
      await expect(dialog.locator('img.leaflet-tile-loaded').first()).toBeVisible();
      await dialog.getByRole('application').click({ position: { x: 420, y: 200 } });
      await expect(dialog.getByRole('textbox', { name: 'Manzil' })).toHaveValue(/uy$/);
      return pictured(tour, dialog, 'location');
    },
  },
  {
    title: 'Rejecting it',
    offered: ({ page }) => canPress(action(page, 'Rad etish')),
    go: async (tour) => {
      await action(tour.page, 'Rad etish').click();
      return pictured(tour, tour.page.getByRole('dialog', { name: /rad etish$/i }), 'reject');
    },
  },
  {
    title: 'Accepting it',
    offered: ({ page }) => canPress(action(page, 'Qabul qilish')),
    go: async ({ page, album }) => {
      await action(page, 'Qabul qilish').click();
      await expect(page.getByRole('heading', { name: 'Tashabbusni tasdiqlash' })).toBeVisible();
      await expect(page.getByLabel('Tavsif')).toBeVisible();
      const picture = await album.take(page, 'accept');
      await page.keyboard.press('Escape');
      await listed(page);
      return picture;
    },
  },
  {
    title: 'The registry of its equipment',
    offered: ({ page, user }) =>
      Promise.resolve(['admin', 'moderator'].includes(user.role) && page.getByRole('searchbox').isVisible()),
    go: async (tour) => {
      const { page, platform } = tour;
      const found = platform.db
        .prepare(
          `SELECT public_id FROM initiatives WHERE type = 'EQUIPMENT' AND stage = 'INITIAL' AND board_id = 61 AND
           district_id = (SELECT district_id FROM users WHERE role = 'moderator') ORDER BY id LIMIT 1`,
        )
        .get();
      await page.getByRole('searchbox').fill(String(found?.public_id));
      await expect(rows(page)).toHaveCount(1);
      await openFirst(page);
      await action(page, /reyestr/i)
        .first()
        .click();
      return pictured(tour, page.getByRole('dialog', { name: 'Jihozlar reyestri' }), 'registry');
    },
  },
  {
    title: 'The review desk',
    offered: ({ page }) => canPress(page.getByRole('button', { name: /^Ko'rib chiqish/ })),
    go: async ({ page, album }) => {
      await page.getByRole('searchbox').fill('');
      await expect(page).not.toHaveURL(/search=/);
      await listed(page);
      await page.getByRole('button', { name: /^Ko'rib chiqish/ }).click();
      await expect(page.getByRole(ROW)).toBeVisible();
      const picture = await album.take(page, 'review');
      await page.keyboard.press('Escape');
      await listed(page);
      return picture;
    },
  },
  {
    title: 'The documents of the season',
    offered: ({ page }) => canPress(inToolbar(page, 'Hujjatlar')),
    go: async (tour) => {
      await inToolbar(tour.page, 'Hujjatlar').click();
      return pictured(tour, tour.page.getByRole('dialog', { name: /^Hujjatlar/ }), 'documents');
    },
  },
];
