import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright/test';
import { not } from '../platform/find/rows.ts';
import type { Platform } from '../platform/types.ts';
import { serious } from '../support/axe.ts';
import { dropFiles } from '../support/drop-files.ts';
import { workbookOf } from '../support/sample-workbook.ts';
import { expect, test } from './fixtures.ts';
import { closeBelow } from './support/close-below.ts';
import { goTo, openScreen } from './support/go-to.ts';
import { initiativeForm as formOf } from './support/initiative-form.ts';
import { stepsOf } from './support/steps.ts';

const PATH = '/api/v1/my-school/students';
const SEND = `${PATH}/gen-secret`;
const LIST = '/app/school-students';
const rows = (page: Page) => page.getByRole('table', { name: "O'quvchilar" }).locator('tr[data-row]');
const asked = (platform: Platform) => platform.calls().findLast(({ path }) => path === PATH)?.query;
const sent = (platform: Platform) =>
  platform
    .calls()
    .filter(({ method, path }) => method !== 'GET' && path.startsWith(PATH))
    .map(({ method, path, body, status }) => ({ method, path, body, status }));
const find = async (page: Page, text: string) => {
  await page.getByRole('searchbox').fill(text);
  await page.keyboard.press('Enter');
};

test('students are listed, searched, added, exported and imported; keys are sent to one or to all', async ({
  page,
  platform,
  profileDir,
  downloadsDir,
  signIn,
}) => {
  const step = stepsOf(platform);
  await signIn('admin', 'later');
  await step('100,000 are paginated and searched; one is deleted', async (platform) => {
    const student = platform.find.student();
    const school = platform.read.organization(student.school_id);
    await goTo(page, LIST);
    await expect(rows(page)).toHaveCount(15);
    expect(asked(platform)).toEqual({ cache: 'off', limit: '15', offset: '0' });
    await expect(page.getByRole('columnheader')).toHaveText([
      '№',
      'F.I.Sh.',
      'MaktabTuman',
      'SinfSinf raqami',
      'Telefon raqami',
      'Kundalik ID',
      'Amallar',
    ]);
    const district = platform.read.district({ id: school.district_id }).title;
    await expect(rows(page).first()).toContainText(
      `${student.full_name}${school.title}${district}${student.class_name}`,
    );
    await expect(rows(page).first()).toHaveText(/\+998 \(\d\d\) \d{3}-\d\d-\d\d2500099$/);
    await expect(page.getByText('Jami:')).toContainText(/100.000 ta o'quvchi/);
    expect(await serious(page)).toEqual([]);
    await page.getByRole('button', { name: '6667', exact: true }).click();
    await expect(rows(page)).toHaveCount(10);
    await expect(rows(page).first()).toHaveText(/^99.?991/);
    await expect(page).toHaveURL(new RegExp(`${LIST}\\?page=6667$`));

    await find(page, '2499999');
    await expect(rows(page)).toHaveText([/2499999$/]);
    await expect(page).toHaveURL(new RegExp(`${LIST}\\?search=2499999$`));
    expect(asked(platform)).toEqual({ cache: 'off', limit: '15', offset: '0', search: '2499999' });
    const gone = platform.read.student({ kundalik_id: '2499999' });
    await rows(page).first().focus();
    await page.keyboard.press('Delete');
    const question = page.getByRole('dialog', { name: 'Diqqat!' });
    await expect(question).toContainText(gone.full_name);
    await question.getByRole('button', { name: 'Ha', exact: true }).click();
    await expect(page.getByText("Muvaffaqqiyatli o'chirildi")).toBeVisible();
    await expect(page.getByText("O'quvchi topilmadi")).toBeVisible();
    expect(platform.find.count('student')).toBe(99_999);
  });

  await step(
    'one is added with every message and changed; the phone has a mask, is stored with 998 and is in no draft',
    async (platform) => {
      const { region_id, id: district_id, title: home } = platform.find.home;
      const taken = platform.find.student();
      await goTo(page, `${LIST}?search=zilola`);
      await page.getByRole('link', { name: "Qo'shish" }).click();
      const form = formOf(page);
      const phone = form.field('Telefon raqami');
      await expect(form.field('F.I.Sh.')).toBeFocused();
      await expect(form.field('Maktab')).toBeDisabled();
      await page.keyboard.press('Control+s');
      await expect(page.getByText('Majburiy maydon')).toHaveCount(6);
      expect(await serious(page)).toEqual([]);
      await page.keyboard.type('Aliyeva Zilola');
      await form.choose('Viloyat', 'andijon', 'Andijon viloyati');
      await form.chooseFirst('Tuman');
      await form.chooseFirst('Maktab');
      await form.choose('Viloyat', 'toshkent sha', 'Toshkent shahri');
      await expect(form.field('Tuman')).toHaveValue('');
      await expect(form.field('Maktab')).toHaveValue('');
      await form.choose('Tuman', 'chilon', home);
      const school = await form.chooseFirst('Maktab');
      // "Sinf raqami" begins with the same word.
      await page.getByRole('textbox', { name: /^Sinf( \*)?$/ }).fill('7-A');
      await form.field('Sinf raqami').fill('7');
      await form.field('Kundalik ID').fill(taken.kundalik_id);
      await phone.click();
      await page.keyboard.type('901234');
      await expect(phone).toHaveValue('(90) 123-4');
      await page.keyboard.press('Control+s');
      await expect(page.getByText("Telefon raqami to'liq emas")).toBeVisible();
      await page.keyboard.type('567');
      await expect(phone).toHaveValue('(90) 123-45-67');
      await page.keyboard.press('Control+s');
      await expect(page.getByText("Bu kundalik ID bilan o'quvchi mavjud")).toBeVisible();
      await expect(form.field('Kundalik ID')).toBeFocused();
      await page.keyboard.press('Control+a');
      await page.keyboard.type('9000001');

      // Form input survives a reload, except the phone.
      await expect.poll(() => draftOf(page)).toContain('9000001');
      expect(await draftOf(page)).not.toMatch(/90\D?\D?123/);
      await page.reload();
      await page.getByRole('button', { name: 'Tiklash' }).click();
      await expect(form.field('Maktab')).toHaveValue(school);
      await expect(form.field('Kundalik ID')).toHaveValue('9000001');
      await expect(phone).toHaveValue('');
      await phone.fill('901234567');
      await page.keyboard.press('Control+s');
      await expect(page.getByRole('status').filter({ hasText: 'Tabriklaymiz' })).toContainText(
        'Muvafaqiyatli saqlandi',
      );

      // Waits for the list: the form just saved has the same values as the form opened next.
      await expect(page).toHaveURL(new RegExp(`${LIST}\\?search=zilola$`));
      await expect(phone).toHaveCount(0);

      const { id, school_id } = platform.read.student({ kundalik_id: '9000001' });
      await openScreen(page, `${LIST}/${id}`);
      await expect(phone).toHaveValue('(90) 123-45-67');
      await expect(form.field('Maktab')).toHaveValue(school);
      await phone.fill('');
      await page.keyboard.press('Control+s');
      await expect(page.getByText('Majburiy maydon')).toHaveCount(1);
      await phone.fill('998123456');
      await page.keyboard.press('Control+s');
      await expect(page).toHaveURL(new RegExp(`${LIST}(\\?|$)`));
      const body = {
        full_name: 'Aliyeva Zilola',
        region_id,
        district_id,
        school_id,
        class_name: '7-A',
        class_number: '7',
        kundalik_id: '9000001',
        phone_number: '998901234567',
      };
      expect(sent(platform)).toEqual([
        { method: 'POST', path: PATH, body: { ...body, kundalik_id: taken.kundalik_id }, status: 409 },
        { method: 'POST', path: PATH, body, status: 200 },
        { method: 'PUT', path: `${PATH}/${id}`, body: { ...body, phone_number: '998998123456' }, status: 200 },
      ]);
    },
  );

  await step('a key that was sent is listed among the secret keys at once', async (platform) => {
    const student = platform.read.student({ kundalik_id: '2499998' });
    await goTo(page, '/app/school/secret-keys');
    const keys = page.getByRole('table', { name: 'Maxfiy kalitlar' }).locator('tr[data-row]');
    await expect(keys.first()).toBeVisible();
    const before = await keys.first().textContent();
    await openScreen(page, `${LIST}?search=${student.kundalik_id}`);
    await rows(page)
      .first()
      .getByRole('button', { name: /^Kalit yuborish: / })
      .click();
    await page.getByRole('combobox', { name: 'Mavsum' }).click();
    await page.getByRole('option', { name: '2026 yil' }).first().click();
    await page.keyboard.press('Control+s');
    await expect(page.getByText('Muvafaqiyatli yuborildi')).toBeVisible();
    await openScreen(page, '/app/school/secret-keys');
    await expect(keys.first()).toBeVisible();
    await expect(keys.first()).not.toHaveText(String(before));
  });

  await step('a key is sent to one student or, whatever the search, to all; the totals are shown', async (platform) => {
    const student = platform.find.student();
    const board = platform.find.schoolBoard({ year: 2026 }).id;
    const keyed = platform.find.all('secretKey', { board_id: board }).filter(({ student_id }) => student_id !== null);
    await goTo(page, `${LIST}?search=${student.kundalik_id}`);
    const row = rows(page).first();
    const one = page.getByRole('dialog', { name: 'Kalit yuborish', exact: true });
    const open = () => row.getByRole('button', { name: `Kalit yuborish: ${student.full_name}` }).click();
    const choose = async (year: string) => {
      await page.getByRole('combobox', { name: 'Mavsum' }).click();
      await page
        .getByRole('option', { name: `${year} yil` })
        .first()
        .click();
    };
    await open();
    await expect(one).toContainText(student.full_name);
    await page.keyboard.press('Control+s');
    await expect(one.getByText('Majburiy maydon')).toBeVisible();
    expect(await serious(page)).toEqual([]);
    // The platform's reason is shown, and the choice is kept.
    await choose('2026');
    platform.change.schoolBoard(board, { status: 0 });
    await one.getByRole('button', { name: 'Yuborish' }).click();
    await expect(one.getByRole('alert')).toContainText('Mavsum faol emas: kalit yuborilmaydi');
    platform.change.schoolBoard(board, { status: 1 });
    await page.keyboard.press('Control+s');
    await expect(one).toHaveCount(0);
    await expect(page.getByText('Muvafaqiyatli yuborildi')).toBeVisible();

    // A student who has a key gets no other: the totals say so.
    await open();
    await choose('2026');
    await page.keyboard.press('Control+s');
    await expect(one.getByRole('definition')).toHaveText(['1', '0', '1']);
    await expect(one).toContainText(student.full_name);
    expect(await serious(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(one).toHaveCount(0);

    await page.getByRole('button', { name: 'Barchaga kalit yuborish' }).click();
    const all = page.getByRole('dialog', { name: 'Barchaga kalit yuborish' });
    await expect(all).toContainText(/Barcha o'quvchilar: 100.000/);
    await choose('2026');
    await all.getByRole('button', { name: 'Barchaga yuborish' }).click();
    await expect(one.getByRole('definition')).toHaveText([/^100.000$/, /^99.\d{3}$/, String(keyed.length + 1)]);
    await expect(one.getByRole('status')).toHaveText("Ayrim o'quvchilarga kalit yuborilmadi.");
    await closeBelow(one).click();
    await expect(one).toHaveCount(0);
    const to = { board_id: board, student_id: student.id };
    expect(sent(platform).map(({ body, status }) => [body, status])).toEqual([
      [to, 409],
      [to, 200],
      [to, 200],
      [{ board_id: board }, 200],
    ]);
    expect(sent(platform).every(({ path }) => path === SEND)).toBe(true);
  });

  await step(
    'all are exported whatever the search, and 20,000 are imported from a file after its preview',
    async (platform) => {
      const { id: district_id, title: home } = platform.find.home;
      const school = platform.find.organization({ district_id, organization_type: 'SCHOOL' });
      platform.remove.student({ school_id: not(school.id) });
      const before = platform.find.count('student');
      const file = async (name: string, table: string[][]) => {
        const at = join(profileDir, name);
        await writeFile(at, workbookOf(table));
        return at;
      };
      const header = ['Viloyat', 'Tuman', 'Maktab', 'Sinf', 'Sinf raqami', 'F.I.Sh.', 'Telefon raqami', 'Kundalik ID'];
      const place = ['Toshkent shahri', home, school.title, '7-A', '7'];
      const many = Array.from({ length: 20_000 }, (_, nth) => [
        ...place,
        `Aliyev Vali ${nth}`,
        nth === 7 ? '12' : String(998_900_000_000 + nth),
        String(9_000_000 + nth),
      ]);
      const keys = await file('kalitlar.xlsx', [['Kalit'], ['MAKTAB-2026']]);
      const own = await file('oquvchilar.xlsx', [header, ...many]);
      await goTo(page, `${LIST}?search=zilola`);
      const menu = page.getByRole('button', { name: 'Excel', exact: true });
      await menu.click();
      await page.getByRole('menuitem', { name: 'Excelga yuklab olish' }).click();
      await expect(page.getByText("Excelga filtrlar qo'llanmaydi: butun ro'yxat saqlanadi.")).toBeVisible();
      await expect(page.getByText('Fayl saqlandi')).toBeVisible();
      expect(await readdir(downloadsDir)).toEqual(["O'quvchilar.xlsx"]);

      await menu.click();
      await page.getByRole('menuitem', { name: 'Exceldan yuklash' }).click();
      const dialog = page.getByRole('dialog', { name: "O'quvchilarni Exceldan yuklash" });
      const zone = dialog.locator('[data-drop-zone]');
      await dropFiles(zone, [keys]);
      await expect(dialog.getByText("Fayl boshqa ro'yxatga o'xshaydi: Maxfiy kalitlar")).toBeVisible();
      await dropFiles(zone, [own]);
      await expect(dialog.getByText(/^20.000$/)).toBeVisible();
      await expect(dialog.getByRole('table')).toContainText('Aliyev Vali 0');
      expect(await serious(page)).toEqual([]);
      await dialog.getByRole('button', { name: 'Yuklash', exact: true }).click();
      await expect(dialog.getByRole('definition')).toHaveText([/^20.000$/, /^19.999$/, '1']);
      await expect(dialog.getByRole('list', { name: "O'tmagan qatorlar" })).toContainText('9-qator');
      expect(platform.find.count('student')).toBe(before + 19_999);
      await dialog.locator('footer').getByRole('button', { name: 'Yopish' }).click();
      await page.getByRole('searchbox').fill('');
      await expect(rows(page).first()).toContainText('Aliyev Vali 19999');
    },
  );
});

/** The stored draft of the form of a new student, as text. */
const draftOf = (page: Page) =>
  page.evaluate(async () => {
    const kept = await window.bridge.drafts.load({ scope: 'api/v1/my-school/students', record: 'new' });
    return JSON.stringify(kept);
  });
