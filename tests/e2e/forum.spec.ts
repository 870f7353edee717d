import type { Page } from 'playwright/test';
import { serious } from '../support/axe.ts';
import { expect, test } from './fixtures.ts';
import { goTo } from './support/go-to.ts';
import { initiativeForm as formOf } from './support/initiative-form.ts';
import { stepsOf } from './support/steps.ts';

const PATH = '/api/v2/info/forum';
const rows = (page: Page) => page.getByRole('table', { name: 'Forumlar' }).locator('tr[data-row]');
const field = (page: Page, label: string) => formOf(page).field(label);
const choose = async (page: Page, filter: string, option: string) => {
  await page.getByRole('combobox', { name: filter }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
};

test('forums are listed by place, added, changed and deleted; a pasted text is kept whole', {
  tag: '@journey',
}, async ({ page, platform, signIn }) => {
  const step = stepsOf(platform);
  await signIn('admin', 'later');
  await step('forums are listed by place; one is added, changed and deleted', async (platform) => {
    const { home } = platform.find;
    const { id } = platform.add.forum({
      districtId: home.id,
      nearby: '7-maktab',
      responsiblePerson: 'Karimov Anvar',
      date: '2026-12-05',
      createdAt: '2026-11-20T08:00:00Z',
    });
    const lists = () => platform.calls().filter(({ path }) => path === `${PATH}/filter`);
    await goTo(page, '/app/forum');
    await expect(rows(page)).toHaveCount(20);
    await expect.poll(() => lists().at(-1)?.query).toEqual({ page: '0', size: '20', cache: 'off' });
    await goTo(page, '/app/forum?page=2&size=30');
    await expect(rows(page)).toHaveCount(30);
    await expect(rows(page).first()).toContainText(/^31/);
    await expect.poll(() => lists().at(-1)?.query).toEqual({ page: '1', size: '30', cache: 'off' });
    await choose(page, 'Viloyat', 'Toshkent shahri');
    await choose(page, 'Tuman', home.title);
    const there = platform.find.count('forum', { districtId: home.id });
    await expect(page.getByText('Jami:')).toContainText(`Jami: ${there} ta forum`);
    await expect(rows(page).first()).toHaveText(`1${home.title}7-maktabKarimov Anvar05.12.2026`);
    await expect(page.getByRole('columnheader')).toHaveText([
      '№',
      'Tuman',
      "Mo'ljal",
      "Mas'ul shaxs",
      'Sana',
      'Amallar',
    ]);
    const place = { regionId: String(home.region_id), districtId: String(home.id) };
    await expect.poll(() => lists().at(-1)?.query).toEqual({ ...place, page: '0', size: '30', cache: 'off' });
    await expect(page).toHaveURL(new RegExp(`regionId=${home.region_id}&districtId=${home.id}$`));
    expect(await serious(page)).toEqual([]);

    // Region and district come from the forum's district id.
    await rows(page).first().focus();
    await page.keyboard.press('Enter');
    await expect(field(page, "Mo'ljal")).toHaveValue('7-maktab');
    await expect(field(page, 'Viloyat')).toHaveValue('Toshkent shahri');
    await expect(field(page, 'Tuman')).toHaveValue(home.title);
    expect(platform.calls().filter(({ path }) => path === `/api/v1/districts/${home.id}`)).toHaveLength(1);
    await expect(page.getByRole('button', { name: 'Saqlash' })).toBeDisabled();
    await formOf(page).choose('Viloyat', 'andijon', 'Andijon viloyati');
    await expect(field(page, 'Tuman')).toHaveValue('');
    await page.keyboard.press('Control+s');
    await expect(field(page, 'Tuman')).toHaveAccessibleDescription('Majburiy maydon');
    await formOf(page).chooseFirst('Tuman');
    await page.keyboard.press('Control+s');
    await expect(rows(page)).toHaveCount(there - 1);
    const moved = platform.read.forum(id);
    expect(moved).toMatchObject({ nearby: '7-maktab', date: '2026-12-05' });
    const andijon = platform.find.region({ title: 'Andijon viloyati' });
    expect(platform.find.district({ id: moved.districtId }).region_id).toBe(andijon.id);

    await page.getByRole('link', { name: "Qo'shish" }).click();
    await expect(field(page, 'Viloyat')).toBeFocused();
    await page.keyboard.press('Control+s');
    await expect(page.getByText('Majburiy maydon')).toHaveCount(4);
    expect(await serious(page)).toEqual([]);
    await formOf(page).choose('Viloyat', 'toshkent sha', 'Toshkent shahri');
    await formOf(page).choose('Tuman', home.title, home.title);
    await field(page, "Mo'ljal").fill(' Madaniyat markazi ');
    await field(page, "Mas'ul shaxs").fill('Sobirova Lola');
    await field(page, 'Sana').fill('06.12.2026');
    await page.keyboard.press('Control+s');
    await expect(rows(page)).toHaveCount(there);
    expect(platform.calls().findLast(({ method }) => method === 'POST')).toMatchObject({
      path: PATH,
      body: {
        districtId: home.id,
        nearby: 'Madaniyat markazi',
        responsiblePerson: 'Sobirova Lola',
        date: '2026-12-06',
      },
    });

    await rows(page).first().getByRole('button', { name: "O'chirish" }).click();
    await page.getByRole('dialog', { name: 'Diqqat!' }).getByRole('button', { name: 'Ha' }).click();
    await expect(page.getByText("Muvaffaqqiyatli o'chirildi")).toBeVisible();
    await expect(rows(page)).toHaveCount(there - 1);
  });

  await step(
    'a pasted text is kept and sent whole, however long: the specification gives no limit',
    async (platform) => {
      const { id } = platform.add.forum({
        districtId: platform.find.home.id,
        nearby: '7-maktab',
        responsiblePerson: 'Karimov Anvar',
        date: '2026-12-05',
        createdAt: '2026-11-20T08:00:00Z',
      });
      const long = 'Madaniyat markazi yonida. '.repeat(40).trim();
      await goTo(page, `/app/forum/${id}`);
      for (const label of ["Mo'ljal", "Mas'ul shaxs"]) {
        await field(page, label).focus();
        await field(page, label).selectText();
        await page.keyboard.insertText(long);
        await expect(field(page, label)).toHaveValue(long);
      }
      await page.keyboard.press('Control+s');
      await expect(page.getByRole('status').filter({ hasText: 'Muvafaqiyatli saqlandi' })).toBeVisible();
      expect(platform.read.forum(id)).toMatchObject({ nearby: long, responsiblePerson: long });
    },
  );
});
