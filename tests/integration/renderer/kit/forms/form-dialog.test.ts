import type { Page } from 'playwright';
import { expect as playwrightExpect } from 'playwright/test';
import { describe, expect, test, vi } from 'vitest';
import { FLUSH_DRAFTS } from '../../../../../src/renderer/src/kit/drafts/flush-drafts.ts';
import type { Stub } from '../../../../gallery/stub/bridge.ts';
import { serious } from '../../../../support/axe.ts';
import { caseOf } from '../../../../support/gallery/gallery-case.ts';
import { type GalleryLook, galleryForEach } from '../../../../support/gallery/gallery-page.ts';

// Each test is a person's whole path: slow on a busy machine.
vi.setConfig({ testTimeout: 60_000 });
const expectPage = playwrightExpect.configure({ timeout: 10_000 });
const PATH = 'api/v1/decisions';

const gallery = galleryForEach('confirm', 'crud/form-page', 'forms/form-dialog', 'forms/send-dialog');
let page: Page;

const opener = (of: string) => caseOf(page, of).root.getByRole('button', { name: 'open' });
const dialog = (name?: string) => page.getByRole('dialog', name === undefined ? {} : { name });
const button = (name: string) => dialog().getByRole('button', { name });
const sent = async (): Promise<Stub['calls']> => {
  const calls = await page.evaluate(() => window.stub.calls);
  return calls.filter(({ path }) => path.startsWith('api/v1/decisions'));
};
const fail = (error: Parameters<Stub['fail']>[1]) =>
  page.evaluate(([path, data]) => window.stub.fail(path, data), [PATH, error] as const);
const hold = () => page.evaluate((path) => window.stub.hold(path), PATH);
const mend = () => page.evaluate(() => window.stub.mend());

async function open(of: string, look: GalleryLook = {}) {
  page = await gallery.open(look);
  await opener(of).click();
  await expectPage(dialog()).toBeVisible();
}

describe('a dialog with a form', () => {
  const comment = () => dialog().getByRole('textbox', { name: 'Izoh' });

  test('focuses its first field and restores focus when Esc closes it', async () => {
    await open('forms/form-dialog');
    await expectPage(dialog()).toHaveAccessibleName('Moderator xulosasini rad etish');
    await expectPage(comment()).toBeFocused();
    await page.keyboard.press('Escape');
    await expectPage(dialog()).toHaveCount(0);
    await expectPage(opener('forms/form-dialog')).toBeFocused();
  });

  test('keeps the focus inside: Tab wraps around', async () => {
    await open('forms/form-dialog');
    for (const [name, keys] of [
      ['Bekor qilish', 'Tab'],
      ['Rad etish', 'Tab'],
    ] as const) {
      await page.keyboard.press(keys);
      await expectPage(button(name)).toBeFocused();
    }
    for (let turn = 0; turn < 2; turn++) await page.keyboard.press('Tab');
    await expectPage(comment()).toBeFocused();
  });

  test('writes what was typed a moment ago to the draft at once when the program is locked', async () => {
    await open('forms/form-dialog');
    await page.keyboard.type('Hujjat');
    const saved = await page.evaluate((flush) => {
      window.dispatchEvent(new Event(flush));
      return window.stub.calls.filter(({ path }) => path === 'drafts.save').map(({ body }) => JSON.stringify(body));
    }, FLUSH_DRAFTS);
    expect(saved.at(-1)).toContain('Hujjat');
  });

  test('marks missing fields and sends nothing; Enter begins a line, Ctrl+Enter sends it, once', async () => {
    await open('forms/form-dialog');
    await page.keyboard.press('Control+Enter');
    await expectPage(comment()).toHaveAccessibleDescription('Majburiy maydon');
    await expectPage(comment()).toBeFocused();
    await page.keyboard.type('Hujjat');
    await page.keyboard.press('Enter');
    await page.keyboard.type("yo'q ");
    expect(await sent()).toEqual([]);
    await hold();
    for (const key of ['Control+Enter', 'Control+s', 'Escape']) await page.keyboard.press(key);
    await expectPage(button('Rad etish')).toHaveAttribute('data-loading', 'true');
    await expectPage(button('Bekor qilish')).toBeDisabled();
    await expectPage(dialog()).toHaveCount(1);
    await mend();
    await expectPage(dialog()).toHaveCount(0);
    await expectPage(opener('forms/form-dialog')).toBeFocused();
    await expect.poll(() => sent()).toMatchObject([{ method: 'POST', body: { comment: "Hujjat\nyo'q" } }]);
  });

  test('reports a failure, keeps the form input and restores focus', async () => {
    await open('forms/form-dialog');
    await comment().fill("Hujjat yo'q");
    await fail({ kind: 'server', status: 500 });
    await page.keyboard.press('Control+s');
    await expectPage(dialog().getByRole('alert')).toContainText('Rad etilmadi');
    await expectPage(comment()).toBeFocused();
    await mend();
    await fail({ kind: 'timeout' });
    await page.keyboard.press('Control+s');
    await expectPage(dialog().getByRole('alert')).toContainText('Aloqa uzilib qoldi');
    await expectPage(comment()).toHaveValue("Hujjat yo'q");
    await mend();
    await fail({ kind: 'unexpected-shape', status: 200 });
    await page.keyboard.press('Control+s');
    await expectPage(dialog().getByRole('alert')).toContainText(
      "Server javobini o'qib bo'lmadi. Amal bajarilgan bo'lishi ham",
    );
    await expectPage(comment()).toHaveValue("Hujjat yo'q");
  });

  test('asks before it closes over form input: by Esc, the cross and a click beside it', async () => {
    await open('forms/form-dialog');
    await comment().fill("Hujjat yo'q");
    const question = dialog("Saqlanmagan o'zgarishlar bor. Chiqishni istaysizmi?");
    const ways = [
      () => page.keyboard.press('Escape'),
      () => dialog().locator('.mantine-Modal-close').click(),
      () => page.mouse.click(20, 400),
    ];
    for (const leave of ways) {
      await leave();
      await expectPage(question.getByRole('button', { name: 'Qolish' })).toBeFocused();
      await page.keyboard.press('Enter');
      await expectPage(question).toHaveCount(0);
      await expectPage(comment()).toHaveValue("Hujjat yo'q");
    }
    await page.keyboard.press('Escape');
    await question.getByRole('button', { name: 'Chiqish' }).click();
    await expectPage(dialog()).toHaveCount(0);
    await opener('forms/form-dialog').click();
    await expectPage(comment()).toHaveValue('');
    await expectPage(comment()).toBeFocused();
  });

  test('offers the input from before a reload; the focus returns to the field', async () => {
    await open('forms/form-dialog');
    await comment().fill("Hujjat yo'q, tel: +998 90 123 45 67");
    await page.reload();
    await opener('forms/form-dialog').click();
    await expectPage(button('Tiklash')).toBeFocused();
    await expectPage(button('Rad etish')).toBeDisabled();
    const first = "Avval topilgan matnni tiklang yoki o'chiring";
    await expectPage(button('Rad etish')).toHaveAttribute('title', first);
    await page.keyboard.press('Control+s');
    await expectPage(page.getByRole('alert').filter({ hasText: first })).toBeVisible();
    await expectPage(button('Tiklash')).toBeFocused();
    await page.keyboard.press('Enter');
    // A personal number is never stored.
    await expectPage(comment()).toHaveValue("Hujjat yo'q, tel: •••");
    await expectPage(comment()).toBeFocused();
  });

  test('keeps its keys to itself: a form behind it receives none of them', async () => {
    await open('forms/form-dialog', { at: '/records/add' });
    await page.keyboard.press('Control+s');
    await expectPage(dialog().getByText('Majburiy maydon')).toBeVisible();
    await expectPage(page.locator('[data-case="crud/form-page"] [aria-invalid=true]')).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expectPage(dialog()).toHaveCount(0);
    await expectPage(page.locator('[data-case="crud/form-page"]')).toBeVisible();
  });
});

describe('a dialog without fields', () => {
  test('focuses "no", sends by Ctrl+Enter once, and then closes', async () => {
    await open('forms/send-dialog');
    await expectPage(button('Bekor qilish')).toBeFocused();
    await hold();
    for (const key of ['Control+Enter', 'Control+s', 'Escape']) await page.keyboard.press(key);
    await expectPage(button('Tasdiqlash')).toHaveAttribute('data-loading', 'true');
    await mend();
    await expectPage(dialog()).toHaveCount(0);
    await expectPage(opener('forms/send-dialog')).toBeFocused();
    await expect.poll(() => sent()).toHaveLength(1);
  });

  test('Enter on "no" and Esc send nothing', async () => {
    await open('forms/send-dialog');
    await expectPage(button('Bekor qilish')).toBeFocused();
    await page.keyboard.press('Enter');
    await expectPage(dialog()).toHaveCount(0);
    await opener('forms/send-dialog').click();
    await expectPage(button('Bekor qilish')).toBeFocused();
    await page.keyboard.press('Escape');
    await expectPage(dialog()).toHaveCount(0);
    expect(await sent()).toEqual([]);
  });

  test('reports a failure, and what another press does when the result is unknown', async () => {
    await open('forms/send-dialog');
    await fail({ kind: 'forbidden', status: 403 });
    await button('Tasdiqlash').click();
    await expectPage(dialog().getByRole('alert')).toHaveText('Tadiqlanmadi');
    await mend();
    await fail({ kind: 'invalid', status: 400, serverMessage: 'Allaqachon tasdiqlangan' });
    await button('Tasdiqlash').click();
    await expectPage(dialog().getByRole('alert')).toHaveText('TadiqlanmadiAllaqachon tasdiqlangan');
    await mend();
    await fail({ kind: 'network' });
    await button('Tasdiqlash').click();
    await expectPage(dialog().getByRole('alert')).toContainText('Tadiqlanmadi');
    await expectPage(dialog().getByRole('alert')).toContainText('Qayta bossangiz, avval');
    await mend();
    await fail({ kind: 'unexpected-shape', status: 200 });
    await button('Tasdiqlash').click();
    await expectPage(dialog().getByRole('alert')).toContainText("Server javobini o'qib bo'lmadi. Amal bajarilgan");
    await mend();
    await button('Tasdiqlash').click();
    await expectPage(dialog()).toHaveCount(0);
    await expect.poll(() => sent()).toHaveLength(5);
  });
});

test('a question focuses "no"; it answers false by "no", Esc and the cross, true by "yes" alone', async () => {
  await open('confirm');
  const { holds } = caseOf(page, 'confirm');
  const answers: readonly (readonly [() => Promise<void>, string])[] = [
    [() => button('Ha').click(), 'true'],
    [() => page.keyboard.press('Enter'), 'false'],
    [() => button('Ha').press('Enter'), 'true'],
    [() => page.keyboard.press('Escape'), 'false'],
    [() => button('Ha').press('Space'), 'true'],
    [() => dialog().locator('.mantine-Modal-close').click(), 'false'],
  ];
  for (const [answer, held] of answers) {
    await expectPage(dialog()).toContainText("Ma'lumoitni o'chirasizmi?Olmazor");
    await expectPage(button('Bekor qilish')).toBeFocused();
    await answer();
    await expectPage(holds).toHaveText(held);
    await expectPage(dialog()).toHaveCount(0);
    await expectPage(opener('confirm')).toBeFocused();
    await opener('confirm').click();
  }
});

test.each([
  { script: 'latin', scheme: 'light' },
  { script: 'cyrillic', scheme: 'dark' },
] as const)('nothing serious is found in open dialogs and in a form with errors: $script, $scheme', async (look) => {
  await open('forms/form-dialog', { ...look, at: '/records/add' });
  await page.keyboard.press('Control+Enter');
  await expectPage(dialog().locator('[aria-invalid=true]')).toBeVisible();
  expect(await serious(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expectPage(dialog()).toHaveCount(0);
  await fail({ kind: 'network' });
  await opener('forms/send-dialog').click();
  await page.keyboard.press('Control+Enter');
  await expectPage(dialog().getByRole('alert')).toBeVisible();
  expect(await serious(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expectPage(dialog()).toHaveCount(0);
  await page.locator('[data-case="crud/form-page"]').getByRole('textbox').first().focus();
  await page.keyboard.press('Control+s');
  await expectPage(page.locator('[data-case="crud/form-page"] [aria-invalid=true]')).toHaveCount(7);
  expect(await serious(page)).toEqual([]);
});
