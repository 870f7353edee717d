import { join } from 'node:path';
import type { Page } from 'playwright/test';
import { dropFiles } from '../support/drop-files.ts';
import { expect, test } from './fixtures.ts';
import { goTo } from './support/go-to.ts';
import { languagesWith } from './support/languages.ts';
import { contentFiles } from './support/pictures.ts';
import { stepsOf } from './support/steps.ts';

const TABS = languagesWith([], ['UZB', 'UZB Krill', 'RU', 'ENG', 'KP']);

const rows = (page: Page) => page.getByRole('table', { name: 'Fuqarolar uchun budjet' }).locator('tr[data-row]');
const title = (page: Page) => page.getByRole('textbox', { name: 'Sarlavha', exact: true });
/** The panel of the open tab. */
const panel = (page: Page) => page.getByRole('tabpanel');
const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true });
const picture = (page: Page) => page.getByRole('button', { name: /^Sarlavha uchun rasm/ });
const paper = (page: Page) => page.getByRole('button', { name: /^Fayl:/ });

test('papers of the budget for citizens are entered, changed and deleted', async ({
  page,
  platform,
  profileDir,
  signIn,
}) => {
  const step = stepsOf(platform);
  await signIn('admin', 'later');
  await step(
    'I-011, Z-080: a paper is entered in five tabs, with a PDF as a picture, whose sign is shown; then deleted',
    async (platform) => {
      const files = await contentFiles(join(profileDir, 'fayllar'));
      const before = platform.find.count('budgetCitizen');
      await goTo(page, '/app/budget-citizen');
      await page.getByRole('link', { name: "Qo'shish" }).click();
      await expect(title(page)).toBeFocused();
      await expect(page.getByRole('tab')).toHaveText(TABS.map(([name]) => name));
      for (const [name, language] of TABS) {
        await tab(page, name).click();
        if (language === 'uz_cyr') await page.getByRole('button', { name: "Lotindan o'girish" }).click();
        else await title(page).fill(`Budjet ${language}`);
        await dropFiles(picture(page), [language === 'en' ? files.paper : files.picture]);
        await expect(picture(page)).toHaveCount(0);
        await dropFiles(paper(page), [files.paper]);
        await expect(panel(page).getByText('Yuborildi')).toBeVisible();
      }
      await page.keyboard.press('Control+s');
      await expect(rows(page)).toHaveCount(before + 1);
      const added = platform.find.budgetCitizen();
      const each = TABS.map(([, lang]) => ({ lang, file_id: expect.stringMatching(/^[0-9a-f]{40}$/) }));
      expect(added).toMatchObject({
        title: { uz_lat: 'Budjet uz_lat', uz_cyr: 'Бюджет uz_lat', ru: 'Budjet ru', en: 'Budjet en', kr: 'Budjet kr' },
        ...{ images: each, attachments: each, budget_type: 'BUDGET_CITIZEN' },
      });
      // A stored PDF has no name: its icon is shown, not a broken picture.
      await rows(page)
        .first()
        .getByRole('link', { name: /^Tahrirlash/ })
        .click();
      await tab(page, 'ENG').click();
      const sign = panel(page).getByRole('img', { name: 'Sarlavha uchun rasm' });
      await expect(sign).toHaveJSProperty('complete', true);
      expect(await sign.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
      await page.keyboard.press('Escape');
      await expect(rows(page)).toHaveCount(before + 1);
      await rows(page).first().getByRole('button', { name: "O'chirish" }).click();
      await page.getByRole('dialog', { name: 'Diqqat!' }).getByRole('button', { name: 'Ha' }).click();
      await expect(rows(page)).toHaveCount(before);
      expect(platform.find.count('budgetCitizen', { id: added.id })).toBe(0);
    },
  );

  await step('I-010, I-030: the first picture is shown; a paper is changed, its other files stay', async (platform) => {
    const files = await contentFiles(join(profileDir, 'fayllar'));
    const { id, title: name, ...found } = platform.find.budgetCitizen();
    const images = found.images.toReversed();
    platform.change.budgetCitizen(id, { images });
    await goTo(page, '/app/budget-citizen');
    const row = rows(page).filter({ hasText: name.uz_lat });
    await expect(row.locator('img')).toHaveAttribute('src', new RegExp(String(images[0]?.file_id)));
    await row.getByRole('link', { name: /^Tahrirlash/ }).click();
    await expect(title(page)).toHaveValue(name.uz_lat);
    platform.faults.add({
      kind: 'status',
      status: 400,
      message: null,
      match: { path: '/api/v2/info/file/upload' },
      times: 1,
    });
    const shown = page.getByRole('img', { name: 'Sarlavha uchun rasm' });
    const before = (await shown.getAttribute('src')) ?? '';
    await dropFiles(shown, [files.picture]);
    await expect(panel(page).getByText("Rasm yuklash bilan bog'liq hatolik. Qayta urinib ko'ring!")).toBeVisible();
    await page.getByRole('button', { name: 'Qayta yuborish' }).click();
    await expect(panel(page).getByText("Rasm yuklash bilan bog'liq hatolik. Qayta urinib ko'ring!")).toHaveCount(0);
    // The earlier picture stays in view until the new one has arrived; saving waits for it.
    await expect(shown).not.toHaveAttribute('src', before);
    await dropFiles(panel(page).getByText('Biriktirilgan', { exact: true }), [files.paper]);
    await expect(panel(page).getByText('Yuborildi')).toBeVisible();
    await page.keyboard.press('Control+s');
    await expect(page).toHaveURL(/\/app\/budget-citizen$/);
    const kept = platform.read.budgetCitizen(id);
    expect(kept.budget_type).toBe('BUDGET_CITIZEN');
    expect(kept.attachments[0]?.file_id).not.toBe(found.attachments[0]?.file_id);
    expect(kept.attachments.slice(1)).toEqual(found.attachments.slice(1));
    // In the order in which they were stored.
    expect(kept.images.at(-1)?.file_id).not.toBe(images.at(-1)?.file_id);
    expect(kept.images.slice(0, -1)).toEqual(images.slice(0, -1));
  });
});
