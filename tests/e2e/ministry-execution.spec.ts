import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright/test';
import type { Platform } from '../platform/types.ts';
import { serious } from '../support/axe.ts';
import { dropFiles } from '../support/drop-files.ts';
import { workbookOf } from '../support/sample-workbook.ts';
import { expect, test } from './fixtures.ts';
import { goTo } from './support/go-to.ts';
import { stepsOf } from './support/steps.ts';

const PATH = '/api/v1/ministries-execution';
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
  await step('children that cannot be read are retried, and a ministry without children says so', async (platform) => {
    await goTo(page, '/app/ministries-execution');
    const children = { path: '/api/v1/ministries' };
    const end = platform.faults.add({ kind: 'status', status: 400, message: 'Bazada nosozlik', match: children });
    await goTo(page, '/app/ministries-execution/add');
    await page.getByRole('combobox', { name: 'Vazirlik' }).click();
    const panel = page.getByRole('dialog', { name: 'Vazirlik' });
    await expect(panel.getByRole('alert')).toContainText('Bazada nosozlik');
    end();
    await panel.getByRole('button', { name: 'Qayta urinish' }).click();
    await panel.getByRole('treeitem', { name: 'Adliya vazirligi' }).getByTitle("Ichini ko'rish").click();
    await expect(panel.getByRole('status')).toHaveText("Ichida yozuv yo'q");
    await page.keyboard.press('Escape');
    await expect(panel).toHaveCount(0);
    await expect(page).toHaveURL(/\/add$/);
  });

  await step('the execution of a ministry: chosen from the tree by keys, then entered', async (platform) => {
    const offices = officesOf(platform);
    await goTo(page, '/app/ministries-execution?page=2');
    await expect(rows(page)).toHaveCount(10);
    await expect(page.getByRole('columnheader')).toHaveText([
      // the currency is shown below.
      ...['№', 'Vazirlik', 'RejaUZS', 'ChorakYil', 'IjroUZS', 'FarqUZS', 'Foiz', 'Yaratilgan sana', 'Amallar'],
    ]);
    await expect(rows(page).first()).toContainText(/^11/);
    await expect
      .poll(() => platform.calls().findLast(({ path }) => path === PATH)?.query)
      .toEqual({
        cache: 'off',
        limit: '10',
        offset: '10',
      });
    expect(await serious(page)).toEqual([]);

    await page.getByRole('link', { name: "Qo'shish" }).click();
    const ministry = page.getByRole('combobox', { name: 'Vazirlik' });
    await expect(figure(page, 'Yil')).toHaveValue(String(new Date().getFullYear()));
    await page.keyboard.press('Control+s');
    await expect(page.getByText('Majburiy maydon')).toHaveCount(6);
    await expect(ministry).toBeFocused();

    // By keyboard: Right opens the children, typing finds a name, Left goes back, Esc closes only the tree.
    await page.keyboard.press('ArrowDown');
    const tree = (name: string | RegExp) => page.getByRole('tree', { name });
    const item = (name: string | RegExp) => page.getByRole('treeitem', { name });
    await expect(item(/^Maktabgacha va maktab/)).toBeFocused();
    expect(platform.calls().filter(({ query }) => query.limit === '10000')).toHaveLength(1);
    await page.keyboard.press('ArrowRight');
    await expect(item('Markaziy apparat')).toBeFocused();
    await expect
      .poll(() => platform.calls().at(-1)?.query)
      .toMatchObject({
        parent_id: String(offices.parent_id),
        limit: '10000',
        offset: '0',
      });
    await page.keyboard.type('hu');
    await expect(item('Hududiy tashkilotlar')).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(item(/^Umumiy o.rta/)).toBeFocused();
    expect(await serious(page)).toEqual([]);
    await page.keyboard.press('ArrowLeft');
    await expect(item('Hududiy tashkilotlar')).toBeFocused();
    await expect(tree('Hududiy tashkilotlar')).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(ministry).toBeFocused();
    await expect(page.getByRole('tree')).toHaveCount(0);
    await page.keyboard.press('ArrowDown');
    await expect(item(/^Maktabgacha va maktab/)).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(item('Markaziy apparat')).toBeFocused();
    await page.keyboard.press('ArrowDown');
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
    await expect(page.getByRole('status').filter({ hasText: 'Muvafaqiyatli saqlandi' })).toBeVisible();
    await expect(page).toHaveURL(/\/app\/ministries-execution\?page=2$/);
    const year = new Date().getFullYear();
    expect(platform.calls().findLast(({ method }) => method === 'POST')).toMatchObject({ path: PATH });
    expect(platform.calls().findLast(({ method }) => method === 'POST')?.body).toEqual({
      ...{ ministry_id: offices.id, year, quarter: 3, plan: 1_500_000.5, executed: 1_600_000.75 },
      ...{ difference: -100_000.25, percent: 106.67 },
    });

    await page.getByRole('button', { name: 'Oldingi sahifa' }).click();
    await expect(rows(page).first()).toHaveText(/Hududiy tashkilotlar1.500.000,53\d{4}1.600.000,75−100.000,25106,67/);
  });

  await step(
    'the form shows the path to the ministry, the mouse chooses another; a record is deleted',
    async (platform) => {
      const { id } = platform.find.execution();
      platform.change.execution(id, { ministry_id: officesOf(platform).id, plan: 12.5, difference: -0.25, quarter: 2 });
      await goTo(page, '/app/ministries-execution');
      await rows(page)
        .first()
        .getByRole('link', { name: /^Tahrirlash: Hududiy tashkilotlar, \d{4}, \d-chorak$/ })
        .click();
      const ministry = page.getByRole('combobox', { name: 'Vazirlik' });
      const item = (name: string | RegExp) => page.getByRole('treeitem', { name });
      await expect(ministry).toHaveText(/^Maktabgacha va maktab ta.limi vazirligi \/ Hududiy tashkilotlar$/);
      await expect(figure(page, 'Reja')).toHaveValue('12,5 UZS');
      await ministry.click();
      await expect(item('Hududiy tashkilotlar')).toHaveAttribute('aria-selected', 'true');
      await expect(item('Hududiy tashkilotlar')).toBeFocused();
      await item(/^Sog.liqni saqlash/)
        .getByTitle("Ichini ko'rish")
        .click();
      await item('Respublika shoshilinch tez yordam markazi').click();
      await expect(ministry).toHaveText(/^Sog.liqni saqlash vazirligi \/ Respublika shoshilinch tez yordam markazi$/);
      await page.keyboard.press('Control+s');
      await expect(rows(page).first()).toContainText('Respublika shoshilinch');
      const changed = platform.calls().find(({ method }) => method === 'PUT');
      const { id: _id, created_at: _at, ...kept } = platform.read.execution(id);
      expect(changed).toMatchObject({ path: `${PATH}/${id}`, body: kept });
      expect(kept).toMatchObject({ plan: 12.5, difference: -0.25, quarter: 2 });

      await rows(page).first().getByRole('button', { name: "O'chirish" }).click();
      const question = page.getByRole('dialog', { name: 'Diqqat!' });
      await expect(question).toContainText(`Respublika shoshilinch tez yordam markazi, ${kept.year}, 2-chorak`);
      await question.getByRole('button', { name: 'Ha' }).click();
      await expect(page.getByText("Muvaffaqqiyatli o'chirildi")).toBeVisible();
      await expect(rows(page).first()).not.toContainText('Respublika shoshilinch');
      expect(platform.calls().find(({ method }) => method === 'DELETE')?.path).toBe(`${PATH}/${id}`);
    },
  );

  await step(
    'the import of the economy names missing fields and sends file and form; an ended session keeps the form',
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
      for (const text of ['Faylni yuklash majburiy', 'Nom majburiy', 'Izoh majburiy'])
        await expect(dialog.getByText(text, { exact: true })).toBeVisible();
      await expect(dialog.getByText('Majburiy', { exact: true })).toHaveCount(2);
      expect(await serious(page)).toEqual([]);

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
      await expect(page.getByRole('status').filter({ hasText: "Ma'lumotlar saqlandi!" })).toBeVisible();
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
