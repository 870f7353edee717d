import { join } from 'node:path';
import type { Page } from 'playwright/test';
import { serious } from '../support/axe.ts';
import { dropFiles } from '../support/drop-files.ts';
import { expect, test } from './fixtures.ts';
import { LANGUAGES } from './support/languages.ts';
import { contentFiles } from './support/pictures.ts';

const PATH = '/api/v1/indicators/organizations';
const GENERIC = "Amaliyotni bajarishda xatolik sodir bo'ldi. iltimos qayta urinib ko'ring!";
const rows = (page: Page) => page.getByRole('table', { name: 'Indikator tashkilotlari' }).locator('tr[data-row]');
const field = (page: Page, name: string) => page.getByRole('textbox', { name });
const box = (page: Page, name: string) => page.getByRole('checkbox', { name, exact: true });

test('R-001 to R-011: organizations are listed with tags; one is added with a logo, changed and deleted', {
  tag: '@journey',
}, async ({ page, platform, profileDir, signIn }) => {
  const files = await contentFiles(join(profileDir, 'fayllar'));
  const first = platform.find.indicatorOrganization({ id: 1 });
  platform.change.indicatorOrganization(1, { is_active: false, is_archive: true });
  platform.change.indicatorOrganization(2, { is_active: true, is_archive: false });
  await signIn('admin', '/app/indicator');
  await expect(rows(page)).toHaveCount(10);
  await expect(page.getByRole('columnheader')).toHaveText([
    ...['№', 'Logotip', 'Nomi', 'STIR', 'ASBO ID', 'Holati', 'Arxiv holati', 'Amallar'],
  ]);
  await expect(rows(page).first()).toHaveText(
    new RegExp(`^1${first.title.uz_lat}${first.inn}${first.asbo_id}Aktiv emasArxiv$`),
  );
  await expect(rows(page).first().locator('img')).toHaveAttribute('src', new RegExp(String(first.logo)));
  await expect(rows(page).nth(1)).toHaveText(/AktivArxiv emas$/);
  expect(await serious(page)).toEqual([]);

  await page.getByRole('button', { name: 'Keyingi sahifa' }).click();
  await expect(page).toHaveURL(/page=2$/);
  await page.getByRole('link', { name: "Qo'shish" }).click();
  await expect(page).toHaveURL(/\/app\/indicator\/add$/);
  await expect(field(page, "O'zbekcha")).toBeFocused();
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Majburiy maydon')).toHaveCount(7);
  for (const [nth, language] of LANGUAGES.entries()) await field(page, language).fill(`Arxiv agentligi ${nth}`);
  await field(page, 'ASBO ID').fill('000123');
  await field(page, 'STIR').fill(first.inn);
  await box(page, 'Aktiv').check();
  await box(page, 'Arxiv').check();
  await box(page, 'Aktiv').uncheck();
  const logo = page.getByRole('button', { name: /^Logotip/ });
  await dropFiles(logo, [files.paper]);
  await expect(page.getByText('Fayl turi mos kelmaydi. Kerakli tur: jpg, png.')).toBeVisible();
  await page.getByRole('button', { name: 'Faylni olib tashlash' }).click();
  const upload = { method: 'POST', path: '/api/v2/info/file/upload' };
  platform.faults.add({ kind: 'status', status: 500, message: null, match: upload, times: 1 });
  await dropFiles(logo, [files.picture]);
  await expect(page.getByText(GENERIC)).toBeVisible();
  // the platform's message replaces the generic one.
  platform.faults.add({ kind: 'status', status: 400, message: 'Fayl xizmati band', match: upload, times: 1 });
  await page.getByRole('button', { name: 'Qayta yuborish' }).click();
  await expect(page.getByText('Fayl xizmati band')).toBeVisible();
  await expect(page.getByText(GENERIC)).toHaveCount(0);
  await page.getByRole('button', { name: 'Qayta yuborish' }).click();
  await expect(page.getByRole('img', { name: 'Logotip' })).toBeVisible();
  expect(await serious(page)).toEqual([]);
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Bu STIR bilan tashkilot mavjud')).toBeVisible();
  await field(page, 'STIR').fill('309876543');
  await page.keyboard.press('Control+s');
  await expect(page.getByRole('status').filter({ hasText: 'Tabriklaymiz' })).toContainText('Muvafaqiyatli saqlandi');
  await expect(page).toHaveURL(/\/app\/indicator\?page=2$/);

  const added = rows(page).filter({ hasText: 'Arxiv agentligi 0' });
  await expect(added).toHaveText(/309876543000123Aktiv emasArxiv$/);
  await added.getByRole('link', { name: 'Tahrirlash' }).click();
  const { id, ...stored } = platform.read.indicatorOrganization({ inn: '309876543' });
  await expect(page).toHaveURL(new RegExp(`/app/indicator/edit/${id}$`));
  await expect(field(page, 'English')).toHaveValue('Arxiv agentligi 3');
  await expect(box(page, 'Aktiv')).not.toBeChecked();
  await expect(box(page, 'Arxiv')).toBeChecked();
  await box(page, 'Aktiv').check();
  await page.getByRole('button', { name: 'Faylni olib tashlash' }).click();
  await page.keyboard.press('Control+s');
  await expect(added).toHaveText(/AktivArxiv$/);
  expect(platform.read.indicatorOrganization(id)).toEqual({ id, ...stored, is_active: true, logo: null });

  await added.getByRole('button', { name: "O'chirish" }).click();
  const question = page.getByRole('dialog', { name: 'Diqqat!' });
  await question.getByRole('button', { name: 'Ha', exact: true }).click();
  await expect(page.getByText("Muvaffaqqiyatli o'chirildi")).toBeVisible();
  await expect(added).toHaveCount(0);
  const sent = platform.calls().filter(({ method, path }) => method !== 'GET' && path.startsWith(PATH));
  expect(sent.map(({ method, status }) => `${method} ${status}`)).toEqual([
    ...['POST 409', 'POST 200', 'PUT 200', 'DELETE 200'],
  ]);
});
