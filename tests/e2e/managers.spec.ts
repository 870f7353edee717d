import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright/test';
import type { Platform } from '../platform/types.ts';
import { serious } from '../support/axe.ts';
import { dropFiles } from '../support/drop-files.ts';
import { workbookOf } from '../support/sample-workbook.ts';
import { expect, test } from './fixtures.ts';
import { goTo } from './support/go-to.ts';
import { initiativeForm as formOf } from './support/initiative-form.ts';
import { stepsOf } from './support/steps.ts';

const PATH = '/api/v1/managers';
/** A published example with a correct check digit. */
const PINFL = '31210632040244';
const table = (page: Page, name = 'Boshqaruvchilar') => page.getByRole('table', { name });
const rows = (page: Page, name?: string) => table(page, name).locator('tr[data-row]');
const field = (page: Page, label: string) => formOf(page).field(label);
const choose = async (page: Page, select: string, option: string) => {
  await page.getByRole('combobox', { name: select }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
};
const callsOf = (platform: Platform, method: string, path = PATH) =>
  platform.calls().filter((call) => call.method === method && call.path === path);
const homeOf = ({ find }: Platform) => ({ region_id: find.home.region_id, district_id: find.home.id });

test('managers are listed by role, added, made another role and deleted; each list is exported and imported by its own path', async ({
  page,
  platform,
  profileDir,
  downloadsDir,
  signIn,
}) => {
  const step = stepsOf(platform);
  await signIn('admin', 'later');
  await step(
    'a search or district in the address does not filter the moderators, whose list shows neither',
    async (platform) => {
      const { district_id } = homeOf(platform);
      await goTo(page, `/app/moderators?search=hech-kim&district=${district_id}`);
      await expect(rows(page, 'Moderatorlar')).toHaveCount(20);
      expect(callsOf(platform, 'GET').map(({ query }) => [query.search, query.district_id])).toEqual([
        [undefined, undefined],
      ]);
      await expect(page.getByRole('button', { name: 'Filtrlarni tozalash' })).toBeDisabled();
    },
  );

  await step(
    'managers are listed by role; a quarter moderator is added, made a district manager, and deleted',
    async (platform) => {
      await goTo(page, '/app/managers');
      await expect(rows(page)).toHaveCount(20);
      await expect(table(page).getByRole('columnheader')).toHaveText([
        '№',
        'F.I.Sh.',
        'Roli',
        'TumanViloyat',
        'JSHSHIR',
        'Oxirgi kirish',
        'Amallar',
      ]);
      expect(await serious(page)).toEqual([]);
      await page.getByRole('radiogroup', { name: 'Roli' }).getByText('Mahalla moderatori').click();
      await expect(page).toHaveURL(/\/app\/managers\?role=quarter_moderator$/);
      await expect(rows(page).first()).toContainText('Mahalla moderatori');
      await choose(page, 'Viloyat', 'Toshkent shahri');
      await choose(page, 'Tuman', 'Chilonzor tumani');
      await page.getByRole('searchbox', { name: 'F.I.Sh.' }).fill('sattorova gulnora rustam');
      await expect(rows(page)).toHaveText([
        /Sattorova Gulnora Rustam qizi.*Chilonzor tumaniToshkent shahri\d{14}.*(\d\d-\d\d-2026 \/ \d\d:\d\d|—)/,
      ]);
      const { region_id, district_id } = homeOf(platform);
      await expect
        .poll(() => callsOf(platform, 'GET').at(-1)?.query)
        .toEqual({
          cache: 'off',
          limit: '20',
          offset: '0',
          role: 'quarter_moderator',
          region_id: String(region_id),
          district_id: String(district_id),
          search: 'sattorova gulnora rustam',
        });

      await page.getByRole('link', { name: "Qo'shish" }).click();
      await expect(field(page, 'F.I.Sh.')).toBeFocused();
      await expect(field(page, 'Roli')).toHaveValue('Viloyat boshqaruvi');
      await expect(field(page, 'Mahalla')).toHaveCount(0);
      await page.keyboard.press('Control+s');
      // L-008, Z-175: a region's manager has no district.
      await expect(page.getByText('Majburiy maydon')).toHaveCount(3);
      await expect(field(page, 'Tuman')).toHaveCount(0);
      await choose(page, 'Roli', 'Mahalla moderatori');
      await page.keyboard.press('Control+s');
      await expect(page.getByText('Majburiy maydon')).toHaveCount(5);
      await field(page, 'F.I.Sh.').fill('  Aliyeva Vazira Anvar qizi ');
      const taken = platform.find.manager({ role: 'moderator' });
      await field(page, 'JSHSHIR').pressSequentially('31a2');
      await expect(field(page, 'JSHSHIR')).toHaveValue(/^3\s?1$/);
      await expect(field(page, 'JSHSHIR')).toHaveAccessibleDescription(/Faqat raqam kiriting/);
      await field(page, 'JSHSHIR').fill('31 2 10');
      await expect(field(page, 'JSHSHIR')).toHaveValue(/^3\s?1210$/);
      await field(page, 'JSHSHIR').fill(taken.pinfl.slice(0, 13));
      const form = formOf(page);
      await form.choose('Viloyat', 'toshkent sha', 'Toshkent shahri');
      await form.choose('Tuman', 'chilon', 'Chilonzor tumani');
      const quarter = await form.chooseFirst('Mahalla');
      await page.keyboard.press('Control+s');
      await expect(page.getByText("JSHSHIR 14 ta raqamdan iborat bo'lishi kerak")).toBeVisible();
      await field(page, 'JSHSHIR').fill(taken.pinfl);
      await page.keyboard.press('Control+s');
      await expect(page.getByText('Bu JSHSHIR bilan boshqaruvchi mavjud')).toBeVisible();
      expect(await serious(page)).toEqual([]);
      // A wrong check digit is reported, and still sent.
      const unusual = `${PINFL.slice(0, 13)}5`;
      await field(page, 'JSHSHIR').fill(unusual);
      await expect(page.getByText('JSHSHIRning nazorat raqami mos kelmadi')).toBeVisible();
      await form.save.click();
      await expect(page.getByText('Muvafaqiyatli saqlandi')).toBeVisible();
      await expect(page).toHaveURL(/role=quarter_moderator/);
      const { id: quarter_id } = platform.find.quarter({ district_id, title: quarter });
      const body = {
        id: null,
        fullname: 'Aliyeva Vazira Anvar qizi',
        role: 'quarter_moderator',
        region_id,
        district_id,
        quarter_id,
        pinfl: unusual,
      };
      expect(callsOf(platform, 'POST').map((call) => [call.status, call.body])).toEqual([
        [409, { ...body, pinfl: taken.pinfl }],
        [200, body],
      ]);

      await page.getByRole('searchbox', { name: 'F.I.Sh.' }).fill('vazira');
      await expect(rows(page)).toHaveText([/Aliyeva Vazira/]);
      await rows(page).first().focus();
      await page.keyboard.press('Enter');
      await expect(field(page, 'Mahalla')).toHaveValue(quarter);
      await choose(page, 'Roli', 'Tuman boshqaruvi');
      await expect(field(page, 'Mahalla')).toHaveCount(0);
      await page.keyboard.press('Control+s');
      // The notice of the first save may still be there, so the row's absence from the list is checked.
      await expect(page.getByText('Boshqaruvchi topilmadi')).toBeVisible();
      await expect(page).toHaveURL(/role=quarter_moderator/);
      const added = platform.find.manager({ pinfl: unusual });
      const [put] = callsOf(platform, 'PUT', `${PATH}/${added.id}`);
      expect(put?.body).toEqual({ ...body, id: added.id, role: 'district_manager', quarter_id: null });

      await goTo(page, '/app/managers?role=district_manager&search=vazira');
      await expect(rows(page)).toHaveText([/Aliyeva Vazira/]);
      await rows(page).first().focus();
      await page.keyboard.press('Delete');
      await page.getByRole('dialog').getByRole('button', { name: 'Ha' }).click();
      await expect(page.getByText("Moderator o'chirildi")).toBeVisible();
      await expect(page.getByText('Boshqaruvchi topilmadi')).toBeVisible();
      expect(platform.find.count('manager', { pinfl: unusual })).toBe(0);
    },
  );

  await step('each list of managers is exported by its own path', async (platform) => {
    await goTo(page, '/app/managers?role=quarter_manager&search=ali');
    await expect(rows(page).first()).toBeVisible();
    const open = () => page.getByRole('button', { name: 'Excel', exact: true }).click();
    await open();
    await expect(page.getByRole('menuitem')).toHaveText([
      'Excelga yuklab olish',
      'Exceldan yuklash',
      'Viloyat boshqaruvi',
      'Tuman boshqaruvi',
      'Mahalla moderatori',
      'Barcha boshqaruvchilar',
    ]);
    expect(await serious(page)).toEqual([]);
    await page.getByRole('menuitem', { name: 'Excelga yuklab olish' }).click();
    await expect(page.getByText("Excelga filtrlar qo'llanmaydi: butun ro'yxat saqlanadi.")).toBeVisible();
    await expect(page.getByText('Fayl saqlandi')).toBeVisible();
    expect(await readdir(downloadsDir)).toEqual(['Mahalla boshqaruvi.xlsx']);
    for (const [name, path] of [
      ['Viloyat boshqaruvi', '/api/v1/users/region-managers/excel'],
      ['Tuman boshqaruvi', '/api/v1/district-managers/excel'],
      ['Mahalla moderatori', '/api/v1/quarter-moderators/excel'],
      ['Barcha boshqaruvchilar', '/api/v1/users/managers/excel'],
    ] as const) {
      await open();
      await page.getByRole('menuitem', { name }).click();
      await expect.poll(() => callsOf(platform, 'GET', path).length).toBe(1);
    }
    await expect
      .poll(() => readdir(downloadsDir))
      .toEqual([
        'Boshqaruvchilar.xlsx',
        ...['Mahalla boshqaruvi.xlsx', 'Mahalla moderatori.xlsx'],
        ...['Tuman boshqaruvi.xlsx', 'Viloyat boshqaruvi.xlsx'],
      ]);
    expect(callsOf(platform, 'GET', '/api/v1/quarter-managers/excel')).toHaveLength(1);
  });

  await step(
    'each list of managers is imported by its own path, and a file for another role is detected',
    async (platform) => {
      await goTo(page, '/app/managers?role=quarter_manager');
      const open = () => page.getByRole('button', { name: 'Excel', exact: true }).click();
      const person = platform.find.manager({ role: 'region_manager' });
      const region = platform.read.region({ id: person.region_id }).title;
      const file = join(profileDir, 'viloyat.xlsx');
      await writeFile(
        file,
        workbookOf([
          ['Viloyat', 'F.I.Sh.', 'JSHSHIR'],
          [region, 'Aliyeva Vazira Anvar qizi', PINFL],
          ['Atlantida', 'Aliyev Vali', person.pinfl],
        ]),
      );
      await open();
      await page.getByRole('menuitem', { name: 'Exceldan yuklash' }).click();
      const dialog = page.getByRole('dialog', { name: 'Boshqaruvchilarni Exceldan yuklash' });
      await expect(dialog.getByRole('radio')).toHaveCount(5);
      await expect(dialog.getByRole('radio', { name: 'Mahalla boshqaruvi' })).toBeChecked();
      await dropFiles(dialog.locator('[data-drop-zone]'), [file]);
      await expect(dialog.getByRole('table')).toBeVisible();
      expect(await serious(page)).toEqual([]);
      // The file looks like another list's: one click switches to that list.
      const confirm = dialog.getByRole('button', { name: 'Yuklash', exact: true });
      await expect(dialog.getByRole('alert')).toContainText("Faylda yo'q: Tuman, Mahalla.");
      await expect(confirm).toBeDisabled();
      await dialog.getByRole('button', { name: "“Viloyat boshqaruvi” ro'yxatiga o'tish" }).click();
      await expect(dialog.getByRole('radio', { name: 'Viloyat boshqaruvi' })).toBeChecked();
      await expect(dialog.getByRole('alert')).toHaveCount(0);
      await confirm.click();
      await expect(dialog.getByRole('list', { name: "O'tmagan qatorlar" })).toContainText(
        "Bunday viloyat yo'q: Atlantida",
      );
      expect(callsOf(platform, 'POST', '/api/v1/users/region-managers-sync').map(({ body }) => body)).toEqual([
        { file: expect.stringContaining('viloyat.xlsx') },
      ]);
      expect(platform.find.manager({ pinfl: PINFL })).toMatchObject({
        role: 'region_manager',
        region_id: person.region_id,
      });
      // Opened again, the dialog is for the displayed role.
      await dialog.locator('footer').getByRole('button', { name: 'Yopish' }).click();
      await open();
      await page.getByRole('menuitem', { name: 'Exceldan yuklash' }).click();
      await expect(dialog.getByRole('radio', { name: 'Mahalla boshqaruvi' })).toBeChecked();

      // Each other list has its own path, too.
      for (const [name, path, columns] of [
        ['Mahalla boshqaruvi', '/api/v1/quarter-managers/excel', ['Tuman', 'Mahalla']],
        ['Mahalla moderatori', '/api/v1/quarter-moderators/sync-excel', ['Tuman', 'Mahalla']],
        ['Tuman boshqaruvi', '/api/v1/district-managers/sync-excel', ['Tuman']],
      ] as const) {
        await dialog.getByRole('radio', { name }).check();
        const header = ['Viloyat', ...columns, 'F.I.Sh.', 'JSHSHIR'];
        await writeFile(file, workbookOf([header, header.map(() => 'Atlantida')]));
        await dropFiles(dialog.locator('[data-drop-zone]'), [file]);
        await expect(dialog.getByRole('table')).toBeVisible();
        await confirm.click();
        await expect(dialog.getByRole('list', { name: "O'tmagan qatorlar" })).toBeVisible();
        expect(callsOf(platform, 'POST', path).map(({ status }) => status)).toEqual([200]);
        await dialog.locator('footer').getByRole('button', { name: 'Yopish' }).click();
        await open();
        await page.getByRole('menuitem', { name: 'Exceldan yuklash' }).click();
      }
    },
  );
});

test('L-001, L-013, L-016, L-017: moderators are listed, added, changed and deleted; files are those of the role in view', async ({
  page,
  platform,
  profileDir,
  downloadsDir,
  signIn,
}) => {
  const step = stepsOf(platform);
  await signIn('admin', 'later');
  await step(
    'L-001: the list opens with moderators; they are added, exported with all roles and imported by their own path',
    async (platform) => {
      await goTo(page, '/app/moderators');
      const list = () => rows(page, 'Moderatorlar');
      await expect(list()).toHaveCount(20);
      await expect(list().first()).toContainText('Tuman boshqaruvi');
      await expect(page.getByRole('searchbox')).toHaveCount(0);
      await choose(page, 'Viloyat', 'Toshkent shahri');
      const { region_id, district_id } = homeOf(platform);
      await expect(list().first()).toContainText('Toshkent shahri');
      await expect
        .poll(() => callsOf(platform, 'GET').at(-1)?.query)
        .toMatchObject({ role: 'moderator', region_id: String(region_id) });
      expect(await serious(page)).toEqual([]);

      await page.getByRole('link', { name: "Qo'shish" }).click();
      await field(page, 'Roli').click();
      await expect(page.getByRole('option')).toHaveText(['Viloyat boshqaruvi', 'Tuman boshqaruvi']);
      await page.getByRole('option', { name: 'Tuman boshqaruvi' }).click();
      await field(page, 'F.I.Sh.').fill('Aliyev Vali');
      await field(page, 'JSHSHIR').fill(PINFL);
      const form = formOf(page);
      await form.choose('Viloyat', 'toshkent sha', 'Toshkent shahri');
      await form.choose('Tuman', 'chilon', 'Chilonzor tumani');
      await form.save.click();
      await expect(page).toHaveURL(/\/app\/moderators\?region=\d+$/);
      expect(callsOf(platform, 'POST').map(({ body }) => body)).toEqual([
        {
          id: null,
          fullname: 'Aliyev Vali',
          role: 'moderator',
          region_id,
          district_id,
          quarter_id: null,
          pinfl: PINFL,
        },
      ]);

      // L-001: moderators added here are changed and deleted here.
      const { id } = platform.find.manager({ pinfl: PINFL });
      const added = list().filter({ hasText: PINFL });
      await added.getByRole('link', { name: 'Tahrirlash' }).click();
      await field(page, 'F.I.Sh.').fill('Aliyev Vali Anvarovich');
      await page.keyboard.press('Control+s');
      await expect(added).toContainText('Aliyev Vali Anvarovich');
      const [put] = callsOf(platform, 'PUT', `${PATH}/${id}`);
      expect(put?.body).toMatchObject({ id, fullname: 'Aliyev Vali Anvarovich', role: 'moderator', district_id });
      await added.getByRole('button', { name: "O'chirish" }).click();
      await page.getByRole('dialog', { name: 'Diqqat!' }).getByRole('button', { name: 'Ha' }).click();
      await expect(page.getByText("Moderator o'chirildi")).toBeVisible();
      await expect(added).toHaveCount(0);
      expect(platform.find.count('manager', { pinfl: PINFL })).toBe(0);

      const menu = async (item: string) => {
        await page.getByRole('button', { name: 'Excel', exact: true }).click();
        await page.getByRole('menuitem', { name: item }).click();
      };
      await menu('Excelga yuklab olish');
      await expect(page.getByText('Excelga barcha rollardagi boshqaruvchilar saqlanadi.')).toBeVisible();
      await expect(page.getByText('Fayl saqlandi')).toBeVisible();
      expect(await readdir(downloadsDir)).toEqual(['Boshqaruvchilar.xlsx']);
      const file = join(profileDir, 'moderatorlar.xlsx');
      await writeFile(
        file,
        workbookOf([
          ['Viloyat', 'Tuman', 'F.I.Sh.', 'JSHSHIR'],
          ['Toshkent shahri', 'Chilonzor tumani', 'Valiyev Ali', '31210932040247'],
        ]),
      );
      await menu('Exceldan yuklash');
      const dialog = page.getByRole('dialog', { name: 'Moderatorlarni Exceldan yuklash' });
      await dropFiles(dialog.locator('[data-drop-zone]'), [file]);
      await expect(dialog.getByRole('table')).toBeVisible();
      await page.keyboard.press('Control+s');
      await expect(dialog.getByRole('term').filter({ hasText: 'Qabul qilindi' })).toBeVisible();
      expect(callsOf(platform, 'POST', '/api/v1/moderators/sync-excel')).toHaveLength(1);
      expect(platform.find.manager({ pinfl: '31210932040247' })).toMatchObject({ role: 'moderator', district_id });
    },
  );

  await step(
    'L-013, L-016, L-017: on the console of the moderators, export and import are those of the role in view',
    async (platform) => {
      await goTo(page, '/app/moderators?role=region_manager');
      await expect(rows(page, 'Moderatorlar').first()).toContainText('Viloyat boshqaruvi');
      const menu = async (item: string) => {
        await page.getByRole('button', { name: 'Excel', exact: true }).click();
        await page.getByRole('menuitem', { name: item }).click();
      };
      await menu('Excelga yuklab olish');
      await expect(page.getByText('Fayl saqlandi')).toBeVisible();
      expect(await readdir(downloadsDir)).toContain('Viloyat boshqaruvi.xlsx');

      const person = platform.find.manager({ role: 'region_manager' });
      const region = platform.read.region({ id: person.region_id }).title;
      const file = join(profileDir, 'viloyat.xlsx');
      await writeFile(
        file,
        workbookOf([
          ['Viloyat', 'F.I.Sh.', 'JSHSHIR'],
          [region, 'Aliyeva Vazira', PINFL],
        ]),
      );
      await menu('Exceldan yuklash');
      const dialog = page.getByRole('dialog', { name: 'Moderatorlarni Exceldan yuklash' });
      await expect(dialog.getByRole('radio')).toHaveCount(2);
      await expect(dialog.getByRole('radio', { name: 'Viloyat boshqaruvi' })).toBeChecked();
      await dropFiles(dialog.locator('[data-drop-zone]'), [file]);
      await expect(dialog.getByRole('table')).toBeVisible();
      await page.keyboard.press('Control+s');
      await expect(dialog.getByRole('term').filter({ hasText: 'Qabul qilindi' })).toBeVisible();
      expect(callsOf(platform, 'POST', '/api/v1/moderators/sync-excel')).toEqual([]);
      expect(platform.find.manager({ pinfl: PINFL })).toMatchObject({
        role: 'region_manager',
        region_id: person.region_id,
      });
    },
  );
});
