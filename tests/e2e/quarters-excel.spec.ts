import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { dropFiles } from '../support/drop-files.ts';
import { workbookOf } from '../support/sample-workbook.ts';
import { expect, test } from './fixtures.ts';
import { goTo, openScreen } from './support/go-to.ts';
import { isUncovered } from './support/is-uncovered.ts';
import { home, LIST } from './support/quarters.ts';
import { stepsOf } from './support/steps.ts';

test('the files of quarters are saved and uploaded, each by its path; an upload survives the end of the session', async ({
  page,
  platform,
  profileDir,
  downloadsDir,
  signIn,
}) => {
  const step = stepsOf(platform);
  await signIn('admin', 'later');
  await step(
    'a session that ends during an upload keeps the file and its season; an import that is reopened has the default season',
    async (platform) => {
      const path = '/api/v1/state-budget/recess-quarters/upload-excel';
      platform.faults.add({ kind: 'expired-token', match: { method: 'POST', path }, times: 1 });
      const file = join(profileDir, 'tatil.xlsx');
      const { quarter } = home(platform);
      await writeFile(
        file,
        workbookOf([
          ['Viloyat', 'Tuman', 'Mahalla'],
          ['Toshkent shahri', 'Chilonzor tumani', quarter.title],
        ]),
      );
      await goTo(page, LIST);
      await page.getByRole('button', { name: 'Excel fayllar' }).click();
      await page.getByRole('button', { name: "Ta'tildagi mahallalar: Yuklash" }).click();
      const upload = page.getByRole('dialog', { name: "Ta'tildagi mahallalarni yuklash" });
      const season = upload.getByRole('combobox', { name: 'Mavsum' });
      const reviewed = platform.find.season('review');
      const begins = new RegExp(`${reviewed.season}-mavsum, ${reviewed.year} yil`);
      const chooseOther = async () => {
        await expect(season).toHaveValue(begins);
        await season.click();
        await page.getByRole('option').filter({ hasNotText: begins }).first().click();
        await expect(season).not.toHaveValue(begins);
        return season.inputValue();
      };
      await chooseOther();
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: "Ta'tildagi mahallalar: Yuklash" }).click();
      const other = await chooseOther();
      await dropFiles(upload.locator('[data-drop-zone]'), [file]);
      await expect(upload.getByRole('table')).toBeVisible();
      const confirm = upload.getByRole('button', { name: 'Yuklash', exact: true });
      await confirm.click();
      await expect(page.getByRole('heading', { name: 'Tizimga kirish' })).toBeVisible();

      await signIn('admin');
      await openScreen(page, LIST);
      await expect(upload.getByText('tatil.xlsx')).toBeVisible();
      await expect(season).toHaveValue(other);
      await confirm.click();
      await expect(upload.getByText('Amaliyot muvaffaqiyatli bajarildi!')).toBeVisible();
      const recesses = platform.find.all('recess');
      expect(recesses.map(({ quarter_id }) => quarter_id)).toEqual([quarter.id]);
      expect(recesses[0]?.board_id).not.toBe(reviewed.id);
    },
  );

  await step(
    'three files are saved and uploaded, each by its path; no notice covers the button of an upload',
    async (platform) => {
      await goTo(page, LIST);
      await page.getByRole('button', { name: 'Excel fayllar' }).click();
      const dialog = page.getByRole('dialog', { name: 'Excel fayllar' });
      for (const title of ['STIR raqamlari', 'Hisob raqamlari', 'Mahallalar']) {
        await dialog.getByRole('button', { name: `${title}: Yuklab olish` }).click();
        await expect(page.getByText('Fayl saqlandi').last()).toBeVisible();
      }
      await expect
        .poll(async () => (await readdir(downloadsDir)).sort())
        .toEqual(['Hisob raqamlari.xlsx', 'Mahallalar.xlsx', 'STIR.xlsx']);

      const [REGION, DISTRICT] = ['Toshkent shahri', 'Chilonzor tumani'];
      const { quarter } = home(platform);
      const uploads: [row: string, title: string, path: string, table: string[][]][] = [
        [
          'STIR raqamlari',
          'STIR raqamlarini yuklash',
          '/api/v1/quarter-id-numbers/sync-excel',
          [
            ['Viloyat', 'Tuman', 'Nomi', 'STIR'],
            [REGION, DISTRICT, 'Yangi MFY', '399000111'],
          ],
        ],
        [
          'Hisob raqamlari',
          'Hisob raqamlarini yuklash',
          '/api/v1/quarter-acc-numbers/sync-excel',
          [
            ['Viloyat', 'Tuman', 'Hisob raqami'],
            [REGION, DISTRICT, '100022860172629400099999999'],
          ],
        ],
        [
          'Mahallalar',
          'Mahallalarni yuklash',
          '/api/v1/quarters-excel',
          [
            ['Viloyat', 'Tuman', 'Mahalla', 'Aholi soni', 'Holati', 'Moliyaviy holati'],
            [REGION, DISTRICT, quarter.title, '777', 'Faol', "Og'ir"],
          ],
        ],
      ];
      for (const [row, title, path, lines] of uploads) {
        const file = join(profileDir, `${path.split('/').at(-2)}.xlsx`);
        await writeFile(file, workbookOf(lines));
        await dialog.getByRole('button', { name: `${row}: Yuklash`, exact: true }).click();
        const upload = page.getByRole('dialog', { name: title });
        await dropFiles(upload.locator('[data-drop-zone]'), [file]);
        await expect(upload.getByRole('table')).toBeVisible();
        const send = upload.getByRole('button', { name: 'Yuklash', exact: true });
        // The notices of the files just saved do not cover it.
        expect(await isUncovered(send), title).toBe(true);
        await send.click();
        await expect(upload.getByText('Amaliyot muvaffaqiyatli bajarildi!')).toBeVisible();
        await upload.locator('footer').getByRole('button', { name: 'Yopish' }).click();
        await expect(dialog).toBeVisible();
      }
      const posts = platform.calls().filter(({ method, path }) => method === 'POST' && path.endsWith('excel'));
      expect(posts.map(({ path, status }) => [path, status])).toEqual(uploads.map(([, , path]) => [path, 200]));
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      expect(platform.read.quarter(quarter.id).citizen_count).toBe(777);
    },
  );
});
