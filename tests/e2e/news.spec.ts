import type { Page } from 'playwright/test';
import { serious } from '../support/axe.ts';
import { expect, test } from './fixtures.ts';
import { goTo } from './support/go-to.ts';
import { newsCalls, newsPages } from './support/news.ts';
import { stepsOf } from './support/steps.ts';

const LIST = '/api/v1/admin/news';
const INACTIVE = '/app/news?lang=ru&active=false';

const segment = (page: Page, name: string) => page.locator('label', { hasText: new RegExp(`^${name}$`) }).click();

test('news are listed and filtered; one is switched, whatever somebody else or a lost answer says, one is deleted, and the link leads to the site', async ({
  app,
  page,
  platform,
  signIn,
}) => {
  const step = stepsOf(platform);
  await signIn('admin', 'later');
  await step('the newest news come first, with their link and sending time', async (platform) => {
    const { id } = platform.find.news();
    await goTo(page, '/app/news');
    const { rows } = newsPages(page);
    await expect(rows).toHaveCount(10);
    await expect(page.getByRole('columnheader')).toHaveText([
      '№',
      'Sarlavha',
      'Havola',
      'Faol',
      'Yuborish vaqti',
      'Amallar',
    ]);
    await expect(rows.first()).toContainText(`sayt.example/news/${id}`);
    // Stored five hours ahead: 07:30 by the platform's clock.
    await expect(rows.first()).toContainText('18.11.2026 07:30');
    const asked = platform.calls().findLast(({ path }) => path === LIST);
    expect(asked).toMatchObject({ hl: 'uz', query: { limit: '10', offset: '0', cache: 'off' } });
    expect(asked?.query).not.toHaveProperty('active');
    expect(await serious(page)).toEqual([]);
  });

  await step('the link of a piece of news opens it on the site', async (platform) => {
    const { id } = platform.find.news();
    await goTo(page, '/app/news');
    await newsPages(page)
      .rows.first()
      .getByRole('button', { name: `sayt.example/news/${id}` })
      .click();
    expect((await app.waitForEvent('open-external')).url).toBe(`https://sayt.example/news/${id}`);
  });

  await step(
    'the filters for language and status are sent to the platform, and lead back to the first page',
    async (platform) => {
      await goTo(page, '/app/news');
      const { rows } = newsPages(page);
      await page.getByRole('button', { name: '2', exact: true }).click();
      await expect(rows.first()).toHaveText(/^11/);
      await segment(page, 'Ruscha');
      await expect(rows.first()).toContainText(/[а-я]/);
      await segment(page, 'Faol emas');
      await expect(page.getByText('Jami:')).toContainText(`${platform.find.count('news', { active: 0 })} ta yangilik`);
      await expect(page).toHaveURL(new RegExp(`${INACTIVE.replace('?', '\\?')}$`));
      expect(platform.calls().findLast(({ path }) => path === LIST)).toMatchObject({
        hl: 'ru',
        query: { active: 'false' },
      });
    },
  );

  await step('a switch that the platform refuses stays as it was', async (platform) => {
    platform.faults.add({ kind: 'status', status: 500, message: null, match: { method: 'PATCH' }, times: 1 });
    await goTo(page, INACTIVE);
    const active = newsPages(page).rows.first().getByRole('switch');
    await expect(active).not.toBeChecked();
    await active.click({ force: true });
    await expect(page.getByRole('alert').filter({ hasText: 'Amaliyotni bajarishda xatolik' })).toBeVisible();
    await expect(active).not.toBeChecked();
  });

  await step('a piece of news is switched on in its row by keyboard', async (platform) => {
    const { id } = platform.find.news({ active: 0 });
    await goTo(page, INACTIVE);
    const active = newsPages(page).rows.first().getByRole('switch');
    await expect(active).not.toBeChecked();
    await active.focus();
    await page.keyboard.press('Space');
    await expect(active).toBeChecked();
    expect(newsCalls(platform, 'PATCH')).toMatchObject([{ path: `/api/v2/info/news/${id}`, status: 200 }]);
    expect(platform.read.news(id).active).toBe(1);
  });

  await step('a piece of news is deleted only after a confirmation', async (platform) => {
    const before = platform.find.count('news', { active: 0 });
    await goTo(page, INACTIVE);
    const remove = newsPages(page).rows.first().getByRole('button', { name: "O'chirish" });
    const question = page.getByRole('dialog', { name: 'Diqqat!' });
    await remove.click();
    await question.getByRole('button', { name: 'Ha' }).click();
    await expect(page.getByText('Jami:')).toContainText(`${before - 1} ta yangilik`);
  });

  await step('G-006: a switch does not undo what somebody else has switched meanwhile', async (platform) => {
    await goTo(page, '/app/news?active=true');
    const active = newsPages(page).rows.first().getByRole('switch');
    await expect(active).toBeChecked();
    const { id } = platform.find.news({ active: 1 });
    // Somebody else has switched it off meanwhile, as this person is about to: it stays off, and nothing is sent.
    platform.change.news(id, { active: 0 });
    await active.press('Space');
    await expect(active).not.toBeChecked();
    expect(platform.read.news(id).active).toBe(0);
    expect(newsCalls(platform, 'PATCH')).toEqual([]);
    await active.press('Space');
    await expect(active).toBeChecked();
    expect(newsCalls(platform, 'PATCH').map(({ path }) => path)).toEqual([`/api/v2/info/news/${id}`]);
  });

  await step(
    'G-006: a switch whose answer is unreadable shows the state on the platform, without a second press',
    async (platform) => {
      await goTo(page, '/app/news?active=true');
      const { rows } = newsPages(page);
      const active = rows.first().getByRole('switch');
      await expect(active).toBeChecked();
      platform.faults.add({ kind: 'reshape', reshape: () => ({}), match: { method: 'PATCH' }, times: 1 });
      const before = platform.find.count('news', { active: 1 });
      await active.press('Space');
      await expect(page.getByRole('alert').first()).toBeVisible();
      expect(platform.find.count('news', { active: 1 })).toBe(before - 1);
      // The item has left the list of published ones.
      await expect(page.getByText('Jami:')).toContainText(`${before - 1} ta yangilik`);
    },
  );

  await step(
    'G-006: a cached list with another filter is read again after a switch, and two presses send one call',
    async (platform) => {
      const shown = platform.find.count('news', { active: 1 });
      const total = page.getByText('Jami:');
      const filter = (name: string) => page.getByRole('radiogroup').getByText(name, { exact: true }).click();
      await goTo(page, '/app/news?active=true');
      await expect(total).toContainText(`${shown} ta yangilik`);
      await filter('Barchasi');
      await expect(total).toContainText(`${platform.find.count('news')} ta yangilik`);
      const active = newsPages(page).rows.getByRole('switch', { checked: true }).first();
      await active.evaluate((input: HTMLInputElement) => {
        input.click();
        input.click();
      });
      await expect.poll(() => platform.find.count('news', { active: 1 })).toBe(shown - 1);
      await filter('Faol');
      await expect(total).toContainText(`${shown - 1} ta yangilik`);
      expect(newsCalls(platform, 'PATCH')).toHaveLength(1);
    },
  );

  await step('G-006: a list that was in flight when the switch was pressed does not revert it', async (platform) => {
    const [removed = 0, id = 0] = platform.find.all('news').map((item) => item.id);
    platform.change.news(id, { active: 1 });
    await goTo(page, '/app/news');
    const { rows } = newsPages(page);
    const rowOf = (item: number) => rows.filter({ hasText: `/news/${item}` });
    const active = rowOf(id).getByRole('switch');
    await expect(active).toBeChecked();
    const asked = Promise.withResolvers<void>();
    const when = () => {
      asked.resolve();
      return true;
    };
    const match = { method: 'GET', path: LIST };
    const release = platform.faults.hold({ when, match, times: 1 });
    await rowOf(removed).focus();
    await page.keyboard.press('Delete');
    await page.getByRole('dialog', { name: 'Diqqat!' }).getByRole('button', { name: 'Ha' }).click();
    await asked.promise;
    await active.press('Space');
    await expect(active).not.toBeChecked();
    // The list is read again, without the deleted item; the first answer predates the switch.
    await expect(rowOf(removed)).toHaveCount(0);
    platform.change.news(id, { active: 1 });
    release();
    await page.getByRole('button', { name: '2', exact: true }).click();
    await expect(rowOf(id)).toHaveCount(0);
    await page.getByRole('button', { name: '1', exact: true }).click();
    await expect(active).not.toBeChecked();
  });
});
