import type { Page } from 'playwright/test';
import { serious } from '../support/axe.ts';
import { expect, test } from './fixtures.ts';
import { goTo, openScreen } from './support/go-to.ts';
import { initiativeForm as formOf } from './support/initiative-form.ts';
import { stepsOf } from './support/steps.ts';

const PATH = '/api/v1/contact';
const rows = (page: Page) => page.getByRole('table', { name: 'Kontaktlar' }).locator('tr[data-row]');
const field = (page: Page, label: string) => formOf(page).field(label);

test('contacts are shown by pages, added, changed and deleted; a short number is kept', { tag: '@journey' }, async ({
  page,
  platform,
  signIn,
}) => {
  const step = stepsOf(platform);
  await signIn('admin', 'later');
  await step(
    'an unpaginated list of contacts is shown by pages; a contact is added, changed and deleted',
    async (platform) => {
      const { region_id, id: district_id } = platform.find.home;
      const before = platform.find.count('contact');
      const callsOf = (method: string) =>
        platform.calls().filter((call) => call.method === method && call.path.startsWith(PATH));
      await goTo(page, '/app/contacts?size=15');
      await expect(rows(page)).toHaveCount(15);
      await expect(page.getByRole('columnheader')).toHaveText([
        '№',
        'Viloyat',
        'Tuman',
        'F.I.Sh.',
        'Telefon raqami',
        'Amallar',
      ]);
      await expect(rows(page).first()).toHaveText(/^1Andijon viloyati.+(tumani|shahri).+\+998 \d\d \d{3} \d\d \d\d$/);
      await expect(page.getByText('Jami:')).toContainText(`${before} ta kontakt`);
      expect(await serious(page)).toEqual([]);
      await page.getByRole('button', { name: '2', exact: true }).click();
      await expect(rows(page).first()).toHaveText(/^16/);
      expect(callsOf('GET').map(({ query }) => query)).toEqual([{ cache: 'off' }]);

      await page.getByRole('link', { name: "Qo'shish" }).click();
      await expect(field(page, 'Viloyat')).toBeFocused();
      await field(page, 'Telefon raqami').fill('90 123');
      await page.keyboard.press('Control+s');
      await expect(page.getByText('Majburiy maydon')).toHaveCount(2);
      await expect(page.getByText("Telefon raqami to'liq kiritilmagan")).toBeVisible();
      expect(await serious(page)).toEqual([]);
      const form = formOf(page);
      await form.choose('Viloyat', 'andijon', 'Andijon viloyati');
      await form.chooseFirst('Tuman');
      await form.choose('Viloyat', 'toshkent sha', 'Toshkent shahri');
      await expect(field(page, 'Tuman')).toHaveValue('');
      await form.choose('Tuman', 'chilon', 'Chilonzor tumani');
      await field(page, 'F.I.Sh.').fill('Aliyeva Nodira');
      await field(page, 'Telefon raqami').fill('901234567');
      await page.keyboard.press('Control+s');
      await expect(page.getByRole('status').filter({ hasText: 'Tabriklaymiz' })).toContainText(
        'Muvafaqiyatli saqlandi',
      );
      await expect(page).toHaveURL(/\/app\/contacts\?size=15&page=2$/);
      const sent = {
        region_id,
        district_id,
        fullname: 'Aliyeva Nodira',
        phone: 998901234567,
        position: 'Bosh mutaxassis',
      };
      expect(callsOf('POST').map(({ path, body }) => ({ path, body }))).toEqual([{ path: PATH, body: sent }]);

      // No call returns a single contact: it is found in the list.
      const { id } = platform.find.contact();
      await openScreen(page, `/app/contacts/${id}`);
      await expect(field(page, 'Tuman')).toHaveValue('Chilonzor tumani');
      await expect(field(page, 'Telefon raqami')).toHaveValue('90 123 45 67');
      await expect(form.save).toBeDisabled();
      await field(page, 'F.I.Sh.').fill('');
      await field(page, 'Telefon raqami').fill('');
      await form.save.click();
      await expect(page.getByRole('columnheader', { name: 'Viloyat' })).toBeVisible();
      expect(callsOf('PUT').map(({ path, body }) => ({ path, body }))).toEqual([
        { path: PATH, body: { id, ...sent, fullname: null, phone: null } },
      ]);

      await openScreen(page, '/app/contacts');
      const first = rows(page).first();
      // The previous page, the second one, begins with 16.
      await expect(first).toHaveText(/^1\D/);
      const address = await first.getByRole('link').getAttribute('href');
      const gone = Number(address?.split('/').at(-1));
      await first.focus();
      await page.keyboard.press('Delete');
      await page.getByRole('dialog', { name: 'Diqqat!' }).getByRole('button', { name: 'Ha' }).click();
      await expect(page.getByText('Jami:')).toContainText(`${before} ta kontakt`);

      await openScreen(page, `/app/contacts/${gone}`);
      await expect(page.getByRole('link', { name: "Ro'yxatga qaytish" })).toBeVisible();
      await expect(form.save).toHaveCount(0);
    },
  );

  await step('H-022: a contact with a short number keeps it while another field is changed', async (platform) => {
    const { id } = platform.find.contact();
    platform.change.contact(id, { phone: 1055 });
    await goTo(page, `/app/contacts/${id}`);
    const form = formOf(page);
    await expect(form.field('Telefon raqami')).toHaveValue('1055');
    await form.field('F.I.Sh.').fill('Yangi Ism');
    await page.keyboard.press('Control+s');
    await expect(page.getByRole('columnheader', { name: 'Viloyat' })).toBeVisible();
    expect(platform.read.contact(id)).toMatchObject({ phone: 1055, fullname: 'Yangi Ism' });
  });
});
