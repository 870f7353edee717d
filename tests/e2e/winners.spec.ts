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
import { readAgain } from './support/read-again.ts';
import { stepsOf } from './support/steps.ts';

const SMS = '/api/v1/temp/sms-winner-authors';

const PLAY_MARKET = 'https://apps.example.uz/monitoring';

test.use({
  appOptions: { viewport: { width: 1366, height: 768 }, env: { BACKOFFICE_MOBILE_PLAY_MARKET_URL: PLAY_MARKET } },
});

/** Shows the list of a season, filtered by the stage if given; returns the season. */
async function showSeason(page: Page, platform: Platform, name: SeasonName, stage?: string): Promise<Season> {
  const season = platform.find.season(name);
  const query = new URLSearchParams({ board: String(season.id), ...(stage && { stage }) });
  await goTo(page, `/app/initiatives?${query}`);
  await initiativeList(page).settled();
  return season;
}

test('SMS is sent once for the board in view, and again on request alone; without a board or winners it is not; votes are exported', async ({
  app,
  page,
  platform,
  signIn,
  downloadsDir,
}) => {
  const step = stepsOf(platform);
  const button = page.getByRole('button', { name: 'SMS', exact: true });
  const dialog = page.getByRole('dialog', { name: "G'oliblar mualliflariga SMS yuborilsinmi?" });
  const send = dialog.getByRole('button', { name: 'SMS yuborish', exact: true });
  await signIn('admin', 'later');
  await step(
    'SMS is offered even if the seasons could not be loaded, and asks for confirmation once they are',
    async (platform) => {
      platform.faults.add({ kind: 'status', status: 500, message: null, match: { path: '/api/v1/boards' } });
      await goTo(page, '/app/initiatives');
      await button.click();
      await expect(page.getByText('Sms yuborish uchun board tanlanmagan')).toBeVisible();

      await readAgain(page.getByRole('main'), platform.faults.clear);
      await initiativeList(page).settled();
      await button.click();
      await expect(dialog).toBeVisible();
    },
  );

  await step('the votes are exported for the board in view, in the stages that were voted on', async (platform) => {
    const over = await showSeason(page, platform, 'finished', 'WINNER');
    const list = initiativeList(page);
    const votes = page.getByRole('button', { name: 'Ovozlar' });
    await votes.click();
    await expect(page.getByRole('alert').filter({ hasText: 'Fayl saqlandi' })).toBeVisible();
    expect(existsSync(downloadsDir) && readdirSync(downloadsDir)).toEqual([`Ovozlar, ${over.id}.xlsx`]);
    for (const [stage, there] of [
      ['Qabul qilinganlar', 1],
      ['Rad etilganlar', 0],
      ['Barchasi', 0],
      ['Goliblar', 1],
    ] as const) {
      await list.stage(stage);
      await list.settled();
      await expect(votes).toHaveCount(there);
    }
    await list.search.fill('bunday tashabbus aslo topilmaydi');
    await expect(page.getByText('Bunday tashabbus topilmadi')).toBeVisible();
    await expect(votes).toHaveCount(0);
  });

  await step(
    'SMS is sent for the board in view, after a confirmation that names it; where nothing was sent or the outcome is unknown, it is no sending, and not sent again without a request',
    async (platform) => {
      const over = await showSeason(page, platform, 'finished');
      const calls = () => platform.calls().filter(({ path }) => path === SMS);
      const answered = (body: unknown) =>
        platform.faults.add({ kind: 'reshape', reshape: () => body, match: { path: SMS }, times: 1 });
      const winners = platform.find.count('initiative', { season: 'finished', place: 'anywhere', stage: 'WINNER' });
      await button.click();
      await expect(dialog).toContainText(`${over.season}-mavsum, ${over.year} yil`);
      const count = String(winners).replace(/\B(?=(\d{3})+$)/g, '\u00A0');
      await expect(dialog).toContainText(`${count} ta g'olib tashabbusning mualliflari`);
      // The button with the initial focus sends nothing.
      await page.keyboard.press('Enter');
      await expect(dialog).toBeHidden();
      expect(calls()).toEqual([]);

      await button.click();
      const errors = [{ row: 1, message: "Raqam noto'g'ri" }];
      answered({ data: { total: 3, successful: 0, failed: 3, errors } });
      await send.click();
      const totals = page.getByRole('dialog', { name: 'SMS', exact: true });
      await expect(totals).toContainText('Birorta ham SMS yuborilmadi.');
      await expect(totals).toContainText("Raqam noto'g'ri");
      expect(await serious(page)).toEqual([]);
      await totals.getByRole('button', { name: 'Yopish' }).last().click();
      await expect(totals).toHaveCount(0);

      // Nothing was sent: it is not offered as another sending.
      await button.click();
      answered({ data: { sent: { total: 3, id: 7 } } });
      await send.click();
      await expect(dialog.getByRole('alert')).toContainText(
        "Server javobini o'qib bo'lmadi. SMS yuborilgan bo'lishi ham",
      );
      await expect(page.getByText('Sms yuborildi', { exact: true })).toHaveCount(0);
      await page.reload();
      await initiativeList(page).settled();
      await button.click();
      await expect(dialog.getByRole('alert')).toContainText("yuborilgan bo'lishi mumkin: natijasi noma'lum");
      const again = dialog.getByRole('button', { name: 'Baribir yana yuborish' });
      const release = platform.faults.hold({ match: { path: SMS }, times: 1 });
      await again.click();
      await page.keyboard.press('Control+Enter');
      await page.keyboard.press('Escape');
      release();
      await expect(page.getByText('Sms yuborildi', { exact: true })).toBeVisible();
      await expect(dialog).toBeHidden();
      expect(calls()).toHaveLength(3);
      expect(calls().at(-1)).toMatchObject({ method: 'POST', body: { board_id: String(over.id) }, status: 200 });

      await button.click();
      await expect(dialog.getByRole('alert')).toContainText('da yuborilgan');
      await expect(send).toHaveCount(0);
      await expect(again).toBeVisible();
    },
  );

  await step(
    'an admin finds the stores of the mobile monitoring; one that is not configured says so',
    async (platform) => {
      const row = await openRow(page, platform.find.initiative({ season: 'finished', stage: 'WINNER' }));
      await actionOf(row, 'Mobil monitoring').click();
      const stores = page.getByRole('dialog', { name: 'Mobil monitoring' });
      await expect(stores.getByRole('listitem').filter({ hasText: 'App Store' })).toContainText('Havola sozlanmagan');
      await expect(stores.getByRole('button', { name: /brauzerda ochish/ })).toHaveCount(1);
      await stores.getByRole('button', { name: 'Play Market: brauzerda ochish' }).click();
      expect((await app.waitForEvent('open-external')).url).toBe(PLAY_MARKET);
    },
  );

  await step('SMS is sent neither without a board nor without winners', async (platform) => {
    await showSeason(page, platform, 'review');
    await button.click();
    await expect(dialog).toContainText("Bu mavsumda g'olib tashabbus yo'q.");
    await expect(send).toHaveCount(0);

    platform.change.season({}, { status: 0 });
    await page.reload();
    await button.click();
    await expect(page.getByText('Sms yuborish uchun board tanlanmagan')).toBeVisible();
    expect(platform.calls().some(({ path }) => path === SMS)).toBe(false);
  });
});
