import { expect as playwrightExpect } from 'playwright/test';
import { expect, test } from 'vitest';
import { galleryForEach } from '../../../../support/gallery/gallery-page.ts';
import { bodiesOf } from '../../../../support/gallery/gallery-stub.ts';

const expectPage = playwrightExpect.configure({ timeout: 10_000 });
const gallery = galleryForEach('excel/totals-dialog');

test('the totals of a call without a file are shown in its own texts, saved, and closed by a key', async () => {
  const page = await gallery.open();
  await page.getByRole('button', { name: 'send' }).click();
  const dialog = page.getByRole('dialog', { name: 'Yuborildi' });
  await expectPage(dialog.getByRole('status')).toHaveText('Amaliyot muvaffaqiyatli bajarildi!');
  await expectPage(dialog.getByRole('term')).toHaveText(['Jami', 'Yuborildi', 'Yuborilmadi']);
  await expectPage(dialog.getByRole('definition')).toHaveText(['640', '640', '0']);
  await dialog.getByRole('button', { name: 'Saqlash' }).click();
  await expectPage.poll(() => bodiesOf(page, 'files.saveText')).toHaveLength(1);
  await expect
    .poll(() => bodiesOf(page, 'files.saveText'))
    .toEqual([{ suggestedName: '2-mavsum-natija.csv', text: expect.stringMatching(/^Mavsum;2-mavsum\nJami;640\n/) }]);
  await page.keyboard.press('Escape');
  await expectPage(dialog).toHaveCount(0);
  await expectPage(page.getByRole('button', { name: 'send' })).toBeFocused();
});
