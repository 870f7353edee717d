import type { Page } from 'playwright';
import { expect as playwrightExpect } from 'playwright/test';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { caseOf } from '../../../support/gallery/gallery-case.ts';
import { galleryForEach } from '../../../support/gallery/gallery-page.ts';

// Each test is a person's whole path: slow on a busy machine.
vi.setConfig({ testTimeout: 60_000 });
const expectPage = playwrightExpect.configure({ timeout: 10_000 });

const gallery = galleryForEach(
  'inputs/insert-at-caret',
  'inputs/locked-field',
  'forms/read-frame',
  'localized/',
  'drafts/draft-banner',
  'forms/error-list',
  'error-number',
  'forms/form-failure',
  'notices',
);
let page: Page;
beforeEach(async () => {
  page = await gallery.open();
});

const caseRoot = (of: string) => caseOf(page, of).root;
const toCyrillic = () => page.getByText('cyrillic', { exact: true }).click();

describe('a text in five languages', () => {
  test('has a line for each language, with its name; the Cyrillic text is made from the Latin one', async () => {
    const { root, holds } = caseOf(page, 'localized/localized-fields');
    const line = (language: string) => root.getByRole('textbox', { name: `Nomi: ${language}` });
    await expectPage(root.getByRole('textbox')).toHaveCount(5);
    await root.getByRole('button', { name: "Lotindan o'girish" }).click();
    await expectPage(line('Ўзбекча')).toHaveValue('Йўл жамғармаси');
    await line('Русский').fill('Дорожный фонд');
    await expectPage(holds).toHaveText(/"uz_cyr":"Йўл жамғармаси","ru":"Дорожный фонд","en":"","kr":""/);
    // A text entered by hand is replaced only on request.
    await line('Ўзбекча').fill('Йўллар');
    await line("O'zbekcha").fill('Maktab');
    await expectPage(line('Ўзбекча')).toHaveValue('Йўллар');
    await line("O'zbekcha").fill('  ');
    await expectPage(root.getByRole('button')).toBeDisabled();
  });

  test('in tabs: a refusal opens the first invalid one and counts them; correcting switches no tab', async () => {
    const root = caseRoot('localized/language-tabs').first();
    const tab = (language: string) => root.getByRole('tab', { name: language });
    const shown = root.getByRole('tabpanel').getByRole('textbox', { name: 'Nomi' });
    await expectPage(tab('Русский')).toHaveAttribute('aria-selected', 'true');
    await expectPage(tab('Русский')).toHaveAccessibleName(/1 ta maydonda xatolik/);
    await expectPage(tab('Qaraqalpaqsha')).toHaveAccessibleName(/1 ta maydonda xatolik/);
    await expectPage(tab('English')).toHaveAccessibleName('English');
    await expectPage(shown).toHaveAccessibleDescription('Majburiy maydon');
    await shown.fill('Дороги');
    await expectPage(tab('Русский')).toHaveAccessibleName('Русский');
    await expectPage(tab('Русский')).toHaveAttribute('aria-selected', 'true');
    await expectPage(shown).not.toHaveAttribute('aria-invalid', 'true');
  });

  test('in tabs named by the screen', async () => {
    const tabs = caseRoot('localized/language-tabs').last().getByRole('tab');
    await expectPage(tabs).toHaveText(['UZB', 'UZB Krill']);
  });

  test('in tabs: the arrows go from one to the next, and input in a hidden tab is kept', async () => {
    const root = caseRoot('localized/language-tabs').first();
    const tab = (language: string) => root.getByRole('tab', { name: language });
    const shown = root.getByRole('tabpanel').getByRole('textbox', { name: 'Nomi' });
    await shown.fill('Дороги');
    await tab('Русский').focus();
    await page.keyboard.press('ArrowRight');
    await expectPage(tab('English')).toBeFocused();
    await expectPage(tab('English')).toHaveAttribute('aria-selected', 'true');
    await expectPage(shown).toHaveValue('');
    await page.keyboard.press('Home');
    await expectPage(tab("O'zbekcha")).toBeFocused();
    await tab('Русский').click();
    await expectPage(shown).toHaveValue('Дороги');
  });
});

test('a text is inserted at the caret or replaces the selection, and typing continues after it', async () => {
  const { root, field, holds } = caseOf(page, 'inputs/insert-at-caret');
  const insert = () => root.getByRole('button').click();
  await field.evaluate((area: HTMLTextAreaElement) => area.setSelectionRange(9, 15));
  await insert();
  await expectPage(holds).toHaveText('"Hurmatli Dilnoza!"');
  await expectPage(field).toBeFocused();
  await expectPage.poll(() => field.evaluate((area: HTMLTextAreaElement) => area.selectionStart)).toBe(16);
  await page.keyboard.type(' opa');
  await insert();
  await expectPage(holds).toHaveText('"Hurmatli Dilnoza opa Dilnoza!"');
});

test('a locked field can be focused and copied from, and takes no input', async () => {
  const { field } = caseOf(page, 'inputs/locked-field');
  await field.focus();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('1');
  await expectPage(field).toHaveValue('309876543');
  expect(await page.evaluate(() => getSelection()?.toString())).toBe('309876543');
  await expectPage(field).toHaveAttribute('aria-disabled', 'true');
  await expectPage(field).toHaveAccessibleDescription('Majburiy maydon');
});

test('a read-only form takes no input, says why, and is closed by its button and by Esc', async () => {
  const { root, field, holds } = caseOf(page, 'forms/read-frame');
  await expectPage(field).toBeDisabled();
  await expectPage(root).toContainText("Tashabbusni faqat ko'rishingiz mumkin.");
  await root.getByRole('button', { name: 'Yopish' }).click();
  await expectPage(holds).toHaveText('1');
  await page.keyboard.press('Escape');
  await expectPage(holds).toHaveText('2');
  // Esc in a field beside it belongs to that field.
  await caseOf(page, 'inputs/locked-field').field.press('Escape');
  await expectPage(holds).toHaveText('2');
});

test('problem, a draft that cannot be kept and errors are alerts, in the current script', async () => {
  const problem = caseRoot('forms/form-failure').first().getByRole('alert');
  const ofScreen = caseRoot('forms/form-failure').last().getByRole('alert');
  const unkept = caseRoot('drafts/draft-banner').getByRole('alert');
  const errors = caseRoot('forms/error-list').getByRole('alert');
  await expectPage(problem.first()).toHaveText(
    "Ma'lumot yuklashda xatolik sodir bo'ldi!Bunday nom bandYozganlaringiz joyida.",
  );
  // Z-141: a broken connection keeps the headline.
  await expectPage(problem.last()).toContainText('Amaliyotni bajarishda xatolik');
  await expectPage(problem.last()).toContainText('Aloqa uzilib qoldi');
  // N-009, O-025: texts of a particular screen.
  await expectPage(ofScreen).toHaveText([
    "Saqlashda xatolik sodir bo'ldi...Yozganlaringiz joyida.",
    'Mijoz topilmadiYozganlaringiz joyida.',
    'Bunday nom bandYozganlaringiz joyida.',
  ]);
  await expectPage(unkept).toContainText('oynani yopmang');
  // Each message appears once.
  await expectPage(errors.getByRole('listitem')).toHaveText(['Majburiy maydon', 'Majburiy']);
  await toCyrillic();
  // The platform's message is unchanged.
  await expectPage(problem.first()).toHaveText(
    'Маълумот юклашда хатолик содир бўлди!Bunday nom bandЁзганларингиз жойида.',
  );
  await expectPage(problem.last()).toContainText('Алоқа узилиб қолди');
  await expectPage(ofScreen.nth(1)).toHaveText('Мижоз топилмадиЁзганларингиз жойида.');
  await expectPage(unkept).toContainText('ойнани ёпманг');
  await expectPage(errors.getByRole('listitem')).toHaveText(['Мажбурий майдон', 'Мажбурий']);
});

test('a failure is shown with its number, which a click copies as it is in the log', async () => {
  const alert = caseRoot('error-number').getByRole('alert');
  const number = caseRoot('error-number').getByRole('button');
  await expectPage(alert).toHaveText("Saqlashda xatolik sodir bo'ldi...Yozganlaringiz joyida.Xato raqami: K7M3PX");
  await expectPage(number).toHaveCount(1);
  await number.click();
  await expectPage(number).toHaveAttribute('title', 'Nusxalandi');
  const copied = await page.evaluate(() => window.stub.calls.filter(({ path }) => path === 'app.copyText'));
  expect(copied).toMatchObject([{ body: { text: 'K7M3PX' } }]);
  await toCyrillic();
  await expectPage(number).toHaveText('Хато рақами: K7M3PX');
});

test('notices: successes are polite, failures are alerts; an open notice follows the script', async () => {
  const press = (name: string) => caseRoot('notices').getByRole('button', { name, exact: true }).click();
  const notice = (role: 'alert' | 'status', text: string) =>
    page.locator('.mantine-Notification-root').and(page.getByRole(role)).filter({ hasText: text });
  await press('failure');
  await expectPage(notice('alert', 'Bunday nom band')).toContainText(
    "XatolikIltimos, qayta urinib ko'ringBunday nom band",
  );
  await press('success');
  await expectPage(notice('status', 'Tabriklaymiz')).toContainText('Muvafaqiyatli saqlandi');
  await toCyrillic();
  await expectPage(notice('alert', 'Bunday nom band')).toContainText('Хатолик');
  await press('warn');
  await expectPage(notice('alert', 'Server: limit 10')).toBeVisible();
  await press('info');
  await expectPage(notice('status', 'Ўчириш бекор қилинди')).toBeVisible();
});

test('notices: a notice with an offer closes when the offer is taken', async () => {
  await caseRoot('notices').getByRole('button', { name: 'offer', exact: true }).click();
  const notice = page.getByRole('status').filter({ hasText: 'Tadiqlandi' });
  await notice.getByRole('button', { name: "G'oliblikni bekor qilish" }).click();
  await expectPage(page.getByRole('status').filter({ hasText: "O'chirish bekor qilindi" })).toHaveCount(1);
  await expectPage(notice).toHaveCount(0);
});

test('a saved file is named, with buttons to open it and its folder', async () => {
  await caseRoot('notices').getByRole('button', { name: 'saved' }).click();
  const notice = page.getByRole('alert').filter({ hasText: 'Fayl saqlandi' });
  await expectPage(notice).toContainText('tashabbuslar.xlsx');
  await expectPage(notice.getByRole('button', { name: 'Ochish' })).toBeVisible();
  await expectPage(notice.getByRole('button', { name: "Papkada ko'rsatish" })).toBeVisible();
});
