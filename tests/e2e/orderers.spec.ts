import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright/test';
import { dropFiles } from '../support/drop-files.ts';
import { workbookOf } from '../support/sample-workbook.ts';
import { expect, test } from './fixtures.ts';
import { goTo, openScreen } from './support/go-to.ts';
import { stepsOf } from './support/steps.ts';

const PATH = '/api/v1/chronology';
const ACCOUNT = '10001860262900000000';

test.use({ appOptions: { viewport: { width: 1366, height: 768 } } });

const rows = (page: Page) => page.locator('tr[data-row]');
const board = (page: Page) => page.getByRole('combobox', { name: /^Mavsum/ });

test('orderers and contractors are found by season and tax number, and imported from files', {
  tag: '@journey',
}, async ({ page, platform, profileDir, signIn }) => {
  const step = stepsOf(platform);
  await signIn('admin', 'later');
  await step(
    'an admin finds an orderer by season and tax number, and imports new sums from a file',
    async (platform) => {
      const { id: board_id, season, year } = platform.find.season('finished');
      const known = platform.find.orderer({ board_id, intended_sum: 9_876_543_210_000 });
      platform.change.orderer(known.id, { created_at: '2026-02-20T20:05:00.000Z' });
      await goTo(page, '/app/chronology');
      await page.getByRole('main').getByRole('link', { name: 'Ish buyurtmachilari' }).press('Enter');
      await expect(rows(page)).toHaveCount(20);
      await page.keyboard.press('/');
      await page.keyboard.type(known.inn);
      await board(page).click();
      await page.getByRole('option', { name: new RegExp(`${season}-mavsum, ${year} yil`) }).click();
      await expect(rows(page)).toHaveCount(1);
      // As the moment is in Tashkent.
      await expect(rows(page)).toHaveText(/21\.02\.2026$/);

      const file = join(profileDir, 'buyurtmachilar.xlsx');
      await writeFile(
        file,
        workbookOf([
          ['Nomi', 'STIR', 'Hisob raqami', 'Ajratilgan mablagʻ', 'Oʻtkazilgan mablagʻ'],
          ['Yangi nom', known.inn, known.acc_number, '9 999 000 000 000', '5000'],
          ['Kalta STIR', '399', ACCOUNT, '1', '1'],
        ]),
      );
      await page.getByRole('link', { name: 'Exceldan yuklash' }).click();
      await expect(page.getByRole('columnheader')).toHaveCount(0);
      // The list's board is already chosen.
      await expect(board(page)).toHaveValue(new RegExp(`${season}-mavsum, ${year} yil`));
      await dropFiles(page.locator('[data-drop-zone]'), [file]);
      await expect(page.getByRole('row', { name: /Kalta STIR/ })).toBeVisible();
      await page.keyboard.press('Control+s');
      await expect(page.getByRole('list', { name: "O'tmagan qatorlar" })).toContainText('3-qator');
      await page.keyboard.press('Escape');
      // Back in the list as it was, with the new sum.
      await expect(rows(page)).toHaveText(/Yangi nom.*9\s999\s000\s000\s0005\s000/);
      expect(platform.find.count('orderer', { inn: '399' })).toBe(0);
    },
  );

  await step('a file of contractors survives a session that ends during its upload', async (platform) => {
    const sync = '/app/chronology/contractors/sync';
    const file = join(profileDir, 'pudratchilar.xlsx');
    const row = ['Yangi pudratchi', '399000112', ACCOUNT, '2026-08-15'];
    await writeFile(file, workbookOf([['Nomi', 'STIR', 'Hisob raqami', 'Shartnoma sanasi'], row]));
    await goTo(page, sync);
    const chooseBoard = async () => {
      await board(page).click();
      await page.getByRole('option').first().click();
    };
    await chooseBoard();
    await dropFiles(page.locator('[data-drop-zone]'), [file]);
    await expect(page.getByRole('row', { name: /Yangi pudratchi/ })).toBeVisible();
    platform.faults.add({ kind: 'expired-token', match: { path: `${PATH}/contractors/sync` }, times: 1 });
    await page.keyboard.press('Control+s');
    await expect(page.getByText('Sessiya muddati tugadi. Tizimga qaytadan kiring.')).toBeVisible();
    await signIn('admin', 'later');
    await expect(page).toHaveURL(/\/app\/\w/);
    await openScreen(page, sync);
    await expect(page.getByRole('row', { name: /Yangi pudratchi/ })).toBeVisible();
    await chooseBoard();
    await page.keyboard.press('Control+s');
    await expect.poll(() => platform.find.count('contractor', { inn: '399000112' })).toBe(1);

    await goTo(page, '/app/chronology/contractors?search=399000112');
    await expect(rows(page)).toHaveText(/Yangi pudratchi.*15\.08\.2026/);
  });
});
