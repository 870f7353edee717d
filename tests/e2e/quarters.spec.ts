import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright/test';
import { not, PRESENT } from '../platform/find/rows.ts';
import type { Platform } from '../platform/types.ts';
import { serious } from '../support/axe.ts';
import { dropFiles } from '../support/drop-files.ts';
import { workbookOf } from '../support/sample-workbook.ts';
import { expect, test } from './fixtures.ts';
import { goTo, openScreen } from './support/go-to.ts';
import { initiativeForm as formOf } from './support/initiative-form.ts';
import { isUncovered } from './support/is-uncovered.ts';

const PATH = '/api/v1/quarters';
const LIST = '/app/quarters';
const table = (page: Page) => page.getByRole('table', { name: 'Mahallalar' });
const rows = (page: Page) => table(page).locator('tr[data-row]');
const segment = (page: Page, label: string) =>
  page.getByRole('radiogroup', { name: 'Holati' }).locator('label', { hasText: label }).click();
const choose = async (page: Page, filter: string, option: string) => {
  await page.getByRole('combobox', { name: filter, exact: true }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
};
/** A field of the form by its label; a required one's name ends in a star. */
const field = (page: Page, label: string) => formOf(page).field(label);
const listCalls = (platform: Platform) =>
  platform
    .calls()
    .filter(({ method, path }) => method === 'GET' && path === PATH)
    .map(({ query: { cache: _, ...query } }) => query);
const sent = (platform: Platform) =>
  platform
    .calls()
    .filter(({ method, path }) => method !== 'GET' && path.startsWith(PATH))
    .map(({ method, path, body, status }) => ({ method, path, body, status }));

/** A number as a text shows it, whatever space it has. */
const spaced = (value: number) => String(value).replace(/\B(?=(\d{3})+$)/g, '\\s');

/** Region and district of the staff, and a quarter there with both numbers. */
function home({ find }: Platform) {
  const { id: district, region_id: region } = find.home;
  const whole = {
    status: 'ACTIVE',
    financial_status: 'GOOD',
    id_number_id: PRESENT,
    account_number_id: PRESENT,
  } as const;
  return { region, district, quarter: find.quarter({ district_id: district, ...whole }) };
}

test('the list: its values, its filters in the address, and pages of what came at once', async ({
  page,
  platform,
  signIn,
}) => {
  // By the platform the oldest come first.
  const all = platform.find.all('quarter').toReversed();
  await signIn('admin', LIST);
  await expect(rows(page)).toHaveCount(20);
  await expect(table(page).getByRole('columnheader')).toHaveText([
    '№',
    'TumanViloyat',
    'Mahalla',
    'Aholi soni',
    'HolatiMoliyaviy holati',
    'STIRHisob raqami',
    'Amallar',
  ]);
  await expect(rows(page).first()).toHaveText(/^1Oltinkoʻl tumaniAndijon viloyati\D+\d\s\d{3}FaolYaxshi\d{9}\d{20,}$/);
  await expect(page.getByText('Jami:')).toContainText(new RegExp(`^Jami: ${spaced(all.length)} ta mahalla`));
  expect(listCalls(platform)).toEqual([{}]);
  expect(await serious(page)).toEqual([]);

  await page.getByRole('button', { name: '2', exact: true }).click();
  await expect(rows(page).first()).toHaveText(/^21/);
  await page.getByRole('combobox', { name: 'Sahifada' }).click();
  await expect(page.getByRole('option')).toHaveText(['15', '20', '30', '50', '100', '200', '500', '1000']);
  await page.keyboard.press('Escape');
  expect(listCalls(platform)).toHaveLength(1);

  await expect(page.getByRole('combobox', { name: 'Tuman' })).toBeDisabled();
  await segment(page, 'Arxiv');
  await choose(page, 'Viloyat', 'Toshkent shahri');
  await choose(page, 'Tuman', 'Chilonzor tumani');
  const { region, district } = home(platform);
  await expect(page).toHaveURL(new RegExp(`\\?status=ARCHIVE&region=${region}&district=${district}$`));
  await expect
    .poll(() => listCalls(platform).at(-1))
    .toEqual({ status: 'ARCHIVE', region_id: String(region), district_id: String(district) });
  await expect(page.getByText('Jami:')).toContainText(/^Jami: \d ta mahalla/);
  await expect(rows(page).first()).toContainText('Arxiv');
  await page.reload();
  await expect(rows(page).first()).toContainText('Chilonzor tumani');
  await choose(page, 'Viloyat', 'Andijon viloyati');
  await expect(page).toHaveURL(/\?status=ARCHIVE&region=\d+$/);

  await page.getByRole('button', { name: 'Filtrlarni tozalash' }).click();
  await expect(page).toHaveURL(new RegExp(`${LIST}$`));
  // One that nobody has entered a status of.
  const number = 1 + all.findIndex((quarter) => quarter.status === null);
  await goTo(page, `${LIST}?page=${Math.ceil(number / 20)}`);
  await expect(rows(page).nth((number - 1) % 20)).toContainText("Ma'lumot kiritilmagan");
});

test('an admin adds a quarter, with what is asked and what is cleared on the way', async ({
  page,
  platform,
  signIn,
}) => {
  await signIn('admin');
  const { region, district } = home(platform);
  await goTo(page, `${LIST}?region=${region}&district=${district}`);
  await page.getByRole('link', { name: "Qo'shish" }).click();
  await expect(field(page, 'Moliyaviy holati')).toHaveValue('Yaxshi');
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Majburiy maydon')).toHaveCount(3);
  await expect(field(page, "Qo'shimcha mahalla")).toHaveCount(0);
  expect(await serious(page)).toEqual([]);

  const form = formOf(page);
  await form.choose('Viloyat', 'toshkent sha', 'Toshkent shahri');
  await form.choose('Tuman', 'yakkas', 'Yakkasaroy tumani');
  await form.chooseFirst('STIR');
  await form.choose('Tuman', 'chilon', 'Chilonzor tumani');
  await expect(field(page, 'STIR')).toHaveValue('');
  await field(page, 'Mahalla nomi').fill(' Sinov mahallasi ');
  await field(page, 'Aholi soni').pressSequentially('41a00');
  // T-014: a tax number stands with its title.
  await field(page, 'STIR').click();
  await expect(page.getByRole('option').first()).toHaveText(/^\d{9}.+MFY$/);
  await page.keyboard.press('Escape');
  const taxId = await form.chooseFirst('STIR');
  const account = await form.chooseFirst('Hisob raqami');
  // J-022: both lists of numbers are asked for by region and district.
  for (const list of ['quarter-id-numbers', 'quarter-acc-numbers']) {
    const asked = platform.calls().filter(({ path }) => path === `/api/v1/${list}/select`);
    expect(asked.at(-1)?.query).toEqual({ cache: 'off', region_id: String(region), district_id: String(district) });
    expect(asked.every(({ query }) => query.region_id !== undefined)).toBe(true);
  }
  await page.keyboard.press('Control+s');
  await expect(page.getByRole('status').filter({ hasText: 'Tabriklaymiz' })).toContainText('Muvafaqiyatli saqlandi');
  const body = {
    title: 'Sinov mahallasi',
    district_id: district,
    citizen_count: 4100,
    id_number_id: platform.find.taxNumber({ id_number: taxId }).id,
    account_number_id: platform.find.account({ acc_number: account }).id,
    status: 'ACTIVE',
    financial_status: 'GOOD',
    additional_quarter_id: null,
  };
  expect(sent(platform)).toEqual([{ method: 'POST', path: PATH, body, status: 200 }]);

  await expect(page).toHaveURL(new RegExp(`region=${region}&district=${district}$`));
  const { id } = platform.find.quarter({ title: body.title });
  await goTo(page, `${LIST}/${id}`);
  await expect(field(page, 'Viloyat')).toHaveValue('Toshkent shahri');
  await expect(field(page, 'STIR')).toHaveValue(taxId);
});

test('an admin archives and deletes a quarter', async ({ page, platform, signIn }) => {
  const { region, district, quarter } = home(platform);
  const body = {
    title: 'Sinov mahallasi',
    district_id: district,
    citizen_count: 4100,
    id_number_id: null,
    account_number_id: null,
    status: 'ACTIVE' as const,
    financial_status: 'GOOD' as const,
    additional_quarter_id: null,
  };
  const { latitude, longitude } = quarter;
  const { id } = platform.add.quarter({ ...body, latitude, longitude });
  await signIn('admin', `${LIST}/${id}`);
  const form = formOf(page);
  await choose(page, 'Holati', 'Arxiv');
  await form.choose("Qo'shimcha mahalla", quarter.title, quarter.title);
  expect(await serious(page)).toEqual([]);
  await choose(page, 'Holati', 'Faol');
  await expect(field(page, "Qo'shimcha mahalla")).toHaveCount(0);
  await choose(page, 'Holati', 'Arxiv');
  await expect(field(page, "Qo'shimcha mahalla")).toHaveValue('');
  await form.choose("Qo'shimcha mahalla", quarter.title, quarter.title);
  await form.save.click();
  await expect(page).toHaveURL(new RegExp(`${LIST}$`));
  const archived = { ...body, status: 'ARCHIVE', additional_quarter_id: quarter.id };
  expect(sent(platform).at(-1)).toEqual({ method: 'PUT', path: `${PATH}/${id}`, body: archived, status: 200 });

  await goTo(page, `${LIST}?district=${district}&region=${region}&size=200`);
  const question = page.getByRole('dialog', { name: 'Diqqat!' });
  const remove = async (name: string) => {
    // By keyboard: a notice may stand before the button.
    await rows(page)
      .filter({ has: page.getByRole('button', { name: `O'chirish: ${name}`, exact: true }) })
      .focus();
    await page.keyboard.press('Delete');
    await expect(question).toContainText(name);
    await question.getByRole('button', { name: 'Ha' }).click();
  };
  await remove(quarter.title);
  await expect(page.getByText("Mahallada tashabbuslar bor, uni o'chirib bo'lmaydi")).toBeVisible();
  await remove(body.title);
  await expect(page.getByText("Mahalla o'chirildi")).toBeVisible();
  await expect(rows(page).filter({ hasText: body.title })).toHaveCount(0);
  expect(sent(platform).at(-1)).toMatchObject({ method: 'DELETE', path: `${PATH}/${id}`, status: 200 });
});

test('J-012, J-013: a quarter without a financial status stays without one when its name is saved', async ({
  page,
  platform,
  signIn,
}) => {
  const { quarter } = home(platform);
  platform.change.quarter(quarter.id, { financial_status: null });
  await signIn('admin', `${LIST}/${quarter.id}`);
  await expect(field(page, 'Mahalla nomi')).toHaveValue(quarter.title);
  await expect(field(page, 'Moliyaviy holati')).toHaveValue('');
  await expect(field(page, 'Moliyaviy holati')).toHaveAttribute('placeholder', "Ma'lumot kiritilmagan");
  await field(page, 'Mahalla nomi').fill('Yangi nom');
  await page.keyboard.press('Control+s');
  await expect(page).toHaveURL(new RegExp(`${LIST}$`));
  expect(sent(platform).at(-1)).toMatchObject({
    method: 'PUT',
    body: { title: 'Yangi nom', financial_status: null },
    status: 200,
  });
});

for (const role of ['region_manager', 'moderator'] as const) {
  test(`${role}: own place alone, and of a quarter only numbers and financial status`, async ({
    page,
    platform,
    signIn,
  }) => {
    await signIn(role);
    const { region, district, quarter } = home(platform);
    await goTo(page, `${LIST}?region=999`);
    await expect(rows(page)).toHaveCount(20);
    await expect(page.getByRole('button', { name: 'Filtrlarni tozalash' })).toBeDisabled();
    await expect(page.getByRole('combobox', { name: 'Viloyat' })).toHaveCount(0);
    await expect(page.getByRole('combobox', { name: 'Tuman' })).toHaveCount(role === 'moderator' ? 0 : 1);
    for (const name of ['Excel fayllar', /^O'chirish/]) await expect(page.getByRole('button', { name })).toHaveCount(0);
    await expect(page.getByRole('link', { name: "Qo'shish" })).toHaveCount(0);
    expect(listCalls(platform)[0]).toEqual({
      region_id: String(region),
      ...(role === 'moderator' && { district_id: String(district) }),
    });
    if (role === 'region_manager') {
      await choose(page, 'Tuman', 'Chilonzor tumani');
      await expect(rows(page).first()).toContainText('Chilonzor tumani');
    }
    await goTo(page, `${LIST}/add`);
    await expect(page).toHaveURL(new RegExp(`${LIST}$`));

    await goTo(page, `${LIST}/${quarter.id}`);
    await expect(field(page, 'Mahalla nomi')).toHaveValue(quarter.title);
    for (const label of ['Viloyat', 'Tuman', 'Mahalla nomi', 'Aholi soni'])
      await expect(field(page, label)).toBeDisabled();
    const status = page.getByRole('textbox', { name: 'Holati', exact: true });
    await expect(status).toHaveValue('Faol');
    await expect(status).toBeDisabled();
    await expect(field(page, 'Tuman')).toHaveValue('Chilonzor tumani');
    expect(await serious(page)).toEqual([]);
    await choose(page, 'Moliyaviy holati', "Og'ir");
    const taxId = await formOf(page).chooseFirst('STIR');
    // An admin renames it meanwhile: that stays.
    platform.change.quarter(quarter.id, { title: 'Yangi nom' });
    await page.keyboard.press('Control+s');
    await expect(page.getByText('Muvafaqiyatli saqlandi')).toBeVisible();
    expect(sent(platform)).toEqual([
      {
        method: 'PUT',
        path: `${PATH}/${quarter.id}`,
        body: expect.objectContaining({ title: 'Yangi nom', financial_status: 'BAD', status: 'ACTIVE' }),
        status: 200,
      },
    ]);
    const { id_number_id } = platform.read.quarter(quarter.id);
    expect(platform.read.taxNumber(Number(id_number_id)).id_number).toBe(taxId);
  });
}

for (const role of ['admin', 'region_manager'] as const) {
  test(`${role}: a place whose name does not come is said and asked for again, and no id stands in its place`, async ({
    page,
    platform,
    signIn,
  }) => {
    const { quarter } = home(platform);
    const { id_number_id } = platform.find.quarter({ id: quarter.id });
    const broken = { kind: 'status', status: 500, message: null } as const;
    const places = (['regions', 'districts'] as const).map((level) => ({
      end: platform.faults.add({ ...broken, match: { method: 'GET', path: `/api/v1/${level}` } }),
      failure: page.getByRole('alert').filter({
        hasText: `${level === 'regions' ? 'Viloyatlar' : 'Tumanlar'} yuklanmadi. Qayta urinib ko'ring`,
      }),
    }));
    await signIn(role, `${LIST}/${quarter.id}`);
    for (const { failure } of places) await expect(failure).toHaveCount(1);
    for (const label of ['Viloyat', 'Tuman', 'STIR', 'Hisob raqami']) await expect(field(page, label)).toHaveValue('');
    await expect(field(page, 'STIR')).toBeDisabled();
    expect(await serious(page)).toEqual([]);

    for (const { end, failure } of places) {
      end();
      await failure.getByRole('button', { name: 'Qayta urinish' }).click();
      await expect(failure).toHaveCount(0);
    }
    await expect(field(page, 'Tuman')).toHaveValue('Chilonzor tumani');
    await expect(field(page, 'Viloyat')).toHaveValue('Toshkent shahri');
    await expect(field(page, 'STIR')).toHaveValue(platform.read.taxNumber(Number(id_number_id)).id_number);
  });
}

test('J-018: the extra quarter of an archived one is shown to the admin alone', async ({ page, platform, signIn }) => {
  const { quarter } = home(platform);
  platform.change.quarter(quarter.id, { status: 'ARCHIVE' });
  await signIn('moderator', `${LIST}/${quarter.id}`);
  await expect(page.getByRole('textbox', { name: 'Holati', exact: true })).toHaveValue('Arxiv');
  await expect(field(page, "Qo'shimcha mahalla")).toHaveCount(0);
});

test('three files are saved and four are uploaded, each by its path; the last board is chosen', async ({
  page,
  platform,
  profileDir,
  downloadsDir,
  signIn,
}) => {
  await signIn('admin', LIST);
  await expect(rows(page)).toHaveCount(20);
  await page.getByRole('button', { name: 'Excel fayllar' }).click();
  const dialog = page.getByRole('dialog', { name: 'Excel fayllar' });
  await expect(dialog.getByRole('listitem')).toHaveCount(4);
  expect(await serious(page)).toEqual([]);
  for (const title of ['STIR raqamlari', 'Hisob raqamlari', 'Mahallalar']) {
    await dialog.getByRole('button', { name: `${title}: Yuklab olish` }).click();
    await expect(page.getByText('Fayl saqlandi').last()).toBeVisible({ timeout: 20_000 });
  }
  await expect
    .poll(async () => (await readdir(downloadsDir)).sort())
    .toEqual(['Hisob raqamlari.xlsx', 'Mahallalar.xlsx', 'STIR.xlsx']);

  const [REGION, DISTRICT] = ['Toshkent shahri', 'Chilonzor tumani'];
  const { quarter } = home(platform);
  const reviewed = platform.find.season('review');
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
    [
      "Ta'tildagi mahallalar",
      "Ta'tildagi mahallalarni yuklash",
      '/api/v1/state-budget/recess-quarters/upload-excel',
      [
        ['Viloyat', 'Tuman', 'Mahalla'],
        [REGION, DISTRICT, quarter.title],
      ],
    ],
  ];
  for (const [row, title, path, lines] of uploads) {
    const file = join(profileDir, `${path.split('/').at(-2)}.xlsx`);
    await writeFile(file, workbookOf(lines));
    await dialog.getByRole('button', { name: `${row}: Yuklash`, exact: true }).click();
    const upload = page.getByRole('dialog', { name: title });
    if (path.includes('recess')) {
      await expect(upload.getByRole('combobox', { name: 'Mavsum' })).toHaveValue(
        new RegExp(`${reviewed.season}-mavsum, ${reviewed.year} yil`),
      );
      expect(await serious(page)).toEqual([]);
    }
    if (path.includes('id-numbers')) {
      // J-023: one file, and an Excel file.
      const table = join(profileDir, 'stir.csv');
      await writeFile(table, lines.map((cells) => cells.join(';')).join('\n'));
      await dropFiles(upload.locator('[data-drop-zone]'), [table]);
      await expect(upload.getByText(/Kerakli tur: xlsx, xls/)).toBeVisible();
      await dropFiles(upload.locator('[data-drop-zone]'), [file, table]);
      await expect(upload.getByText('Bir nechta fayl tashlandi. Faqat bitta fayl tanlang.')).toBeVisible();
    }
    await dropFiles(upload.locator('[data-drop-zone]'), [file]);
    await expect(upload.getByRole('table')).toBeVisible();
    const send = upload.getByRole('button', { name: 'Yuklash', exact: true });
    // Notices of the files that were saved just before stand elsewhere.
    expect(await isUncovered(send), title).toBe(true);
    await send.click();
    await expect(upload.getByText('Amaliyot muvaffaqiyatli bajarildi!')).toBeVisible();
    await upload.locator('footer').getByRole('button', { name: 'Yopish' }).click();
    await expect(dialog).toBeVisible();
  }
  const posts = platform.calls().filter(({ method, path }) => method === 'POST' && path.endsWith('excel'));
  expect(posts.map(({ path, status }) => [path, status])).toEqual(uploads.map(([, , path]) => [path, 200]));
  expect(posts.at(-1)?.body).toMatchObject({ board_id: String(reviewed.id) });
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  expect(platform.read.quarter(quarter.id).citizen_count).toBe(777);
});

test('what could not be read or saved is said in the words of the specification, and nothing is lost', async ({
  page,
  platform,
  signIn,
}) => {
  await signIn('admin');
  const { quarter, district } = home(platform);
  const broken = { kind: 'status', status: 400, message: null } as const;
  const end = platform.faults.add({ ...broken, match: { path: PATH } });
  await goTo(page, LIST);
  await expect(page.getByRole('alert').filter({ hasText: "Yuklashda xatolik sodir bo'ldi" })).toBeVisible();
  end();
  await page.getByRole('button', { name: 'Qayta urinish' }).click();
  await expect(rows(page)).toHaveCount(20);

  const endOne = platform.faults.add({ ...broken, match: { path: `${PATH}/${quarter.id}` } });
  await goTo(page, `${LIST}/${quarter.id}`);
  const failed = page.getByRole('alert').filter({ hasText: "Mahalla yuklanmadi. Qayta urinib ko'ring" });
  await expect(failed).toBeVisible();
  endOne();
  await page.getByRole('button', { name: 'Qayta urinish' }).click();
  const other = platform.find.quarter({ district_id: district, id: not(quarter.id) });
  await field(page, 'Mahalla nomi').fill(other.title);
  await page.keyboard.press('Control+s');
  await expect(page.getByRole('alert').filter({ hasText: 'Bu tumanda shu nomli mahalla bor' })).toBeVisible();
  await expect(field(page, 'Mahalla nomi')).toHaveValue(other.title);

  const endDistricts = platform.faults.add({ ...broken, match: { path: '/api/v1/districts' } });
  await formOf(page).choose('Viloyat', 'andijon', 'Andijon viloyati');
  const problem = page.getByRole('alert').filter({ hasText: "Tumanlar yuklanmadi. Qayta urinib ko'ring" });
  await expect(problem).toBeVisible();
  endDistricts();
  await problem.getByRole('button', { name: 'Qayta urinish' }).click();
  await formOf(page).choose('Tuman', 'asaka', 'Asaka tumani');
  await expect(field(page, 'Mahalla nomi')).toHaveValue(other.title);
});

test('a region that an address names and the lookup does not have is shown by its number, and can be given up', async ({
  page,
  signIn,
}) => {
  await signIn('admin', `${LIST}?region=999`);
  const region = page.getByRole('combobox', { name: 'Viloyat' });
  await expect(region).toHaveValue('ID 999');
  await expect(page.getByText('Mahalla topilmadi')).toBeVisible();
  await page.getByRole('button', { name: 'Tozalash' }).first().click();
  await expect(region).toHaveValue('');
  await expect(rows(page)).toHaveCount(20);
});

test('a list whose places could not be named says so, and names them when they are read', async ({
  page,
  platform,
  signIn,
}) => {
  const end = platform.faults.add({ kind: 'status', status: 400, message: null, match: { path: '/api/v1/districts' } });
  await signIn('admin', LIST);
  const problem = page.getByRole('alert').filter({ hasText: "Tumanlar yuklanmadi. Qayta urinib ko'ring" });
  await expect(problem).toBeVisible();
  await expect(rows(page).first()).not.toContainText(/tumani|shahri/);
  end();
  await problem.getByRole('button', { name: 'Qayta urinish' }).click();
  await expect(rows(page).first()).toContainText(/tumani|shahri/);
  await expect(problem).toHaveCount(0);
});

test('a session that ends over an upload keeps the file and its season; an import that is closed begins with the last one again', async ({
  page,
  platform,
  profileDir,
  signIn,
}) => {
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
  await signIn('admin', LIST);
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
});
