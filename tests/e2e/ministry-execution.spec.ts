import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright/test';
import type { Platform } from '../platform/types.ts';
import { dropFiles } from '../support/drop-files.ts';
import { workbookOf } from '../support/sample-workbook.ts';
import { expect, test } from './fixtures.ts';
import { goTo } from './support/go-to.ts';
import { stepsOf } from './support/steps.ts';

const IMPORT = '/api/v1/state-budget/excel-economy/upload-excel';
const rows = (page: Page) => page.getByRole('table', { name: 'Vazirliklar ijrosi' }).locator('tr[data-row]');
const figure = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
/** The regional offices of the ministry of education. */
const officesOf = ({ find }: Platform) => find.ministry({ title: { uz_lat: 'Hududiy tashkilotlar' } });
/** Pastes a text into the focused element, as from a table. */
const paste = (page: Page, text: string) =>
  page.evaluate((pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', pasted);
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    );
  }, text);

test('the execution of ministries: chosen from the tree, entered, changed, deleted; the import of the economy sends file and form, and an ended session keeps the form', {
  tag: '@journey',
}, async ({ page, platform, profileDir, signIn }) => {
  const step = stepsOf(platform);
  await signIn('admin', 'later');
  await step(
    'the execution of a ministry: chosen from the tree by keys and entered; another by the mouse; deleted',
    async (platform) => {
      const offices = officesOf(platform);
      const held = () => platform.find.all('execution', { plan: 1_500_000.5 });
      await goTo(page, '/app/ministries-execution');
      await page.getByRole('link', { name: "Qo'shish" }).click();
      const ministry = page.getByRole('combobox', { name: 'Vazirlik' });
      const item = (name: string | RegExp) => page.getByRole('treeitem', { name });
      await expect(figure(page, 'Yil')).toHaveValue(String(new Date().getFullYear()));
      await ministry.focus();
      await page.keyboard.press('ArrowDown');
      await expect(item(/^Maktabgacha va maktab/)).toBeFocused();
      await page.keyboard.press('ArrowRight');
      await expect(item('Markaziy apparat')).toBeFocused();
      await page.keyboard.type('hu');
      await expect(item('Hududiy tashkilotlar')).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(ministry).toBeFocused();
      await expect(ministry).toHaveText(/^Maktabgacha va maktab ta.limi vazirligi \/ Hududiy tashkilotlar$/);

      await page.getByRole('combobox', { name: 'Chorak' }).click();
      await page.getByRole('option', { name: '3-chorak' }).click();
      await figure(page, 'Reja').pressSequentially('1500000,5');
      await expect(figure(page, 'Reja')).toHaveValue('1 500 000,5 UZS');
      await figure(page, 'Ijro').focus();
      await paste(page, '1,600,000.75');
      await expect(figure(page, 'Ijro')).toHaveValue('1 600 000,75 UZS');
      await figure(page, 'Farq').pressSequentially('-100000,25');
      await figure(page, 'Foiz').fill('106,67');
      await page.keyboard.press('Control+s');
      await expect(rows(page).first()).toHaveText(/Hududiy tashkilotlar1.500.000,53\d{4}1.600.000,75−100.000,25106,67/);
      const figures = {
        ...{ year: new Date().getFullYear(), quarter: 3, plan: 1_500_000.5, executed: 1_600_000.75 },
        ...{ difference: -100_000.25, percent: 106.67 },
      };
      expect(held()).toMatchObject([{ ...figures, ministry_id: offices.id }]);

      // The form shows the path to the ministry; its figures go out as they came.
      await rows(page)
        .first()
        .getByRole('link', { name: /^Tahrirlash: Hududiy tashkilotlar, \d{4}, 3-chorak$/ })
        .click();
      await expect(ministry).toHaveText(/^Maktabgacha va maktab ta.limi vazirligi \/ Hududiy tashkilotlar$/);
      await ministry.click();
      await item(/^Sog.liqni saqlash/)
        .getByTitle("Ichini ko'rish")
        .click();
      await item('Respublika shoshilinch tez yordam markazi').click();
      await expect(ministry).toHaveText(/^Sog.liqni saqlash vazirligi \/ Respublika shoshilinch tez yordam markazi$/);
      await page.keyboard.press('Control+s');
      await expect(rows(page).first()).toContainText('Respublika shoshilinch');
      const { id: another } = platform.find.ministry({
        title: { uz_lat: 'Respublika shoshilinch tez yordam markazi' },
      });
      expect(held()).toMatchObject([{ ...figures, ministry_id: another }]);

      await rows(page).first().getByRole('button', { name: "O'chirish" }).click();
      await page.getByRole('dialog', { name: 'Diqqat!' }).getByRole('button', { name: 'Ha' }).click();
      await expect(rows(page).first()).not.toContainText('Respublika shoshilinch');
      expect(held()).toEqual([]);
    },
  );

  await step(
    'the import of the economy sends file and form; a day that does not exist is said; an ended session keeps the form',
    async (platform) => {
      const file = join(profileDir, 'ijro.xlsx');
      await writeFile(
        file,
        workbookOf([
          ['Nomi', 'Reja'],
          ['Soliqlar', '12'],
          ['Bojlar', '7'],
        ]),
      );
      await goTo(page, '/app/ministries-execution');
      await page.getByRole('button', { name: 'Exceldan yuklash' }).click();
      const dialog = page.getByRole('dialog', { name: "Ijro ma'lumotlarini Exceldan yuklash" });
      const send = dialog.getByRole('button', { name: 'Yuklash', exact: true });
      /** Drops the file and waits for its preview, which moves the button. */
      const drop = async () => {
        await dropFiles(dialog.locator('[data-drop-zone]'), [file]);
        await expect(dialog.getByRole('cell', { name: 'Bojlar' })).toBeVisible();
      };
      await send.click();
      await expect(dialog.getByText('Faylni yuklash majburiy', { exact: true })).toBeVisible();
      await dialog.getByRole('textbox', { name: 'Nomi' }).fill('Yarim yillik ijro');
      // neither has other values.
      await dialog.getByRole('combobox', { name: 'Turi' }).click();
      await expect(page.getByRole('option')).toHaveText(['Daromad', 'Xarajat']);
      await page.getByRole('option', { name: 'Xarajat' }).click();
      await dialog.getByRole('combobox', { name: "O'lchov birligi" }).click();
      await expect(page.getByRole('option')).toHaveText(["mlrd so'm", "mln so'm"]);
      await page.getByRole('option', { name: "mlrd so'm" }).click();
      const day = dialog.getByRole('textbox', { name: 'Sana' });
      await day.fill('31.06.2026');
      await drop();
      await send.click();
      await expect(dialog.getByText("Sana noto'g'ri kiritilgan")).toBeVisible();
      await expect(day).toHaveValue('31.06.2026');
      await day.fill('30.06.2026');
      await dialog.getByRole('textbox', { name: 'Izoh' }).fill("Birinchi yarim yillik bo'yicha");
      await expect(dialog.getByText('ijro.xlsx')).toBeVisible();

      // Esc asks first; then the session ends during the upload.
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Qolish' }).click();
      await expect(dialog.getByText('ijro.xlsx')).toBeVisible();
      platform.faults.add({ kind: 'expired-token', match: { method: 'POST', path: IMPORT }, times: 1 });
      await send.click();
      await signIn('admin', '/app/ministries-execution');
      await page.getByRole('button', { name: 'Exceldan yuklash' }).click();
      await dialog.getByRole('button', { name: 'Tiklash' }).click();
      await expect(dialog.getByRole('textbox', { name: 'Nomi' })).toHaveValue('Yarim yillik ijro');
      await expect(day).toHaveValue('30.06.2026');
      await drop();
      await send.click();
      await expect(dialog).toHaveCount(0);
      expect(platform.find.all('economyImport')).toEqual([
        {
          ...{ id: 1, title: 'Yarim yillik ijro', type: 'outcome', currency: 'mlrduzs' },
          ...{ description: "Birinchi yarim yillik bo'yicha", date: '2026-06-30', file_name: 'ijro.xlsx', rows: 2 },
        },
      ]);
    },
  );
});
