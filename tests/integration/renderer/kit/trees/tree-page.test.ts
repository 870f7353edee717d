import type { Locator, Page } from 'playwright';
import { expect as playwrightExpect } from 'playwright/test';
import { expect, test } from 'vitest';
import { caseOf } from '../../../../support/gallery/gallery-case.ts';
import { galleryForEach } from '../../../../support/gallery/gallery-page.ts';
import { callsTo } from '../../../../support/gallery/gallery-stub.ts';

const expectPage = playwrightExpect.configure({ timeout: 10_000 });
const gallery = galleryForEach('trees/tree-page');
const typed = galleryForEach('trees/node-form-page');

/** The calls for a page of ten of a level, by parent and offset. */
const asked = async (page: Page) =>
  (await callsTo(page, 'api/v1/ministries'))
    .filter(({ query }) => query?.limit === 10)
    .map(({ query }) => [query?.parent_id, query?.offset]);

/** Holds the mouse down on a control until its page has been requested, and releases it. */
async function press(page: Page, control: Locator, ...wanted: readonly unknown[]) {
  await control.hover();
  await page.mouse.down();
  await playwrightExpect.poll(async () => (await asked(page)).at(-1)).toEqual(wanted);
  await page.mouse.up();
}

test('a level and a page are prefetched once, while the mouse is down on their link', async () => {
  const page = await gallery.open();
  const { root } = caseOf(page, 'trees/tree-page');
  const rows = root.locator('tr[data-row]');
  const link = (name: string) => root.getByRole('link', { name, exact: true });
  await expectPage(rows).toHaveCount(3);

  await press(page, link("Maktabgacha va maktab ta'limi vazirligi"), 6, 0);
  await press(page, link('Rivojlantirish markazi'), 7, 0);
  await expectPage(rows.first()).toContainText('1-maktab');
  await press(page, root.getByRole('button', { name: 'Keyingi sahifa' }), 7, 10);
  await expectPage(rows.first()).toContainText('11-maktab');
  await press(page, root.getByRole('button', { name: '4', exact: true }), 7, 30);
  await expectPage(rows.first()).toContainText('31-maktab');
  await press(page, root.getByRole('button', { name: 'Oldingi sahifa' }), 7, 20);
  await expectPage(rows.first()).toContainText('21-maktab');
  await expect
    .poll(() => asked(page))
    .toEqual([
      [null, 0],
      [6, 0],
      [7, 0],
      [7, 10],
      [7, 30],
      [7, 20],
    ]);
});

test('while a level is in flight, the links of the rows in view stay correct', async () => {
  const page = await gallery.open();
  const { root, holds } = caseOf(page, 'trees/tree-page');
  const rows = root.locator('tr[data-row]');
  await expectPage(rows).toHaveCount(3);
  await page.evaluate(() => window.stub.hold('api/v1/ministries'));

  await rows.first().focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expectPage(holds).toHaveText('"/ministries?path=1"');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expectPage(holds).toHaveText('"/ministries?path=2"');
  await page.evaluate(() => window.stub.mend());
  await expectPage(rows).toHaveCount(10);
  await expectPage(rows.first()).toBeFocused();
  await page.keyboard.press('Enter');
  await expectPage(holds).toHaveText('"/ministries?path=2.20"');
});

test('rows of a type keep their links while those of another type are in flight', async () => {
  const page = await typed.open();
  const { root } = caseOf(page, 'trees/node-form-page');
  const taxes = root.getByRole('link', { name: 'Soliqli daromadlar', exact: true });
  await expectPage(taxes).toHaveAttribute('href', '/lines?path=1');
  await page.evaluate(() => window.stub.hold('api/v1/lines'));
  await root.getByText('Xarajat', { exact: true }).click();
  await expectPage(root.locator('output')).toContainText('/lines?type=EXPENSE');
  await expectPage(taxes).toHaveAttribute('href', '/lines?path=1');
  await page.evaluate(() => window.stub.mend());
  await expectPage(root.getByRole('link', { name: 'Ijtimoiy sohaga xarajatlar', exact: true })).toHaveAttribute(
    'href',
    '/lines?type=EXPENSE&path=5',
  );
});

test('a held Enter and a double click go one level down, also if that level is cached', async () => {
  const page = await gallery.open();
  const { root, holds } = caseOf(page, 'trees/tree-page');
  const rows = root.locator('tr[data-row]');
  const top = root.getByRole('link', { name: 'Vazirliklar', exact: true });
  await root.getByRole('link', { name: 'Moliya vazirligi', exact: true }).click();
  await expectPage(rows).toHaveCount(2);
  await top.click();
  await expectPage(rows).toHaveCount(3);

  for (const held of [rows.first(), rows.first().getByRole('link').first()]) {
    await held.focus();
    await page.keyboard.down('Enter');
    await expectPage(rows).toHaveCount(2);
    await page.keyboard.down('Enter');
    await page.keyboard.up('Enter');
    await expectPage(holds).toHaveText('"/ministries?path=1"');
    await top.click();
    await expectPage(rows).toHaveCount(3);
  }
  for (const pressed of [rows.first().getByRole('link').first(), rows.first().locator('td').first()]) {
    await pressed.dblclick();
    await expectPage(holds).toHaveText('"/ministries?path=1"');
    await expectPage(rows).toHaveCount(2);
    await top.click();
    await expectPage(rows).toHaveCount(3);
  }
});
