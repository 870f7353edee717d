import { existsSync, readdirSync } from 'node:fs';
import type { Page } from 'playwright/test';
import type { SeasonName } from '../platform/find/initiatives.ts';
import type { Season } from '../platform/find/records.ts';
import type { Platform } from '../platform/types.ts';
import { serious } from '../support/axe.ts';
import { expect, test } from './fixtures.ts';
import { goTo } from './support/go-to.ts';
import { initiativeList } from './support/initiative-list.ts';
import { actionOf, openRow } from './support/open-row.ts';
import { stepsOf } from './support/steps.ts';

const SMS = '/api/v1/temp/sms-winner-authors';

test.use({ appOptions: { viewport: { width: 1366, height: 768 } } });

/** Shows the list of a season, filtered by the stage if given; returns the season. */
async function showSeason(page: Page, platform: Platform, name: SeasonName, stage?: string): Promise<Season> {
  const season = platform.find.season(name);
  const query = new URLSearchParams({ board: String(season.id), ...(stage && { stage }) });
  await goTo(page, `/app/initiatives?${query}`);
  await initiativeList(page).settled();
  return season;
}

test('SMS is sent once for the board in view, after a confirmation; without a board or winners it is not; votes are exported', async ({
  page,
  platform,
  signIn,
  downloadsDir,
}) => {
  const step = stepsOf(platform);
  await signIn('admin', 'later');
  await step(
    'SMS is offered even if the seasons could not be loaded, and asks for confirmation once they are',
    async (platform) => {
      platform.faults.add({ kind: 'status', status: 500, message: null, match: { path: '/api/v1/boards' } });
      await goTo(page, '/app/initiatives');
      const button = page.getByRole('button', { name: 'SMS', exact: true });
      await button.click();
      await expect(page.getByText('Sms yuborish uchun board tanlanmagan')).toBeVisible();

      platform.faults.clear();
      await page.getByRole('main').getByRole('button', { name: 'Qayta urinish' }).click();
      await initiativeList(page).settled();
      await button.click();
      await expect(page.getByRole('dialog', { name: "G'oliblar mualliflariga SMS yuborilsinmi?" })).toBeVisible();
    },
  );

  await step('the votes are exported for the board in view, in the stages that were voted on', async (platform) => {
    const over = await showSeason(page, platform, 'finished', 'WINNER');
    const list = initiativeList(page);
    const button = page.getByRole('button', { name: 'Ovozlar' });
    // The button is beside filters that the call does not use.
    await expect(button).toHaveAttribute(
      'aria-description',
      "Faylga filtrlar qo'llanmaydi: mavsumning barcha ovozlari saqlanadi.",
    );
    await button.click();
    await expect(page.getByRole('alert').filter({ hasText: 'Fayl saqlandi' })).toBeVisible();
    expect(existsSync(downloadsDir) && readdirSync(downloadsDir)).toEqual([`Ovozlar, ${over.id}.xlsx`]);
    const call = platform.calls().find(({ path }) => path === '/api/v1/votes/excel');
    expect(call).toMatchObject({ method: 'GET', query: { board_id: String(over.id) }, status: 200 });

    for (const [stage, there] of [
      ['Qabul qilinganlar', 1],
      ['Rad etilganlar', 0],
      ['Barchasi', 0],
    ] as const) {
      await list.stage(stage);
      await list.settled();
      await expect(button).toHaveCount(there);
    }
    await list.stage('Goliblar');
    await expect(button).toHaveCount(1);
    await list.search.fill('bunday tashabbus aslo topilmaydi');
    await expect(page.getByText('Bunday tashabbus topilmadi')).toBeVisible();
    await expect(button).toHaveCount(0);
  });

  await step('SMS is sent once for the board in view, after a confirmation that names it', async (platform) => {
    const over = await showSeason(page, platform, 'finished');
    const calls = () => platform.calls().filter(({ path }) => path === SMS);
    const button = page.getByRole('button', { name: 'SMS', exact: true });
    const dialog = page.getByRole('dialog', { name: "G'oliblar mualliflariga SMS yuborilsinmi?" });
    const winners = platform.find.count('initiative', { season: 'finished', place: 'anywhere', stage: 'WINNER' });

    await button.click();
    await expect(dialog).toContainText(`${over.season}-mavsum, ${over.year} yil`);
    const count = String(winners).replace(/\B(?=(\d{3})+$)/g, '\u00A0');
    await expect(dialog).toContainText(`${count} ta g'olib tashabbusning mualliflari`);
    expect(await serious(page)).toEqual([]);
    // The button with the initial focus sends nothing.
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    expect(calls()).toEqual([]);

    await button.click();
    platform.faults.add({ kind: 'status', status: 500, message: null, match: { path: SMS }, times: 1 });
    await dialog.getByRole('button', { name: 'SMS yuborish' }).click();
    await expect(
      dialog.getByRole('alert', { name: "Sms yuborishda xatolik sodir bo'ldi!", exact: true }),
    ).toBeVisible();
    const release = platform.faults.hold({ match: { path: SMS }, times: 1 });
    await dialog.getByRole('button', { name: 'SMS yuborish' }).click();
    await page.keyboard.press('Control+Enter');
    await page.keyboard.press('Escape');
    release();
    await expect(page.getByText('Sms yuborildi', { exact: true })).toBeVisible();
    await expect(dialog).toBeHidden();
    // A call that a fault answers is recorded without its body.
    expect(calls().map(({ method, body, status }) => ({ method, body, status }))).toEqual([
      { method: 'POST', body: null, status: 500 },
      { method: 'POST', body: { board_id: String(over.id) }, status: 200 },
    ]);

    await button.click();
    await expect(dialog.getByRole('alert')).toContainText('da yuborilgan');
    await expect(dialog.getByRole('button', { name: 'SMS yuborish', exact: true })).toHaveCount(0);
    await expect(dialog.getByRole('button', { name: 'Baribir yana yuborish' })).toBeVisible();
  });

  await step('SMS is sent neither without a board nor without winners', async (platform) => {
    await showSeason(page, platform, 'review');
    await page.getByRole('button', { name: 'SMS', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: "G'oliblar mualliflariga SMS yuborilsinmi?" });
    await expect(dialog).toContainText("Bu mavsumda g'olib tashabbus yo'q.");
    await expect(dialog.getByRole('button', { name: 'SMS yuborish' })).toHaveCount(0);

    platform.change.season({}, { status: 0 });
    await page.reload();
    await page.getByRole('button', { name: 'SMS', exact: true }).click();
    await expect(page.getByText('Sms yuborish uchun board tanlanmagan')).toBeVisible();
    expect(platform.calls().some(({ path }) => path === SMS)).toBe(false);
  });
});

test('SMS of unknown outcome is reported, also after a reload, and not sent again without a request', async ({
  page,
  platform,
  signIn,
}) => {
  await signIn('admin', 'later');
  await showSeason(page, platform, 'finished');
  const dialog = page.getByRole('dialog', { name: "G'oliblar mualliflariga SMS yuborilsinmi?" });
  const again = dialog.getByRole('button', { name: 'Baribir yana yuborish' });
  await page.getByRole('button', { name: 'SMS', exact: true }).click();
  platform.faults.add({ kind: 'drop', match: { path: SMS }, times: 1 });
  await dialog.getByRole('button', { name: 'SMS yuborish' }).click();
  await expect(dialog.getByRole('alert')).toContainText("SMS yuborilgan bo'lishi ham");
  await expect(again).toBeVisible();
  expect(platform.calls().filter(({ path }) => path === SMS)).toHaveLength(1);

  await page.reload();
  await initiativeList(page).settled();
  await page.getByRole('button', { name: 'SMS', exact: true }).click();
  await expect(dialog.getByRole('alert')).toContainText("yuborilgan bo'lishi mumkin: natijasi noma'lum");
  await again.click();
  await expect(page.getByText('Sms yuborildi', { exact: true })).toBeVisible();
  expect(platform.calls().filter(({ path, status }) => path === SMS && status === 200)).toHaveLength(1);
});

test('SMS: what the answer counts is told; where nothing was sent, it is no sending, and totals of an unknown shape are unknown', async ({
  page,
  platform,
  signIn,
}) => {
  const refused = { total: 3, successful: 0, failed: 3, errors: [{ row: 1, message: "Raqam noto'g'ri" }] };
  const answered = (body: unknown) =>
    platform.faults.add({ kind: 'reshape', reshape: () => body, match: { path: SMS }, times: 1 });
  await signIn('admin', 'later');
  await showSeason(page, platform, 'finished');
  await page.getByRole('button', { name: 'SMS', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: "G'oliblar mualliflariga SMS yuborilsinmi?" });
  const totals = page.getByRole('dialog', { name: 'SMS', exact: true });
  const again = dialog.getByRole('button', { name: 'Baribir yana yuborish' });
  answered({ data: refused });
  await dialog.getByRole('button', { name: 'SMS yuborish' }).click();
  await expect(totals).toContainText('Birorta ham SMS yuborilmadi.');
  await expect(totals).toContainText("Raqam noto'g'ri");
  await expect(page.getByText('Sms yuborildi', { exact: true })).toHaveCount(0);
  expect(await serious(page)).toEqual([]);
  await totals.getByRole('button', { name: 'Yopish' }).last().click();
  await expect(totals).toHaveCount(0);
  // Nothing was sent: it is not offered as another sending.
  await page.getByRole('button', { name: 'SMS', exact: true }).click();
  answered({ data: { sent: { total: 3, id: 7 } } });
  await dialog.getByRole('button', { name: 'SMS yuborish' }).click();
  await expect(dialog.getByRole('alert')).toContainText("Server javobini o'qib bo'lmadi. SMS yuborilgan bo'lishi ham");
  await expect(again).toBeVisible();
  await expect(page.getByText('Sms yuborildi', { exact: true })).toHaveCount(0);
});

test.describe('mobile monitoring', () => {
  const URL = 'https://apps.example.uz/monitoring';
  test.use({
    appOptions: { viewport: { width: 1366, height: 768 }, env: { BACKOFFICE_MOBILE_PLAY_MARKET_URL: URL } },
  });

  test('an admin finds the stores; one that is not configured says so', async ({ app, page, platform, signIn }) => {
    const winner = platform.find.initiative({ season: 'finished', stage: 'WINNER' });
    await signIn('admin', 'later');
    const row = await openRow(page, winner);
    await actionOf(row, 'Mobil monitoring').click();
    const dialog = page.getByRole('dialog', { name: 'Mobil monitoring' });
    await expect(dialog.getByRole('listitem').filter({ hasText: 'App Store' })).toContainText('Havola sozlanmagan');
    await expect(dialog.getByRole('button', { name: /brauzerda ochish/ })).toHaveCount(1);
    await dialog.getByRole('button', { name: 'Play Market: brauzerda ochish' }).click();
    expect((await app.waitForEvent('open-external')).url).toBe(URL);
    expect(await serious(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(actionOf(row, 'Mobil monitoring')).toBeFocused();
  });
});
