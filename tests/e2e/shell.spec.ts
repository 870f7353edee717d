import { serious } from '../support/axe.ts';
import { expect, test } from './fixtures.ts';
import { openScreen } from './support/go-to.ts';
import { initiativeList } from './support/initiative-list.ts';
import { actionOf, openRow } from './support/open-row.ts';

test.beforeEach(async ({ page, signIn }) => {
  await signIn('admin');
  await initiativeList(page).settled();
});

test('the whole window switches to Cyrillic at once and stays so after a restart', { tag: '@journey' }, async ({
  app,
  page,
}) => {
  await page.getByText('Кирилл', { exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ташаббуслар рўйхати');
  await expect(page.locator('html')).toHaveAttribute('lang', 'uz-Cyrl');
  await expect(page.getByRole('button', { name: /Фойдаланувчи менюси/ })).toContainText('Администратор');
  await expect(page.getByText('Жами:')).toBeVisible();
  const words = await page.locator('main').innerText();
  const latin = words.match(/[A-Za-zʻʼ]{3,}/g) ?? [];
  expect(latin.filter((word) => !['Excel', 'SMS'].includes(word))).toEqual([]);

  const again = await app.restart();
  await expect(again.page.getByRole('heading', { name: 'Тизимга кириш' })).toBeVisible();
  await again.close();
});

test('A-011, C-042, Z-048: the window around a screen: palette, menus, scheme, sidebar and the days left for the review', async ({
  app,
  page,
  platform,
}) => {
  await test.step('the palette finds a screen in either script', async () => {
    await openScreen(page, '/app/news');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Yangiliklar');
    await page.keyboard.press('Control+k');
    const search = page
      .getByRole('textbox', { name: "Sahifaga o'tish" })
      .or(page.getByRole('searchbox', { name: "Sahifaga o'tish" }));
    await expect(search).toBeFocused();
    await page.keyboard.type('рўйхат');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/app\/initiatives/);
    await expect(search).toBeHidden();
  });

  await test.step('a button for the keyboard leads past the menu to the page', async () => {
    await page.getByRole('button', { name: "Asosiy qismga o'tish" }).press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
  });

  await test.step('the menu of the program opens the palette and the shortcuts', async () => {
    await app.clickMenu('palette');
    await expect(page.getByPlaceholder("Sahifaga o'tish")).toBeVisible();
    await page.keyboard.press('Escape');
    await app.clickMenu('shortcuts');
    await expect(page.getByRole('dialog', { name: 'Tezkor tugmalar' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  await test.step('the program shows its version and the licences of what is built into it, from both menus', async () => {
    await page.getByRole('button', { name: /Foydalanuvchi menyusi/ }).click();
    await expect(page.getByRole('menu')).toContainText('Dastur versiyasi: 0.1.0');
    await page.getByRole('menuitem', { name: 'Dastur haqida' }).click();
    const about = page.getByRole('dialog', { name: 'Dastur haqida' });
    await expect(about).toContainText('0.1.0');
    const notices = about.getByRole('region', { name: /litsenziyalari$/ });
    await expect(notices).toContainText(/leaflet 1\.9\.4\s+BSD-2-Clause\s+BSD 2-Clause License\s+Copyright/);
    await expect(notices).toContainText('SIL OPEN FONT LICENSE');
    expect(await serious(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(about).toHaveCount(0);
    await app.clickMenu('about');
    await expect(notices).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(about).toHaveCount(0);
  });

  await test.step('the dark scheme survives a reload', async () => {
    await page.getByRole('button', { name: "Qorong'i ko'rinish" }).click();
    await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');
  });

  await test.step('A-011: the sidebar is 335 px wide, folds to a rail whose groups open beside it, and the choice is kept', async () => {
    const width = () => page.getByRole('complementary').evaluate((sidebar) => sidebar.getBoundingClientRect().width);
    await expect.poll(width).toBe(335);
    await page.getByRole('button', { name: "Menyuni yig'ish" }).click();
    await expect.poll(width).toBe(64);
    await page.getByRole('button', { name: 'Tashabbuslar', exact: true }).click();
    await expect(
      page
        .getByRole('link', { name: "Tashabbuslar ro'yxati" })
        .or(page.getByRole('menuitem', { name: "Tashabbuslar ro'yxati" })),
    ).toBeVisible();
    await page.keyboard.press('Escape');
    await page.reload();
    await expect(page.getByRole('button', { name: 'Menyuni yoyish' })).toBeVisible();
    await page.getByRole('button', { name: 'Menyuni yoyish' }).click();
    await expect.poll(width).toBe(335);
  });

  await test.step('C-042: during the review of a board the sidebar says when the review ends', async () => {
    const card = page
      .getByRole('complementary')
      .getByText(/^Ko'rib chiqish davri/)
      .locator('xpath=..');
    const { season, year, review_end_date } = platform.find.season('review');
    const end = review_end_date.split('-').reverse().join('.');
    await expect(card).toContainText(`${season}-mavsum, ${year} yil`);
    await expect(card).toContainText(`${end} gacha`);
    await expect(card).toContainText(/Ko'rib chiqish davri: \d+ kun qoldi/);

    platform.change.season({}, { review_start_date: '2020-01-01', review_end_date: '2020-01-31' });
    await page.reload();
    await initiativeList(page).settled();
    await expect(card).toHaveCount(0);
  });

  await test.step('Z-048: a review window that is over does not prevent decisions', async () => {
    platform.change.season({}, { review_start_date: '2020-01-01', review_end_date: '2020-01-31' });
    const row = await openRow(page, platform.find.initiative({ waitsFor: 'moderator' }));
    for (const name of ['Qabul qilish', 'Rad etish']) await expect(actionOf(row, name)).toBeEnabled();
  });
});

test('C-042: the days left for the review turn at midnight, in a window that stays open', async ({ page }) => {
  // The clock is the test's own from the next page on.
  await page.clock.install();
  await page.reload();
  await initiativeList(page).settled();
  const card = page.getByRole('complementary').getByText(/^Ko'rib chiqish davri: \d+ kun qoldi/);
  const left = async () => Number(/\d+/.exec(await card.innerText())?.[0]);
  const before = await left();
  await page.clock.fastForward('24:00:00');
  await expect.poll(left).toBe(before - 1);
});

test('Q-010: a form that was opened by its address leads back to its own list', async ({ page, platform }) => {
  const { id } = platform.find.initiative();
  for (const [form, list] of [
    ['/app/funds/add', '/app/funds'],
    [`/app/initiative/edit/${id}`, '/app/initiatives'],
    [`/app/initiative/accept/${id}`, '/app/initiatives'],
    ['/app/chronology/orderers/sync', '/app/chronology/orderers'],
  ] as const) {
    await openScreen(page, '/app/news');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Yangiliklar');
    await openScreen(page, form);
    await expect(page.getByRole('button', { name: /^(Bekor qilish|Orqaga|Saqlash)$/ }).first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect.poll(() => new URL(page.url()).pathname, form).toBe(list);
  }
});
