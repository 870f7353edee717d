import type { Page } from 'playwright/test';
import { expect, test } from './fixtures.ts';
import { initiativeForm as formOf } from './support/initiative-form.ts';

const rows = (page: Page) => page.getByRole('table', { name: 'Forumlar' }).locator('tr[data-row]');
const chooseFilter = async (page: Page, label: string, option: string) => {
  await page.getByRole('combobox', { name: label }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
};

test('a forum is found by its place, moved to another region with pasted texts, which are kept whole; one is added, one deleted', {
  tag: '@journey',
}, async ({ page, platform, signIn }) => {
  const { home } = platform.find;
  const { id } = platform.add.forum({
    districtId: home.id,
    nearby: '7-maktab',
    responsiblePerson: 'Karimov Anvar',
    date: '2026-12-05',
    createdAt: '2026-11-20T08:00:00Z',
  });
  const there = platform.find.count('forum', { districtId: home.id });
  const { choose, chooseFirst, field } = formOf(page);
  await signIn('admin', '/app/forum');
  await chooseFilter(page, 'Viloyat', 'Toshkent shahri');
  await chooseFilter(page, 'Tuman', home.title);
  await expect(rows(page)).toHaveCount(there);

  // Region and district come from the forum's district id.
  await rows(page).first().focus();
  await page.keyboard.press('Enter');
  await expect(field("Mo'ljal")).toHaveValue('7-maktab');
  await expect(field('Viloyat')).toHaveValue('Toshkent shahri');
  await expect(field('Tuman')).toHaveValue(home.title);
  // The specification gives no limit.
  const long = 'Madaniyat markazi yonida. '.repeat(40).trim();
  for (const label of ["Mo'ljal", "Mas'ul shaxs"]) {
    await field(label).selectText();
    await page.keyboard.insertText(long);
    await expect(field(label)).toHaveValue(long);
  }
  await choose('Viloyat', 'andijon', 'Andijon viloyati');
  await expect(field('Tuman')).toHaveValue('');
  await chooseFirst('Tuman');
  await page.keyboard.press('Control+s');
  await expect(rows(page)).toHaveCount(there - 1);
  const moved = platform.read.forum(id);
  expect(moved).toMatchObject({ nearby: long, responsiblePerson: long, date: '2026-12-05' });
  const andijon = platform.find.region({ title: 'Andijon viloyati' });
  expect(platform.find.district({ id: moved.districtId }).region_id).toBe(andijon.id);

  await page.getByRole('link', { name: "Qo'shish" }).click();
  await expect(field('Viloyat')).toBeFocused();
  await choose('Viloyat', 'toshkent sha', 'Toshkent shahri');
  await choose('Tuman', home.title, home.title);
  await field("Mo'ljal").fill(' Madaniyat markazi ');
  await field("Mas'ul shaxs").fill('Sobirova Lola');
  await field('Sana').fill('06.12.2026');
  await page.keyboard.press('Control+s');
  await expect(rows(page)).toHaveCount(there);
  expect(platform.read.forum({ responsiblePerson: 'Sobirova Lola' })).toMatchObject({
    ...{ districtId: home.id, nearby: 'Madaniyat markazi', date: '2026-12-06' },
  });

  await rows(page).first().getByRole('button', { name: "O'chirish" }).click();
  await page.getByRole('dialog', { name: 'Diqqat!' }).getByRole('button', { name: 'Ha' }).click();
  await expect(rows(page)).toHaveCount(there - 1);
});
