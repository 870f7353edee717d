import { expect, test } from './fixtures.ts';
import { goTo } from './support/go-to.ts';
import { newsCalls, newsPages } from './support/news.ts';
import { stepsOf } from './support/steps.ts';
import './support/page-bridge.ts';

/** A text written elsewhere: markup that the editor does not know, and scripts that must never run. */
const FOREIGN =
  '<p>Eski <i>matn</i></p><table><tbody><tr><td>1</td></tr></table>' +
  '<a href="javascript:window.hacked=1">havola</a><img src="x" onerror="window.hacked=1"><script>window.hacked=1</script>';

test('Z-124: news are changed: what nobody touched stays, foreign markup is told, a draft is offered again', async ({
  page,
  platform,
  signIn,
}) => {
  const step = stepsOf(platform);
  await signIn('admin', 'later');
  await step(
    'Z-124: Enter opens a piece of news, with nothing to save; foreign markup is sanitized, named, and saved as it came, with what somebody else has switched off meanwhile',
    async (platform) => {
      const { id, created_date } = platform.find.news();
      platform.change.news(id, { context_en: FOREIGN, active: 1 });
      await goTo(page, '/app/news');
      const { rows, body, tab, save } = newsPages(page);
      await rows.first().focus();
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(new RegExp(`/app/news/add/${id}$`));
      await expect(body).toContainText('Eng koʻp taklif');
      await expect(save).toBeDisabled();

      await tab('English').click();
      await expect(body.locator('em')).toHaveText('matn');
      await expect(
        page.getByText("muharrir ko'rsata olmaydigan qismlar bor (table, tr, td, img, script)"),
      ).toBeVisible();
      await expect(body).toContainText('havola');
      await expect(body.locator('a, img, script')).toHaveCount(0);
      expect(await page.evaluate(() => 'hacked' in window)).toBe(false);

      platform.change.news(id, { active: 0 });
      await tab("O'zbekcha").click();
      await body.press('Control+End');
      await page.keyboard.type(' Yangi gap.');
      await page.keyboard.press('Control+s');
      await expect(page).toHaveURL(/\/app\/news$/);
      expect(newsCalls(platform, 'PUT')).toMatchObject([
        { path: `/api/v1/news/${id}`, body: { active: false, created_date, context_en: FOREIGN } },
      ]);
      expect(platform.read.news(id).context_uz).toMatch(/Yangi gap\.<\/strong><\/p>$/);
    },
  );

  await step(
    'a draft is restored after a reload, and is saved with what somebody else has written in another language',
    async (platform) => {
      const { id } = platform.find.news();
      await goTo(page, `/app/news/add/${id}`);
      const { body } = newsPages(page);
      await expect(body).toContainText('Eng koʻp taklif');
      await body.press('Control+End');
      await page.keyboard.type(' Uchinchi gap.');
      const place = { scope: 'api/v1/admin/news', record: String(id) };
      await expect
        .poll(() => page.evaluate(async (at) => JSON.stringify(await window.bridge.drafts.load(at)), place))
        .toContain('Uchinchi gap.');
      platform.change.news(id, { context_ru: '<p>Новый текст</p>' });
      await page.reload();
      await expect(page.getByText('Saqlanmagan matn topildi')).toBeVisible();
      await page.getByRole('button', { name: 'Tiklash' }).click();
      await expect(body).toContainText('Uchinchi gap.');
      await page.keyboard.press('Control+s');
      await expect(page).toHaveURL(/\/app\/news$/);
      expect(platform.read.news(id)).toMatchObject({
        context_uz: expect.stringMatching(/Uchinchi gap\.<\/strong><\/p>$/),
        context_ru: '<p>Новый текст</p>',
      });
    },
  );
});
