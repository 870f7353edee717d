import { join } from 'node:path';
import { dropFiles } from '../support/drop-files.ts';
import { expect, test } from './fixtures.ts';
import { goTo, openScreen } from './support/go-to.ts';
import { chooseMoment, newsPages } from './support/news.ts';
import { contentFiles } from './support/pictures.ts';
import { stepsOf } from './support/steps.ts';

const ITEMS = [
  { name: 'green-budget', kind: 'greenBudget', label: 'Yashil budjet' },
  { name: 'state-buying', kind: 'stateBuying', label: 'Davlat xaridlari' },
] as const;

test('items of the site are switched, added, changed and deleted like news; cancelling leads to the news', async ({
  page,
  platform,
  profileDir,
  signIn,
}) => {
  const step = stepsOf(platform);
  await signIn('admin', 'later');
  for (const { name, kind, label } of ITEMS)
    await step(name, async (platform) => {
      const { id, title_uz } = platform.find[kind]();
      await goTo(page, `/app/${name}`);
      const { rows, title, body, tab, picture, takeMoment, save } = newsPages(page, label);
      await expect(rows.first()).toContainText(title_uz);
      await rows.first().getByRole('switch').focus();
      await page.keyboard.press('Space');
      await expect(rows.first().getByRole('switch')).not.toBeChecked();
      expect(platform.read[kind](id).active).toBe(0);

      await page.getByRole('link', { name: "Qo'shish" }).click();
      await expect(title).toBeFocused();
      await page.getByRole('button', { name: 'Bekor qilish', exact: true }).click();
      await expect(page).toHaveURL(/\/app\/news$/);

      const files = await contentFiles(join(profileDir, 'fayllar'));
      await openScreen(page, `/app/${name}?page=2`);
      // The news stay until this list has been loaded, and have such a button, too.
      await expect(rows.first()).toBeVisible();
      await page.getByRole('link', { name: "Qo'shish" }).click();
      for (const language of ["O'zbekcha", 'Русский', 'English'] as const) {
        await tab(language).click();
        await title.fill(`${language} sarlavha`);
        await body.fill('Matn');
      }
      await dropFiles(picture, [files.picture]);
      await expect(page.getByRole('status').filter({ hasText: 'Rasim yuklandi!' })).toBeVisible();
      await chooseMoment(page, '09', '45');
      await takeMoment.click();
      await save.click();
      await expect(page).toHaveURL(new RegExp(`/app/${name}\\?page=2$`));
      const added = platform.find[kind]();
      expect(added).toMatchObject({ title_uz: "O'zbekcha sarlavha", context_ru: '<p>Matn</p>', active: 1 });
      expect(added.created_date).toMatch(/T09:45:00\.000Z$/);

      await openScreen(page, `/app/${name}`);
      await expect(rows.first()).toContainText("O'zbekcha sarlavha");
      await rows.first().focus();
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(new RegExp(`/app/${name}/add/${added.id}$`));
      await title.fill('Boshqa sarlavha');
      await page.keyboard.press('Control+s');
      await expect(rows.first()).toContainText('Boshqa sarlavha');
      await rows.first().focus();
      await page.keyboard.press('Delete');
      await page.getByRole('dialog', { name: 'Diqqat!' }).getByRole('button', { name: 'Ha' }).click();
      await expect(rows.first()).toContainText(title_uz);
      expect(platform.find.count(kind, { id: added.id })).toBe(0);
    });
});
