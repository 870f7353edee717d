import type { Page } from 'playwright/test';
import { expect, test } from './fixtures.ts';
import { goTo } from './support/go-to.ts';
import { initiativeList } from './support/initiative-list.ts';
import { newsPages } from './support/news.ts';
import { reviewDesk } from './support/review-desk.ts';
import { stepsOf } from './support/steps.ts';

// While a call is in flight, the window says so, however long it takes. Uploads: `customers.spec.ts`; downloads:
// `downloads.spec.ts`, `export.spec.ts`; what the client tolerates: `tests/integration/main/api/client.test.ts`.

/** The thin line at the top of the window. */
const line = (page: Page) =>
  page
    .locator('[data-active][role=progressbar]')
    .and(page.getByRole('progressbar', { name: "Ma'lumotlar yuklanmoqda" }));

test.describe('signing in', () => {
  test.use({ signedOut: true });

  test('captcha and button show that they are loading, until the platform has answered', async ({
    page,
    platform,
    captchaAnswer,
  }) => {
    const step = stepsOf(platform);
    await step('a captcha that is loading has no picture and no second request', async (platform) => {
      await captchaAnswer();
      const letGo = platform.faults.hold({ match: { path: '/api/v2/vote/captcha-2' } });
      const another = page.getByRole('button', { name: 'Misolni yangilash' });
      await another.click();
      await expect(another).toBeDisabled();
      await expect(page.getByRole('img', { name: 'Misol javobi' })).toHaveCount(0);
      letGo();
      await expect(page.getByRole('img', { name: 'Misol javobi' })).toBeVisible();
    });

    await step('the button shows loading until the platform has answered', async (platform) => {
      await page.reload();
      const letGo = platform.faults.hold({ match: { path: '/api/v1/admin-login' } });
      await page.getByLabel('Foydalanuvchi nomi').fill('admin');
      await page.getByRole('textbox', { name: 'Parol' }).fill('parol-admin');
      await page.getByPlaceholder('Javob').fill(await captchaAnswer());
      await page.keyboard.press('Enter');
      await expect(page.getByRole('button', { name: 'Kirish', exact: true })).toHaveAttribute('data-loading', 'true');
      letGo();
      await initiativeList(page).settled();
    });
  });
});

test('a list, a form and pictures say that they are loading, however long it takes', async ({
  page,
  platform,
  signIn,
}) => {
  const step = stepsOf(platform);
  await signIn('admin', 'later');
  await step(
    'a list: skeleton rows at first, the old rows with another filter, and the line above both times',
    async (platform) => {
      const path = '/api/v1/moderators/initiatives';
      const letGo = platform.faults.hold({ match: { method: 'GET', path } });
      await goTo(page, '/app/initiatives');
      const table = page.getByRole('table', { name: "Tashabbuslar ro'yxati" });
      const list = initiativeList(page);
      await expect(table).toHaveAttribute('aria-busy', 'true');
      await expect(list.rows).toHaveCount(0);
      await expect(page.getByText('Hech narsa topilmadi')).toHaveCount(0);
      await expect(line(page)).toBeVisible();
      letGo();
      await list.settled();

      const again = platform.faults.hold({ match: { method: 'GET', path } });
      await list.search.fill('yo‘l');
      await expect(table).toHaveAttribute('aria-busy', 'true');
      await expect(line(page)).toBeVisible();
      again();
      await expect(table).toHaveAttribute('aria-busy', 'false');
      await expect(line(page)).toHaveCount(0);
    },
  );

  await step('a list whose season was in view before is asked for beside the seasons, once', async (platform) => {
    const path = '/api/v1/moderators/initiatives';
    const asked = () => platform.calls().filter((call) => call.path === path).length;
    const before = asked();
    const letGo = platform.faults.hold({ match: { method: 'GET', path: '/api/v1/boards' } });
    await goTo(page, '/app/initiatives');
    await expect.poll(asked).toBe(before + 1);
    await expect(initiativeList(page).rows).toHaveCount(0);
    letGo();
    await initiativeList(page).settled();
    expect(asked()).toBe(before + 1);
  });

  await step('a form: a skeleton of its record, and a loading state of its button', async (platform) => {
    const { id } = platform.find.news();
    const path = `/api/v1/admin/news/${id}`;
    const letGo = platform.faults.hold({ match: { method: 'GET', path } });
    await goTo(page, `/app/news/add/${id}`);
    const outline = page.getByRole('main').getByRole('status', { name: "Ma'lumotlar yuklanmoqda" });
    await expect(outline).toBeVisible();
    letGo();
    const { title, save } = newsPages(page);
    await title.fill('Yangi mavsum');
    await expect(outline).toHaveCount(0);

    const again = platform.faults.hold({ match: { method: 'PUT', path: `/api/v1/news/${id}` } });
    await page.keyboard.press('Control+s');
    await expect(save).toHaveAttribute('data-loading', 'true');
    again();
    await expect(save).toHaveCount(0);
  });

  await step('pictures: the placeholder of each says that it is loading', async (platform) => {
    const { public_id } = platform.find.initiative({ located: true, photos: 2 });
    await goTo(page, '/app/initiatives');
    const list = initiativeList(page);
    await list.settled();
    await list.find(public_id);
    await list.search.blur();
    const letGo = platform.faults.hold({ match: { path: /^\/api\/v2\/info\/file\// } });
    await page.keyboard.press('v');
    await expect(reviewDesk(page).view).toContainText(public_id);
    const places = page.locator('[data-state=loading][aria-busy=true]');
    await expect(places.first()).toBeVisible();
    letGo();
    await expect(places).toHaveCount(0);
    await expect(page.locator('[data-state=there][aria-busy=false]').first()).toBeVisible();
  });
});
