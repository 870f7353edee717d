import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright/test';
import { dropFiles } from '../support/drop-files.ts';
import { workbookOf } from '../support/sample-workbook.ts';
import { expect, test } from './fixtures.ts';
import { goTo, openScreen } from './support/go-to.ts';
import { initiativeForm as formOf } from './support/initiative-form.ts';
import { stepsOf } from './support/steps.ts';

const LIST = '/app/organizations';
const rows = (page: Page) => page.getByRole('table', { name: 'Tashkilotlar' }).locator('tr[data-row]');

/** Name, type and tax number of a new organization in a file. */
const NEW = ['98-bogʻcha', 'KINDERGARDEN', '309876544'];

// Without it, the list starts with the first district (M-005).
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

test('Z-078, Z-088: the list starts with the configured place; an organization is added, changed, switched off and deleted; the list is exported and imported', {
  tag: '@journey',
}, async ({ page, platform, profileDir, downloadsDir, signIn }) => {
  const step = stepsOf(platform);
  const { region_id, id: district_id, title: home } = platform.find.home;
  await signIn('admin', 'later');
  await step('one is added to the configured place, changed, switched off, and deleted', async (platform) => {
    const named = platform.find.organization();
    const form = formOf(page);
    await goTo(page, `${LIST}?size=50`);
    await expect(form.field('Tuman')).toHaveValue(home);
    await expect(rows(page).first()).toContainText(home);
    // The list was read once: its default filters were known before.
    const lists = platform.calls().filter(({ path }) => path === '/api/v1/organizations/pagination');
    expect(lists.map(({ query }) => [query.region_id, query.district_id])).toEqual([
      [String(region_id), String(district_id)],
    ]);

    await page.getByRole('link', { name: "Qo'shish" }).click();
    // The menu has a field whose longer name begins the same.
    const name = page.getByRole('textbox', { name: /^Nomi( |$)/ });
    await expect(name).toBeFocused();
    await expect(page.getByRole('switch')).toHaveCount(0);
    await name.fill('99-ixtisoslashtirilgan maktab');
    await form.choose('Viloyat', 'toshkent sha', 'Toshkent shahri');
    await form.choose('Tuman', 'chilon', home);
    await page.getByRole('combobox', { name: 'Turi' }).click();
    await page.getByRole('option', { name: 'Maktab', exact: true }).click();
    await form.field('STIR').fill(platform.find.organization().inn);
    await page.keyboard.press('Control+s');
    await expect(page.getByText('Bu STIR bilan tashkilot mavjud')).toBeVisible();
    await expect(form.field('STIR')).toBeFocused();
    await form.field('STIR').fill('309876543');
    await page.keyboard.press('Control+s');

    await rows(page).filter({ hasText: '99-ixtisoslashtirilgan' }).getByRole('link', { name: 'Tahrirlash' }).click();
    await expect(form.field('Tuman')).toHaveValue(home);
    const { id, ...added } = platform.read.organization({ inn: '309876543' });
    expect(added).toMatchObject({ organization_type: 'SCHOOL', district_id, status: 'ACTIVE' });
    const active = page.getByRole('switch', { name: 'Faol: 99-ixtisoslashtirilgan maktab' });
    await expect(active).toBeChecked();
    // Z-088: the switch acts at once, and the form input is kept.
    await name.fill('99-maktab-internat');
    await active.press('Space');
    await expect(active).not.toBeChecked();
    await expect(name).toHaveValue('99-maktab-internat');
    expect(platform.read.organization(id)).toEqual({ id, ...added, status: 'INACTIVE' });
    await page.keyboard.press('Control+s');
    const changed = rows(page).filter({ hasText: '99-maktab-internat' });
    await expect(changed).toHaveText(/Faol emas$/);
    expect(platform.read.organization(id)).toEqual({ id, ...added, status: 'INACTIVE', title: '99-maktab-internat' });
    await changed.getByRole('button', { name: "O'chirish" }).click();
    await page.getByRole('dialog', { name: 'Diqqat!' }).getByRole('button', { name: 'Ha', exact: true }).click();
    await expect(changed).toHaveCount(0);
    expect(platform.find.count('organization', { id })).toBe(0);

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
    const file = join(profileDir, 'tashkilotlar.xlsx');
    const place = ['Toshkent shahri', home];
    await writeFile(
      file,
      workbookOf([
        ['Viloyat', 'Tuman', 'Nomi', 'Turi', 'STIR'],
        [...place, 'Yangi maktab', 'SCHOOL', known.inn],
        [...place, ...NEW],
        [...place, 'Raqamsiz', 'SCHOOL', '12'],
      ]),
    );
    await goTo(page, LIST);
    const menu = page.getByRole('button', { name: 'Excel', exact: true });
    await menu.click();
    await page.getByRole('menuitem', { name: 'Excelga yuklab olish' }).click();
    await expect(page.getByText('Fayl saqlandi')).toBeVisible();
    expect(await readdir(downloadsDir)).toEqual(['Tashkilotlar.xlsx']);

    await menu.click();
    await page.getByRole('menuitem', { name: 'Exceldan yuklash' }).click();
    const dialog = page.getByRole('dialog', { name: 'Tashkilotlarni Exceldan yuklash' });
    await dropFiles(dialog.locator('[data-drop-zone]'), [file]);
    await expect(dialog.getByRole('list', { name: 'Ogohlantirishlar' }).getByRole('listitem')).toHaveText([
      "E (STIR) ustuni: 1 ta qiymatda raqamlar soni noto'g'ri. Birinchisi: E4.",
    ]);
    await dialog.getByRole('button', { name: 'Yuklash', exact: true }).click();
    await expect(dialog.getByRole('list', { name: "O'tmagan qatorlar" })).toContainText('4-qator');
    expect(platform.find.count('organization')).toBe(before + 1);
    expect(platform.read.organization(known.id)).toMatchObject({ title: 'Yangi maktab', status: known.status });
  });
});
