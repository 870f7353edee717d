import { join } from 'node:path';
import { serious } from '../support/axe.ts';
import { dropFiles } from '../support/drop-files.ts';
import { expect, test } from './fixtures.ts';
import { goTo } from './support/go-to.ts';
import { initiativeForm } from './support/initiative-form.ts';
import { newsPages } from './support/news.ts';
import { stepsOf } from './support/steps.ts';
import './support/page-bridge.ts';
import { contentFiles } from './support/pictures.ts';

test('the form of news: by keys its toolbar, messages and pictures', async ({ page, platform, profileDir, signIn }) => {
  const step = stepsOf(platform);
  await signIn('admin', 'later');
  /** Leaves the form without saving: a draft would be offered to the next step. */
  const leave = async () => {
    await page.keyboard.press('Escape');
    await initiativeForm(page).leave();
    await expect(page).toHaveURL(/\/app\/news$/);
  };
  await step('the toolbar of the text is one Tab stop', async () => {
    await goTo(page, '/app/news/add');
    const { title, body } = newsPages(page);
    await expect(title).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Qalin' })).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('button', { name: 'Qiya' })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(body).toBeFocused();
  });

  await step('a picture whose upload failed is sent again, and then shown', async (platform) => {
    const files = await contentFiles(join(profileDir, 'fayllar'));
    const upload = { method: 'POST', path: '/api/v2/info/file/upload' };
    platform.faults.add({ kind: 'status', status: 500, message: null, match: upload, times: 1 });
    await goTo(page, '/app/news/add');
    await dropFiles(newsPages(page).picture, [files.picture]);
    await expect(page.getByText("Rasm yuklash bilan bog'liq hatolik. Qayta urinib ko'ring!")).toBeVisible();
    await page.getByRole('button', { name: 'Qayta yuborish' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'Rasim yuklandi!' })).toBeVisible();
    await expect(page.getByRole('img', { name: 'Sarlavha uchun rasm' })).toBeVisible();
    await leave();
  });

  await step('a picture of a wrong type or size is refused with the reason', async () => {
    const { paper, large } = await contentFiles(join(profileDir, 'fayllar'));
    await goTo(page, '/app/news/add');
    const { picture } = newsPages(page);
    await dropFiles(picture, [paper]);
    await expect(page.getByText("Sarlavha uchun rasm JPG, JPEG, PNG bo'lishi mumkin!")).toBeVisible();
    await page.getByRole('button', { name: 'Faylni olib tashlash' }).click();
    await dropFiles(picture, [large]);
    await expect(page.getByText("Sarlavha uchun rasm xajmi max. 5Mb bo'lishi kerak!")).toBeVisible();
    await leave();
  });

  await step('all missing fields are named at once, and the language of the first one opens', async () => {
    await goTo(page, '/app/news/add');
    const { title, body, tab } = newsPages(page);
    await expect(title).toBeFocused();
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
    await expect(tab('English')).toContainText('2');
    expect(await serious(page)).toEqual([]);

    await title.fill('Yangi mavsum');
    await body.fill('Takliflar');
    await page.keyboard.press('Control+s');
    await expect(tab('Русский')).toHaveAttribute('aria-selected', 'true');
    await leave();
  });

  await step('bold text, links and lists are made by keys and buttons, and are stored', async (platform) => {
    const { id } = platform.find.news();
    platform.change.news(id, { context_uz: '<p>Eski matn</p>' });
    await goTo(page, `/app/news/add/${id}`);
    const { body, save } = newsPages(page);
    await expect(body).toHaveText('Eski matn');
    await body.fill('');
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
    await expect(body.getByRole('link', { name: 'portalda' })).toHaveAttribute('href', 'https://portal.uz/yangi');
    await page.keyboard.press('End');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: "Belgili ro'yxat" }).click();
    await page.keyboard.type('birinchi');
    await save.click();
    await expect(page).toHaveURL(/\/app\/news$/);
    expect(platform.read.news(id).context_uz).toMatch(
      /^<p>Takliflar <a [^>]*href="https:\/\/portal\.uz\/yangi"[^>]*><strong>portalda<\/strong><\/a><\/p><ul><li><p>birinchi<\/p><\/li><\/ul>$/,
    );
  });
});
