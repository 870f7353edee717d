import type { Locator, Page } from 'playwright';
import { expect as playwrightExpect } from 'playwright/test';
import { beforeEach, describe, expect, test } from 'vitest';
import { pressAtOnce } from '../../../support/at-once.ts';
import { galleryForEach } from '../../../support/gallery/gallery-page.ts';
import { callsOf, callsTo } from '../../../support/gallery/gallery-stub.ts';

const expectPage = playwrightExpect.configure({ timeout: 10_000 });
const LIST_PATH = 'api/v1/gallery/initiatives';

const gallery = galleryForEach('data-table/data-table', 'list/search-input');
let page: Page;
beforeEach(async () => {
  page = await gallery.open();
  await expectPage(rows(long())).toHaveCount(12);
});

/** The table whose case has this note. */
const table = (note: string) => page.locator('[data-case="data-table/data-table"]').filter({ hasText: note });
const long = () => table('in its list-page');
const short = () => table('without a detail');
const rows = (root: Locator) => root.locator('tr[data-row]');
const row = (index: number) => long().locator(`tr[data-row="${index}"]`);
const detail = (id: number) => long().getByRole('link', { name: `T-${id}`, exact: true });
const press = (...keys: string[]) =>
  keys.reduce((before, key) => before.then(() => page.keyboard.press(key)), Promise.resolve());

const scrolled = () =>
  long()
    .getByRole('table')
    .locator('xpath=..')
    .evaluate((element) => element.scrollTop);
const showHundred = async () => {
  await long().getByRole('combobox', { name: 'Sahifada' }).click();
  await page.getByRole('option', { name: '100', exact: true }).click();
  await expectPage(long().getByText('1–100')).toBeVisible();
};

describe('the keyboard', () => {
  test('moves through rows by arrows, Home and End, stops at both ends, and scrolls the row into view', async () => {
    await row(0).focus();
    await press('ArrowDown', 'ArrowDown');
    await expectPage(row(2)).toBeFocused();
    await expectPage(row(2)).toHaveAttribute('data-current', 'true');
    await press('ArrowUp');
    await expectPage(row(1)).toBeFocused();
    await press('End');
    await expectPage(row(11)).toBeFocused();
    await expectPage(row(11)).toBeInViewport({ ratio: 1 });
    await press('ArrowDown');
    await expectPage(row(11)).toBeFocused();
    await press('Home', 'ArrowUp');
    await expectPage(row(0)).toBeFocused();
    await expectPage(row(0)).toBeInViewport({ ratio: 1 });
  });

  test('accepts the number pad: Enter, and its arrows, Home and End without NumLock', async () => {
    await row(0).focus();
    await press('Numpad2', 'Numpad2', 'Numpad8');
    await expectPage(row(1)).toBeFocused();
    await press('Numpad1');
    await expectPage(row(11)).toBeFocused();
    await press('Numpad7', 'NumpadEnter');
    await expectPage(row(0)).toBeFocused();
    await expectPage(long().locator('tr[data-open]')).toHaveCount(1);
  });

  test('opens a row once when Enter or the space bar is held, and closes it by another press', async () => {
    await row(0).focus();
    for (const key of ['Enter', 'Space']) {
      for (let nth = 0; nth < 4; nth += 1) await page.keyboard.down(key);
      await page.keyboard.up(key);
      await expectPage(long().locator('tr[data-open]')).toHaveCount(1);
      await press(key);
      await expectPage(long().locator('tr[data-open]')).toHaveCount(0);
    }
  });

  test('has one tab stop in the table, at the current row', async () => {
    await row(0).focus();
    await press('ArrowDown', 'ArrowDown', 'ArrowDown');
    await expectPage(row(3)).toBeFocused();
    await expectPage(long().locator('tr[tabindex="0"]')).toHaveCount(1);
    await expectPage(row(3)).toHaveAttribute('tabindex', '0');
  });

  test('starts at the first row of the page by J, wherever the focus is, and is ignored while one types', async () => {
    const first = page.getByRole('table').first();
    await press('j', 'j', 'k');
    await expectPage(first.locator('[data-row="0"]')).toHaveAttribute('data-current', 'true');
    const field = page.locator('[data-case="list/search-input"]').getByRole('searchbox');
    await field.focus();
    await press('j');
    await expectPage(field).toHaveValue('j');
    await expectPage(first.locator('[data-row="1"]')).not.toHaveAttribute('data-current', 'true');
  });

  test('opens the row reached by J, however fast Enter follows', async () => {
    await row(0).focus();
    await pressAtOnce(long(), 'KeyJ', 'KeyJ', 'Enter');
    await expectPage(detail(3)).toBeVisible();
    await expectPage(long().locator('tr[data-open]')).toHaveCount(1);
  });

  test('opens the last of 100 rows by End and Enter at once, and continues from there', async () => {
    await showHundred();
    await row(0).focus();
    await pressAtOnce(long(), 'End', 'Enter');
    await expectPage(detail(100)).toBeVisible();
    await pressAtOnce(long(), 'ArrowUp', 'ArrowUp', 'Enter');
    await expectPage(detail(98)).toBeVisible();
    await expectPage(row(97)).toBeFocused();
    await expectPage(row(97)).toBeInViewport();
  });

  test('keeps the focus in the row however far the wheel scrolls it away', async () => {
    await showHundred();
    await row(1).focus();
    await long().getByRole('table').hover();
    await page.mouse.wheel(0, 4_000);
    await expectPage(row(1)).not.toBeInViewport();
    await expectPage(row(1)).toBeFocused();
    await pressAtOnce(long(), 'KeyJ', 'Enter');
    await expectPage(detail(3)).toBeVisible();
  });

  test('moves through 100 rows of which only some are rendered', async () => {
    await showHundred();
    expect(await rows(long()).count()).toBeLessThan(60);
    await row(0).focus();
    await press('End');
    await expectPage(row(99)).toBeFocused();
    await expectPage(row(99).locator('td').first()).toContainText('100');
    await press('Home');
    await expectPage(row(0)).toBeFocused();
  });
});

describe('a row', () => {
  test('opens and closes by Enter, Space, a click on it and its arrow', async () => {
    await row(0).focus();
    await press('Enter');
    await expectPage(detail(1)).toBeVisible();
    await press('Space');
    await expectPage(detail(1)).toHaveCount(0);
    await row(1).locator('td').nth(1).click();
    await expectPage(detail(2)).toBeVisible();
    const arrow = row(1).getByRole('button', { name: 'Batafsil' });
    await expectPage(arrow).toHaveAttribute('aria-expanded', 'true');
    await arrow.click();
    await expectPage(detail(2)).toHaveCount(0);
  });

  test('that is open, and the scroll position, are restored on return', async () => {
    await row(4).locator('td').nth(1).click();
    await detail(5).scrollIntoViewIfNeeded();
    const before = await scrolled();
    expect(before).toBeGreaterThan(0);
    await detail(5).click();
    await expectPage(long().getByText('/tashabbus/5')).toBeVisible();
    await long().getByRole('button', { name: 'back' }).click();
    await expectPage(detail(5)).toBeVisible();
    await expectPage(row(4)).toHaveAttribute('data-open', 'true');
    await expectPage(long().locator('tr[data-open]')).toHaveCount(1);
    await expect.poll(scrolled).toBe(before);
  });

  test('of a long page is in view again on return', async () => {
    await showHundred();
    await row(0).focus();
    await press('End', 'Enter');
    await detail(100).click();
    await long().getByRole('button', { name: 'back' }).click();
    await expectPage(detail(100)).toBeVisible();
    await expectPage(row(99)).toBeInViewport();
  });

  test('with a link is entered by Enter', async () => {
    await rows(short()).nth(1).focus();
    await press('Enter');
    await expectPage(short().getByText('/buyurtmachi/2')).toBeVisible();
  });

  test('is deleted by Delete once that is confirmed, not when it is declined', async () => {
    await rows(short()).nth(1).focus();
    const question = page.getByRole('dialog', { name: 'Diqqat!' });
    await press('Delete');
    await expectPage(question).toContainText("Yo'l-kommunal foydalanish boshqarmasi");
    await press('Enter');
    await expectPage(page.getByText("O'chirish bekor qilindi")).toBeVisible();
    await expectPage(rows(short())).toHaveCount(3);
    const below = await rows(short()).nth(2).elementHandle();
    await rows(short()).nth(1).focus();
    await press('Delete');
    await question.getByRole('button', { name: 'Ha' }).click();
    await expectPage(rows(short())).toHaveCount(2);
    await expectPage(short().getByText("Yo'l-kommunal")).toHaveCount(0);
    // The remaining rows keep their elements, wherever they move.
    expect(await below?.getAttribute('data-row')).toBe('1');
    // The focus moves to the row that has come up.
    await expectPage(rows(short()).nth(1)).toBeFocused();
    const deleted = (await callsOf(page, 'api/v1/gallery/orderers')).filter(({ method }) => method === 'DELETE');
    expect(deleted.map(({ path }) => path)).toEqual(['api/v1/gallery/orderers/2']);
  });

  test('shows truncated text in a tooltip, and no other text', async () => {
    await page.setViewportSize({ width: 1060, height: 768 });
    const cut = row(0).locator('[data-cut]').first();
    await expectPage.poll(() => cut.evaluate((element) => element.scrollHeight > element.clientHeight + 1)).toBe(true);
    await cut.hover();
    const tooltip = page.getByRole('tooltip');
    await expectPage(tooltip).toHaveText(/^Bunyodkor mahallasidagi .* tungi yoritish chiroqlarini o'rnatish$/);
    await row(0).locator('[data-cut]').nth(1).hover();
    await expectPage(tooltip).toHaveCount(0);
  });
});

describe('another page', () => {
  const next = () => long().getByRole('button', { name: 'Keyingi sahifa' });

  test('starts at its first row, collapsed and scrolled to the top, with continued numbers', async () => {
    await row(2).focus();
    await press('Enter');
    await expectPage(detail(3)).toBeVisible();
    await press('End');
    await expectPage(row(11)).toBeFocused();
    // The focus stays in the row: the page is turned by other means.
    await next().evaluate((button: HTMLElement) => button.click());
    await expectPage(row(0).locator('td').first()).toContainText('13');
    await expectPage(row(0)).toBeFocused();
    await expectPage(row(0)).toBeInViewport({ ratio: 1 });
    await expectPage(long().locator('tr[data-open]')).toHaveCount(0);
  });

  test('reuses the elements of the present rows: none is created', async () => {
    const elements = await rows(long()).elementHandles();
    await next().click();
    await expectPage(row(0).locator('td').first()).toContainText('13');
    for (const [index, element] of elements.entries()) {
      expect(await element.getAttribute('data-row')).toBe(String(index));
      expect(await element.evaluate((one) => one.isConnected)).toBe(true);
    }
  });

  test('leaves the focus where the page was turned', async () => {
    await next().click();
    await expectPage(row(0).locator('td').first()).toContainText('13');
    await expectPage(next()).toBeFocused();
  });

  test('keeps the present rows, dimmed, until it arrives', async () => {
    await page.evaluate((path) => window.stub.hold(path), LIST_PATH);
    await next().click();
    const shown = long().getByRole('table');
    await expectPage(shown).toHaveAttribute('data-stale', 'true');
    await expectPage(shown).toHaveAttribute('aria-busy', 'true');
    await expectPage(row(0).locator('td').first()).toContainText('1');
    await page.evaluate(() => window.stub.mend());
    await expectPage(row(0).locator('td').first()).toContainText('13');
    await expectPage(shown).not.toHaveAttribute('data-stale', 'true');
  });

  test('leaves an open row of the present page what it was read for, until it arrives (Z-165)', async () => {
    await row(0).click();
    const opened = long().locator('[data-read-for]');
    await expectPage(opened).toHaveAttribute('data-read-for', '0');
    await page.evaluate((path) => window.stub.hold(path), LIST_PATH);
    await next().click();
    await expectPage(long().getByRole('table')).toHaveAttribute('data-stale', 'true');
    await expectPage(opened).toHaveAttribute('data-read-for', '0');
    await page.evaluate(() => window.stub.mend());
    await expectPage(row(0).locator('td').first()).toContainText('13');
    await row(0).click();
    await expectPage(opened).toHaveAttribute('data-read-for', '12');
  });

  test('that cannot be read says so, and is shown after a retry', async () => {
    await page.evaluate((path) => window.stub.fail(path, { kind: 'server', status: 503 }), LIST_PATH);
    await next().click();
    const alert = long().getByRole('alert');
    await expectPage(alert).toContainText("Ma'lumot yuklashda xatolik sodir bo'ldi!");
    await expectPage(alert).toContainText('503');
    await page.evaluate(() => window.stub.mend());
    await alert.getByRole('button', { name: 'Qayta urinish' }).click();
    await expectPage(alert).toHaveCount(0);
    await expectPage(row(0).locator('td').first()).toContainText('13');
  });
});

test('says that nothing is found, that it is loading, and that the connection is lost', async () => {
  await expectPage(table('empty').getByText('Hech narsa topilmadi')).toBeVisible();
  await expectPage(rows(table('empty'))).toHaveCount(0);
  const loading = table('loading').getByRole('table', { name: 'Buyurtmachilar' });
  await expectPage(loading).toHaveAttribute('aria-busy', 'true');
  // Placeholder rows have nothing to read.
  await expectPage(loading.getByRole('row')).toHaveCount(1);
  await expectPage(table('failed').getByRole('alert')).toContainText("Server bilan aloqa yo'q.");
});

test('its labels and values follow the script', async () => {
  page = await gallery.open({ script: 'cyrillic' });
  await expectPage(long().getByRole('columnheader', { name: 'Мавзу' })).toBeVisible();
  await expectPage(row(1)).toContainText('Мактаб спорт залини таъмирлаш');
});

describe('a search', () => {
  const field = () => long().getByRole('searchbox', { name: 'Mavzu' });
  const note = () => long().getByRole('status');
  const asked = async () => (await callsTo(page, LIST_PATH)).map(({ query }) => [query?.search, query?.offset]);

  test('that only the other script finds shows its rows, says by which spelling, and keeps it on the next page', async () => {
    const before = (await asked()).length;
    await field().fill('Кўчаларни');
    await field().press('Enter');
    await expectPage(note()).toHaveText("«Ko'chalarni» bo'yicha");
    await expectPage(rows(long())).toHaveCount(12);
    await expectPage(field()).toBeFocused();
    await expectPage(field()).toHaveValue('Кўчаларни');
    await long().getByRole('button', { name: 'Keyingi sahifa', exact: true }).click();
    await expectPage(long().getByText(/^13–/)).toBeVisible();
    await expectPage(note()).toHaveText("«Ko'chalarni» bo'yicha");
    await expect
      .poll(async () => (await asked()).slice(before))
      .toEqual([
        ['Кўчаларни', 0],
        ["Ko'chalarni", 0],
        ["Ko'chalarni", 12],
      ]);
  });

  test('in the spelling of the rows asks once, whatever a copy has besides its letters', async () => {
    const before = (await asked()).length;
    await field().fill('\u200eKo\u02bdcha\u00adlarni\u00a0');
    await field().press('Enter');
    await expectPage(long().getByText(/^1–12$/)).toBeVisible();
    await expect.poll(async () => (await asked()).slice(before)).toEqual([["Ko'chalarni", 0]]);
    await expectPage(note()).toHaveCount(0);
  });

  test('by digits asks once, though it finds nothing, and no search is one of invisible characters', async () => {
    const before = (await asked()).length;
    await field().fill('053418207013');
    await field().press('Enter');
    await expectPage(long().getByText("Qidiruv so'zini o'zgartirib ko'ring.")).toBeVisible();
    await expect.poll(async () => (await asked()).slice(before)).toEqual([['053418207013', 0]]);
    await field().fill('\u200b\u00ad');
    await field().press('Enter');
    await expectPage(rows(long())).toHaveCount(12);
    await expectPage(long().getByRole('button', { name: 'Filtrlarni tozalash' })).toBeDisabled();
  });
});

describe('a row that cannot be drawn', () => {
  const broken = () => table('cannot be drawn');

  test('is named in its place, the others stand, and it is tried again with other columns', async () => {
    await broken().getByRole('button', { name: 'break' }).click();
    await expectPage(broken().locator('tr[data-undrawn]')).toHaveText(/^2Bu qatorni ko'rsatib bo'lmadi \(ID \d+\)/);
    await expectPage(rows(broken())).toHaveCount(3);
    await rows(broken()).first().focus();
    await press('ArrowDown');
    await expectPage(rows(broken()).nth(1)).toBeFocused();
    await press('ArrowDown');
    await expectPage(rows(broken()).nth(2)).toBeFocused();
    await broken().getByRole('button', { name: 'break' }).click();
    await expectPage(broken().locator('tr[data-undrawn]')).toHaveCount(0);
    expect(gallery.takeComplaints().join()).toContain('a row that cannot be drawn');
  });

  test('leaves its row and the table if it is only the detail', async () => {
    await rows(broken()).nth(2).focus();
    await press('Enter');
    await expectPage(broken().getByRole('alert')).toHaveText(/^Batafsil ma'lumotni ko'rsatib bo'lmadi \(ID \d+\)/);
    await expectPage(rows(broken())).toHaveCount(3);
    await press('Enter');
    await expectPage(broken().getByRole('alert')).toHaveCount(0);
    expect(gallery.takeComplaints().join()).toContain('a detail that cannot be drawn');
  });
});
