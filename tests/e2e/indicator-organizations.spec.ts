import { join } from 'node:path';
import type { Page } from 'playwright/test';
import { dropFiles } from '../support/drop-files.ts';
import { expect, test } from './fixtures.ts';
import { LANGUAGES } from './support/languages.ts';
import { contentFiles } from './support/pictures.ts';

const rows = (page: Page) => page.getByRole('table', { name: 'Indikator tashkilotlari' }).locator('tr[data-row]');
const field = (page: Page, name: string) => page.getByRole('textbox', { name });
const box = (page: Page, name: string) => page.getByRole('checkbox', { name, exact: true });

test('R-004: an organization is added with a logo and either tag by itself, changed and deleted', {
  tag: '@journey',
}, async ({ page, platform, profileDir, signIn }) => {
  const { picture } = await contentFiles(join(profileDir, 'fayllar'));
  await signIn('admin', '/app/indicator?page=2');
  await page.getByRole('link', { name: "Qo'shish" }).click();
  await expect(field(page, "O'zbekcha")).toBeFocused();
  for (const [nth, language] of LANGUAGES.entries()) await field(page, language).fill(`Arxiv agentligi ${nth}`);
  await field(page, 'ASBO ID').fill('000123');
  await field(page, 'STIR').fill('309876543');
  await box(page, 'Aktiv').check();
  await box(page, 'Arxiv').check();
  await box(page, 'Aktiv').uncheck();
  await dropFiles(page.getByRole('button', { name: /^Logotip/ }), [picture]);
  await expect(page.getByRole('img', { name: 'Logotip' })).toBeVisible();
  await page.keyboard.press('Control+s');

  const added = rows(page).filter({ hasText: 'Arxiv agentligi 0' });
  await expect(added).toHaveText(/309876543000123Aktiv emasArxiv$/);
  await added.getByRole('link', { name: 'Tahrirlash' }).click();
  await expect(box(page, 'Aktiv')).not.toBeChecked();
  await expect(box(page, 'Arxiv')).toBeChecked();
  const { id, ...stored } = platform.read.indicatorOrganization({ inn: '309876543' });
  await box(page, 'Aktiv').check();
  await page.getByRole('button', { name: 'Faylni olib tashlash' }).click();
  await page.keyboard.press('Control+s');
  await expect(added).toHaveText(/AktivArxiv$/);
  expect(platform.read.indicatorOrganization(id)).toEqual({ id, ...stored, is_active: true, logo: null });

  await added.getByRole('button', { name: "O'chirish" }).click();
  await page.getByRole('dialog', { name: 'Diqqat!' }).getByRole('button', { name: 'Ha', exact: true }).click();
  await expect(added).toHaveCount(0);
  expect(platform.find.count('indicatorOrganization', { id })).toBe(0);
});
