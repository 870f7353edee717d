import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright/test';
import type { Platform } from '../platform/types.ts';
import { serious } from '../support/axe.ts';
import { dropFiles } from '../support/drop-files.ts';
import { workbookOf } from '../support/sample-workbook.ts';
import { expect, test } from './fixtures.ts';
import { goTo, openScreen } from './support/go-to.ts';
import { stepsOf } from './support/steps.ts';

const PATH = '/api/v1/chronology';
const ACCOUNT = '10001860262900000000';
const HEADER = ['Nomi', 'STIR', 'Hisob raqami', 'Ajratilgan mablagʻ', 'Oʻtkazilgan mablagʻ'];

test.use({ appOptions: { viewport: { width: 1366, height: 768 } } });

const rows = (page: Page) => page.locator('tr[data-row]');
const board = (page: Page) => page.getByRole('combobox', { name: /^Mavsum/ });
const callsTo = (platform: Platform, path: string) => platform.calls().filter((call) => call.path === path);
const asked = (platform: Platform) => {
  const { cache: _, ...query } = callsTo(platform, `${PATH}/orderers`).at(-1)?.query ?? {};
  return query;
};

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
      expect(asked(platform)).toEqual({ limit: '20', offset: '0' });
      await expect(page.getByRole('columnheader')).toHaveText([
        '№',
        'Nomi',
        'STIR',
        'Hisob raqami',
        "Ajratilgan mablag'",
        "O'tkazilgan mablag'",
        'Yaratilgan sana',
      ]);
      await page.keyboard.press('/');
      await page.keyboard.type(known.inn);
      await board(page).click();
      await page.getByRole('option', { name: new RegExp(`${season}-mavsum, ${year} yil`) }).click();
      await expect(rows(page)).toHaveCount(1);
      await expect(rows(page)).toHaveText(
        new RegExp(`${known.inn}${known.acc_number}9\\s876\\s543\\s210\\s000.*21\\.02\\.2026$`),
      );
      // The search alone leads to the same row, and may have been read before.
      await expect
        .poll(() => asked(platform))
        .toEqual({ board_id: String(board_id), search: known.inn, limit: '20', offset: '0' });
      expect(await serious(page)).toEqual([]);

      const file = async (name: string, table: string[][]) => {
        await writeFile(join(profileDir, name), workbookOf(table));
        return join(profileDir, name);
      };
      const foreign = await file('pudratchilar.xlsx', [
        ['Nomi', 'STIR', 'Hisob raqami', 'Shartnoma sanasi'],
        ['Yangi davr', '300400000', ACCOUNT, '2026-08-01'],
      ]);
      // Z-029: the customers of the acceptance are another list.
      const customers = await file('mijozlar.xlsx', [
        ['Nomi', 'Turi', 'STIR'],
        ['Yangi davr', 'Davlat', '300400000'],
      ]);
      const own = await file('buyurtmachilar.xlsx', [
        HEADER,
        ['Yangi nom', known.inn, known.acc_number, '9 999 000 000 000', '5000'],
        ['Kalta STIR', '399', ACCOUNT, '1', '1'],
      ]);
      await page.getByRole('link', { name: 'Exceldan yuklash' }).click();
      await expect(page.getByRole('columnheader')).toHaveCount(0);
      // The list's board is already chosen; the file is required.
      await expect(board(page)).toHaveValue(new RegExp(`${season}-mavsum, ${year} yil`));
      await page.keyboard.press('Control+s');
      await expect(page.getByText('Majburiy maydon!')).toHaveCount(1);
      const zone = page.locator('[data-drop-zone]');
      await dropFiles(zone, [customers]);
      await expect(page.getByText("Fayl boshqa ro'yxatga o'xshaydi: Buyurtmachilar")).toBeVisible();
      await dropFiles(zone, [foreign]);
      await expect(page.getByText("Fayl boshqa ro'yxatga o'xshaydi: Pudratchilar")).toBeVisible();
      await page.keyboard.press('Control+s');
      await dropFiles(zone, [own]);
      await expect(page.getByText('buyurtmachilar.xlsx')).toBeVisible();
      await expect(page.getByRole('row', { name: /Kalta STIR/ })).toBeVisible();
      await page.keyboard.press('Control+s');
      await expect(page.getByRole('list', { name: "O'tmagan qatorlar" })).toContainText('3-qator');
      expect(callsTo(platform, `${PATH}/orderers/sync`)).toMatchObject([
        { status: 200, body: { board_id: String(board_id) } },
      ]);
      expect(await serious(page)).toEqual([]);
      await page.keyboard.press('Escape');
      // Back in the list as it was, with the new sum.
      await expect(rows(page)).toHaveText(/Yangi nom.*9\s999\s000\s000\s0005\s000/);
      expect(platform.find.count('orderer', { inn: '399' })).toBe(0);
    },
  );

  await step(
    'contractors: board and file are required; a file survives a session that ends during its upload',
    async (platform) => {
      const sync = '/app/chronology/contractors/sync';
      const file = join(profileDir, 'pudratchilar.xlsx');
      const row = ['Yangi pudratchi', '399000112', ACCOUNT, '2026-08-15'];
      await writeFile(file, workbookOf([['Nomi', 'STIR', 'Hisob raqami', 'Shartnoma sanasi'], row]));
      const customers = join(profileDir, 'mijozlar.xlsx');
      await writeFile(
        customers,
        workbookOf([
          ['Nomi', 'Turi', 'STIR'],
          ['Yangi davr', 'Davlat', '300400000'],
        ]),
      );
      await goTo(page, sync);
      await expect(board(page)).toBeVisible();
      await page.keyboard.press('Control+s');
      await expect(page.getByText('Majburiy maydon!')).toHaveCount(2);
      expect(callsTo(platform, `${PATH}/contractors/sync`)).toEqual([]);
      const chooseBoard = async () => {
        await board(page).click();
        await page.getByRole('option').first().click();
      };
      await chooseBoard();
      await dropFiles(page.locator('[data-drop-zone]'), [customers]);
      await expect(page.getByText("Fayl boshqa ro'yxatga o'xshaydi: Buyurtmachilar")).toBeVisible();
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
      await expect(page.getByRole('columnheader')).toHaveText([
        ...['№', 'Nomi', 'STIR', 'Hisob raqami', 'Shartnoma sanasi', 'Yaratilgan sana'],
      ]);
      await expect(rows(page)).toHaveText(new RegExp(`Yangi pudratchi399000112${ACCOUNT}15\\.08\\.2026[\\d.]{10}$`));
      await page.getByText('Кирилл', { exact: true }).click();
      await expect(page.getByRole('columnheader', { name: 'Шартнома санаси' })).toBeVisible();
      expect(await serious(page)).toEqual([]);
    },
  );
});
