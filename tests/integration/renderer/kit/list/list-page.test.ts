import type { Page } from 'playwright';
import { expect as playwrightExpect } from 'playwright/test';
import { beforeEach, describe, expect, test } from 'vitest';
import { caseOf } from '../../../../support/gallery/gallery-case.ts';
import { galleryForEach } from '../../../../support/gallery/gallery-page.ts';
import { bodiesOf, callsOf } from '../../../../support/gallery/gallery-stub.ts';

const expectPage = playwrightExpect.configure({ timeout: 10_000 });
const CONFIRM = 'api/v1/gallery/confirm';

const gallery = galleryForEach('empty-state', 'external-link', 'list/pager');
let page: Page;
beforeEach(async () => {
  page = await gallery.open();
});

describe('the pager', () => {
  gallery.only('list/pager');
  const pager = () => caseOf(page, 'list/pager');
  const button = (name: string) => pager().root.getByRole('button', { name, exact: true });

  test('shows the total and the range in view, up to the last, shorter page', async () => {
    const { root, holds } = pager();
    await expectPage(root.locator('p')).toHaveText(/^Jami: 2\s341 ta tashabbus1–10$/);
    await expectPage(button('Oldingi sahifa')).toBeDisabled();
    await root.getByText('235', { exact: true }).click();
    await expectPage(holds).toHaveText('{"page":235,"size":10}');
    await expectPage(root.locator('p')).toContainText(/2\s341–2\s341$/);
    await expectPage(button('Keyingi sahifa')).toBeDisabled();
    await button('Oldingi sahifa').click();
    await expectPage(holds).toHaveText('{"page":234,"size":10}');
  });

  test('requests a prefetch of a page while the mouse is down, and none beyond the first and the last', async () => {
    const { root } = pager();
    for (const name of ['Oldingi sahifa', 'Keyingi sahifa']) await button(name).dispatchEvent('pointerdown');
    await button('235').click();
    await button('Keyingi sahifa').dispatchEvent('pointerdown');
    await expectPage(root.locator('[data-ahead]')).toHaveAttribute('data-ahead', '2 235');
  });

  test('turns pages by the keyboard', async () => {
    await button('Keyingi sahifa').focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Space');
    await expectPage(pager().holds).toHaveText('{"page":3,"size":10}');
    await expectPage(button('Keyingi sahifa')).toBeFocused();
  });

  test('offers its own and the common sizes, and returns to the first page with another size', async () => {
    const { root, holds } = pager();
    await button('Keyingi sahifa').click();
    await root.getByRole('combobox', { name: 'Sahifada' }).click();
    await expectPage(page.getByRole('option')).toHaveText(['10', '15', '20', '30', '50', '100', '200', '500', '1000']);
    await page.getByRole('option', { name: '500', exact: true }).click();
    await expectPage(holds).toHaveText('{"page":1,"size":500}');
    await expectPage(root.getByText('5', { exact: true })).toBeVisible();
    await expectPage(root.getByText('6', { exact: true })).toHaveCount(0);
  });

  test('a size is picked by the keyboard', async () => {
    await pager().root.getByRole('combobox', { name: 'Sahifada' }).focus();
    await page.keyboard.press('ArrowDown');
    await expectPage(page.getByRole('option', { name: '15', exact: true })).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expectPage(pager().holds).toHaveText('{"page":1,"size":15}');
  });

  test('goes to the last existing page when the list has become shorter', async () => {
    const { root, holds } = pager();
    await root.getByText('235', { exact: true }).click();
    await expectPage(holds).toHaveText('{"page":235,"size":10}');
    await root.getByRole('button', { name: 'shorter' }).click();
    await expectPage(holds).toHaveText('{"page":3,"size":10}');
    await expectPage(root.locator('p')).toHaveText('Jami: 25 ta tashabbus21–25');
  });
});

describe('the panel of a list', () => {
  gallery.only('data-table/data-table', 'list/list-page');
  test('clears its filters by one button, which is disabled while there are none', async () => {
    const { root, field, holds } = caseOf(page, 'list/list-page');
    const clear = root.getByRole('button', { name: 'Filtrlarni tozalash' });
    await expectPage(clear).toBeEnabled();
    await clear.click();
    await expectPage(holds).toContainText('"state":null');
    await expectPage(clear).toBeDisabled();
    await field.click();
    await page.getByRole('option', { name: 'Arxiv' }).click();
    await expectPage(holds).toContainText('"state":"ARCHIVE"');
    await clear.focus();
    await page.keyboard.press('Enter');
    await expectPage(holds).toContainText('"state":null');
  });

  test('knows when it is wide, and says that nothing is found and what to do', async () => {
    const { root, holds } = caseOf(page, 'list/list-page');
    await expectPage(holds).toContainText('"wide":true');
    await page.setViewportSize({ width: 900, height: 768 });
    await expectPage(holds).toContainText('"wide":false');
    await expectPage(root.getByText("Qidiruv so'zini yoki filtrlarni o'zgartirib ko'ring.")).toBeVisible();
    await expectPage(root.getByRole('button').filter({ hasText: /^Tozalash$/ })).toBeVisible();
  });

  test('filters by its search, says when nothing is found, and shows all rows once the search is cleared', async () => {
    const table = page.locator('[data-case="data-table/data-table"]').filter({ hasText: 'in its list-page' });
    await table.getByRole('searchbox').fill('qwerty');
    await expectPage(table.getByText("Qidiruv so'zini o'zgartirib ko'ring.")).toBeVisible();
    await table.getByRole('button', { name: 'Filtrlarni tozalash' }).click();
    await expectPage(table.locator('tr[data-row]')).toHaveCount(12);
    await expectPage(table.getByRole('searchbox')).toHaveValue('');
  });
});

test('a failure says why and offers a retry', async () => {
  const failed = page.locator('[data-case="empty-state"]').filter({ hasText: 'failed' });
  await expectPage(failed.getByRole('alert')).toContainText("Tarmoqni tekshirib, qayta urinib ko'ring.");
  await failed.getByRole('button', { name: 'Qayta urinish' }).click();
  await expectPage(failed.locator('output')).toHaveText('1');
});

describe('many calls', () => {
  gallery.only('runs/use-runs');
  const runs = () => caseOf(page, 'runs/use-runs').root;
  const button = (name: string) => runs().getByRole('button', { name });
  const items = () => runs().getByRole('listitem');
  const sent = async () => (await callsOf(page, CONFIRM)).length;

  test('one for each item; failures come first, and only they are retried', async () => {
    await page.evaluate((path) => window.stub.fail(`${path}/103`, { kind: 'server', status: 500 }), CONFIRM);
    await button('Tasdiqlash').click();
    await expectPage(items()).toHaveCount(5);
    await expectPage(items().first()).toContainText('T-103');
    await expectPage(items().first()).toContainText('Tadiqlanmadi');
    await expectPage(runs().locator('[data-look="good"]')).toHaveCount(4);
    await expectPage(runs().getByRole('progressbar')).toHaveAttribute('aria-valuenow', '100');
    await expect.poll(() => sent()).toBe(5);
    await page.evaluate(() => window.stub.mend());
    await button('Tasdiqlash').click();
    await expectPage(runs().locator('[data-look="good"]')).toHaveCount(5);
    await expect.poll(() => sent()).toBe(6);
  });

  test('run two at a time and can be stopped; those in flight are completed', async () => {
    await page.evaluate((path) => window.stub.hold(path), CONFIRM);
    await button('Tasdiqlash').click();
    await expectPage(items().filter({ hasText: 'Bajarilmoqda' })).toHaveCount(2);
    await expectPage(items().filter({ hasText: 'Navbatda' })).toHaveCount(3);
    await button("To'xtatish").click();
    await page.evaluate(() => window.stub.mend());
    await expectPage(items().filter({ hasText: 'Tadiqlandi' })).toHaveCount(2);
    await expectPage(items().filter({ hasText: "To'xtatildi" })).toHaveCount(3);
    await expect.poll(() => sent()).toBe(2);
  });

  test('that failed stay failed if a second run is stopped before it reaches them', async () => {
    await page.evaluate((path) => window.stub.fail(path, { kind: 'server', status: 500 }), CONFIRM);
    await button('Tasdiqlash').click();
    await expectPage(runs().locator('[data-look="bad"]')).toHaveCount(5);
    await page.evaluate((path) => {
      window.stub.mend();
      window.stub.hold(path);
    }, CONFIRM);
    await button('Tasdiqlash').click();
    await expectPage(items().filter({ hasText: 'Bajarilmoqda' })).toHaveCount(2);
    await button("To'xtatish").click();
    await page.evaluate(() => window.stub.mend());
    await expectPage(items().filter({ hasText: 'Tadiqlandi' })).toHaveCount(2);
    await expectPage(items().filter({ hasText: 'Tadiqlanmadi' })).toHaveCount(3);
  });
});

test('a link opens outside; a failure is reported', async () => {
  const { root } = caseOf(page, 'external-link');
  await root.getByRole('button', { name: 'example.uz/news/12' }).click();
  await expect.poll(() => bodiesOf(page, 'app.openExternal')).toEqual([{ url: 'https://example.uz/news/12' }]);
  await page.evaluate(() => window.stub.fail('app.openExternal', { kind: 'internal' }));
  await root.getByRole('button').click();
  await expectPage(page.getByText("Havolani brauzerda ochib bo'lmadi")).toBeVisible();
});

test('counts and states follow the script', async () => {
  page = await gallery.open({ script: 'cyrillic' });
  await expectPage(caseOf(page, 'list/pager').root.locator('p')).toContainText(/^Жами: 2\s341 та ташаббус/);
  await expectPage(page.locator('[data-case="empty-state"]').first()).toContainText('Ҳеч нарса топилмади');
});
