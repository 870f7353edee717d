import { join } from 'node:path';
import type { Page } from 'playwright/test';
import type { Platform } from '../platform/types.ts';
import { dropFiles } from '../support/drop-files.ts';
import { expect, test } from './fixtures.ts';
import { goTo, openScreen } from './support/go-to.ts';
import { initiativeForm as formOf } from './support/initiative-form.ts';
import './support/page-bridge.ts';
import { contentFiles } from './support/pictures.ts';
import { againQuestion } from './support/send-again.ts';
import { endSessionAtNextWrite } from './support/session-end.ts';
import { stepsOf } from './support/steps.ts';

const PATH = '/api/v1/my-school/initiatives/with-admin';
const NAME = 'Mening maktabim, 1-mavsum, 2026 yil';
const COLOR = expect.stringMatching(/^color[0-5]$/);

test.use({ appOptions: { viewport: { width: 1366, height: 768 } } });

const boardOf = (platform: Platform) => platform.find.schoolBoard({ year: 2026 }).id;
const addressOf = (board: number) =>
  `/app/my-school/initiative/add?${new URLSearchParams({ board: NAME, boardId: String(board) })}`;
const field = (page: Page, label: string) => formOf(page).field(label);
const student = (page: Page) => page.getByRole('combobox', { name: "O'quvchi" });
const picture = (page: Page) => page.getByRole('list', { name: 'Rasmlar' }).getByRole('listitem');
const sentOf = (platform: Platform) =>
  platform.calls().filter(({ method, path }) => method === 'POST' && path === PATH);

/** A pupil of the district of the staff. */
function pupilOf({ find }: Platform) {
  const school = find.organization({ district_id: find.home.id, organization_type: 'SCHOOL' });
  return find.student({ school_id: school.id });
}

/** Chooses a pupil's places, each from the options that the previous choice allows. */
async function choosePlaces(
  page: Page,
  platform: Platform,
  { class_name, school_id }: { class_name: string; school_id: number },
) {
  const { choose } = formOf(page);
  const school = platform.read.organization(school_id).title;
  await choose('Viloyat', 'Toshkent sh', 'Toshkent shahri');
  await choose('Tuman', 'Chilonzor', 'Chilonzor tumani');
  await choose('Maktab', school, school);
  await choose('Sinf', class_name, class_name);
}
async function chooseStudent(page: Page, name: string) {
  await student(page).click();
  await page.getByRole('option', { name, exact: true }).click();
  await expect(student(page)).toHaveValue(name);
}

test('S-084: an initiative is sent with its pictures in one abortable call; a template takes their place; the season is read, not taken from the address', {
  tag: '@journey',
}, async ({ page, platform, profileDir, signIn }) => {
  test.slow();
  const step = stepsOf(platform);
  await signIn('admin', 'later');
  await step(
    'the season is read, not taken from the address: another name is told, an unknown one has no form',
    async (platform) => {
      const board = boardOf(platform);
      const query = new URLSearchParams({ board: 'Mening maktabim, 2-mavsum, 2024 yil', boardId: String(board) });
      await goTo(page, `/app/my-school/initiative/add?${query}`);
      await expect(field(page, 'Shablon')).toBeFocused();
      const other = page
        .getByRole('alert')
        .filter({ hasText: 'boshqa mavsum yozilgan: «Mening maktabim, 2-mavsum, 2024 yil»' });
      await expect(other).toContainText(`qo'shiladi: «${NAME}»`);
      for (const [script, name] of [
        ['as the page writes it', NAME],
        ['in the other script', 'Менинг мактабим, 1-мавсум, 2026 йил'],
      ] as const)
        await test.step(script, async () => {
          await openScreen(
            page,
            `/app/my-school/initiative/add?${new URLSearchParams({ board: name, boardId: String(board) })}`,
          );
          // The former notice names this season, too.
          await expect(other).toHaveCount(0);
          await expect(page.getByText(NAME)).toBeVisible();
        });
      for (const id of ['999999', 'abc', '']) {
        await openScreen(page, `/app/my-school/initiative/add?${new URLSearchParams({ board: NAME, boardId: id })}`);
        await expect(page.getByText(/Havoladagi mavsum faol emas yoki topilmadi|Mavsum tanlanmagan/)).toBeVisible();
        await expect(field(page, 'Shablon')).toHaveCount(0);
      }
    },
  );

  await step('S-075: a template replaces text and pictures, which are kept', async (platform) => {
    const { picture: small } = await contentFiles(join(profileDir, 'fayllar'));
    const board = boardOf(platform);
    await goTo(page, addressOf(board));
    await field(page, 'Mavzu').fill('Yozib qoʻyilgan');
    await dropFiles(page.getByRole('button', { name: /^Rasmlar/ }), [small]);
    await expect(picture(page)).toHaveCount(1);
    const template = platform.find.schoolTemplate({ board_id: board, title: 'Robototexnika toʻgaragi jihozlari' });
    await field(page, 'Shablon').fill('robotot');
    // Templates of the season come first.
    await expect(page.getByRole('option').first()).toHaveText(`${template.title}1-mavsum, 2026 yil`);
    await page.keyboard.press('Enter');
    const summary = page.getByRole('region', { name: 'Shablon' });
    await expect(summary).toContainText(template.title);
    await expect(summary).toContainText(/So'ralgan summa74\s000\s000 UZS/);
    await expect(field(page, 'Mavzu')).toHaveCount(0);
    await expect(picture(page)).toHaveCount(0);
    await page.getByRole('button', { name: 'Tozalash' }).click();
    await expect(field(page, 'Mavzu')).toHaveValue('Yozib qoʻyilgan');
    await expect(picture(page)).toHaveCount(1);
    await field(page, 'Mavzu').press('Escape');
    await formOf(page).leave();
  });

  await step(
    'S-084: an initiative without a template is sent with its pictures in one abortable call',
    async (platform) => {
      const { picture: small, large } = await contentFiles(join(profileDir, 'fayllar'));
      const board = boardOf(platform);
      const pupil = pupilOf(platform);
      const form = formOf(page);
      await goTo(page, `/app/school-initiatives?board=${board}&stage=INITIAL`);
      await page.getByRole('link', { name: "Qo'shish" }).click();
      await expect(page).toHaveURL(new RegExp(`initiative/add\\?board=Mening.*&boardId=${board}$`));
      await expect(field(page, 'Shablon')).toBeFocused();
      // The name is filled in from the student, and can be edited.
      await choosePlaces(page, platform, pupil);
      await chooseStudent(page, pupil.full_name);
      const name = page.getByRole('textbox', { name: "O'quvchi ismi" });
      await expect(name).toHaveValue(pupil.full_name);
      await name.fill(' Oʻzgargan Ism ');
      await field(page, 'Mavzu').fill('Kutubxona');
      await field(page, 'Tavsif').fill('Yangi kitoblar kerak.');
      await form.choose('Toifa', 'obod', 'Obodonlashtirish');
      await field(page, "So'ralgan summa").fill('48500000');
      await dropFiles(page.getByRole('button', { name: /^Rasmlar/ }), [small, large]);
      await expect(picture(page)).toHaveText([/rasm\.jpg/, /katta\.jpg.*5,0 MB/]);
      expect(sentOf(platform)).toEqual([]);

      const end = platform.faults.hold({ match: { method: 'POST', path: PATH } });
      await page.keyboard.press('Control+s');
      await expect(page.getByRole('button', { name: "To'xtatish" })).toBeVisible();
      await expect(page.getByRole('progressbar', { name: 'Rasmlarni yuborish' })).toBeAttached();
      await expect(page.getByText(/^Yuborilmoqda: \d-rasm, 2 tadan$/)).toBeVisible();
      await expect(page.locator('[inert]').getByText('rasm.jpg')).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(form.save).toBeEnabled();
      await expect(field(page, 'Mavzu')).toHaveValue('Kutubxona');
      await expect(picture(page)).toHaveCount(2);
      end();

      // A session that ends during the call keeps the input and the pictures.
      endSessionAtNextWrite(platform);
      await page.keyboard.press('Control+s');
      await expect(page.getByRole('heading', { name: 'Tizimga kirish' })).toBeVisible();
      await signIn('admin');
      await openScreen(page, addressOf(board));
      await page.getByRole('button', { name: 'Tiklash' }).click();
      await expect(name).toHaveValue(' Oʻzgargan Ism ');
      await expect(picture(page)).toHaveText([/rasm\.jpg/, /katta\.jpg/]);
      await page.keyboard.press('Control+s');
      await expect(page.getByText('Muvafaqiyatli saqlandi')).toBeVisible();
      await expect(page).toHaveURL(/\/app\/school-initiatives/);
      const category = platform.find.schoolCategory({ title: { uz_lat: 'Obodonlashtirish' } });
      expect(sentOf(platform).at(-1)).toMatchObject({
        status: 200,
        body: {
          ...{ title: 'Kutubxona', description: 'Yangi kitoblar kerak.', category_id: String(category.id) },
          ...{ requested_amount: '48500000', board_id: String(board), student_id: String(pupil.id) },
          ...{ student_name: 'Oʻzgargan Ism', device_type: 'WEB', color: COLOR },
          photos: [
            expect.stringMatching(/^rasm\.jpg, \d+ bytes$/),
            expect.stringMatching(/^katta\.jpg, 52\d{5} bytes$/),
          ],
        },
      });
      expect(platform.find.schoolInitiative({ title: 'Kutubxona' })).toMatchObject({
        ...{ author_full_name: 'Oʻzgargan Ism', stage: 'INITIAL', board_id: board, school_id: pupil.school_id },
      });

      // The next form is empty.
      await openScreen(page, addressOf(board));
      await expect(field(page, 'Mavzu')).toHaveValue('');
      // Answered after the form's own read of its draft.
      expect(await page.evaluate(() => window.bridge.drafts.list())).toEqual({ ok: true, value: [] });
      await expect(page.getByRole('button', { name: 'Tiklash' })).toHaveCount(0);
      await expect(picture(page)).toHaveCount(0);
    },
  );
});

test('S-083: one by a template whose answer is lost is in the list, so that it is not filed twice', async ({
  page,
  platform,
  signIn,
}) => {
  const board = boardOf(platform);
  const pupil = pupilOf(platform);
  const { id: template, title } = platform.find.schoolTemplate({ board_id: board });
  const list = `/app/school-initiatives?board=${board}&stage=INITIAL`;
  await signIn('admin', list);
  const total = page.getByText('Jami:');
  await expect(total).toContainText('ta tashabbus');
  const before = String(await total.textContent());
  await page.getByRole('link', { name: "Qo'shish" }).click();
  await formOf(page).choose('Shablon', title, title);
  await choosePlaces(page, platform, pupil);
  await chooseStudent(page, pupil.full_name);
  platform.faults.add({ kind: 'drop-mid-body', match: { method: 'POST', path: PATH }, times: 1 });
  await page.keyboard.press('Control+s');
  await expect(page.getByRole('alert').filter({ hasText: 'Aloqa' })).toBeVisible();
  // The same key sends nothing again: it asks, and offers the list, with what was typed kept for later.
  await page.keyboard.press('Control+s');
  await expect(againQuestion(page).getByRole('button', { name: 'Bekor qilish' })).toBeFocused();
  await againQuestion(page).getByRole('button', { name: "Avval ro'yxatni ko'rish" }).click();
  await expect(total).toBeVisible();
  await expect(total).not.toHaveText(before);
  const one = { template_id: String(template), board_id: String(board), student_id: String(pupil.id), color: COLOR };
  expect(sentOf(platform).map(({ body }) => body)).toEqual([one]);
  await page.getByRole('link', { name: "Qo'shish" }).click();
  await expect(page.getByRole('button', { name: 'Tiklash' })).toBeFocused();
});
