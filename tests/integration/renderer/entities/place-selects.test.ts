import type { Locator, Page } from 'playwright';
import { expect as playwrightExpect } from 'playwright/test';
import { beforeEach, describe, expect, test } from 'vitest';
import { caseOf } from '../../../support/gallery/gallery-case.ts';
import { galleryForEach } from '../../../support/gallery/gallery-page.ts';
import { callsTo } from '../../../support/gallery/gallery-stub.ts';

const expectPage = playwrightExpect.configure({ timeout: 10_000 });
const FAILED = { kind: 'server', status: 500 } as const;

const gallery = galleryForEach('entities/named-options', 'entities/organization-select');
let page: Page;
beforeEach(async () => {
  page = await gallery.open();
});

/** Opens a select and picks this option. */
async function choose(field: Locator, option: string) {
  await field.click();
  await page.getByRole('option', { name: option }).click();
}
const retry = (root: Locator) => root.getByRole('button', { name: /Qayta urin(ish|ib)/ });

describe('a place in a form', () => {
  gallery.only('entities/place-selects');
  let root: Locator;
  let region: Locator;
  let district: Locator;
  let quarter: Locator;
  const holds = (region_id: number | null, district_id: number | null, quarter_id: number | null) =>
    expectPage(root.locator('output')).toHaveText(JSON.stringify({ region_id, district_id, quarter_id }));
  const fill = async () => {
    await choose(region, 'Toshkent shahri');
    await choose(district, 'Chilonzor tumani');
    await choose(quarter, 'Guliston MFY');
    await holds(1, 11, 112);
  };
  beforeEach(() => {
    root = caseOf(page, 'entities/place-selects').root;
    region = root.getByRole('combobox', { name: 'Viloyat' });
    district = root.getByRole('combobox', { name: 'Tuman' });
    quarter = root.getByRole('combobox', { name: 'Mahalla' });
  });

  test('is chosen from the outside in: no level is requested or offered before its parent is chosen', async () => {
    await expectPage(district).toBeDisabled();
    await expectPage(quarter).toBeDisabled();
    expect(await callsTo(page, 'api/v1/districts')).toEqual([]);
    await choose(region, 'Toshkent shahri');
    await expectPage(district).toBeEnabled();
    await expectPage(quarter).toBeDisabled();
    await choose(district, 'Chilonzor tumani');
    await choose(quarter, 'Guliston MFY');
    await holds(1, 11, 112);
    await expect.poll(() => callsTo(page, 'api/v1/districts')).toMatchObject([{ query: { region_id: 1 } }]);
    const asked = await callsTo(page, 'api/v1/quarters');
    expect(asked.filter(({ query }) => query?.district_id === 11)).toHaveLength(1);
  });

  test('another region clears district and quarter; the same region clears nothing', async () => {
    await fill();
    await choose(region, 'Toshkent shahri');
    await holds(1, 11, 112);
    await choose(region, "Farg'ona viloyati");
    await holds(2, null, null);
    await expectPage(district).toHaveValue('');
    await expectPage(quarter).toHaveValue('');
    await expectPage(quarter).toBeDisabled();
    await district.click();
    await expectPage(page.getByRole('option')).toHaveText(["Qo'qon shahri", "Marg'ilon shahri"]);
  });

  test('another district clears the quarter, and so does none', async () => {
    await fill();
    await choose(district, 'Olmazor tumani');
    await holds(1, 12, null);
    await choose(quarter, 'Beruniy MFY');
    await holds(1, 12, 121);
    await root.getByRole('button', { name: 'Tozalash' }).first().click();
    await holds(1, null, null);
    await expectPage(quarter).toBeDisabled();
  });

  test('the region is required and cannot be emptied; the others can', async () => {
    await fill();
    await expectPage(root.getByRole('button', { name: 'Tozalash' })).toHaveCount(2);
    await expectPage(region).toHaveAttribute('aria-required', 'true');
  });

  test('a place that must not be chosen is not offered', async () => {
    await choose(region, 'Toshkent shahri');
    await choose(district, 'Chilonzor tumani');
    await quarter.click();
    await expectPage(page.getByRole('option')).toHaveText(['Katta Chilonzor MFY', 'Guliston MFY']);
  });

  test('a region without districts says so', async () => {
    await choose(region, 'Samarqand viloyati');
    await district.click();
    await expectPage(page.getByText('Hech narsa topilmadi').first()).toBeVisible();
  });

  test('a failed list is reported below its field, and is requested again on retry', async () => {
    await page.evaluate((error) => window.stub.fail('api/v1/districts', error), FAILED);
    await choose(region, 'Toshkent shahri');
    await expectPage(root.getByRole('alert')).toContainText("Tumanlar yuklanmadi. Qayta urinib ko'ring");
    await holds(1, null, null);
    await page.evaluate(() => window.stub.mend());
    await retry(root).click();
    await expectPage(root.getByRole('alert')).toHaveCount(0);
    await choose(district, 'Olmazor tumani');
    await holds(1, 12, null);
  });

  test('the message of the server replaces ours', async () => {
    await page.evaluate(() =>
      window.stub.fail('api/v1/quarters', { kind: 'invalid', status: 400, serverMessage: 'Tuman yopilgan' }),
    );
    await choose(region, 'Toshkent shahri');
    await choose(district, 'Chilonzor tumani');
    await expectPage(root.getByRole('alert')).toContainText('Tuman yopilgan');
  });

  test('waits while the list is loading', async () => {
    await page.evaluate(() => window.stub.hold('api/v1/districts'));
    await choose(region, 'Toshkent shahri');
    await expectPage(root.getByLabel("Ma'lumotlar yuklanmoqda")).toBeVisible();
    await page.evaluate(() => window.stub.mend());
    await choose(district, 'Olmazor tumani');
    await holds(1, 12, null);
  });

  test('is shown in Cyrillic, too, and is found by Latin letters', async () => {
    await page.getByText('cyrillic', { exact: true }).click();
    const field = root.getByRole('combobox', { name: 'Вилоят' });
    await field.click();
    await field.pressSequentially('farg');
    await page.keyboard.press('Enter');
    await expectPage(field).toHaveValue('Фарғона вилояти');
    await holds(2, null, null);
  });
});

test('the value of a record keeps its name, though no list contains it any more, until another is chosen', async () => {
  const { root, field, holds } = caseOf(page, 'entities/named-options');
  await expectPage(field).toHaveValue('Eski mahalla MFY');
  await field.click();
  await expectPage(page.getByRole('option')).toHaveText(['Eski mahalla MFY', 'Beruniy MFY']);
  await page.getByRole('option', { name: 'Beruniy MFY' }).click();
  await expectPage(holds).toHaveText('121');
  await choose(field, 'Eski mahalla MFY');
  await expectPage(holds).toHaveText('999');
  await expectPage(root.getByRole('alert')).toHaveCount(0);
});

describe('a place filter', () => {
  gallery.only('entities/place-filter');
  let root: Locator;
  const region = () => root.getByRole('combobox', { name: 'Viloyat' });
  const district = () => root.getByRole('combobox', { name: 'Tuman' });
  const holds = (text: string) => expectPage(root.locator('output')).toHaveText(text);
  beforeEach(() => {
    root = caseOf(page, 'entities/place-filter').root;
  });

  test('another region or none clears the district', async () => {
    await expectPage(district()).toBeDisabled();
    await choose(region(), 'Toshkent shahri');
    await choose(district(), 'Olmazor tumani');
    await holds('{"region":1,"district":12}');
    await choose(region(), "Farg'ona viloyati");
    await holds('{"region":2,"district":null}');
    await choose(district(), "Qo'qon shahri");
    await root.getByRole('button', { name: 'Tozalash' }).first().click();
    await holds('{"region":null,"district":null}');
    await expectPage(district()).toBeDisabled();
  });

  test('a failed list is named, and is requested again in its place', async () => {
    await page.evaluate((error) => window.stub.fail('api/v1/districts', error), FAILED);
    await choose(region(), 'Toshkent shahri');
    await expectPage(retry(root)).toHaveText("Tumanlar yuklanmadi. Qayta urinib ko'ring");
    await page.evaluate(() => window.stub.mend());
    await retry(root).click();
    await choose(district(), 'Olmazor tumani');
    await holds('{"region":1,"district":12}');
  });
});

describe('other lookups', () => {
  gallery.only(
    'entities/named-filter',
    'entities/board-field',
    'entities/board-filter',
    'entities/board-select',
    'entities/customer-select',
  );
  test('an entry without a name is shown by its id, marked as such', async () => {
    const { field, holds } = caseOf(page, 'entities/named-filter');
    await field.click();
    await expectPage(page.getByRole('option')).toHaveText(["Maktab ta'limi", "Ichki yo'llar", 'ID 3']);
    await page.getByRole('option', { name: 'ID 3' }).click();
    await expectPage(holds).toHaveText('3');
  });

  test('a season is named by title, number and year, in both scripts', async () => {
    const { field, holds } = caseOf(page, 'entities/board-select');
    await expectPage(field).toHaveValue('Tashabbusli budjet, 2-mavsum, 2026 yil');
    await field.click();
    await page.getByRole('option', { name: "Mening bog'im, —-mavsum, 2026 yil" }).click();
    await expectPage(holds).toHaveText('60');
    // The board in view cannot be cleared.
    await choose(field, "Mening bog'im, —-mavsum, 2026 yil");
    await expectPage(holds).toHaveText('60');
    await page.getByText('cyrillic', { exact: true }).click();
    await expectPage(field).toHaveValue('Менинг боғим, —-мавсум, 2026 йил');
  });

  const boardField = (nth: number) => {
    const root = caseOf(page, 'entities/board-field').root.nth(nth);
    return { root, field: root.getByRole('combobox'), holds: root.locator('output') };
  };

  test('a season is chosen in a form, where it is required', async () => {
    const { root, field, holds } = boardField(0);
    await choose(field, 'Tashabbusli budjet, 1-mavsum, 2026 yil');
    await expectPage(holds).toHaveText('58');
    await expectPage(root.getByRole('button', { name: 'Tozalash' })).toHaveCount(0);
    const calls = await callsTo(page, 'api/v1/boards');
    expect(calls.map(({ query }) => query)).toEqual([
      { status: 1, type: null },
      { status: 1, type: 'KINDERGARDEN' },
    ]);
  });

  test('boards of another kind: those of the school programme are offered if a screen names them', async () => {
    const { field, holds } = boardField(1);
    await choose(field, 'Mening maktabim, 2-mavsum, 2025 yil');
    await expectPage(holds).toHaveText('3');
    await expect
      .poll(() => callsTo(page, 'api/v1/my-school/boards'))
      .toMatchObject([{ query: { limit: 1000, offset: 0, status: 1 } }]);
    const filter = caseOf(page, 'entities/board-filter');
    await choose(filter.field, 'Mening maktabim, 1-mavsum, 2026 yil');
    await expectPage(filter.holds).toHaveText('4');
  });

  test('a customer is found by name or tax number among all customers, which are requested once', async () => {
    const { field, holds } = caseOf(page, 'entities/customer-select');
    await field.click();
    await field.pressSequentially('200007919');
    await expectPage(page.getByRole('option')).toHaveCount(1);
    await page.keyboard.press('Enter');
    await expectPage(holds).toHaveText('2');
    await field.click();
    await field.pressSequentially('самарканд'.slice(0, 3));
    await expectPage(page.getByRole('option').first()).toContainText('Samarqand');
    await expect
      .poll(() => callsTo(page, 'api/v1/customers'))
      .toMatchObject([{ query: { limit: 100_000, offset: 0 } }]);
  });
});

describe('a student of the school programme (S-077 to S-080, S-089)', () => {
  gallery.only('entities/school-selects');
  const part = (name: string) => caseOf(page, 'entities/school-selects').root.getByRole('combobox', { name });
  const holds = (values: readonly (number | string | null)[]) => {
    const [region_id, district_id, school_id, school_class, student_id] = values;
    return expectPage(caseOf(page, 'entities/school-selects').root.locator('output')).toHaveText(
      JSON.stringify({ region_id, district_id, school_id, school_class, student_id }),
    );
  };
  const fill = async () => {
    await choose(part('Viloyat'), 'Toshkent shahri');
    await choose(part('Tuman'), 'Chilonzor tumani');
    await choose(part('Maktab'), '24-umumtaʼlim maktabi');
    await choose(part('Sinf'), '7-A');
    await choose(part("O'quvchi"), 'Nazarov Temur');
    await holds([1, 11, 701, '7-A', 2]);
  };

  test('is chosen from the outside in; another choice clears everything that depends on it', async () => {
    for (const name of ['Maktab', 'Sinf', "O'quvchi"]) await expectPage(part(name)).toBeDisabled();
    await fill();
    await choose(part('Sinf'), '9-B');
    await holds([1, 11, 701, '9-B', null]);
    await choose(part("O'quvchi"), 'Qodirova Madina');
    await choose(part('Maktab'), '110-umumtaʼlim maktabi');
    await holds([1, 11, 702, null, null]);
    await expectPage(part("O'quvchi")).toBeDisabled();
    await choose(part('Sinf'), '8-A');
    // Without a name it is shown by its number.
    await choose(part("O'quvchi"), '4');
    await choose(part('Viloyat'), "Farg'ona viloyati");
    await holds([2, null, null, null, null]);
    const path = 'api/v1/my-school/boards/4/schools';
    await expect
      .poll(async () => (await callsTo(page, path)).map(({ query }) => query))
      // The document names no total: a second answer without a new school says that these are all.
      .toEqual([0, 2].map((offset) => ({ region_id: 1, district_id: 11, limit: 1000, offset })));
    await expect.poll(async () => (await callsTo(page, `${path}/701/classes`)).map(({ query }) => query)).toEqual([{}]);
  });

  test('S-086: schools that failed to load are reported, and requested again on retry', async () => {
    await page.evaluate(() => window.stub.fail('api/v1/my-school/boards/4/schools', { kind: 'server', status: 500 }));
    await choose(part('Viloyat'), 'Toshkent shahri');
    await choose(part('Tuman'), 'Chilonzor tumani');
    const { root } = caseOf(page, 'entities/school-selects');
    await expectPage(root).toContainText('Maktablar yuklanmadi');
    await page.evaluate(() => window.stub.mend());
    await retry(root).click();
    await choose(part('Maktab'), '24-umumtaʼlim maktabi');
  });
});

test('an organization of a district is of the type that the screen names; another district clears it', async () => {
  const { root, holds } = caseOf(page, 'entities/organization-select');
  const district = root.getByRole('combobox', { name: 'Tuman' });
  const organization = root.getByRole('combobox', { name: 'Tashkilot' });
  await expectPage(organization).toBeDisabled();
  await choose(root.getByRole('combobox', { name: 'Viloyat' }), 'Toshkent shahri');
  await choose(district, 'Chilonzor tumani');
  // A record's own school that is no longer listed.
  await expectPage(root.getByRole('combobox', { name: 'Maktab' })).toHaveValue('Yopilgan maktab');
  await choose(organization, '12-maktabgacha');
  await expectPage(holds).toHaveText('{"region_id":1,"district_id":11,"organization_id":801}');
  await choose(district, 'Olmazor tumani');
  await expectPage(holds).toHaveText('{"region_id":1,"district_id":12,"organization_id":null}');
});
