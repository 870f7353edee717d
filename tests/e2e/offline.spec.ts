import type { Page } from 'playwright/test';
import { expect, test } from './fixtures.ts';
import { initiativeList } from './support/initiative-list.ts';

const OFFLINE = "Platforma bilan aloqa yo'q. Ekrandagi ma'lumotlar eskirgan bo'lishi mumkin.";

/** Tries again until the window is connected; it also does so by itself, and whichever comes first will do. */
async function reconnected(page: Page): Promise<void> {
  const banner = page.getByText(OFFLINE);
  await expect(async () => {
    const button = page.getByRole('button', { name: 'Qayta urinish' }).first();
    if (await banner.isVisible()) await button.click({ timeout: 1_000 }).catch(() => undefined);
    await expect(banner).toBeHidden({ timeout: 3_000 });
  }).toPass({ timeout: 20_000 });
}

test.describe('at the start', () => {
  test.use({ appOptions: { keyring: true } });

  test('the session stays, the window says what is missing, and recovers by itself when tried again', async ({
    app,
    page,
    platform,
    signIn,
  }) => {
    await signIn('moderator');
    await initiativeList(page).settled();
    platform.faults.add({ kind: 'drop' });
    const offline = await app.restart();
    await expect(offline.page.getByText(OFFLINE)).toBeVisible({ timeout: 20_000 });
    await expect(offline.page.getByRole('button', { name: /Foydalanuvchi menyusi/ })).toContainText('Moderator');

    platform.faults.clear();
    await reconnected(offline.page);
    await initiativeList(offline.page).settled();
    await offline.close();
  });
});

test('a connection that breaks later keeps the page that is there', async ({ page, platform, signIn }) => {
  await signIn('admin');
  const list = initiativeList(page);
  await list.settled();
  platform.faults.add({ kind: 'drop' });
  await list.search.fill('yo‘l');
  await expect(page.getByText(OFFLINE)).toBeVisible({ timeout: 20_000 });
  await expect(page).toHaveURL(/\/app\/initiatives/);
  platform.faults.clear();
  await reconnected(page);
  await list.settled();
});
