import { inElectron } from '../support/launch-electron.ts';
import { expect, test } from './fixtures.ts';
import { initiativeList } from './support/initiative-list.ts';

test.use({ appOptions: { viewport: { width: 1366, height: 900 } } });

const WRITTEN = {
  title: "Zarbdor mahallasi Sayxun ko'chasini shag'aldan asfaltga o'tkazish",
  description:
    "Yo'l 2004-yildan beri ta'mirlanmagan. Bahor va kuzda loy bo'lib, bolalar maktabga, kasallar shifoxonaga yetib borolmaydi. Ko'chada 64 ta xonadon yashaydi.",
  author_fullname: "Boboyev G'ayrat",
  author_is_verified: 1,
  address_title: "Sayxun ko'chasi",
  created_at: '2026-09-02T10:00:00+05:00',
  requested_amount: 1_279_650_000,
  granted_amount: null,
  latitude: 40.78,
  longitude: 72.35,
};

test('wPR2: the card looks as approved, in both scripts', async ({ page, platform, signIn }) => {
  test.skip(inElectron, 'the approved picture is one of the Chromium and the fonts of the tests');
  const { id, public_id, category_id } = platform.find.initiative({ waitsFor: 'moderator', photos: 3 });
  platform.initiatives.change(id, WRITTEN);
  await signIn('moderator', `/app/initiatives?search=${public_id}`);
  await initiativeList(page).settled();
  await page.keyboard.press('j');
  await page.keyboard.press('Control+p');
  const dialog = page.getByRole('dialog', { name: 'Chop etish' });
  const sheet = dialog.getByRole('region', { name: 'Varaqning namunasi' }).locator('[data-sheet]');
  const looksApproved = async (script: 'latin' | 'cyrillic', words: string) => {
    await expect(sheet).toContainText(words);
    // Photos and tiles load at any time; a screenshot of a page that is briefly still could lack them.
    await expect
      .poll(() =>
        sheet.locator('img').evaluateAll((images: HTMLImageElement[]) => ({
          photos: images.filter(({ alt }) => alt !== '').length,
          map: images.some(({ alt }) => alt === ''),
          missing: images.filter(({ naturalWidth }) => naturalWidth === 0).length,
        })),
      )
      .toEqual({ photos: 3, map: true, missing: 0 });
    await expect(sheet).toHaveScreenshot(`card-${script}.png`, {
      // The id, the season and the time differ in each run.
      mask: [sheet.locator('header'), sheet.locator('footer')],
      maxDiffPixelRatio: 0.01,
    });
  };
  // Once the categories are read, the card and its pictures are drawn anew.
  await expect(sheet).toContainText(platform.read.category(category_id).title);
  await looksApproved('latin', 'Ajratilgan summa');
  await dialog.getByRole('combobox', { name: 'Yozuv' }).click();
  await page.getByRole('option', { name: 'Kirill', exact: true }).click();
  await looksApproved('cyrillic', 'Ажратилган сумма');
});
