import type { Locator, Page } from 'playwright';
import { expect as playwrightExpect } from 'playwright/test';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Stub } from '../../../gallery/stub/bridge.ts';
import { caseOf } from '../../../support/gallery/gallery-case.ts';
import { galleryForEach } from '../../../support/gallery/gallery-page.ts';
import { callsTo } from '../../../support/gallery/gallery-stub.ts';

const expectPage = playwrightExpect.configure({ timeout: 10_000 });
const PATH = 'api/v1/ministries';

const gallery = galleryForEach('trees/tree-page', 'trees/tree-crumbs', 'trees/node-crumbs');
let page: Page;
let root: Locator;
beforeEach(async () => {
  page = await gallery.open();
  root = caseOf(page, 'trees/tree-page').root;
  await expectPage(enter('Moliya vazirligi')).toBeVisible();
});

const enter = (name: string) => root.getByRole('link', { name, exact: true });
const crumbs = () => root.getByRole('navigation', { name: /Joylashuv|Жойлашув/ }).getByRole('listitem');
const address = (text: string) => expectPage(root.locator('output')).toHaveText(JSON.stringify(text));
const rows = () => root.locator('tr[data-row]');
const writes = async (): Promise<Stub['calls']> =>
  (await page.evaluate(() => window.stub.calls)).filter(
    ({ path, method = 'GET' }) => path.startsWith(PATH) && method !== 'GET',
  );

describe('the levels of a tree', () => {
  test('are entered by name and left by the breadcrumbs; each level has an address', async () => {
    await enter('Moliya vazirligi').click();
    await expectPage(rows()).toHaveCount(2);
    await address('/ministries?path=1');
    await enter('Budjet departamenti').click();
    await expectPage(rows()).toHaveText([/Mahalliy budjetlar boshqarmasi/]);
    await address('/ministries?path=1.3');
    await expectPage(crumbs()).toHaveText(['Vazirliklar', 'Moliya vazirligi', 'Budjet departamenti']);
    await expectPage(crumbs().last().locator('[aria-current=location]')).toBeVisible();
    await enter('Vazirliklar').click();
    await expectPage(rows()).toHaveCount(3);
    await address('/ministries');
    await expectPage(crumbs()).toHaveText(['Vazirliklar']);
  });

  test('are named from the rows already read: no node is requested twice', async () => {
    await enter('Moliya vazirligi').click();
    await enter('Budjet departamenti').click();
    await expectPage(crumbs()).toHaveCount(3);
    expect(await callsTo(page, `${PATH}/4`)).toEqual([]);
    await enter('Moliya vazirligi').click();
    await expectPage(rows()).toHaveCount(2);
    const levels = (await callsTo(page, PATH)).filter(({ query }) => query?.limit === 10);
    expect(levels).toMatchObject([
      { query: { parent_id: null, limit: 10, offset: 0 } },
      { query: { parent_id: 1, limit: 10, offset: 0 } },
      { query: { parent_id: 3, limit: 10, offset: 0 } },
    ]);
  });

  test('start at their first page; a filter beside them keeps the page', async () => {
    await enter("Sog'liqni saqlash vazirligi").click();
    await expectPage(rows()).toHaveCount(10);
    await root.getByRole('button', { name: '2', exact: true }).click();
    await expectPage(rows()).toHaveCount(2);
    await address('/ministries?path=2&page=2');
    await root.getByRole('combobox', { name: 'Yil' }).click();
    await page.getByRole('option', { name: '2026' }).click();
    await address('/ministries?path=2&page=2&year=2026');
    await expectPage(rows()).toHaveCount(2);
    await enter("Xorazm viloyati sog'liqni saqlash boshqarmasi").click();
    await address('/ministries?path=2.31&year=2026');
    await expectPage(root.getByText("Ichida yozuv yo'q")).toBeVisible();
    await root.getByRole('button', { name: 'Tozalash' }).click();
    await address('/ministries?path=2.31');
  });

  test('are shown in Cyrillic: with the platform’s own names if it has them', async () => {
    await page.getByText('cyrillic', { exact: true }).click();
    await enter('Мактабгача ва мактаб таълими вазирлиги').click();
    await expectPage(enter('Тараққиёт маркази')).toBeVisible();
    await expectPage(crumbs()).toHaveText(['Вазирликлар', 'Мактабгача ва мактаб таълими вазирлиги']);
  });

  test('a node is deleted after a question, and the level is refetched', async () => {
    await enter('Moliya vazirligi').click();
    await root.getByRole('button', { name: "O'chirish: G'aznachilik qo'mitasi" }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Bekor qilish' }).click();
    await expectPage(rows()).toHaveCount(2);
    expect(await writes()).toEqual([]);
    await root.getByRole('button', { name: "O'chirish: G'aznachilik qo'mitasi" }).click();
    await page.getByRole('dialog').getByRole('button').last().click();
    await expectPage(rows()).toHaveCount(1);
    await expect.poll(() => writes()).toMatchObject([{ method: 'DELETE', path: `${PATH}/4` }]);
  });

  test('a breadcrumb that cannot be read shows its number, and its parent stays a link', async () => {
    const lost = caseOf(page, 'trees/tree-crumbs').root.getByRole('listitem');
    await expectPage(lost).toHaveText(['Vazirliklar', 'Moliya vazirligi', 'ID 99']);
    await expectPage(lost.nth(1).getByRole('link')).toBeVisible();
  });
});

test('the breadcrumbs of a node on another screen lead to the levels above it', async () => {
  const way = caseOf(page, 'trees/node-crumbs').root;
  await expectPage(way.getByRole('listitem')).toHaveText([
    ...['Vazirliklar', 'Moliya vazirligi', 'Budjet departamenti', 'Mahalliy budjetlar boshqarmasi'],
  ]);
  await expectPage(way.getByRole('link')).toHaveCount(3);
  await way.getByRole('link', { name: 'Budjet departamenti' }).click();
  await address('/ministries?path=1.3');
  await expectPage(rows()).toHaveText([/Mahalliy budjetlar boshqarmasi/]);
});

describe('the form of a node', () => {
  const LANGUAGES = ["O'zbekcha", 'Ўзбекча', 'Русский', 'English', 'Qaraqalpaqsha'];
  const line = (language: string) => root.getByRole('textbox', { name: new RegExp(language) });
  const save = () => root.getByRole('button', { name: 'Saqlash' });

  test('a new one is below the node it was added to, and says where', async () => {
    await enter('Moliya vazirligi').click();
    await root.getByRole('link', { name: "Ichiga qo'shish: Budjet departamenti" }).click();
    await address('/ministries/add?parent=3');
    await expectPage(root.getByLabel("Yuqori bo'g'in")).toHaveValue(
      'Vazirliklar / Moliya vazirligi / Budjet departamenti',
    );
    await expectPage(line("O'zbekcha")).toBeFocused();
    for (const language of LANGUAGES) await line(language).fill(`Bo'lim ${language}`);
    await save().click();
    await expectPage(page.getByText('Muvafaqiyatli saqlandi')).toBeVisible();
    await expect
      .poll(() => writes())
      .toMatchObject([
        {
          method: 'POST',
          path: PATH,
          body: { parent_id: 3, title: { uz_lat: "Bo'lim O'zbekcha", kr: "Bo'lim Qaraqalpaqsha" } },
        },
      ]);
  });

  test('a root is named as one, and requires each language', async () => {
    await root.getByRole('link', { name: "Qo'shish", exact: true }).click();
    await address('/ministries/add');
    await expectPage(root.getByLabel("Yuqori bo'g'in")).toHaveValue('Vazirliklar');
    await line('English').fill('Ministry of Justice');
    await save().click();
    await expectPage(root.getByText('Majburiy maydon')).toHaveCount(4);
    await expectPage(line("O'zbekcha")).toBeFocused();
    await expectPage(line('English')).toHaveValue('Ministry of Justice');
    expect(await writes()).toEqual([]);
  });

  test('an existing node is read, changed and sent with its parent; the list shows it', async () => {
    await enter('Moliya vazirligi').click();
    await root.getByRole('link', { name: 'Tahrirlash: Budjet departamenti' }).click();
    await expectPage(line("O'zbekcha")).toHaveValue('Budjet departamenti');
    await expectPage(root.getByLabel("Yuqori bo'g'in")).toHaveValue('Vazirliklar / Moliya vazirligi');
    await expectPage(save()).toBeDisabled();
    for (const language of LANGUAGES) await line(language).fill('Budjet bosh boshqarmasi');
    await save().click();
    await expectPage(enter('Budjet bosh boshqarmasi')).toBeVisible();
    await address('/ministries?path=1');
    await expect
      .poll(() => writes())
      .toMatchObject([
        { method: 'PUT', path: `${PATH}/3`, body: { parent_id: 1, title: { ru: 'Budjet bosh boshqarmasi' } } },
      ]);
  });
});
