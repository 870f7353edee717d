import { expect, test } from './fixtures.ts';
import { initiativeList } from './support/initiative-list.ts';

const OFFLINE = "Platforma bilan aloqa yo'q. Ekrandagi ma'lumotlar eskirgan bo'lishi mumkin.";

test.describe('at the start', () => {
  test.use({ appOptions: { keyring: true } });

  test('the session stays; the window reports the lost connection and recovers by itself', async ({
    app,
    page,
    platform,
    signIn,
  }) => {
    // Two starts of the program, each with a keyring, and waits that grow between the attempts to reconnect.
    await signIn('moderator');
    await initiativeList(page).settled();
    platform.faults.add({ kind: 'drop' });
    const offline = await app.restart();
    await expect(offline.page.getByText(OFFLINE)).toBeVisible();
    await expect(offline.page.getByRole('button', { name: /Foydalanuvchi menyusi/ })).toContainText('Moderator');

    platform.faults.clear();
    await expect(offline.page.getByText(OFFLINE)).toBeHidden();
    await initiativeList(offline.page).settled();
    await offline.close();
  });
});

test('a connection that is lost later keeps the open page, and is retried on request', async ({
  page,
  platform,
  signIn,
}) => {
  await signIn('admin');
  const list = initiativeList(page);
  await list.settled();
  await page.clock.install();
  platform.faults.add({ kind: 'drop' });
  await list.search.fill('yo‘l');
  await expect(page.getByText(OFFLINE)).toBeVisible();
  await expect(page).toHaveURL(/\/app\/initiatives/);
  // The window's clock is paused, so it retries nothing by itself. It can only pause at a future time; retries that are
  // due before then fail.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 30_000));
  await expect(page.getByRole('button', { name: 'Qayta ulanilmoqda' })).toHaveCount(0);
  platform.faults.clear();
  await page.getByRole('button', { name: 'Qayta urinish' }).first().click();
  await expect(page.getByText(OFFLINE)).toBeHidden();
  await page.clock.resume();
  await list.settled();
});
