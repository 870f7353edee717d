import type { Page } from 'playwright/test';
import { expect, test } from './fixtures.ts';

const CALLED = /^Qo'ng'iroq qilindi/;
const rows = (page: Page) => page.getByRole('table', { name: "Qayta qo'ng'iroq so'rovlari" }).locator('tr[data-row]');

test('new requests are found by their state; a call closes one, and one that somebody else has closed says so', {
  tag: '@journey',
}, async ({ page, platform, signIn }) => {
  const fresh = platform.find.count('callRequest', { state: 'NEW' });
  await signIn('admin', '/app/call-me-back');
  await expect(rows(page)).toHaveCount(20);
  // Closed requests stay closed.
  await expect(rows(page).getByRole('button', { name: CALLED })).toHaveCount(fresh);
  await page.locator('label', { hasText: /^YANGI$/ }).click();
  await expect(rows(page)).toHaveCount(fresh);
  const { id } = platform.find.callRequest();
  await rows(page).first().getByRole('button', { name: CALLED }).focus();
  await page.keyboard.press('Enter');
  await expect(rows(page)).toHaveCount(fresh - 1);
  // Focus moves to the row that has moved up.
  await expect(rows(page).first()).toBeFocused();
  expect(platform.read.callRequest(id).state).toBe('CLOSED');

  const next = platform.find.callRequest({ state: 'NEW' });
  platform.change.callRequest(next.id, { state: 'CLOSED' });
  await rows(page).first().getByRole('button', { name: CALLED }).click();
  await expect(page.getByRole('alert').filter({ hasText: "So'rov allaqachon yopilgan" })).toBeVisible();
  await expect(rows(page)).toHaveCount(fresh - 2);
});
