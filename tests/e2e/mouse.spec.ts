import { expect, test } from './fixtures.ts';
import { goTo } from './support/go-to.ts';
import { initiativeList } from './support/initiative-list.ts';
import { stepsOf } from './support/steps.ts';

test('the right button, Shift+F10 and the menu key bring a menu that copies and pastes, in the script of the page; the wheel with Ctrl zooms', async ({
  app,
  page,
  platform,
  signIn,
}) => {
  const step = stepsOf(platform);
  await signIn('admin', 'later');
  await step('the wheel with Ctrl zooms in and out, as in a browser', async () => {
    await goTo(page, '/app/initiatives');
    const list = initiativeList(page);
    await list.settled();
    const width = () => page.evaluate(() => window.innerWidth);
    const before = await width();
    await list.rows.first().hover();
    await page.keyboard.down('Control');
    await page.mouse.wheel(0, -100);
    await expect.poll(width).toBeLessThan(before);
    await page.mouse.wheel(0, 100);
    await expect.poll(width).toBe(before);
    await page.keyboard.up('Control');
  });

  await step(
    'the right button, Shift+F10 and the menu key bring a menu that copies and pastes, in the script of the page',
    async () => {
      await goTo(page, '/app/initiatives');
      const list = initiativeList(page);
      await list.settled();
      const menu = async () =>
        (await app.waitForEvent('popup')).entries.filter(({ enabled }) => enabled).map(({ label }) => label);

      const [id = ''] = await list.ids();
      await list.rows.first().getByText(id, { exact: true }).selectText();
      await list.rows.first().getByText(id, { exact: true }).click({ button: 'right' });
      expect(await menu()).toContain('Nusxa olish');
      await app.choose('Nusxa olish');
      await list.search.click({ button: 'right' });
      expect(await menu()).toEqual(["Qo'yish"]);
      await app.choose("Qo'yish");
      await expect(list.search).toHaveValue(id);

      await page.keyboard.press('Shift+F10');
      expect(await menu()).toEqual(['Bekor qilish', "Qo'yish", 'Hammasini belgilash']);
      await app.choose('Hammasini belgilash');
      await page.keyboard.press('ContextMenu');
      expect(await menu()).toContain('Kesib olish');
      await app.choose('Kesib olish');
      await expect(list.search).toHaveValue('');

      await page.getByText('Кирилл', { exact: true }).click();
      await page.getByRole('searchbox', { name: 'ID, мавзу, муаллиф' }).click({ button: 'right' });
      expect(await menu()).toContain('Қўйиш');
    },
  );
});

test.describe('on the sign-in page', () => {
  test.use({ signedOut: true });

  test('a password is pasted by the menu, and neither copied nor cut', async ({ app, page }) => {
    const password = page.getByRole('textbox', { name: 'Parol' });
    await password.fill('maxfiy');
    await password.selectText();
    await password.click({ button: 'right' });
    const { entries } = await app.waitForEvent('popup');
    const enabled = (wanted: string) => entries.find(({ label }) => label === wanted)?.enabled;
    expect([enabled('Nusxa olish'), enabled('Kesib olish'), enabled("Qo'yish")]).toEqual([false, false, true]);
  });
});
