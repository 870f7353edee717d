import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright/test';
import { dropFiles } from '../support/drop-files.ts';
import { workbookOf } from '../support/sample-workbook.ts';
import { expect, test } from './fixtures.ts';
import { goTo } from './support/go-to.ts';
import { initiativeForm as formOf } from './support/initiative-form.ts';
import { stepsOf } from './support/steps.ts';

/** Published examples with correct check digits. */
const [PINFL, OTHER] = ['31210632040244', '31210932040247'];
const rows = (page: Page, name = 'Boshqaruvchilar') => page.getByRole('table', { name }).locator('tr[data-row]');
const field = (page: Page, label: string) => formOf(page).field(label);
const choose = async (page: Page, select: string, option: string) => {
  await page.getByRole('combobox', { name: select }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
};
const menu = async (page: Page, item: string) => {
  await page.getByRole('button', { name: 'Excel', exact: true }).click();
  await page.getByRole('menuitem', { name: item }).click();
};

test('L-001, L-013, L-016, L-017: managers and moderators are added, made another role and deleted, each on their own console; each list is exported and imported by its own path', async ({
  page,
  platform,
  profileDir,
  downloadsDir,
  signIn,
}) => {
  const step = stepsOf(platform);
  const { region_id, id: district_id } = platform.find.home;
  const form = formOf(page);
  const file = join(profileDir, 'boshqaruvchilar.xlsx');
  await signIn('admin', 'later');
  await step(
    'L-001: moderators are added, changed and deleted on their console; a search or district in its address filters nothing',
    async (platform) => {
      const list = rows(page, 'Moderatorlar');
      await goTo(page, `/app/moderators?search=hech-kim&district=${district_id}`);
      await expect(list).toHaveCount(20);
      await expect(page.getByRole('button', { name: 'Filtrlarni tozalash' })).toBeDisabled();
      await choose(page, 'Viloyat', 'Toshkent shahri');
      await page.getByRole('link', { name: "Qo'shish" }).click();
      await field(page, 'Roli').click();
      await expect(page.getByRole('option')).toHaveText(['Viloyat boshqaruvi', 'Tuman boshqaruvi']);
      await page.getByRole('option', { name: 'Tuman boshqaruvi' }).click();
      await field(page, 'F.I.Sh.').fill('Aliyev Vali');
      await field(page, 'JSHSHIR').fill(PINFL);
      await form.choose('Viloyat', 'toshkent sha', 'Toshkent shahri');
      await form.choose('Tuman', 'chilon', 'Chilonzor tumani');
      await page.keyboard.press('Control+s');
      const added = list.filter({ hasText: PINFL });
      await added.getByRole('link', { name: 'Tahrirlash' }).click();
      await expect(field(page, 'Tuman')).toHaveValue('Chilonzor tumani');
      const { id } = platform.find.manager({ pinfl: PINFL });
      expect(platform.read.manager(id)).toMatchObject({ role: 'moderator', region_id, district_id, quarter_id: null });
      await field(page, 'F.I.Sh.').fill('Aliyev Vali Anvarovich');
      await page.keyboard.press('Control+s');
      await expect(added).toContainText('Aliyev Vali Anvarovich');
      await added.getByRole('button', { name: "O'chirish" }).click();
      await page.getByRole('dialog', { name: 'Diqqat!' }).getByRole('button', { name: 'Ha' }).click();
      await expect(added).toHaveCount(0);
      expect(platform.find.count('manager', { pinfl: PINFL })).toBe(0);
    },
  );

  await step('a quarter moderator is added, made a district manager, and deleted', async (platform) => {
    const taken = platform.find.manager({ role: 'moderator' });
    await goTo(page, '/app/managers');
    await page.getByRole('radiogroup', { name: 'Roli' }).getByText('Mahalla moderatori').click();
    await expect(rows(page).first()).toContainText('Mahalla moderatori');
    await page.getByRole('link', { name: "Qo'shish" }).click();
    await expect(field(page, 'F.I.Sh.')).toBeFocused();
    await expect(field(page, 'Roli')).toHaveValue('Viloyat boshqaruvi');
    // L-008, Z-175: a region's manager has no district.
    await expect(field(page, 'Tuman')).toHaveCount(0);
    await choose(page, 'Roli', 'Mahalla moderatori');
    await field(page, 'F.I.Sh.').fill('  Aliyeva Vazira Anvar qizi ');
    await field(page, 'JSHSHIR').pressSequentially('31a2');
    await expect(field(page, 'JSHSHIR')).toHaveValue(/^3\s?1$/);
    await expect(field(page, 'JSHSHIR')).toHaveAccessibleDescription(/Faqat raqam kiriting/);
    await field(page, 'JSHSHIR').fill(taken.pinfl.slice(0, 13));
    await form.choose('Viloyat', 'toshkent sha', 'Toshkent shahri');
    await form.choose('Tuman', 'chilon', 'Chilonzor tumani');
    const quarter = await form.chooseFirst('Mahalla');
    await page.keyboard.press('Control+s');
    await expect(page.getByText("JSHSHIR 14 ta raqamdan iborat bo'lishi kerak")).toBeVisible();
    await field(page, 'JSHSHIR').fill(taken.pinfl);
    await page.keyboard.press('Control+s');
    await expect(field(page, 'JSHSHIR')).toHaveAccessibleDescription(/Bu JSHSHIR bilan boshqaruvchi mavjud/);
    // A wrong check digit is reported, and still sent.
    const unusual = `${PINFL.slice(0, 13)}5`;
    await field(page, 'JSHSHIR').fill(unusual);
    await expect(page.getByText('JSHSHIRning nazorat raqami mos kelmadi')).toBeVisible();
    await page.keyboard.press('Control+s');

    await page.getByRole('searchbox', { name: 'F.I.Sh.' }).fill('vazira anvar');
    await expect(rows(page)).toHaveText([/Aliyeva Vazira/]);
    const { id, ...added } = platform.read.manager({ pinfl: unusual });
    const { id: quarter_id } = platform.find.quarter({ district_id, title: quarter });
    expect(added).toMatchObject({
      ...{ fullname: 'Aliyeva Vazira Anvar qizi', role: 'quarter_moderator', region_id, district_id, quarter_id },
    });
    await rows(page).focus();
    await page.keyboard.press('Enter');
    await expect(field(page, 'Mahalla')).toHaveValue(quarter);
    await choose(page, 'Roli', 'Tuman boshqaruvi');
    await expect(field(page, 'Mahalla')).toHaveCount(0);
    await page.keyboard.press('Control+s');
    await expect(page.getByText('Boshqaruvchi topilmadi')).toBeVisible();
    expect(platform.read.manager(id)).toEqual({ id, ...added, role: 'district_manager', quarter_id: null });

    await page.getByRole('radiogroup', { name: 'Roli' }).getByText('Tuman boshqaruvi').click();
    await expect(rows(page)).toHaveText([/Aliyeva Vazira/]);
    await rows(page).focus();
    await page.keyboard.press('Delete');
    await page.getByRole('dialog').getByRole('button', { name: 'Ha' }).click();
    await expect(page.getByText('Boshqaruvchi topilmadi')).toBeVisible();
    expect(platform.find.count('manager', { pinfl: unusual })).toBe(0);
  });

  await step('L-013, L-016: the export of the role in view comes first, and every other has its own', async () => {
    await goTo(page, '/app/managers?role=quarter_manager');
    const own = [
      ['Excelga yuklab olish', 'Mahalla boshqaruvi.xlsx'],
      ['Viloyat boshqaruvi', 'Viloyat boshqaruvi.xlsx'],
      ['Tuman boshqaruvi', 'Tuman boshqaruvi.xlsx'],
      ['Mahalla moderatori', 'Mahalla moderatori.xlsx'],
      ['Barcha boshqaruvchilar', 'Boshqaruvchilar.xlsx'],
    ] as const;
    for (const [item, name] of own) {
      await menu(page, item);
      await expect.poll(() => readdir(downloadsDir).catch(() => [])).toContain(name);
    }
    await goTo(page, '/app/moderators');
    await menu(page, 'Excelga yuklab olish');
    await expect(page.getByText('Excelga barcha rollardagi boshqaruvchilar saqlanadi.')).toBeVisible();
  });

  await step(
    'L-017: each list is imported by its own path; a file for another role is detected, and one click switches to its list',
    async (platform) => {
      const upload = (of: string) => {
        const dialog = page.getByRole('dialog', { name: `${of} Exceldan yuklash` });
        return {
          dialog,
          role: (name: string) => dialog.getByRole('radio', { name }),
          send: dialog.getByRole('button', { name: 'Yuklash', exact: true }),
          drop: async (...table: string[][]) => {
            await writeFile(file, workbookOf(table));
            await dropFiles(dialog.locator('[data-drop-zone]'), [file]);
            await expect(dialog.getByRole('table')).toBeVisible();
          },
        };
      };
      // The dialog is for the displayed role.
      await goTo(page, '/app/moderators?role=region_manager');
      await menu(page, 'Exceldan yuklash');
      const moderators = upload('Moderatorlarni');
      await expect(moderators.dialog.getByRole('radio')).toHaveCount(2);
      await expect(moderators.role('Viloyat boshqaruvi')).toBeChecked();
      await moderators.role('Moderatorlar').check();
      const district = ['Toshkent shahri', 'Chilonzor tumani', 'Valiyev Ali', OTHER];
      await moderators.drop(['Viloyat', 'Tuman', 'F.I.Sh.', 'JSHSHIR'], district);
      await page.keyboard.press('Control+s');
      await expect(moderators.dialog.getByRole('term').filter({ hasText: 'Qabul qilindi' })).toBeVisible();
      expect(platform.read.manager({ pinfl: OTHER })).toMatchObject({ role: 'moderator', district_id });

      const person = platform.find.manager({ role: 'region_manager' });
      const region = platform.read.region({ id: person.region_id }).title;
      const { dialog, role, send, drop } = upload('Boshqaruvchilarni');
      await goTo(page, '/app/managers?role=quarter_manager');
      await menu(page, 'Exceldan yuklash');
      await expect(dialog.getByRole('radio')).toHaveCount(5);
      await expect(role('Mahalla boshqaruvi')).toBeChecked();
      await drop(['Viloyat', 'F.I.Sh.', 'JSHSHIR'], [region, 'Aliyeva Vazira', PINFL], ['Atlantida', 'Aliyev', OTHER]);
      await expect(dialog.getByRole('alert')).toContainText("Faylda yo'q: Tuman, Mahalla.");
      await expect(send).toBeDisabled();
      await dialog.getByRole('button', { name: "“Viloyat boshqaruvi” ro'yxatiga o'tish" }).click();
      await expect(role('Viloyat boshqaruvi')).toBeChecked();
      await send.click();
      const refused = dialog.getByRole('list', { name: "O'tmagan qatorlar" });
      await expect(refused).toContainText("Bunday viloyat yo'q: Atlantida");
      expect(platform.read.manager({ pinfl: PINFL })).toMatchObject({
        ...{ role: 'region_manager', region_id: person.region_id },
      });

      for (const [name, path, columns] of [
        ['Mahalla boshqaruvi', '/api/v1/quarter-managers/excel', ['Tuman', 'Mahalla']],
        ['Mahalla moderatori', '/api/v1/quarter-moderators/sync-excel', ['Tuman', 'Mahalla']],
        ['Tuman boshqaruvi', '/api/v1/district-managers/sync-excel', ['Tuman']],
      ] as const) {
        await dialog.locator('footer').getByRole('button', { name: 'Yopish' }).click();
        await menu(page, 'Exceldan yuklash');
        await role(name).check();
        const header = ['Viloyat', ...columns, 'F.I.Sh.', 'JSHSHIR'];
        await drop(
          header,
          header.map(() => 'Atlantida'),
        );
        await send.click();
        await expect(refused).toBeVisible();
        expect(platform.calls().filter((call) => call.path === path && call.status === 200)).toHaveLength(1);
      }
    },
  );
});
