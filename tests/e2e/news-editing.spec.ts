import { expect, test } from './fixtures.ts';
import { newsCalls, newsPages } from './support/news.ts';
import './support/page-bridge.ts';

/** A text written elsewhere: markup that the editor does not know, and scripts that must never run. */
const FOREIGN =
  '<p>Eski <i>matn</i></p><table><tbody><tr><td>1</td></tr></table>' +
  '<a href="javascript:window.hacked=1">havola</a><img src="x" onerror="window.hacked=1"><script>window.hacked=1</script>';

test('Enter on a row opens its piece of news, with nothing to save', async ({ page, platform, signIn }) => {
  const { id } = platform.find.news();
  await signIn('admin', '/app/news');
  const { rows, body, save } = newsPages(page);
  await rows.first().focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/app/news/add/${id}$`));
  await expect(body).toContainText('Eng koʻp taklif');
  await expect(save).toBeDisabled();
});

test('a text from elsewhere is sanitized, and elements that the editor cannot show are named', async ({
  page,
  platform,
  signIn,
}) => {
  const { id } = platform.find.news();
  platform.change.news(id, { context_en: FOREIGN });
  await signIn('admin', `/app/news/add/${id}`);
  const { body, tab } = newsPages(page);
  await tab('English').click();
  await expect(body.locator('em')).toHaveText('matn');
  await expect(page.getByText("muharrir ko'rsata olmaydigan qismlar bor (table, tr, td, img, script)")).toBeVisible();
  await expect(body).toContainText('havola');
  await expect(body.locator('a, img, script')).toHaveCount(0);
  expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
});

test('a save also sends what was not changed: the switch, the sending time, the text of another language', async ({
  page,
  platform,
  signIn,
}) => {
  const { id, created_date } = platform.find.news();
  platform.change.news(id, { context_en: FOREIGN, active: 0 });
  await signIn('admin', `/app/news/add/${id}`);
  const { body, tab, save } = newsPages(page);
  await tab('English').click();
  await expect(body.locator('em')).toHaveText('matn');
  await tab("O'zbekcha").click();
  await body.press('Control+End');
  await page.keyboard.type(' Yangi gap.');
  await expect(save).toBeEnabled();
  await page.keyboard.press('Control+s');
  await expect(page).toHaveURL(/\/app\/news$/);
  expect(newsCalls(platform, 'PUT')).toMatchObject([
    { path: `/api/v1/news/${id}`, body: { active: false, created_date, context_en: FOREIGN } },
  ]);
  expect(platform.read.news(id).context_uz).toMatch(/Yangi gap\.<\/strong><\/p>$/);
});

test('Z-124: a piece of news that somebody else switches off meanwhile stays off when its texts are saved', async ({
  page,
  platform,
  signIn,
}) => {
  const { id } = platform.find.news({ active: 1 });
  await signIn('admin', `/app/news/add/${id}`);
  const { body } = newsPages(page);
  await expect(body).toContainText('Eng koʻp taklif');
  platform.change.news(id, { active: 0 });
  await body.press('Control+End');
  await page.keyboard.type(' Yangi gap.');
  await page.keyboard.press('Control+s');
  await expect(page).toHaveURL(/\/app\/news$/);
  expect(platform.read.news(id)).toMatchObject({ active: 0, context_uz: expect.stringContaining('Yangi gap.') });
});

test('a draft is restored after a reload, and is saved with what somebody else has written in another language', async ({
  page,
  platform,
  signIn,
}) => {
  const { id } = platform.find.news();
  await signIn('admin', `/app/news/add/${id}`);
  const { body } = newsPages(page);
  await expect(body).toContainText('Eng koʻp taklif');
  await body.press('Control+End');
  await page.keyboard.type(' Yangi gap.');
  const place = { scope: 'api/v1/admin/news', record: String(id) };
  await expect
    .poll(() => page.evaluate(async (at) => JSON.stringify(await window.bridge.drafts.load(at)), place))
    .toContain('Yangi gap.');
  platform.change.news(id, { context_ru: '<p>Новый текст</p>' });
  await page.reload();
  await expect(page.getByText('Saqlanmagan matn topildi')).toBeVisible();
  await page.getByRole('button', { name: 'Tiklash' }).click();
  await expect(body).toContainText('Yangi gap.');
  await page.keyboard.press('Control+s');
  await expect(page).toHaveURL(/\/app\/news$/);
  expect(platform.read.news(id)).toMatchObject({
    context_uz: expect.stringMatching(/Yangi gap\.<\/strong><\/p>$/),
    context_ru: '<p>Новый текст</p>',
  });
});

test('leaving with unsaved input asks, and then leads back to the list', async ({ page, platform, signIn }) => {
  await signIn('admin', `/app/news/add/${platform.find.news().id}`);
  await newsPages(page).title.fill('Boshqa');
  await page.getByRole('button', { name: 'Bekor qilish', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Chiqish', exact: true }).click();
  await expect(page).toHaveURL(/\/app\/news$/);
  expect(newsCalls(platform, 'PUT')).toEqual([]);
});
