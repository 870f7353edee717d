import type { Page } from 'playwright/test';
import { serious } from '../support/axe.ts';
import { expect, test } from './fixtures.ts';

const PATH = '/api/v2/info/suggestions/call-me-back';
const CALLED = /^Qo'ng'iroq qilindi/;
const rows = (page: Page) => page.getByRole('table', { name: "Qayta qo'ng'iroq so'rovlari" }).locator('tr[data-row]');

test('requests are listed by zero-based page and by state; a call closes a new request, and none is reopened', {
  tag: '@journey',
}, async ({ page, platform, signIn }) => {
  const fresh = platform.find.count('callRequest', { state: 'NEW' });
  const asked = () => platform.calls().findLast(({ method, path }) => method === 'GET' && path === PATH)?.query;
  await signIn('admin', '/app/call-me-back');
  await expect(rows(page)).toHaveCount(20);
  await expect(page.getByRole('columnheader')).toHaveText(['№', 'Telefon raqami', 'Til', 'Holati', 'Amallar']);
  await expect(rows(page).first()).toHaveText(/^1\+998 9\d \d{3} \d\d \d\d.+YANGIQo'ng'iroq qilindi$/);
  await expect.poll(asked).toEqual({ cache: 'off', page: '0', size: '20' });
  // Closed requests stay closed.
  await expect(rows(page).getByRole('button', { name: CALLED })).toHaveCount(fresh);
  await expect(rows(page).last()).toHaveText(/YOPILGAN$/);
  expect(await serious(page)).toEqual([]);
  await page.getByRole('button', { name: '2', exact: true }).click();
  await expect(rows(page).first()).toHaveText(/^21/);
  await expect.poll(asked).toEqual({ cache: 'off', page: '1', size: '20' });

  await page.locator('label', { hasText: /^YANGI$/ }).click();
  await expect(rows(page)).toHaveCount(fresh);
  await expect(page).toHaveURL(/\/app\/call-me-back\?state=NEW$/);
  await expect.poll(asked).toEqual({ cache: 'off', page: '0', size: '20', state: 'NEW' });
  const { id } = platform.find.callRequest();
  await rows(page).first().getByRole('button', { name: CALLED }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText("Qayta qo'ng'iroq so'rovi bajarildi")).toBeVisible();
  await expect(rows(page)).toHaveCount(fresh - 1);
  // Focus moves to the row that has moved up.
  await expect(rows(page).first()).toBeFocused();
  expect(platform.calls().filter(({ method }) => method === 'PUT')).toMatchObject([
    { path: `${PATH}/${id}`, query: { state: 'CLOSED' }, status: 200 },
  ]);

  // Somebody else has closed the request meanwhile.
  const next = platform.find.callRequest({ state: 'NEW' });
  platform.change.callRequest(next.id, { state: 'CLOSED' });
  await rows(page).first().getByRole('button', { name: CALLED }).click();
  await expect(page.getByRole('alert').filter({ hasText: "So'rov allaqachon yopilgan" })).toBeVisible();
  await expect(rows(page)).toHaveCount(fresh - 2);
});
