import { expect, test } from './fixtures.ts';
import { goTo } from './support/go-to.ts';
import { newsCalls, newsPages } from './support/news.ts';
import { stepsOf } from './support/steps.ts';

const LIST = '/api/v1/admin/news';

test('news: the link leads to the site; one is switched by key, whatever somebody else, a lost answer or a list in flight says', async ({
  app,
  page,
  platform,
  signIn,
}) => {
  const step = stepsOf(platform);
  await signIn('admin', 'later');
  await step('the link of a piece of news opens it on the site', async (platform) => {
    const { id } = platform.find.news();
    await goTo(page, '/app/news');
    await newsPages(page)
      .rows.first()
      .getByRole('button', { name: `sayt.example/news/${id}` })
      .click();
    expect((await app.waitForEvent('open-external')).url).toBe(`https://sayt.example/news/${id}`);
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
