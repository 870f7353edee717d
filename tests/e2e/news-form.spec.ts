import { expect, test } from './fixtures.ts';
import { goTo } from './support/go-to.ts';
import { newsPages } from './support/news.ts';
import { stepsOf } from './support/steps.ts';

test('the form of news: a text is formatted by keys and buttons; what is missing is listed, and its language opens', async ({
  page,
  platform,
  signIn,
}) => {
  const step = stepsOf(platform);
  await signIn('admin', 'later');
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
    await title.fill('Yangi mavsum');
    await body.fill('Takliflar');
    await page.keyboard.press('Control+s');
    await expect(tab('Русский')).toHaveAttribute('aria-selected', 'true');
  });
});
