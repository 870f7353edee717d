import { expect as playwrightExpect } from 'playwright/test';
import { test } from 'vitest';
import { caseOf } from '../../../../support/gallery/gallery-case.ts';
import { galleryForEach } from '../../../../support/gallery/gallery-page.ts';
import { RECORDS_PATH } from '../../../../support/gallery/records.ts';

const expectPage = playwrightExpect.configure({ timeout: 10_000 });
const gallery = galleryForEach('crud/row-actions', 'trees/tree-page');

test('a deletion in flight keeps its own button busy; the row that reuses its elements can be deleted meanwhile', async () => {
  const page = await gallery.open();
  const { root } = caseOf(page, 'trees/tree-page');
  const remove = (name: string) => root.getByRole('button', { name: `O'chirish: ${name}` });
  const question = page.getByRole('dialog');
  await page.evaluate(() => window.stub.hold('api/v1/ministries/1'));
  await remove('Moliya vazirligi').click();
  await question.getByRole('button', { name: 'Ha' }).click();
  await expectPage(remove('Moliya vazirligi')).toBeDisabled();

  await root.getByRole('link', { name: 'Moliya vazirligi', exact: true }).click();
  await expectPage(remove('Budjet departamenti')).toBeEnabled();
  await remove('Budjet departamenti').click();
  await expectPage(question).toContainText('Budjet departamenti');
  await page.keyboard.press('Escape');
});

test('during a deletion the row has the focus, and then the row in its place, even if a button had it', async () => {
  const page = await gallery.open();
  const { root } = caseOf(page, 'crud/row-actions');
  const rows = root.locator('tr[data-row]');
  const title = { uz_lat: "Suv jamg'armasi", uz_cyr: 'Сув жамғармаси', ru: '', en: '', kr: '' };
  await page.evaluate(
    ([path, other]) => {
      window.stub.hold(`${path}/1`);
      window.stub.next(path, { data: [{ id: 9, title: other, year: 2027, amount: '5' }], count: 1 });
    },
    [RECORDS_PATH, title] as const,
  );
  await root.getByRole('button', { name: "O'chirish: Yo'l jamg'armasi" }).press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Ha' }).click();
  await expectPage(rows.first()).toBeFocused();
  await root.getByRole('button', { name: "Batafsil: Yo'l jamg'armasi" }).focus();
  await page.evaluate(() => window.stub.mend());
  await expectPage(rows).toHaveText([/Suv jamg'armasi/]);
  await expectPage(rows).toBeFocused();
});
