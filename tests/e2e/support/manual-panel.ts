import { expect, type Page } from 'playwright/test';
import type { Chapter } from '../../../src/renderer/src/app/manual/chapter.ts';

/** The manual beside the work, as a person sees it. */
export function manualPanel(page: Page) {
  const panel = page.getByRole('complementary', { name: "Qo'llanma" });
  const current = panel.locator('li[aria-current=step]');
  return {
    panel,
    current,
    /** Opens it by its key, at this chapter. */
    openAt: async ({ title }: Pick<Chapter, 'title'>) => {
      await expect(page.getByRole('button', { name: /Foydalanuvchi menyusi/ })).toBeVisible();
      await page.keyboard.press('F1');
      const all = panel.getByRole('button', { name: 'Barcha boblar' });
      await expect(panel).toBeVisible();
      if (await all.isVisible()) await all.click();
      // The title of one chapter may end that of another.
      await panel
        .getByRole('button')
        .filter({ has: page.getByText(title, { exact: true }) })
        .click();
    },
    /** Waits until the person is at this step, from 0; behind the last one, at the end. */
    at: async (index: number, of: number) => {
      if (index === of) return expect(panel.getByRole('status')).toHaveText('Hammasi bajarildi.');
      return expect(panel.getByRole('status')).toContainText(`${index + 1}-qadam, jami ${of} ta`);
    },
    next: () => panel.getByRole('button', { name: 'Keyingi qadam' }).click(),
  };
}
