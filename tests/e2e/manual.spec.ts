import './support/page-bridge.ts';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Locator, Page } from 'playwright/test';
import { serious } from '../support/axe.ts';
import { misplaced } from '../support/geometry.ts';
import { envOfInstalled, installProgram } from '../support/installed-program.ts';
import { settled } from '../support/settled.ts';
import { expect, test } from './fixtures.ts';
import { goTo } from './support/go-to.ts';
import { initiativeList } from './support/initiative-list.ts';
import { manualPanel } from './support/manual-panel.ts';
import { signIn as signInAs } from './support/sign-in.ts';
import { stepsOf, windowForgets } from './support/steps.ts';

const listed = async (page: Page) => {
  await goTo(page, '/app/initiatives');
  await initiativeList(page).settled();
};
/** The same in a window that has forgotten which chapters were begun. */
const listedAnew = async (page: Page) => {
  await windowForgets(page);
  await listed(page);
};
/** The manual's files that the page has loaded. */
const loaded = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .flatMap(({ name }) => /(manual-panel|chapters)[^/]*\.js$/.exec(name)?.[1] ?? []),
  );

test('the manual opens beside the work, finds its chapters, and shows each step on the screen', async ({
  page,
  platform,
  signIn,
}) => {
  const step = stepsOf(platform);
  await signIn('admin', 'later');
  const manual = manualPanel(page);
  const { panel, current } = manual;

  await step('F1 opens the chapter of the screen and takes focus, F1 closes it and gives focus back', async () => {
    await listed(page);
    expect(await loaded(page)).toEqual([]);
    const { search } = initiativeList(page);
    await search.focus();
    await page.keyboard.press('F1');
    await expect(panel).toBeFocused();
    expect(await loaded(page)).toEqual(expect.arrayContaining(['manual-panel', 'chapters']));
    await expect(panel.getByRole('heading', { name: "Ro'yxatdan tashabbusni topish" })).toBeVisible();
    await page.keyboard.press('F1');
    await expect(panel).toHaveCount(0);
    await expect(search).toBeFocused();
    await search.blur();
    await page.keyboard.press('?');
    await expect(page.getByRole('dialog', { name: 'Tezkor tugmalar' })).toBeVisible();
    await page.keyboard.press('Escape');
  });

  await step(
    'a chapter that was begun is gone on with after a reload, and begins anew by choice and once it is over',
    async () => {
      await listed(page);
      const title = 'Murojaatga shablon bilan javob berish';
      const at = (words: RegExp) => expect(panel.getByRole('status')).toHaveText(words);
      await manual.openAt({ title });
      const steps = await panel.locator('ol > li').count();
      const turnTo = async (name: string) => {
        await panel.getByRole('button', { name: 'Barcha boblar' }).click();
        await panel.getByRole('button', { name }).click();
      };
      await manual.next();
      await manual.next();
      await at(/^3-qadam/);
      await listed(page);
      await page.keyboard.press('F1');
      await at(/^3-qadam/);
      await turnTo("Ro'yxatdan tashabbusni topish");
      await at(/^1-qadam/);
      await turnTo(title);
      await at(/^3-qadam/);
      await panel.getByRole('button', { name: 'Boshidan boshlash' }).click();
      await at(/^1-qadam/);
      await page.reload();
      await manual.openAt({ title });
      await at(/^1-qadam/);
      for (let nth = 0; nth < steps; nth++) await manual.next();
      await at(/^Hammasi bajarildi/);
      await page.reload();
      await manual.openAt({ title });
      await at(/^1-qadam/);
    },
  );

  await step('it is searched in either script, and by what can go wrong', async () => {
    await listedAnew(page);
    await page.keyboard.press('F1');
    await panel.getByRole('button', { name: 'Barcha boblar' }).click();
    const chapters = panel.getByRole('list').getByRole('button');
    const all = await chapters.count();
    expect(all).toBeGreaterThan(1);
    const field = panel.getByRole('searchbox', { name: "Qo'llanmadan qidirish" });
    for (const query of ['shablon bilan javob', 'шаблон билан жавоб', "Shablonlar yo'q"]) {
      await field.fill(query);
      await expect(chapters).toHaveText([/^Murojaatga shablon bilan javob berish/]);
    }
    await field.fill('bunday bob yozilmagan');
    await expect(panel.getByRole('status')).toHaveText('Hech narsa topilmadi');
  });

  await step('a step of another screen links to it, and is then shown there with a ring', async () => {
    await listedAnew(page);
    await manual.openAt({ title: 'Murojaatga shablon bilan javob berish' });
    await expect(current).toContainText('Bu yerda emas.');
    await current.getByRole('link', { name: "«Murojaatlar» sahifasiga o'tish" }).click();
    await expect(page).toHaveURL(/\/app\/appeals/);
    await expect(current).toContainText('Ekranda belgilab turibdi.');
    const label = await page.locator('label', { hasText: /^Yangi$/ }).boundingBox();
    const ring = () => page.locator('[data-manual-ring]').boundingBox();
    await expect.poll(async () => Math.round((await ring())?.x ?? 0)).toBe(Math.round((label?.x ?? 0) - 4));
    expect(Math.round((await ring())?.width ?? 0)).toBe(Math.round((label?.width ?? 0) + 8));
    // The person chooses a later step, whose control is not there yet.
    await panel.getByRole('button', { name: /^Savolni o'qing/ }).click();
    await expect(current).toContainText("Hozir ekranda ko'rinmayapti.");
    await expect(page.locator('[data-manual-ring]')).toHaveCount(0);
    // Nothing was pressed for the person.
    await expect(page.getByRole('radio', { name: 'Yangi' })).not.toBeChecked();
  });

  await step('the way to the control is a button, which moves focus there', async () => {
    await listedAnew(page);
    await manual.openAt({ title: "Ro'yxatdan tashabbusni topish" });
    await panel.getByRole('button', { name: /^«ID, mavzu, muallif» maydoniga/ }).click();
    await current.getByRole('button', { name: "Shu joyga o'tish" }).click();
    await expect(initiativeList(page).search).toBeFocused();
    await page.keyboard.type('a');
    await expect(panel.getByRole('status')).toContainText('4-qadam, jami 5 ta');
  });

  await step('the ring of a row that is wider than its list ends with what is seen of it', async () => {
    await listedAnew(page);
    await manual.openAt({ title: "Ro'yxatdan tashabbusni topish" });
    await panel.getByRole('button', { name: /^Topilgan qatorni/ }).click();
    await expect(current).toContainText('Ekranda belgilab turibdi.');
    const end = async (of: Locator) => {
      const { x, width } = (await of.boundingBox()) ?? { x: 0, width: 0 };
      return x + width;
    };
    const edge = (await panel.boundingBox())?.x ?? 0;
    expect(await end(page.locator('tr[data-row]').first())).toBeGreaterThan(edge);
    await expect.poll(() => end(page.locator('[data-manual-ring]'))).toBeLessThanOrEqual(edge);
  });

  await step('a failure leads to what the manual says on it', async (platform) => {
    platform.faults.add({ kind: 'status', status: 500, message: null, match: { path: '/api/v1/funds' } });
    await goTo(page, '/app/funds');
    await page.getByRole('main').getByRole('button', { name: 'Nima qilish kerak?' }).click();
    await expect(
      panel.getByRole('heading', { name: 'Tarmoqni tekshirish va yordam faylini tayyorlash' }),
    ).toBeVisible();
    await expect(panel.getByRole('term').filter({ hasText: 'Xato raqami' })).toBeFocused();
  });

  await step('the palette finds a chapter', async () => {
    await listedAnew(page);
    await page.keyboard.press('Control+k');
    await page.getByPlaceholder("Sahifaga o'tish").fill('шаблон билан');
    await page.getByRole('button', { name: /Murojaatga shablon bilan javob berish/ }).click();
    await expect(panel.getByRole('heading', { name: 'Murojaatga shablon bilan javob berish' })).toBeVisible();
  });

  await step('in a small window it lies over the page, but never over the control of its step', async () => {
    await page.setViewportSize({ width: 911, height: 472 });
    await listedAnew(page);
    await manual.openAt({ title: "Ro'yxatdan tashabbusni topish" });
    const control = page.locator('label', { hasText: 'Rad etilganlar' });
    const edge = async () => (await panel.boundingBox())?.x ?? 0;
    const { x, width } = (await control.boundingBox()) ?? { x: 0, width: 0 };
    expect(x + width).toBeGreaterThan(await edge());
    await panel.getByRole('button', { name: /^Faqat bitta bosqichni/ }).click();
    await expect.poll(async () => (await edge()) + ((await panel.boundingBox())?.width ?? 0)).toBeLessThan(x);
    await control.click();
    await expect(panel.getByRole('status')).toContainText('3-qadam');
  });

  await step('it has room in small windows, in both scripts and schemes', async () => {
    await listedAnew(page);
    await page.keyboard.press('F1');
    await expect(panel).toBeVisible();
    for (const [width, height] of [
      [1366, 768],
      [911, 472],
    ] as const)
      for (const [script, colorScheme] of [
        ['latin', 'light'],
        ['cyrillic', 'dark'],
      ] as const) {
        await page.setViewportSize({ width, height });
        await page.evaluate((settings) => window.bridge.app.settings(settings), { script, colorScheme });
        await page
          .locator(`html[data-script=${script}][data-mantine-color-scheme=${colorScheme}]`)
          .waitFor({ state: 'attached' });
        await settled(page);
        expect(await misplaced(page), `${width} ${script}`).toEqual([]);
        expect(await serious(page), `${width} ${colorScheme}`).toEqual([]);
      }
  });
});

test('the help menu opens the manual of the role that lies beside the installed program', async ({
  launch,
  platform,
  profileDir,
}) => {
  const folder = join(profileDir, 'installation');
  await installProgram(folder, 'https://updates.invalid/');
  const own = join(folder, 'manual/latin/moderator.pdf');
  await mkdir(join(folder, 'manual/latin'), { recursive: true });
  await writeFile(own, '');
  const app = await launch({ held: true, env: envOfInstalled(folder) });
  await signInAs({ platform, app, role: 'moderator', address: '/app/desk' });
  await app.clickMenu('manual-copy');
  expect((await app.waitForEvent('open-path')).path).toBe(own);
});

test('a first sign-in offers the manual once', async ({ page, signIn }) => {
  await signIn('moderator', '/app/initiatives');
  await initiativeList(page).settled();
  const offer = page
    .getByRole('status')
    .filter({ hasText: "Dasturda yangimisiz? Qo'llanma har bir ishni qadamma-qadam ko'rsatib beradi." });
  await page.evaluate(() => window.bridge.keeps.save({ name: 'manual', value: { offered: false } }));
  await page.reload();
  await offer.getByRole('button', { name: "Qo'llanmani ochish" }).click();
  await expect(manualPanel(page).panel).toBeFocused();
  await page.reload();
  await initiativeList(page).settled();
  await expect(offer).toHaveCount(0);
});
