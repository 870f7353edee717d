import type { Locator, Page } from 'playwright';
import { expect as playwrightExpect } from 'playwright/test';
import { beforeEach, describe, expect, test } from 'vitest';
import { caseOf } from '../../../../support/gallery/gallery-case.ts';
import { galleryForEach } from '../../../../support/gallery/gallery-page.ts';
import { callsTo } from '../../../../support/gallery/gallery-stub.ts';

const expectPage = playwrightExpect.configure({ timeout: 10_000 });
const PATH = 'api/v1/lines';

const gallery = galleryForEach('trees/node-form-page');
let page: Page;
let root: Locator;
beforeEach(async () => {
  page = await gallery.open();
  root = caseOf(page, 'trees/node-form-page').root;
  await expectPage(enter('Soliqli daromadlar')).toBeVisible();
});

const enter = (name: string) => root.getByRole('link', { name, exact: true });
const segment = (name: string) => root.getByText(name, { exact: true });
const rows = () => root.locator('tr[data-row]');
const add = () => root.getByRole('link', { name: "Qo'shish", exact: true });
const address = (text: string) => expectPage(root.locator('output')).toContainText(`"address":${JSON.stringify(text)}`);
const levels = async () =>
  (await callsTo(page, PATH)).filter(({ query }) => query?.limit === 10).map(({ query }) => query);
const writes = async () => (await callsTo(page, PATH)).filter(({ method = 'GET' }) => method !== 'GET');

describe('the list of a tree of several types', () => {
  test('shows the first type; another type is in the address, is sent with every call and starts at its root', async () => {
    await enter('Soliqli daromadlar').click();
    await expectPage(rows()).toHaveCount(3);
    await address('/lines?path=1');
    await segment('Xarajat').click();
    await address('/lines?type=EXPENSE');
    await enter('Ijtimoiy sohaga xarajatlar').click();
    await expectPage(rows()).toHaveText([/Ta'lim/]);
    await address('/lines?type=EXPENSE&path=5');
    await expect
      .poll(() => levels())
      .toMatchObject([
        { type: 'INCOME', parent_id: null },
        { type: 'INCOME', parent_id: 1 },
        { type: 'EXPENSE', parent_id: null },
        { type: 'EXPENSE', parent_id: 5 },
      ]);
    await enter('Konsolidatsiyalangan budjet').click();
    await address('/lines?type=EXPENSE');
    await segment('Daromad').click();
    await address('/lines');
    await expectPage(rows()).toHaveCount(2);
  });

  test('adds only at the root, of the type that is shown, and says so below it without a layout shift', async () => {
    await segment('Xarajat').click();
    await expectPage(add()).toHaveAttribute('href', '/lines/add?type=EXPENSE');
    const table = root.getByRole('table');
    const before = await table.boundingBox();
    await enter('Ijtimoiy sohaga xarajatlar').click();
    await expectPage(root.getByText("Qo'shish faqat yuqori darajada")).toBeVisible();
    await expectPage(add()).toHaveCount(0);
    await expectPage(root.getByRole('link', { name: /Ichiga qo'shish/ })).toHaveCount(0);
    await expect.poll(async () => (await table.boundingBox())?.y).toBe(before?.y);
  });

  test('has the button of its screen in each row', async () => {
    await root.getByRole('button', { name: "Ko'rsatkichlar: Soliqsiz daromadlar" }).click();
    await expectPage(root.locator('output')).toContainText('"asked":"Soliqsiz daromadlar"');
    await address('/');
  });

  test('a node without a title is shown by its number, and can be entered', async () => {
    await enter('Soliqli daromadlar').click();
    await enter('ID 7').click();
    await address('/lines?path=1.7');
    await expectPage(root.locator('[aria-current=location]')).toHaveText('ID 7');
  });
});

describe('the form of its nodes', () => {
  const line = (language: string) => root.getByRole('textbox', { name: new RegExp(language) });
  const type = () => root.getByRole('combobox', { name: 'Turi' });
  const parent = () => root.getByRole('combobox', { name: "Yuqori bo'g'in" });
  const item = (name: string) => page.getByRole('treeitem', { name, exact: true });
  const option = (name: string) => page.getByRole('option', { name });
  const save = () => root.getByRole('button', { name: 'Saqlash' });
  const sent = async () => (await writes()).map(({ body }) => body);

  test('a new one starts with the type of the list, and is a root unless a parent of that type is picked', async () => {
    await segment('Xarajat').click();
    await add().click();
    await address('/lines/add?type=EXPENSE');
    await expectPage(type()).toHaveValue('Xarajat');
    await expectPage(parent()).toHaveText('Konsolidatsiyalangan budjet');
    await parent().click();
    await expectPage(page.getByRole('treeitem')).toHaveText(['Ijtimoiy sohaga xarajatlar']);
    await page.keyboard.press('ArrowRight');
    await expectPage(item("Ta'lim")).toBeFocused();
    await page.keyboard.press('Enter');
    await expectPage(parent()).toHaveText("Ijtimoiy sohaga xarajatlar / Ta'lim");
    await line("O'zbekcha").fill('Maktablar');
    await line('Русский').fill('Школы');
    await save().click();
    await expectPage(page.getByText('Muvafaqiyatli saqlandi')).toBeVisible();
    await expect
      .poll(() => sent())
      .toEqual([
        { type: 'EXPENSE', parent_id: 6, title: { uz_lat: 'Maktablar', uz_cyr: '', ru: 'Школы', en: '', kr: '' } },
      ]);
    const asked = (await callsTo(page, PATH)).filter(({ query }) => query?.limit === 10_000);
    expect(asked.map(({ query }) => query?.type)).toEqual(['EXPENSE', 'EXPENSE']);
  });

  test('another type clears the parent, which can be cleared by itself, too', async () => {
    await add().click();
    await parent().click();
    await item('Soliqsiz daromadlar').click();
    await expectPage(parent()).toHaveText('Soliqsiz daromadlar');
    await root.getByRole('button', { name: 'Tozalash' }).click();
    await expectPage(parent()).toHaveText('Konsolidatsiyalangan budjet');
    await expectPage(parent()).toBeFocused();
    await parent().click();
    await item('Soliqli daromadlar').click();
    await type().click();
    await option('Xarajat').click();
    await expectPage(parent()).toHaveText('Konsolidatsiyalangan budjet');
    for (const language of ["O'zbekcha", 'Русский']) await line(language).fill('Mudofaa');
    await save().click();
    await expectPage(page.getByText('Muvafaqiyatli saqlandi')).toBeVisible();
    await expect.poll(() => sent()).toMatchObject([{ type: 'EXPENSE', parent_id: null }]);
    // The list one returns to is that of the new node's type.
    await address('/lines?type=EXPENSE');
    await expectPage(enter('Mudofaa')).toBeVisible();
  });

  test('only the languages whose title is required are marked and validated', async () => {
    await add().click();
    await expectPage(root.locator('fieldset .mantine-InputWrapper-required')).toHaveCount(2);
    await line('English').fill('Defence');
    await save().click();
    await expectPage(root.getByText('Majburiy maydon')).toHaveCount(2);
    await expectPage(line("O'zbekcha")).toBeFocused();
    expect(await writes()).toEqual([]);
  });

  test('an existing node is not offered as its own parent, and is sent with its type', async () => {
    await enter('Soliqli daromadlar').click();
    await root.getByRole('link', { name: "Tahrirlash: Foyda solig'i" }).click();
    await expectPage(parent()).toHaveText('Soliqli daromadlar');
    await expectPage(save()).toBeDisabled();
    await parent().click();
    await expectPage(page.getByRole('treeitem')).toHaveText(['Soliqli daromadlar', 'Soliqsiz daromadlar']);
    await page.keyboard.press('ArrowRight');
    await expectPage(item("Qo'shilgan qiymat solig'i")).toBeFocused();
    await expectPage(item("Foyda solig'i")).toHaveCount(0);
    await page.keyboard.press('Escape');
    for (const language of ["O'zbekcha", 'Русский']) await line(language).fill("Daromad solig'i");
    await save().click();
    await address('/lines?path=1');
    await expectPage(enter("Daromad solig'i")).toBeVisible();
    const put = (await callsTo(page, `${PATH}/4`)).filter(({ method }) => method === 'PUT');
    expect(put).toMatchObject([{ body: { type: 'INCOME', parent_id: 1, title: { ru: "Daromad solig'i" } } }]);
  });
});
