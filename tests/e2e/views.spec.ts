import type { Page } from 'playwright/test';
import { serious } from '../support/axe.ts';
import { expect, test } from './fixtures.ts';
import { goTo } from './support/go-to.ts';
import { initiativeList } from './support/initiative-list.ts';
import { ownDesk } from './support/own-desk.ts';
import { stepsOf } from './support/steps.ts';

test.use({ appOptions: { viewport: { width: 1366, height: 768 } } });

const ANYWHERE = { place: 'anywhere' } as const;

/** Opens the menu of views, whose button names the view shown; returns its dialog. */
async function menu(page: Page, shown = "Ko'rinishlar") {
  await page.locator('main').getByRole('button', { name: shown }).click();
  return page.getByRole('dialog', { name: "Ko'rinishlarim" });
}

/** Saves what the list shows as a view of this name, by Ctrl D. */
async function save(page: Page, name: string) {
  await page.keyboard.press('Control+d');
  await page.keyboard.type(name);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

test.describe('with a keychain', () => {
  test.use({ appOptions: { viewport: { width: 1366, height: 768 }, keyring: true } });

  test('wV1: a view opens the same rows after a restart, and those of the next season once that is under review', async ({
    app,
    page,
    platform,
    signIn,
  }) => {
    // Two starts of the program.
    await signIn('admin', '/app/initiatives?stage=INITIAL&sub_stage=MODERATOR_DENIED&search=suv');
    const list = initiativeList(page);
    await list.settled();
    const [ids, total] = [await list.ids(), await list.total()];
    await save(page, 'Suv, rad');
    await expect(page.getByRole('button', { name: 'Suv, rad' })).toBeVisible();

    const again = (await app.restart()).page;
    const listAgain = initiativeList(again);
    await listAgain.settled();
    await (await menu(again)).getByRole('button', { name: 'Suv, rad', exact: true }).click();
    await expect.poll(listAgain.total).toBe(total);
    await listAgain.settled();
    expect(await listAgain.ids()).toEqual(ids);

    const next = platform.find.season('finished').id;
    platform.change.season({}, { stage: 'PROMOTION' });
    platform.change.season(next, { stage: 'REVIEW', status: 1 });
    await again.reload();
    await listAgain.settled();
    await again.keyboard.press('Control+k');
    await again.keyboard.type('сув рад');
    const found = again.getByRole('dialog', { name: "Sahifaga o'tish" }).getByRole('button');
    await expect(found).toHaveText(["Suv, radko'rinish"]);
    await again.keyboard.press('Enter');
    await expect(again).toHaveURL(new RegExp(`board=${next}`));
    await expect(again).toHaveURL(/sub_stage=MODERATOR_DENIED/);
  });
});

test('wV2, wV4: views are named, ordered, starred and led to from the desk; columns and rows are as they were left', async ({
  page,
  signIn,
  app,
  platform,
}) => {
  const step = stepsOf(platform);
  await signIn('admin', 'later');
  await step('wV2: a view is named, refused a taken name, renamed, reordered, removed and restored', async () => {
    await goTo(page, '/app/initiatives?stage=INITIAL');
    const list = initiativeList(page);
    await list.settled();
    await save(page, "Yo'l ishlari");
    await page.keyboard.press('Control+d');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Majburiy maydon')).toBeVisible();
    await page.keyboard.type('Йўл ишлари');
    await expect(page.getByText('Majburiy maydon')).toHaveCount(0);
    await page.keyboard.press('Enter');
    await expect(page.getByText("Bu nomli ko'rinish bor")).toBeVisible();
    await page.keyboard.press('Escape');
    await list.stage('Rad etilganlar');
    await save(page, 'Rad etilganlar');

    const views = await menu(page, 'Rad etilganlar');
    const names = views.locator('[data-view-focus] > span:first-child');
    await expect(names).toHaveText(["Yo'l ishlari", 'Rad etilganlar']);
    await page.keyboard.press('Alt+Numpad8');
    await expect(names.first()).toHaveText('Rad etilganlar');
    await page.keyboard.press('Delete');
    await expect(names).toHaveText(["Yo'l ishlari"]);
    // Its own name is free for it.
    await page.keyboard.press('F2');
    await page.keyboard.press('Control+s');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await menu(page);
    await page.keyboard.press('F2');
    await page.keyboard.press('Control+a');
    await page.keyboard.type("Ko'chalar");
    await page.keyboard.press('Control+s');
    await page.getByRole('button', { name: 'Qaytarish' }).click();
    await menu(page, 'Rad etilganlar');
    await expect(names).toHaveText(['Rad etilganlar', "Ko'chalar"]);
    expect(await serious(page)).toEqual([]);
  });

  await step(
    'wV4: hidden columns survive a reload, in a narrow window and in a wide one; rows can have one line',
    async () => {
      await goTo(page, '/app/initiatives');
      const list = initiativeList(page);
      await list.settled();
      const heads = page.getByRole('columnheader');
      const button = page.getByRole('button', { name: /^Ustunlar/ });
      await button.click();
      for (const name of ['Viloyat', 'Muallif', 'Ajratilgan summa'])
        await page.getByRole('checkbox', { name, exact: true }).click();
      const narrow = ['№', 'IDSana', 'Tuman', 'Mahalla', 'Mavzu', 'BosqichModeratsiya', "So'ralganso'm", 'Izoh'];
      await expect(heads).toHaveText(narrow);
      await page.reload();
      await list.settled();
      await expect(heads).toHaveText(narrow);
      await expect(button).toHaveText('Ustunlar3 ta yashirin');
      expect(await serious(page)).toEqual([]);

      const single = [
        '№',
        'ID',
        'Tuman',
        'Mahalla',
        'Mavzu',
        'Sana',
        'Bosqich',
        "So'ralganso'm",
        'Moderatsiya',
        'Izoh',
      ];
      await page.setViewportSize({ width: 1920, height: 1080 });
      await expect(heads).toHaveText(single);
      await page.setViewportSize({ width: 1366, height: 768 });
      await expect(heads).toHaveText(narrow);
      await button.click();
      await page.getByText('Bir qator').click();
      await expect(heads).toHaveText(single);
      expect(await serious(page)).toEqual([]);
      await page.keyboard.press('Escape');
      expect((await list.rows.first().boundingBox())?.height).toBe(36);
    },
  );

  await step(
    'a starred view is on the desk with its count, and leads to its rows; one whose filter is gone says so',
    async (platform) => {
      await goTo(page, '/app/initiatives');
      const list = initiativeList(page);
      await list.settled();
      const kept = (id: string, name: string, query: string) => ({ id, name, query, starred: id !== '1' });
      const value = {
        initiatives: [
          kept('1', 'Birinchi', ''),
          kept('2', 'Tuman rad etgan', 'sub_stage=DISTRICT_MANAGER_DENIED'),
          kept('3', 'Eski mavsum', 'board=999999&stage=PASSED'),
        ],
      };
      expect(await app.invoke('keeps.save', { name: 'views', value })).toMatchObject({ ok: true });
      await page.reload();
      await list.settled();
      const desk = ownDesk(page);
      await desk.open();
      const count = platform.find.count('initiative', { ...ANYWHERE, moderation_sub_stage: 'DISTRICT_MANAGER_DENIED' });
      const passed = platform.find.count('initiative', { ...ANYWHERE, stage: 'PASSED' });
      const links = page.getByRole('region', { name: "Ko'rinishlarim" }).getByRole('link');
      const written = (number: number) => String(number).replace(/\B(?=(\d{3})+$)/g, '\u00A0');
      // A count of another season is not shown under the name of one that is gone.
      await expect(links).toHaveText([
        `Tuman rad etgan${written(count)}`,
        "Eski mavsumBu ko'rinishdagi filtr endi yo'q",
      ]);
      await links.last().click();
      await expect(page.getByRole('alert').filter({ hasText: "Bu ko'rinishdagi filtr endi yo'q" })).toBeVisible();
      await list.settled();
      expect(await list.total()).toBe(passed);

      // At most four views have a star.
      for (const name of ['a', 'b']) await save(page, name);
      // All three show the same rows: the menu is named after the first of them.
      const views = await menu(page, 'Eski mavsum');
      await views.getByRole('button', { name: "Ish stolida ko'rsatish: a", exact: true }).click();
      await views.getByRole('button', { name: "Ish stolida ko'rsatish: b", exact: true }).click();
      await views.getByRole('button', { name: "Ish stolida ko'rsatish: Birinchi", exact: true }).click();
      await expect(page.getByText("Ish stolida ko'pi bilan 4 ta ko'rinish turadi")).toBeVisible();
    },
  );
});
