import type { Page } from 'playwright/test';
import type { Platform } from '../platform/types.ts';
import { expect, test } from './fixtures.ts';
import { goTo } from './support/go-to.ts';
import { initiativeForm as formOf } from './support/initiative-form.ts';
import { choose, home, LIST, listCalls, PATH, rows } from './support/quarters.ts';
import { readAgain } from './support/read-again.ts';
import { signOut } from './support/sign-out.ts';
import { stepsOf } from './support/steps.ts';

/** A field of the form by its label; the name of a required field ends in a star. */
const field = (page: Page, label: string) => formOf(page).field(label);

const sent = (platform: Platform) =>
  platform
    .calls()
    .filter(({ method, path }) => method !== 'GET' && path.startsWith(PATH))
    .map(({ method, path, body, status }) => ({ method, path, body, status }));

/** A quarter as a region's manager or a moderator sees and changes it, who is signed in. */
async function ownPlaceOnly(page: Page, platform: Platform, role: 'region_manager' | 'moderator'): Promise<void> {
  const { region, district, quarter } = home(platform);
  await goTo(page, `${LIST}?region=999`);
  await expect(rows(page)).toHaveCount(20);
  await expect(page.getByRole('button', { name: 'Filtrlarni tozalash' })).toBeDisabled();
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
  await expect(page.getByRole('textbox', { name: 'Holati', exact: true })).toHaveValue('Faol');
  await expect(field(page, 'Tuman')).toHaveValue('Chilonzor tumani');
  await choose(page, 'Moliyaviy holati', "Og'ir");
  const taxId = await formOf(page).chooseFirst('STIR');
  // An admin renames the quarter meanwhile: the new name is kept.
  const title = `${quarter.title} (yangi)`;
  platform.change.quarter(quarter.id, { title });
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Muvafaqiyatli saqlandi')).toBeVisible();
  expect(sent(platform)).toEqual([
    {
      method: 'PUT',
      path: `${PATH}/${quarter.id}`,
      body: expect.objectContaining({ title, financial_status: 'BAD', status: 'ACTIVE' }),
      status: 200,
    },
  ]);
  const { id_number_id } = platform.read.quarter(quarter.id);
  expect(platform.read.taxNumber(Number(id_number_id)).id_number).toBe(taxId);
}

/** The page of a quarter while its lookups fail, for the role that is signed in. */
async function failedLookup(page: Page, platform: Platform): Promise<void> {
  const { quarter } = home(platform);
  const { id_number_id } = platform.find.quarter({ id: quarter.id });
  const broken = { kind: 'status', status: 500, message: null } as const;
  const places = (['regions', 'districts'] as const).map((level) => ({
    end: platform.faults.add({ ...broken, match: { method: 'GET', path: `/api/v1/${level}` } }),
    failure: page.getByRole('alert').filter({
      hasText: `${level === 'regions' ? 'Viloyatlar' : 'Tumanlar'} yuklanmadi. Qayta urinib ko'ring`,
    }),
  }));
  await goTo(page, `${LIST}/${quarter.id}`);
  for (const { failure } of places) await expect(failure).toHaveCount(1);
  for (const label of ['Viloyat', 'Tuman', 'STIR', 'Hisob raqami']) await expect(field(page, label)).toHaveValue('');
  await expect(field(page, 'STIR')).toBeDisabled();

  for (const { end, failure } of places) {
    await readAgain(failure, end);
    await expect(failure).toHaveCount(0);
  }
  await expect(field(page, 'Tuman')).toHaveValue('Chilonzor tumani');
  await expect(field(page, 'Viloyat')).toHaveValue('Toshkent shahri');
  await expect(field(page, 'STIR')).toHaveValue(platform.read.taxNumber(Number(id_number_id)).id_number);
}

test('quarters: an admin adds, archives and deletes them, and place names that cannot be read are asked for again; a manager and a moderator change numbers and financial status only', async ({
  page,
  platform,
  signIn,
}) => {
  const step = stepsOf(platform);
  await signIn('admin', 'later');
  await step('an admin archives and deletes a quarter', async (platform) => {
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
    await goTo(page, `${LIST}/${id}`);
    const form = formOf(page);
    await choose(page, 'Holati', 'Arxiv');
    await form.choose("Qo'shimcha mahalla", quarter.title, quarter.title);
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
    // By keyboard: a notice may cover the button.
    await rows(page).filter({ hasText: body.title }).focus();
    await page.keyboard.press('Delete');
    await page.getByRole('dialog', { name: 'Diqqat!' }).getByRole('button', { name: 'Ha' }).click();
    await expect(rows(page).filter({ hasText: body.title })).toHaveCount(0);
    expect(sent(platform).at(-1)).toMatchObject({ method: 'DELETE', path: `${PATH}/${id}`, status: 200 });
  });

  await step('T-014, J-022: an admin adds a quarter with free numbers of its district', async (platform) => {
    const { region, district } = home(platform);
    await goTo(page, `${LIST}?region=${region}&district=${district}`);
    await page.getByRole('link', { name: "Qo'shish" }).click();
    const form = formOf(page);
    await form.choose('Viloyat', 'toshkent sha', 'Toshkent shahri');
    await form.choose('Tuman', 'chilon', 'Chilonzor tumani');
    await field(page, 'Mahalla nomi').fill(' Sinov mahallasi ');
    await field(page, 'Aholi soni').pressSequentially('4100');
    // A tax number is shown with its title.
    await field(page, 'STIR').click();
    await expect(page.getByRole('option').first()).toHaveText(/^\d{9}.+MFY$/);
    await page.keyboard.press('Escape');
    const taxId = await form.chooseFirst('STIR');
    const account = await form.chooseFirst('Hisob raqami');
    // Both lists of numbers are read by region and district.
    for (const list of ['quarter-id-numbers', 'quarter-acc-numbers']) {
      const asked = platform.calls().filter(({ path }) => path === `/api/v1/${list}/select`);
      expect(asked.at(-1)?.query).toEqual({ cache: 'off', region_id: String(region), district_id: String(district) });
      expect(asked.every(({ query }) => query.region_id !== undefined)).toBe(true);
    }
    await page.keyboard.press('Control+s');
    await expect(page).toHaveURL(new RegExp(`region=${region}&district=${district}$`));
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
    const { id } = platform.find.quarter({ title: body.title });
    await goTo(page, `${LIST}/${id}`);
    await expect(field(page, 'Viloyat')).toHaveValue('Toshkent shahri');
    await expect(field(page, 'STIR')).toHaveValue(taxId);
  });

  await step(
    'a failed lookup of place names is reported and retried, and no id stands in for a name; the region chosen once more keeps district and numbers',
    async (platform) => {
      await failedLookup(page, platform);
      await formOf(page).choose('Viloyat', 'toshkent sha', 'Toshkent shahri');
      await expect(field(page, 'STIR')).toHaveValue(/^\d{9}$/);
      await expect(formOf(page).save).toBeDisabled();
    },
  );

  for (const role of ['region_manager', 'moderator'] as const) {
    await signOut(page);
    await signIn(role, 'later');
    await step(
      `${role}: sees only their own place, and edits only a quarter's numbers and financial status`,
      async (platform) => ownPlaceOnly(page, platform, role),
    );
    if (role === 'region_manager')
      await step(
        `${role}: a failed lookup of place names is reported and retried, and no id stands in for a name`,
        async (platform) => failedLookup(page, platform),
      );
  }

  await step('J-018: only an admin sees the extra quarter of an archived one', async (platform) => {
    const { quarter } = home(platform);
    platform.change.quarter(quarter.id, { status: 'ARCHIVE' });
    await goTo(page, `${LIST}/${quarter.id}`);
    await expect(page.getByRole('textbox', { name: 'Holati', exact: true })).toHaveValue('Arxiv');
    await expect(field(page, "Qo'shimcha mahalla")).toHaveCount(0);
  });
});
