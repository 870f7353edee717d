import type { Page } from 'playwright';
import { expect as playwrightExpect } from 'playwright/test';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { Stub } from '../../gallery/stub/bridge.ts';
import { type GalleryLook, type KitPages, openGallery, serveGallery } from './kit-pages.ts';

const expectPage = playwrightExpect.configure({ timeout: 10_000 });
const PATH = 'api/v1/records';

let pages: KitPages;
let page: Page;
let complaints: string[];
beforeAll(async () => {
  pages = await serveGallery();
}, 120_000);
afterAll(() => pages?.close());
afterEach(async () => {
  await page.context().close();
  expect(complaints).toEqual([]);
});

async function open(look: GalleryLook = {}) {
  complaints = [];
  page = await openGallery(pages, look, complaints);
  // Everything else of the gallery has its own tests.
  await page.locator('[data-case^="crud/"]').scrollIntoViewIfNeeded();
}

const form = () => page.locator('[data-case="crud/form-page"]');
const rows = () => page.locator('[data-case="crud/row-actions"] tr[data-row]');
const line = (language: string) => form().getByRole('textbox', { name: `Nomi: ${language}` });
const field = (name: string) => form().getByRole('textbox', { name, exact: true });
const save = () => form().getByRole('button', { name: 'Saqlash' });
const question = () => page.getByRole('dialog');
const writes = async (): Promise<Stub['calls']> => {
  const calls = await page.evaluate(() => window.stub.calls);
  return calls.filter(({ path, method }) => path.startsWith('api/v1/records') && method !== 'GET');
};

async function fillNew() {
  await line("O'zbekcha").fill(" Suv jamg'armasi ");
  await form().getByRole('button', { name: "Lotindan o'girish" }).click();
  for (const [language, text] of [
    ['Русский', 'Водный фонд'],
    ['English', 'Water fund'],
    ['Qaraqalpaqsha', 'Suw qorı'],
  ] as const) {
    await line(language).fill(text);
  }
  await field('Yil').fill('2027');
  await field('Summa').fill('5000000');
}

describe('a new record', () => {
  test('what is missing is said at its field and counted, and nothing is sent; the first wrong one has the keyboard', async () => {
    await open({ at: '/records/add' });
    await expectPage(line("O'zbekcha")).toBeFocused();
    await line('Русский').fill('Фонд');
    await page.keyboard.press('Control+s');
    await expectPage(form().getByText('Majburiy maydon')).toHaveCount(6);
    await expectPage(form().getByRole('status')).toHaveText('6 ta maydonda xatolik');
    await expectPage(line("O'zbekcha")).toBeFocused();
    await expectPage(line("O'zbekcha")).toHaveAccessibleDescription('Majburiy maydon');
    await page.keyboard.type('A');
    await expectPage(form().getByRole('status')).toHaveText('5 ta maydonda xatolik');
    expect(await writes()).toEqual([]);
  });

  test('goes out once however often it is sent, in the shape of the platform, and leads back to the list', async () => {
    await open();
    await page.getByRole('link', { name: "Qo'shish" }).click();
    await fillNew();
    await page.evaluate((path) => window.stub.hold(path), PATH);
    await page.keyboard.press('Control+s');
    await expectPage(save()).toHaveAttribute('data-loading', 'true');
    for (const key of ['Control+s', 'Control+Enter', 'Enter', 'Escape']) await page.keyboard.press(key);
    await expectPage(form().getByRole('button', { name: 'Bekor qilish' })).toBeDisabled();
    await expectPage(question()).toHaveCount(0);
    await page.evaluate(() => window.stub.mend());
    await expectPage(page.getByRole('status').filter({ hasText: 'Tabriklaymiz' })).toContainText(
      'Muvafaqiyatli saqlandi',
    );
    await expectPage(rows()).toHaveCount(4);
    await expectPage(rows().last()).toContainText("Suv jamg'armasi");
    expect(await writes()).toMatchObject([
      {
        method: 'POST',
        path: PATH,
        body: {
          title: {
            uz_lat: "Suv jamg'armasi",
            uz_cyr: 'Сув жамғармаси',
            ru: 'Водный фонд',
            en: 'Water fund',
            kr: 'Suw qorı',
          },
          year: 2027,
          amount: '5000000',
          note: null,
        },
      },
    ]);
  });
});

describe('a record that is changed', () => {
  test('is read into the form, and only a change can be saved; it goes back to where it came from', async () => {
    await open();
    await rows().first().focus();
    await page.keyboard.press('Enter');
    await expectPage(line('English')).toHaveValue('Road fund');
    await expectPage(field('Summa')).toHaveValue("1 360 000 000 so'm");
    await expectPage(save()).toBeDisabled();
    await page.keyboard.press('Control+s');
    await field('Izoh').fill('');
    await expectPage(save()).toBeEnabled();
    await page.keyboard.press('Control+Enter');
    await expectPage(rows()).toHaveCount(3);
    expect(await writes()).toMatchObject([
      { method: 'PUT', path: `${PATH}/1`, body: { year: 2025, amount: '1360000000', note: null } },
    ]);
  });

  test('undone by hand there is nothing to save again, and leaving asks nothing', async () => {
    await open({ at: '/records/2' });
    await line('English').fill('Schools');
    await expectPage(save()).toBeEnabled();
    await line('English').fill('Education fund');
    await expectPage(save()).toBeDisabled();
    await page.keyboard.press('Escape');
    await expectPage(rows()).toHaveCount(3);
  });

  test('that cannot be read is said to be missing and read again; Esc leaves meanwhile', async () => {
    await open();
    await page.evaluate((path) => window.stub.fail(path, { kind: 'server', status: 500 }), `${PATH}/1`);
    await rows().first().getByRole('link').click();
    const again = form().getByRole('button', { name: 'Qayta urinish' });
    await expectPage(form()).toContainText("Ma'lumot yuklashda xatolik sodir bo'ldi!");
    await again.click();
    await expectPage(again).toBeEnabled();
    await page.evaluate(() => window.stub.mend());
    await again.click();
    await expectPage(line('English')).toHaveValue('Road fund');

    await page.keyboard.press('Escape');
    await page.evaluate((path) => window.stub.hold(path), `${PATH}/2`);
    await rows().nth(1).getByRole('link').click();
    await expectPage(form().getByRole('status', { name: "Ma'lumotlar yuklanmoqda" })).toBeVisible();
    await page.keyboard.press('Escape');
    await expectPage(rows()).toHaveCount(3);
  });
});

describe('what the platform refuses', () => {
  const refused = async (error: Parameters<Stub['fail']>[1]) => {
    await open({ at: '/records/2' });
    await line('English').fill('Schools');
    await page.evaluate(([path, data]) => window.stub.fail(path, data), [`${PATH}/2`, error] as const);
    await save().click();
  };
  const thenSaved = async () => {
    await expectPage(line('English')).toHaveValue('Schools');
    await page.evaluate(() => window.stub.mend());
    await expectPage(save()).toBeEnabled();
    await page.keyboard.press('Control+s');
    await expectPage(rows()).toHaveCount(3);
    expect(await writes()).toHaveLength(2);
  };

  test('is said in its words below the form, which stays', async () => {
    await refused({ kind: 'invalid', status: 400, serverMessage: 'Yil yopilgan' });
    await expectPage(form().getByRole('alert')).toContainText('Yil yopilgan');
    await expectPage(form().getByRole('alert')).toContainText('Yozganlaringiz joyida.');
    await expectPage(save()).toBeFocused();
    await thenSaved();
  });

  test('without words is said in ours', async () => {
    await refused({ kind: 'server', status: 500 });
    await expectPage(form().getByRole('alert')).toContainText("Amaliyotni bajarishda xatolik sodir bo'ldi.");
    await thenSaved();
  });

  test('at a field is said there alone, and goes when the field is changed', async () => {
    await refused({ kind: 'invalid', status: 409, serverMessage: 'Bunday nom band' });
    await expectPage(line("O'zbekcha")).toBeFocused();
    await expectPage(line("O'zbekcha")).toHaveAccessibleDescription('Bunday nom band');
    await expectPage(form().getByRole('alert')).toHaveCount(0);
    await line("O'zbekcha").fill('Maktablar');
    await expectPage(form().getByText('Bunday nom band')).toHaveCount(0);
    await thenSaved();
  });

  test('or what a cut line leaves open: it may have arrived, and nothing typed is lost', async () => {
    await refused({ kind: 'network' });
    await expectPage(form().getByRole('alert')).toContainText('Aloqa uzilib qoldi');
    await expectPage(form().getByRole('alert')).toContainText("bajarilgan bo'lishi ham, bajarilmagan bo'lishi ham");
    await thenSaved();
  });
});

describe('what is typed', () => {
  test('is asked about by Esc, by the button and by a link; staying keeps it, leaving gives it up', async () => {
    await open();
    await rows().nth(1).getByRole('link').click();
    await line('English').fill('Schools');
    await page.keyboard.press('Escape');
    await expectPage(question()).toContainText("Saqlanmagan o'zgarishlar bor. Chiqishni istaysizmi?");
    await expectPage(question().getByRole('button', { name: 'Qolish' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expectPage(question()).toHaveCount(0);
    await expectPage(line('English')).toHaveValue('Schools');

    await form().getByRole('button', { name: 'Bekor qilish' }).click();
    await page.keyboard.press('Escape');
    await expectPage(question()).toHaveCount(0);
    await expectPage(line('English')).toHaveValue('Schools');

    await form().getByRole('link', { name: "Jamg'armalar" }).click();
    await question().getByRole('button', { name: 'Chiqish' }).click();
    await expectPage(rows()).toHaveCount(3);
    await rows().nth(1).getByRole('link').click();
    await expectPage(line('English')).toHaveValue('Education fund');
    await expectPage(form().getByRole('button', { name: 'Tiklash' })).toHaveCount(0);
    expect(await writes()).toEqual([]);
  });

  test('is offered again after the page was loaded anew, and goes once it is saved', async () => {
    await open({ at: '/records/2' });
    await line('English').fill('Schools');
    await page.reload();
    const take = form().getByRole('button', { name: 'Tiklash' });
    await expectPage(take).toBeFocused();
    await expectPage(form()).toContainText(/Saqlanmagan matn topildi \(\d\d\.\d\d\.\d{4}\s\d\d:\d\d\)/);
    // Until it is answered nothing can be typed or saved.
    await expectPage(line('English')).toHaveValue('Education fund');
    await expectPage(save()).toBeDisabled();
    await page.keyboard.press('Enter');
    await expectPage(line('English')).toHaveValue('Schools');
    await expectPage(field('Yil')).toHaveValue('2026');
    await page.keyboard.press('Control+s');
    await expectPage(rows()).toHaveCount(3);
    await page.reload();
    await expectPage(line('English')).toBeVisible();
    await expectPage(take).toHaveCount(0);
  });

  test('and thrown away is not offered again; a record has its own', async () => {
    await open({ at: '/records/2' });
    await line('English').fill('Schools');
    await page.reload();
    await form().getByRole('button', { name: "O'chirish" }).click();
    await expectPage(line('English')).toHaveValue('Education fund');
    await line('Русский').fill('Школы');
    await page.reload();
    await expectPage(form().getByRole('button', { name: 'Tiklash' })).toBeVisible();
    await page.keyboard.press('Escape');
    await rows().first().getByRole('link').click();
    await expectPage(line('English')).toHaveValue('Road fund');
    await expectPage(form().getByRole('button', { name: 'Tiklash' })).toHaveCount(0);
  });

  test('and cannot be kept: that is said while one types', async () => {
    await open({ at: '/records/2' });
    await page.evaluate(() => window.stub.fail('drafts', { kind: 'file' }));
    await line('English').fill('Schools');
    await expectPage(form().getByRole('alert')).toContainText("ehtiyot uchun saqlab bo'lmadi");
    await page.evaluate(() => window.stub.mend());
    await line('English').fill('Schools 2');
    await expectPage(form().getByRole('alert')).toHaveCount(0);
  });
});

test('the keys of a list keep silent while one types or is asked', async () => {
  await open();
  await page.locator('[data-case="inputs/phone-input"]').getByRole('textbox').focus();
  await page.keyboard.press('j');
  await expectPage(rows().first()).not.toBeFocused();
  await rows().first().getByRole('button', { name: "O'chirish" }).click();
  await expectPage(question().getByRole('button', { name: 'Bekor qilish' })).toBeFocused();
  await page.keyboard.press('j');
  await page.keyboard.press('Escape');
  await expectPage(question()).toHaveCount(0);
  await expectPage(rows().first().getByRole('button', { name: "O'chirish" })).toBeFocused();
  await page.keyboard.press('j');
  await expectPage(rows().first()).toBeFocused();
});

describe('a record that is deleted', () => {
  test('is named in the question, which stands on "no"; called off, nothing is sent', async () => {
    await open();
    await rows().nth(2).focus();
    await page.keyboard.press('Delete');
    await expectPage(question()).toHaveAccessibleName('Diqqat!');
    await expectPage(question()).toContainText("Ma'lumoitni o'chirasizmi?");
    await expectPage(question()).toContainText("Obodonlashtirish jamg'armasi");
    await expectPage(question().getByRole('button', { name: 'Bekor qilish' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expectPage(page.getByText("O'chirish bekor qilindi")).toBeVisible();
    expect(await writes()).toEqual([]);
  });

  test('that the platform keeps is said in its words; then it goes, once', async () => {
    await open();
    const bin = rows().nth(2).getByRole('button', { name: "O'chirish: Obodonlashtirish" });
    await page.evaluate(
      (path) => window.stub.fail(path, { kind: 'invalid', status: 400, serverMessage: 'Tashabbuslari bor' }),
      `${PATH}/3`,
    );
    await bin.click();
    await question().getByRole('button', { name: 'Ha' }).click();
    await expectPage(page.getByRole('alert').filter({ hasText: 'Tashabbuslari bor' })).toContainText('Xatolik');
    await expectPage(rows()).toHaveCount(3);
    await page.evaluate(() => window.stub.mend());
    await bin.click();
    await page.evaluate((path) => window.stub.hold(path), `${PATH}/3`);
    await question().getByRole('button', { name: 'Ha' }).click();
    await expectPage(bin).toBeDisabled();
    await page.evaluate(() => window.stub.mend());
    await expectPage(rows()).toHaveCount(2);
    await expectPage(page.getByText("Muvaffaqqiyatli o'chirildi")).toBeVisible();
    expect((await writes()).map(({ method, path }) => `${method} ${path}`)).toEqual([
      `DELETE ${PATH}/3`,
      `DELETE ${PATH}/3`,
    ]);
  });

  test('the buttons of a row say of which one they are, in the script of the moment', async () => {
    await open({ script: 'cyrillic' });
    await rows().first().getByRole('button', { name: 'Батафсил: Йўл жамғармаси' }).click();
    await expectPage(page.locator('[data-case="crud/row-actions"] > output')).toHaveText('"Йўл жамғармаси"');
    await expectPage(rows().first().getByRole('link', { name: 'Таҳрирлаш: Йўл жамғармаси' })).toBeVisible();
    await expectPage(rows().first().getByRole('button', { name: 'Ўчириш: Йўл жамғармаси' })).toBeVisible();
  });
});
