import type { Page } from 'playwright/test';
import { expect, test } from './fixtures.ts';
import { goTo } from './support/go-to.ts';
import { LANGUAGES } from './support/languages.ts';
import { stepsOf } from './support/steps.ts';

const crumbs = (page: Page) => page.getByRole('navigation', { name: 'Joylashuv' });
const line = (page: Page, language: string) => page.getByRole('textbox', { name: `Nomi: ${language}` });
const rows = (page: Page) => page.getByRole('table', { name: 'Vazirliklar', exact: true }).locator('tr[data-row]');

test('ministries: click and key lead down, the breadcrumb up; one is added, changed and deleted', {
  tag: '@journey',
}, async ({ page, platform, signIn }) => {
  const step = stepsOf(platform);
  await signIn('admin', 'later');
  await step(
    'ministries: click and key lead down, the breadcrumb up; a child is added under its parent, changed, deleted',
    async (platform) => {
      const { id: offices, parent_id: ministry } = platform.find.ministry({
        title: { uz_lat: 'Hududiy tashkilotlar' },
      });
      const held = () => platform.find.all('ministry', { parent_id: offices });
      const before = held();
      const inOffices = `path=${ministry}\\.${offices}`;
      await goTo(page, '/app/ministries');
      const list = rows(page);
      // A click beside the name and Enter on a row lead down; the place is in the address and survives F5.
      await list.first().getByText('12.01.2026').click();
      await expect(page).toHaveURL(new RegExp(`/app/ministries\\?path=${ministry}$`));
      await expect(list).toHaveCount(3);
      await expect(list.first()).toBeFocused();
      await page.keyboard.press('j');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(new RegExp(`${inOffices}$`));
      await expect(list).toHaveCount(10);
      await page.reload();
      await expect(crumbs(page).getByRole('listitem')).toHaveText([
        'Vazirliklar',
        /Maktabgacha va maktab/,
        'Hududiy tashkilotlar',
      ]);

      // A new record is a child of the level in view; saving returns there.
      await page.getByRole('link', { name: "Qo'shish", exact: true }).click();
      await expect(page.getByRole('textbox', { name: "Yuqori bo'g'in" })).toHaveValue(
        /^Vazirliklar \/ .* \/ Hududiy tashkilotlar$/,
      );
      for (const language of LANGUAGES) await line(page, language).fill(`Yangi ${language}`);
      await page.keyboard.press('Control+s');
      await expect(page).toHaveURL(new RegExp(`${inOffices}$`));
      await expect(page.getByText('Jami:')).toContainText(String(before.length + 1));

      await goTo(page, `/app/ministries?path=${ministry}.${offices}&page=2`);
      const own = list.filter({ hasText: "Yangi O'zbekcha" });
      await own.getByRole('link', { name: 'Tahrirlash' }).click();
      await line(page, 'English').fill('New');
      await page.keyboard.press('Control+s');
      await expect(own).toBeVisible();
      expect(held()[0]).toMatchObject({ title: { en: 'New', kr: 'Yangi Qaraqalpaqsha' } });

      // A record with children cannot be deleted, and the server's words say why; a leaf can.
      const confirm = page.getByRole('dialog', { name: 'Diqqat!' }).getByRole('button', { name: 'Ha' });
      await own.getByRole('button', { name: "O'chirish" }).click();
      await confirm.click();
      await expect(own).toHaveCount(0);
      expect(held()).toEqual(before);
      await crumbs(page)
        .getByRole('link', { name: /Maktabgacha va maktab/ })
        .click();
      await expect(page).toHaveURL(new RegExp(`/app/ministries\\?path=${ministry}$`));
      // The address changes before the rows of the previous page are gone.
      await expect(list).toHaveCount(3);
      await list.nth(1).getByRole('button', { name: "O'chirish" }).click();
      await confirm.click();
      await expect(page.getByRole('alert').filter({ hasText: 'Ichida yozuvlar bor' })).toBeVisible();
      await expect(list).toHaveCount(3);
      await page.goBack();
      await expect(page).toHaveURL(new RegExp(`${inOffices}&page=2$`));
    },
  );

  await step('the rows change together with the address, so that the next key is for them', async () => {
    await goTo(page, '/app/ministries');
    const list = rows(page);
    await expect(list).toHaveCount(10);
    await list.first().getByRole('link').first().click();
    await expect(list).toHaveCount(3);
    const below = await list.first().textContent();
    await page.goBack();
    await expect(list).toHaveCount(10);

    // On an old workstation, incremental rendering takes many steps.
    const devTools = await page.context().newCDPSession(page);
    await devTools.send('Emulation.setCPUThrottlingRate', { rate: 20 });
    const atOnce = await list
      .first()
      .getByRole('link')
      .first()
      .evaluate(async (link: HTMLElement) => {
        const table = link.closest('table');
        link.click();
        // The earliest moment at which a key could arrive.
        await new Promise((resolve) => setTimeout(resolve));
        return { address: location.href, row: table?.querySelector('tbody tr')?.textContent };
      });
    expect(atOnce).toEqual({ address: expect.stringContaining('?path='), row: below });
    await devTools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  });
});
