import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright/test';
import { not } from '../platform/find/rows.ts';
import type { Platform } from '../platform/types.ts';
import { dropFiles } from '../support/drop-files.ts';
import { workbookOf } from '../support/sample-workbook.ts';
import { expect, test } from './fixtures.ts';
import { closeBelow } from './support/close-below.ts';
import { goTo, openScreen } from './support/go-to.ts';
import { initiativeForm as formOf } from './support/initiative-form.ts';
import { stepsOf } from './support/steps.ts';

const PATH = '/api/v1/my-school/students';
const LIST = '/app/school-students';
const rows = (page: Page) => page.getByRole('table', { name: "O'quvchilar" }).locator('tr[data-row]');
const bodies = (platform: Platform) =>
  platform
    .calls()
    .filter(({ method, path }) => method !== 'GET' && path.startsWith(PATH))
    .map(({ body }) => body);

test('S-029 to S-033: among 100,000 students one is deleted, one is added and changed; keys are sent to one or to all, and 20,000 are imported', async ({
  page,
  platform,
  profileDir,
  downloadsDir,
  signIn,
}) => {
  const step = stepsOf(platform);
  await signIn('admin', 'later');
  await step('the last of 100,000 is found and deleted', async (platform) => {
    await goTo(page, LIST);
    await page.getByRole('button', { name: '6667', exact: true }).click();
    await expect(rows(page)).toHaveCount(10);
    await expect(rows(page).first()).toHaveText(/^99.?991/);
    await page.getByRole('searchbox').fill('2499999');
    await page.keyboard.press('Enter');
    await expect(rows(page)).toHaveText([/2499999$/]);
    await rows(page).first().focus();
    await page.keyboard.press('Delete');
    await page.getByRole('dialog', { name: 'Diqqat!' }).getByRole('button', { name: 'Ha', exact: true }).click();
    await expect(page.getByText("O'quvchi topilmadi")).toBeVisible();
    expect(platform.find.count('student')).toBe(99_999);
  });

  await step(
    'one is added and changed; the phone has a mask, is stored with 998 and is in no draft',
    async (platform) => {
      await goTo(page, `${LIST}?search=zilola`);
      await page.getByRole('link', { name: "Qo'shish" }).click();
      const form = formOf(page);
      const phone = form.field('Telefon raqami');
      await expect(form.field('F.I.Sh.')).toBeFocused();
      await page.keyboard.type('Aliyeva Zilola');
      await form.choose('Viloyat', 'toshkent sha', 'Toshkent shahri');
      await form.choose('Tuman', 'chilon', platform.find.home.title);
      const school = await form.chooseFirst('Maktab');
      // "Sinf raqami" begins with the same word.
      await page.getByRole('textbox', { name: /^Sinf( \*)?$/ }).fill('7-A');
      await form.field('Sinf raqami').fill('7');
      await form.field('Kundalik ID').fill('9000001');
      await phone.click();
      await page.keyboard.type('901234');
      await expect(phone).toHaveValue('(90) 123-4');
      await page.keyboard.press('Control+s');
      await expect(page.getByText("Telefon raqami to'liq emas")).toBeVisible();

      // Form input survives a reload, except the phone.
      await expect.poll(() => draftOf(page)).toContain('9000001');
      expect(await draftOf(page)).not.toMatch(/90\D?\D?123/);
      await page.reload();
      await page.getByRole('button', { name: 'Tiklash' }).click();
      await expect(form.field('Maktab')).toHaveValue(school);
      await expect(phone).toHaveValue('');
      await phone.fill('901234567');
      await page.keyboard.press('Control+s');
      // Waits for the list: the form just saved has the same values as the form opened next.
      await expect(page).toHaveURL(new RegExp(`${LIST}\\?search=zilola$`));
      await expect(phone).toHaveCount(0);

      const added = platform.read.student({ kundalik_id: '9000001' });
      expect(added).toMatchObject({ full_name: 'Aliyeva Zilola', phone_number: 998_901_234_567 });
      await openScreen(page, `${LIST}/${added.id}`);
      await expect(phone).toHaveValue('(90) 123-45-67');
      await phone.fill('998123456');
      await page.keyboard.press('Control+s');
      await expect(page).toHaveURL(new RegExp(`${LIST}(\\?|$)`));
      expect(platform.read.student(added.id)).toEqual({ ...added, phone_number: 998_998_123_456 });
    },
  );

  await step('a key is sent to one student or, whatever the search, to all; the totals are shown', async (platform) => {
    const student = platform.find.student();
    const board = platform.find.schoolBoard({ year: 2026 }).id;
    const keyed = platform.find.all('secretKey', { board_id: board }).filter(({ student_id }) => student_id !== null);
    await goTo(page, `${LIST}?search=${student.kundalik_id}`);
    const one = page.getByRole('dialog', { name: 'Kalit yuborish', exact: true });
    const choose = async () => {
      await page.getByRole('combobox', { name: 'Mavsum' }).click();
      await page.getByRole('option', { name: '2026 yil' }).first().click();
    };
    const sendToOne = async () => {
      await page.getByRole('button', { name: `Kalit yuborish: ${student.full_name}` }).click();
      await choose();
      await page.keyboard.press('Control+s');
    };
    await sendToOne();
    await expect(page.getByText('Muvafaqiyatli yuborildi')).toBeVisible();
    // A student who has a key gets no other: the totals say so.
    await sendToOne();
    await expect(one.getByRole('definition')).toHaveText(['1', '0', '1']);
    await expect(one).toContainText(student.full_name);
    await page.keyboard.press('Escape');
    await expect(one).toHaveCount(0);

    await page.getByRole('button', { name: 'Barchaga kalit yuborish' }).click();
    const all = page.getByRole('dialog', { name: 'Barchaga kalit yuborish' });
    await expect(all).toContainText(/Barcha o'quvchilar: 100.000/);
    await choose();
    await all.getByRole('button', { name: 'Barchaga yuborish' }).click();
    await expect(one.getByRole('definition')).toHaveText([/^100.000$/, /^99.\d{3}$/, String(keyed.length + 1)]);
    await expect(one.getByRole('status')).toHaveText("Ayrim o'quvchilarga kalit yuborilmadi.");
    await closeBelow(one).click();
    const to = { board_id: board, student_id: student.id };
    expect(bodies(platform)).toEqual([to, to, { board_id: board }]);
  });

  await step('all are exported, and 20,000 are imported from a file after its preview', async (platform) => {
    const { id: district_id, title: home } = platform.find.home;
    const school = platform.find.organization({ district_id, organization_type: 'SCHOOL' });
    platform.remove.student({ school_id: not(school.id) });
    const before = platform.find.count('student');
    const header = ['Viloyat', 'Tuman', 'Maktab', 'Sinf', 'Sinf raqami', 'F.I.Sh.', 'Telefon raqami', 'Kundalik ID'];
    const place = ['Toshkent shahri', home, school.title, '7-A', '7'];
    const many = Array.from({ length: 20_000 }, (_, nth) => [
      ...place,
      `Aliyev Vali ${nth}`,
      nth === 7 ? '12' : String(998_900_000_000 + nth),
      String(9_000_000 + nth),
    ]);
    const file = join(profileDir, 'oquvchilar.xlsx');
    await writeFile(file, workbookOf([header, ...many]));
    await goTo(page, LIST);
    const menu = page.getByRole('button', { name: 'Excel', exact: true });
    await menu.click();
    await page.getByRole('menuitem', { name: 'Excelga yuklab olish' }).click();
    await expect(page.getByText('Fayl saqlandi')).toBeVisible();
    expect(await readdir(downloadsDir)).toEqual(["O'quvchilar.xlsx"]);

    await menu.click();
    await page.getByRole('menuitem', { name: 'Exceldan yuklash' }).click();
    const dialog = page.getByRole('dialog', { name: "O'quvchilarni Exceldan yuklash" });
    await dropFiles(dialog.locator('[data-drop-zone]'), [file]);
    await expect(dialog.getByText(/^20.000$/)).toBeVisible();
    await dialog.getByRole('button', { name: 'Yuklash', exact: true }).click();
    await expect(dialog.getByRole('definition')).toHaveText([/^20.000$/, /^19.999$/, '1']);
    await expect(dialog.getByRole('list', { name: "O'tmagan qatorlar" })).toContainText('9-qator');
    expect(platform.find.count('student')).toBe(before + 19_999);
  });
});

/** The stored draft of the form of a new student, as text. */
const draftOf = (page: Page) =>
  page.evaluate(async () => {
    const kept = await window.bridge.drafts.load({ scope: 'api/v1/my-school/students', record: 'new' });
    return JSON.stringify(kept);
  });
