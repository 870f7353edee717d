import { expect as playwrightExpect } from 'playwright/test';
import { test } from 'vitest';
import { caseOf } from '../../../../support/gallery/gallery-case.ts';
import { galleryForEach } from '../../../../support/gallery/gallery-page.ts';

const expectPage = playwrightExpect.configure({ timeout: 10_000 });

const gallery = galleryForEach('used-texts/');

test('a pair is chosen by a press; one whose gap cannot be filled says why, and cannot', async () => {
  const page = await gallery.open();
  const { root, holds } = caseOf(page, 'used-texts/pair-list');
  const [first, second] = [root.getByRole('button').first(), root.getByRole('button').nth(1)];
  await expectPage(first).toHaveText('1Hujjatlar yetarli emasSmeta ilova qilinmagan');
  await expectPage(second).toBeDisabled();
  await expectPage(second).toHaveAttribute('title', "O'xshash tashabbus topilmagan");
  await first.focus();
  await page.keyboard.press('Enter');
  await expectPage(holds).toContainText('"reason":1');
});
