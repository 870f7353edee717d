import { expect, type Page } from 'playwright/test';
import { goTo } from './go-to.ts';
import { type InitiativeForm, initiativeForm } from './initiative-form.ts';

/** Opens a large form about an initiative with a page load, so that nothing of an earlier form is left on the page. */
export async function formAnew(page: Page, screen: 'accept' | 'edit', id: number): Promise<InitiativeForm> {
  await goTo(page, `/app/initiative/${screen}/${id}`);
  const form = initiativeForm(page);
  await expect(form.field('Tavsif')).toBeVisible();
  await expect(page.getByRole('progressbar', { name: "Ma'lumotlar yuklanmoqda" })).toHaveCount(0);
  return form;
}
