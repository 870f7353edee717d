import type { Page } from 'playwright/test';
import { serious } from '../support/axe.ts';
import { expect, test } from './fixtures.ts';
import { goTo } from './support/go-to.ts';
import { LANGUAGES } from './support/languages.ts';
import { signOut } from './support/sign-out.ts';
import { stepsOf } from './support/steps.ts';

const MINISTRIES = '/api/v1/ministries';
const rows = (page: Page, table: string) =>
  page.getByRole('table', { name: table, exact: true }).locator('tr[data-row]');
const crumbs = (page: Page) => page.getByRole('navigation', { name: 'Joylashuv' });
const line = (page: Page, language: string) => page.getByRole('textbox', { name: `Nomi: ${language}` });
const saved = (page: Page) => page.getByRole('status').filter({ hasText: 'Muvafaqiyatli saqlandi' });

async function fillTitle(page: Page, title: string) {
  for (const language of LANGUAGES) await line(page, language).fill(`${title} ${language}`);
}
const titled = (title: string) => ({
  uz_lat: `${title} O'zbekcha`,
  uz_cyr: `${title} Ўзбекча`,
  ru: `${title} Русский`,
  en: `${title} English`,
  kr: `${title} Qaraqalpaqsha`,
});

test('ministries: click and key lead down, the breadcrumb up; one is added, changed and deleted; failures and empty levels are said; a moderator reads none', {
  tag: '@journey',
}, async ({ page, platform, signIn }) => {
  const step = stepsOf(platform);
  await signIn('admin', 'later');
  await step('a list of ministries that cannot be read says so, and an empty level too', async (platform) => {
    await goTo(page, '/app/ministries');
    const end = platform.faults.add({
      kind: 'status',
      status: 400,
      message: 'Bazada nosozlik',
      match: { path: MINISTRIES },
    });
    await goTo(page, '/app/ministries?path=999');
    await expect(page.getByRole('alert').filter({ hasText: 'Bazada nosozlik' })).toBeVisible();
    end();
    await page.getByRole('button', { name: 'Qayta urinish' }).click();
    await expect(page.getByText("Ichida yozuv yo'q")).toBeVisible();
    await expect(crumbs(page)).toContainText('ID 999');
    await crumbs(page).getByRole('link', { name: 'Vazirliklar' }).click();
    await expect(rows(page, 'Vazirliklar')).toHaveCount(10);
  });

  await step(
    'ministries: click and key lead down, the breadcrumb up; a child is added under its parent, deleted',
    async (platform) => {
      const { id: offices, parent_id: ministry } = platform.find.ministry({
        title: { uz_lat: 'Hududiy tashkilotlar' },
      });
      const below = platform.find.count('ministry', { parent_id: offices });
      const inOffices = `path=${ministry}\\.${offices}`;
      await goTo(page, '/app/ministries');
      const list = rows(page, 'Vazirliklar');
      const asked = () =>
        platform.calls().findLast(({ path, method }) => path === MINISTRIES && method === 'GET')?.query;
      await expect(list).toHaveCount(10);
      await expect(page.getByText('Jami:')).toContainText(
        `${platform.find.count('ministry', { parent_id: null })} ta vazirlik yoki tashkilot`,
      );
      await expect(page.getByRole('columnheader')).toHaveText(['№', 'Nomi', 'Yaratilgan sana', 'Amallar']);
      await expect(list.first()).toHaveText(/1.*Maktabgacha va maktab ta.limi vazirligi.*12\.01\.2026/);
      await expect.poll(asked).toEqual({ cache: 'off', limit: '10', offset: '0' });
      await expect(crumbs(page).getByRole('link')).toHaveCount(0);
      expect(await serious(page)).toEqual([]);

      // A click beside the name and Enter on a row lead down; the place is in the address and survives F5.
      await page.getByRole('button', { name: 'Keyingi sahifa' }).click();
      await expect(list.first()).toContainText('Suv xo');
      await page.getByRole('button', { name: 'Oldingi sahifa' }).click();
      await expect(list.first()).toContainText('Maktabgacha');
      await list.first().getByText('12.01.2026').click();
      await expect(page).toHaveURL(new RegExp(`/app/ministries\\?path=${ministry}$`));
      await expect(list).toHaveCount(3);
      await expect(list.first()).toBeFocused();
      await page.keyboard.press('j');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(new RegExp(`${inOffices}$`));
      await expect(list).toHaveCount(10);
      await expect.poll(asked).toMatchObject({ parent_id: String(offices), limit: '10', offset: '0' });
      await page.reload();
      await expect(crumbs(page).getByRole('listitem')).toHaveText([
        'Vazirliklar',
        /Maktabgacha va maktab/,
        'Hududiy tashkilotlar',
      ]);
      await expect(crumbs(page).getByText('Hududiy tashkilotlar')).toHaveAttribute('aria-current', 'location');
      await expect(crumbs(page).getByRole('link')).toHaveCount(2);

      // A new record is a child of the level in view; saving returns there.
      await page.getByRole('link', { name: "Qo'shish", exact: true }).click();
      await expect(page).toHaveURL(new RegExp(`/ministries/add\\?parent=${offices}$`));
      await expect(page.getByRole('textbox', { name: "Yuqori bo'g'in" })).toHaveValue(
        /^Vazirliklar \/ .* \/ Hududiy tashkilotlar$/,
      );
      await expect(line(page, "O'zbekcha")).toBeFocused();
      await page.keyboard.press('Control+s');
      await expect(page.getByText('Majburiy maydon')).toHaveCount(5);
      await fillTitle(page, 'Yangi');
      await page.keyboard.press('Control+s');
      await expect(saved(page)).toBeVisible();
      await expect(page).toHaveURL(new RegExp(`${inOffices}$`));
      await expect(page.getByText('Jami:')).toContainText(String(below + 1));
      expect(platform.calls().findLast(({ method }) => method === 'POST')).toMatchObject({
        path: MINISTRIES,
        body: { title: titled('Yangi'), parent_id: offices },
      });

      // The + of a row adds a child of that row.
      await goTo(page, `/app/ministries?path=${ministry}.${offices}&page=2`);
      const own = list.filter({ hasText: "Yangi O'zbekcha" });
      await own.getByRole('link', { name: "Ichiga qo'shish: Yangi O'zbekcha" }).click();
      await expect(page.getByRole('textbox', { name: "Yuqori bo'g'in" })).toHaveValue(/Yangi O'zbekcha$/);
      await page.keyboard.press('Escape');
      await expect(page).toHaveURL(new RegExp(`${inOffices}&page=2$`));

      // A rename sends the parent, too.
      await own.getByRole('link', { name: 'Tahrirlash' }).click();
      await expect(line(page, 'English')).toHaveValue('Yangi English');
      await line(page, 'English').fill('New');
      await page.keyboard.press('Control+s');
      await expect(saved(page).last()).toBeVisible();
      const changed = platform.calls().findLast(({ method }) => method === 'PUT');
      expect(changed?.body).toEqual({ title: { ...titled('Yangi'), en: 'New' }, parent_id: offices });

      // A record with children cannot be deleted, and the server's words say why; a leaf can.
      const question = page.getByRole('dialog', { name: 'Diqqat!' });
      await own.getByRole('button', { name: "O'chirish" }).click();
      await question.getByRole('button', { name: 'Ha' }).click();
      await expect(page.getByText("Muvaffaqqiyatli o'chirildi")).toBeVisible();
      await expect(own).toHaveCount(0);
      await crumbs(page)
        .getByRole('link', { name: /Maktabgacha va maktab/ })
        .click();
      await expect(page).toHaveURL(new RegExp(`/app/ministries\\?path=${ministry}$`));
      // The address changes before the rows of the previous page are gone.
      await expect(list).toHaveCount(3);
      await list.nth(1).getByRole('button', { name: "O'chirish" }).click();
      await question.getByRole('button', { name: 'Ha' }).click();
      await expect(page.getByRole('alert').filter({ hasText: 'Ichida yozuvlar bor' })).toBeVisible();
      await expect(list).toHaveCount(3);
      await page.goBack();
      await expect(page).toHaveURL(new RegExp(`${inOffices}&page=2$`));
    },
  );

  await step('the rows change together with the address, so that the next key is for them', async () => {
    await goTo(page, '/app/ministries');
    const list = rows(page, 'Vazirliklar');
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

  await signOut(page);
  await signIn('moderator', 'later');

  await step(
    'a moderator who opens finance reference data is redirected to their first page, and nothing is read',
    async (platform) => {
      await expect(page.getByRole('navigation', { name: 'Asosiy menyu' })).toBeVisible();
      for (const address of ['ministries', 'ministries-execution', 'consolidated-budgets']) {
        await goTo(page, `/app/${address}`);
        await expect(page).toHaveURL(/\/app\/initiatives\?board=\d+$/);
        await expect(page.getByRole('table')).toBeVisible();
      }
      expect(platform.calls().filter(({ path }) => /ministr|consolidated/.test(path))).toEqual([]);
    },
  );
});
