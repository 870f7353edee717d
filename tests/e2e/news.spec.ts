import { join } from 'node:path';
import type { Page } from 'playwright/test';
import type { Platform } from '../platform/types.ts';
import { dropFiles } from '../support/drop-files.ts';
import { expect, test } from './fixtures.ts';
import { serious } from './support/axe.ts';
import { goTo } from './support/go-to.ts';
import './support/page-bridge.ts';
import { contentFiles } from './support/pictures.ts';

const LIST = '/api/v1/admin/news';

const rows = (page: Page) => page.getByRole('table', { name: 'Yangiliklar' }).locator('tr[data-row]');
const title = (page: Page) => page.getByRole('textbox', { name: 'Sarlavha', exact: true });
const body = (page: Page) => page.getByRole('textbox', { name: 'Asosiy matn' });
const tab = (page: Page, name: string) => page.getByRole('tab', { name });
const save = (page: Page) => page.getByRole('button', { name: 'Saqlash' });
const segment = (page: Page, name: string) => page.locator('label', { hasText: new RegExp(`^${name}$`) }).click();
const sent = (platform: Platform, ...methods: string[]) =>
  platform.calls().filter(({ method, path }) => methods.includes(method) && path.includes('/news'));

test('news are listed by language and switch, switched at once, and deleted after a question', async ({
  page,
  app,
  platform,
  signIn,
}) => {
  const { id: newest } = platform.find.news();
  const { id: inactive } = platform.find.news({ active: 0 });
  const inactiveCount = platform.find.count('news', { active: 0 });
  await signIn('admin', '/app/news');
  await expect(rows(page)).toHaveCount(10);
  await expect(page.getByRole('columnheader')).toHaveText([
    '№',
    'Sarlavha',
    'Havola',
    'Faol',
    'Yuborish vaqti',
    'Amallar',
  ]);
  const first = rows(page).first();
  await expect(first).toContainText(`sayt.example/news/${newest}`);
  // Kept as 07:30 by the platform's clock, five hours on.
  await expect(first).toContainText('18.11.2026 07:30');
  expect(platform.calls().findLast(({ path }) => path === LIST)).toMatchObject({
    hl: 'uz',
    query: { limit: '10', offset: '0', cache: 'off' },
  });
  expect(platform.calls().findLast(({ path }) => path === LIST)?.query).not.toHaveProperty('active');
  expect(await serious(page)).toEqual([]);

  await first.getByRole('button', { name: `sayt.example/news/${newest}` }).click();
  await expect
    .poll(() => app.events.findLast(({ type }) => type === 'open-external'))
    .toMatchObject({
      url: `https://sayt.example/news/${newest}`,
    });

  await page.getByRole('button', { name: '2', exact: true }).click();
  await expect(rows(page).first()).toContainText('11');
  await segment(page, 'Ruscha');
  await expect(rows(page).first()).toContainText(/[а-я]/);
  await segment(page, 'Faol emas');
  await expect(page.getByText('Jami:')).toContainText(`${inactiveCount} ta yangilik`);
  await expect(page).toHaveURL(/\/app\/news\?lang=ru&active=false$/);
  expect(platform.calls().findLast(({ path }) => path === LIST)).toMatchObject({
    hl: 'ru',
    query: { active: 'false' },
  });

  const active = rows(page).first().getByRole('switch');
  await expect(active).not.toBeChecked();
  platform.faults.add({ kind: 'status', status: 500, message: null, match: { method: 'PATCH' }, times: 1 });
  await active.click({ force: true });
  await expect(page.getByRole('alert').filter({ hasText: 'Amaliyotni bajarishda xatolik' })).toBeVisible();
  await expect(active).not.toBeChecked();
  await active.focus();
  await page.keyboard.press('Space');
  await expect(active).toBeChecked();
  expect(sent(platform, 'PATCH').at(-1)).toMatchObject({ path: `/api/v2/info/news/${inactive}`, status: 200 });
  expect(platform.read.news(inactive).active).toBe(1);

  await rows(page).first().getByRole('button', { name: "O'chirish" }).click();
  const question = page.getByRole('dialog', { name: 'Diqqat!' });
  await question.getByRole('button', { name: 'Bekor qilish' }).click();
  await expect(page.getByText("O'chirish bekor qilindi")).toBeVisible();
  await rows(page).first().getByRole('button', { name: "O'chirish" }).click();
  await question.getByRole('button', { name: 'Ha' }).click();
  await expect(page.getByText("Muvaffaqqiyatli o'chirildi")).toBeVisible();
  await expect(page.getByText('Jami:')).toContainText(`${inactiveCount - 1} ta yangilik`);
  expect(sent(platform, 'DELETE').map(({ path }) => path)).toEqual([`/api/v1/news/${inactive}`]);
});

test('a piece of news is written: every message at once, formatted text, a picture by the rules, the shifted time', async ({
  page,
  platform,
  profileDir,
  signIn,
}) => {
  const files = await contentFiles(join(profileDir, 'fayllar'));
  await signIn('admin', '/app/news?page=2');
  await page.getByRole('link', { name: "Qo'shish" }).click();
  await expect(title(page)).toBeFocused();
  await page.keyboard.press('Control+s');
  await expect(page.getByRole('alert').getByRole('listitem')).toHaveText([
    'Sarlavha majburiy (Uz)',
    'Sarlavha majburiy (Ru)',
    'Sarlavha majburiy (En)',
    'Asosiy matin (Uz) majburiy',
    'Asosiy matn (Ru) majburiy',
    'Asosiy matn (En) majburiy',
    'Sarlavha uchun rasm yuklang',
    'Yuborish vaqtini kiriting',
  ]);
  await expect(tab(page, 'English')).toContainText('2');
  expect(await serious(page)).toEqual([]);

  await page.keyboard.type('Yangi mavsum');
  // The buttons of the text are one stop of the Tab key.
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Qalin' })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('button', { name: 'Qiya' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(body(page)).toBeFocused();
  await page.keyboard.type('Takliflar ');
  await page.keyboard.press('Control+b');
  await page.keyboard.type('portalda');
  await page.keyboard.press('Control+b');
  await page.keyboard.press('Shift+Control+ArrowLeft');
  await page.getByRole('button', { name: 'Havola', exact: true }).click();
  await page.keyboard.type('portal');
  await page.keyboard.press('Enter');
  await expect(page.getByText("Manzilni to'liq yozing")).toBeVisible();
  await page.keyboard.type('.uz/yangi');
  await page.keyboard.press('Enter');
  await expect(body(page).getByRole('link', { name: 'portalda' })).toHaveAttribute('href', 'https://portal.uz/yangi');
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: "Belgili ro'yxat" }).click();
  await page.keyboard.type('birinchi');

  await page.keyboard.press('Control+s');
  await expect(tab(page, 'Русский')).toHaveAttribute('aria-selected', 'true');
  await title(page).fill('Новый сезон');
  await body(page).fill('Текст');
  await tab(page, 'English').click();
  await title(page).fill('A new season');
  await body(page).fill('Text');

  const picture = page.getByRole('button', { name: /^Sarlavha uchun rasm/ });
  await dropFiles(picture, [files.paper]);
  await expect(page.getByText("Sarlavha uchun rasm JPG, JPEG, PNG bo'lishi mumkin!")).toBeVisible();
  await page.getByRole('button', { name: 'Faylni olib tashlash' }).click();
  await dropFiles(picture, [files.large]);
  await expect(page.getByText("Sarlavha uchun rasm xajmi max. 5Mb bo'lishi kerak!")).toBeVisible();
  await page.getByRole('button', { name: 'Faylni olib tashlash' }).click();
  const upload = { method: 'POST', path: '/api/v2/info/file/upload' };
  platform.faults.add({ kind: 'status', status: 500, message: null, match: upload, times: 1 });
  await dropFiles(picture, [files.picture]);
  await expect(page.getByText("Rasm yuklash bilan bog'liq hatolik. Qayta urinib ko'ring!")).toBeVisible();
  await page.getByRole('button', { name: 'Qayta yuborish' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Rasim yuklandi!' })).toBeVisible();
  await expect(page.getByRole('img', { name: 'Sarlavha uchun rasm' })).toBeVisible();

  await page.getByRole('button', { name: /^Yuborish vaqti/ }).click();
  await page.getByRole('button', { name: 'Hozir' }).click();
  const hours = page.getByRole('spinbutton', { name: 'Soat' });
  await hours.fill('09');
  await page.getByRole('spinbutton', { name: 'Daqiqa' }).fill('45');
  expect(await serious(page)).toEqual([]);
  await page.getByRole('button', { name: 'Tanlash', exact: true }).click();
  await expect(page.getByRole('button', { name: /^Yuborish vaqti/ })).toHaveText(/^\d{2}\.\d{2}\.\d{4} 09:45$/);

  await save(page).click();
  await expect(page.getByRole('status').filter({ hasText: 'Tabriklaymiz' })).toContainText('Muvafaqiyatli saqlandi');
  await expect(page).toHaveURL(/\/app\/news\?page=2$/);
  const [posted] = sent(platform, 'POST');
  expect(posted).toMatchObject({
    path: '/api/v1/news',
    status: 200,
    body: { title_uz: 'Yangi mavsum', title_ru: 'Новый сезон', title_en: 'A new season', active: true },
  });
  const row = platform.find.news();
  expect(row.context_uz).toMatch(
    /^<p>Takliflar <a [^>]*href="https:\/\/portal\.uz\/yangi"[^>]*><strong>portalda<\/strong><\/a><\/p><ul><li><p>birinchi<\/p><\/li><\/ul>$/,
  );
  expect(row.context_ru).toBe('<p>Текст</p>');
  // Chosen 09:45 in Tashkent, which is 04:45 UTC; sent five hours on.
  expect(row.created_date).toMatch(/T09:45:00\.000Z$/);
});

test('what is changed goes out with what was not: the switch, the moment, the text; a draft comes back into the editor', async ({
  page,
  platform,
  signIn,
}) => {
  const old =
    '<p>Eski <i>matn</i></p><table><tbody><tr><td>1</td></tr></table>' +
    '<a href="javascript:window.hacked=1">havola</a><img src="x" onerror="window.hacked=1"><script>window.hacked=1</script>';
  const { id } = platform.find.news();
  platform.change.news(id, { context_en: old, active: 0 });
  await signIn('admin', '/app/news');
  await rows(page).first().focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/app/news/add/${id}$`));
  await expect(body(page)).toContainText('Eng koʻp taklif');
  await expect(save(page)).toBeDisabled();
  await tab(page, 'English').click();
  await expect(body(page).locator('em')).toHaveText('matn');
  await expect(page.getByText("muharrir ko'rsata olmaydigan qismlar bor (table, tr, td, img, script)")).toBeVisible();
  await expect(body(page)).toContainText('havola');
  await expect(body(page).locator('a, img, script')).toHaveCount(0);
  expect(await page.evaluate(() => 'hacked' in window)).toBe(false);

  await tab(page, "O'zbekcha").click();
  await body(page).press('Control+End');
  await page.keyboard.type(' Yangi gap.');
  await expect(save(page)).toBeEnabled();
  await expect
    .poll(() => page.evaluate(async () => JSON.stringify(await window.bridge.drafts.list())))
    .toContain('api/v1/admin/news');
  await page.reload();
  await expect(page.getByText('Saqlanmagan matn topildi')).toBeVisible();
  await page.getByRole('button', { name: 'Tiklash' }).click();
  await expect(body(page)).toContainText('Yangi gap.');

  await page.keyboard.press('Control+s');
  await expect(page).toHaveURL(/\/app\/news$/);
  const [put] = sent(platform, 'PUT');
  expect(put).toMatchObject({
    path: `/api/v1/news/${id}`,
    body: { active: false, created_date: '2026-11-18T07:30:00.000Z', context_en: old },
  });
  expect(platform.read.news(id).context_uz).toMatch(/Yangi gap\.<\/strong><\/p>$/);

  await goTo(page, `/app/news/add/${id}`);
  await title(page).fill('Boshqa');
  await page.getByRole('button', { name: 'Bekor qilish', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Chiqish', exact: true }).click();
  await expect(page).toHaveURL(/\/app\/news$/);
});

test('G-006: the switch shows what the platform has made of it, whatever was seen before', async ({
  page,
  platform,
  signIn,
}) => {
  await signIn('admin', '/app/news?active=true');
  const active = rows(page).first().getByRole('switch');
  await expect(active).toBeChecked();
  const { id } = platform.find.news({ active: 1 });
  // Switched off by somebody else meanwhile: the platform switches it on again.
  platform.change.news(id, { active: 0 });
  await active.press('Space');
  await expect.poll(() => sent(platform, 'PATCH').map(({ path }) => path)).toEqual([`/api/v2/info/news/${id}`]);
  await expect(active).toHaveAttribute('aria-busy', 'false');
  await expect(active).toBeChecked();
  await active.press('Space');
  await expect(active).not.toBeChecked();
});

test("site management is the administrator's", async ({ page, signIn }) => {
  await signIn('moderator', '/app/news');
  await expect(page).not.toHaveURL(/\/app\/news/);
  await expect(page.getByRole('main')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Yangiliklar' })).toHaveCount(0);
});
