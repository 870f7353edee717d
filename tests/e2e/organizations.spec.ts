import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright/test';
import { PRESENT } from '../platform/find/rows.ts';
import type { Platform } from '../platform/types.ts';
import { serious } from '../support/axe.ts';
import { dropFiles } from '../support/drop-files.ts';
import { workbookOf } from '../support/sample-workbook.ts';
import { expect, test } from './fixtures.ts';
import { goTo, openScreen } from './support/go-to.ts';
import { initiativeForm as formOf } from './support/initiative-form.ts';
import { stepsOf } from './support/steps.ts';

const PATH = '/api/v1/organizations';
const READ_AT = `${PATH}/pagination`;
const LIST = '/app/organizations';
const rows = (page: Page) => page.getByRole('table', { name: 'Tashkilotlar' }).locator('tr[data-row]');
const filter = (page: Page, label: string) => page.getByRole('combobox', { name: label, exact: true });
const choose = async (page: Page, label: string, option: string) => {
  await filter(page, label).click();
  await page.getByRole('option', { name: option, exact: true }).click();
};
const asked = (platform: Platform) => {
  const { cache: _, ...query } = platform.calls().findLast(({ path }) => path === READ_AT)?.query ?? {};
  return query;
};
const sent = (platform: Platform) =>
  platform
    .calls()
    .filter(({ method, path }) => method !== 'GET' && path.startsWith(PATH))
    .map(({ method, path, body, status }) => ({ method, path, body, status }));
const yes = (page: Page) =>
  page.getByRole('dialog', { name: 'Diqqat!' }).getByRole('button', { name: 'Ha', exact: true }).click();

/** Name, type and tax number of a new organization in a file. */
const NEW = ['98-bogʻcha', 'KINDERGARDEN', '309876544'];

test('organizations are listed, added, changed, switched off, deleted, exported and imported', {
  tag: '@journey',
}, async ({ page, platform, profileDir, downloadsDir, signIn }) => {
  const step = stepsOf(platform);
  await signIn('admin', 'later');
  await step(
    'the schools of the first district are listed by default; filters are in the address, and all can be cleared',
    async (platform) => {
      const [region, other] = platform.find.all('region').toReversed();
      const districts = platform.find.all('district').toReversed();
      const [first] = districts.filter(({ region_id }) => region_id === region?.id);
      await goTo(page, LIST);
      await expect(rows(page)).toHaveCount(20);
      const preset = { organization_type: 'SCHOOL', region_id: String(region?.id), district_id: String(first?.id) };
      expect(asked(platform)).toEqual({ ...preset, limit: '20', offset: '0' });
      // The list was read once: its default filters were known before.
      expect(platform.calls().filter(({ path }) => path === READ_AT)).toHaveLength(1);
      await expect(page.getByRole('columnheader')).toHaveText([
        '№',
        'Nomi',
        'Turi',
        'Viloyat',
        'Tuman',
        'STIR',
        'Holati',
        'Amallar',
      ]);
      await expect(rows(page).first()).toHaveText(/^1\d\d-.+Maktab.+viloyati.+\d{9}Faol( emas)?$/);
      await expect(filter(page, 'Viloyat')).toHaveValue(String(region?.title));
      await expect(filter(page, 'Tuman')).toHaveValue(String(first?.title));
      expect(await serious(page)).toEqual([]);

      // Another region clears the district; the choice is in the address.
      await choose(page, 'Viloyat', String(other?.title));
      await expect(page).toHaveURL(new RegExp(`${LIST}\\?region=${other?.id}&district=$`));
      await expect(filter(page, 'Tuman')).toHaveValue('');
      await choose(page, 'Turi', "Musiqa va san'at");
      await expect(rows(page).first()).toContainText("Musiqa va san'at");
      expect(asked(platform)).toEqual({
        organization_type: 'MUSIC',
        region_id: String(other?.id),
        limit: '20',
        offset: '0',
      });
      await page.getByRole('button', { name: 'Filtrlarni tozalash' }).click();
      await expect(page).toHaveURL(new RegExp(`${LIST}$`));
      await expect(rows(page).first()).toContainText('Maktab');

      // The address overrides the default filters, also by what it omits.
      await goTo(page, `${LIST}?region=${other?.id}&type=`);
      await expect(filter(page, 'Viloyat')).toHaveValue(String(other?.title));
      await expect.poll(() => asked(platform)).toEqual({ region_id: String(other?.id), limit: '20', offset: '0' });
      await goTo(page, `${LIST}?region=&district=&type=&size=1000`);
      const all = platform.find.count('organization');
      await expect(page.getByText('Jami:')).toContainText(
        new RegExp(`${String(all).slice(0, 2)}.${String(all).slice(2)}`),
      );
      await expect(page.getByText('Jami:')).toContainText('ta tashkilot');
    },
  );

  await step('one is added with every validation message, changed, switched off, and deleted', async (platform) => {
    const { region_id, id: district_id, title: home } = platform.find.home;
    const taken = platform.find.organization();
    const named = platform.find.organization({
      id: Number(platform.find.initiative({ asksFor: 'school', organization_id: PRESENT }).organization_id),
    });
    await goTo(page, `${LIST}?region=${region_id}&district=${district_id}&size=50`);
    await page.getByRole('link', { name: "Qo'shish" }).click();
    const form = formOf(page);
    // The menu has a field whose longer name begins the same.
    const name = page.getByRole('textbox', { name: /^Nomi( |$)/ });
    await expect(name).toBeFocused();
    await expect(page.getByRole('switch')).toHaveCount(0);
    await page.keyboard.press('Control+s');
    await expect(page.getByText('Majburiy maydon')).toHaveCount(5);
    expect(await serious(page)).toEqual([]);
    await name.fill('99-ixtisoslashtirilgan maktab');
    await form.choose('Viloyat', 'andijon', 'Andijon viloyati');
    await form.chooseFirst('Tuman');
    await form.choose('Viloyat', 'toshkent sha', 'Toshkent shahri');
    await expect(form.field('Tuman')).toHaveValue('');
    await form.choose('Tuman', 'chilon', home);
    await choose(page, 'Turi', 'Maktab');
    await form.field('STIR').fill('12345');
    await expect(page.getByText("STIR odatda 9 ta raqamdan iborat. Raqamni tekshirib ko'ring.")).toBeVisible();
    await form.field('STIR').fill(taken.inn);
    await page.keyboard.press('Control+s');
    await expect(page.getByText('Bu STIR bilan tashkilot mavjud')).toBeVisible();
    await expect(form.field('STIR')).toBeFocused();
    await form.field('STIR').fill('309876543');
    await page.keyboard.press('Control+s');
    await expect(page.getByRole('status').filter({ hasText: 'Tabriklaymiz' })).toContainText('Muvafaqiyatli saqlandi');

    const row = rows(page).filter({ hasText: '99-ixtisoslashtirilgan' });
    await expect(row).toHaveText(/309876543Faol$/);
    await row.getByRole('link', { name: 'Tahrirlash' }).click();
    const { id } = platform.read.organization({ inn: '309876543' });
    await expect(page).toHaveURL(new RegExp(`/app/organizations/add\\?id=${id}$`));
    await expect(form.field('Tuman')).toHaveValue(home);
    const active = page.getByRole('switch', { name: 'Faol: 99-ixtisoslashtirilgan maktab' });
    await expect(active).toBeChecked();
    expect(await serious(page)).toEqual([]);
    // Z-088: the switch acts at once, and the form input is kept.
    await name.fill('99-maktab-internat');
    await active.press('Space');
    await expect(page.getByText("Holati o'zgartirildi")).toBeVisible();
    await expect(active).not.toBeChecked();
    await expect(name).toHaveValue('99-maktab-internat');
    expect(platform.read.organization(id)).toMatchObject({
      status: 'INACTIVE',
      title: '99-ixtisoslashtirilgan maktab',
    });
    const oneRead = () => platform.calls().filter(({ method, path }) => method === 'GET' && path === `${PATH}/${id}`);
    // For the form, before the switch, and after it.
    await expect.poll(oneRead).toHaveLength(3);
    await page.keyboard.press('Control+s');
    await expect(row).toHaveCount(0);
    const changed = rows(page).filter({ hasText: '99-maktab-internat' });
    await expect(changed).toHaveText(/Faol emas$/);
    await changed.getByRole('button', { name: "O'chirish" }).click();
    await yes(page);
    await expect(page.getByText("Tashkilot o'chirildi")).toBeVisible();
    await expect(changed).toHaveCount(0);

    const values = { organization_type: 'SCHOOL', region_id, district_id };
    const one = `${PATH}/${id}`;
    const body = { ...values, title: '99-ixtisoslashtirilgan maktab', inn: '309876543' };
    expect(sent(platform)).toEqual([
      { method: 'POST', path: PATH, body: { ...body, inn: taken.inn }, status: 409 },
      { method: 'POST', path: PATH, body, status: 200 },
      { method: 'PATCH', path: `${PATH}/status-toggle/${id}`, body: undefined, status: 200 },
      { method: 'PUT', path: one, body: { ...body, title: '99-maktab-internat' }, status: 200 },
      { method: 'DELETE', path: one, body: undefined, status: 200 },
    ]);

    // An organization that an initiative names stays, and the platform's reason is shown.
    const { district_id: place } = named;
    await goTo(page, `${LIST}?district=${place}&size=100`);
    await rows(page).filter({ hasText: named.inn }).getByRole('button', { name: "O'chirish" }).click();
    await yes(page);
    await expect(page.getByText("Tashkilot tashabbuslarda ko'rsatilgan")).toBeVisible();
    await expect(rows(page).filter({ hasText: named.inn })).toHaveCount(1);

    // Another id in the query opens another form; an unknown id is an error, never an empty form (Z-154).
    await goTo(page, `${LIST}/add?id=${named.id}`);
    await expect(name).toHaveValue(named.title);
    await openScreen(page, `${LIST}/add`);
    await expect(name).toHaveValue('');
    await openScreen(page, `${LIST}/add?id=999999`);
    await expect(page.getByText("Bunday tashkilot yo'q")).toBeVisible();
    await expect(name).toHaveCount(0);
  });

  await step('the whole table is exported to Excel, and a file is imported', async (platform) => {
    const known = platform.find.organization({ organization_type: 'SCHOOL' });
    const before = platform.find.count('organization');
    const file = async (name: string, table: string[][]) => {
      const at = join(profileDir, name);
      await writeFile(at, workbookOf(table));
      return at;
    };
    const header = ['Viloyat', 'Tuman', 'Nomi', 'Turi', 'STIR'];
    const place = ['Toshkent shahri', platform.find.home.title];
    const own = await file('tashkilotlar.xlsx', [
      header,
      [...place, 'Yangi maktab', 'SCHOOL', known.inn],
      [...place, ...NEW],
      [...place, 'Raqamsiz', 'SCHOOL', '12'],
    ]);
    await goTo(page, LIST);
    const menu = page.getByRole('button', { name: 'Excel', exact: true });
    await menu.click();
    await page.getByRole('menuitem', { name: 'Excelga yuklab olish' }).click();
    await expect(page.getByText("Excelga filtrlar qo'llanmaydi: butun ro'yxat saqlanadi.")).toBeVisible();
    await expect(page.getByText('Fayl saqlandi')).toBeVisible();
    expect(await readdir(downloadsDir)).toEqual(['Tashkilotlar.xlsx']);

    await menu.click();
    await page.getByRole('menuitem', { name: 'Exceldan yuklash' }).click();
    const dialog = page.getByRole('dialog', { name: 'Tashkilotlarni Exceldan yuklash' });
    const send = dialog.getByRole('button', { name: 'Yuklash', exact: true });
    await dropFiles(dialog.locator('[data-drop-zone]'), [own]);
    await expect(dialog.getByText('tashkilotlar.xlsx')).toBeVisible();
    await expect(dialog.locator('[data-doubt]')).toHaveCount(0);
    await expect(dialog.getByRole('list', { name: 'Ogohlantirishlar' }).getByRole('listitem')).toHaveText([
      "E (STIR) ustuni: 1 ta qiymatda raqamlar soni noto'g'ri. Birinchisi: E4.",
    ]);
    await send.click();
    await expect(dialog.getByRole('list', { name: "O'tmagan qatorlar" })).toContainText('4-qator');
    expect(platform.find.count('organization')).toBe(before + 1);
    expect(platform.read.organization(known.id)).toMatchObject({ title: 'Yangi maktab', status: known.status });
  });
});

test.describe('with a configured place', () => {
  test.use({
    appOptions: async ({ platform }, use) => {
      const { id, region_id } = platform.find.home;
      const place = {
        BACKOFFICE_ORGANIZATIONS_REGION_ID: String(region_id),
        BACKOFFICE_ORGANIZATIONS_DISTRICT_ID: String(id),
      };
      await use({ env: place });
    },
  });

  test('Z-078: the list starts with that place', async ({ page, platform, signIn }) => {
    const { id, region_id, title } = platform.find.home;
    await signIn('admin', LIST);
    await expect(filter(page, 'Tuman')).toHaveValue(title);
    await expect(rows(page)).toHaveCount(20);
    expect(asked(platform)).toMatchObject({ region_id: String(region_id), district_id: String(id) });
  });
});
