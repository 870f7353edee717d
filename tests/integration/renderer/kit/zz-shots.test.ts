import { test } from 'vitest';
import { galleryForEach } from '../../../support/gallery/gallery-page.ts';

const gallery = galleryForEach('forms/rows-field');
test.each([
  ['latin', 'light'],
  ['cyrillic', 'dark'],
] as const)(
  '%s',
  async (script, scheme) => {
    const page = await gallery.open({ script, scheme });
    await page.locator('[data-case="forms/rows-field"] header button').click();
    await page.locator('[data-case="forms/rows-field"] header button').click();
    await page.keyboard.press('Control+s');
    await page.waitForTimeout(400);
    await page.screenshot({ path: `/tmp/kf-rows-${script}.png` });
  },
  60_000,
);
