import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright/test';
import { expect, test } from './fixtures.ts';
import { openDocuments, PROTOCOL } from './support/documents-dialog.ts';
import { goTo } from './support/go-to.ts';
import { initiativeList } from './support/initiative-list.ts';
import { winnersAddress } from './support/moving-list.ts';
import { stepsOf } from './support/steps.ts';

type Row = Record<string, unknown>;

/** A list's answer with one of its rows replaced. */
const withRow = (key: string, index: number, change: (row: Row) => unknown) => (body: unknown) => {
  const answer = body as Record<string, Row[]>;
  return { ...answer, [key]: answer[key]?.map((row, at) => (at === index ? change(row) : row)) };
};
const rowsOf = (page: Page, table: string) => page.getByRole('table', { name: table }).locator('tbody > tr');
const log = (profileDir: string) => readFileSync(join(profileDir, 'logs', 'main.log'), 'utf8');

test('rows, records and protocols that the platform gives oddly are told, and never addressed wrongly', async ({
  page,
  platform,
  profileDir,
  signIn,
}) => {
  const step = stepsOf(platform);
  await signIn('admin', 'later');
  await step(
    'a malformed initiative is shown as unreadable among the good ones; known variants are read',
    async (platform) => {
      platform.faults.add({
        kind: 'reshape',
        match: { method: 'GET', path: '/api/v1/moderators/initiatives' },
        reshape: (body) =>
          withRow('initiatives', 1, (row) => ({
            ...row,
            id: String(row.id),
            title: { uz_lat: 'Besh tildagi sarlavha', ru: 'Заголовок' },
            requested_amount: '123456789',
            latitude: '41.3',
            author_is_verified: 1,
            created_at: 1_768_212_000_000,
          }))(withRow('initiatives', 2, (row) => ({ ...row, requested_amount: { maxfiy: 987654 } }))(body)),
      });
      await goTo(page, '/app/initiatives?size=20');
      const rows = rowsOf(page, "Tashabbuslar ro'yxati");
      await expect(rows).toHaveCount(20);
      await expect(rows.nth(1)).toContainText('Besh tildagi sarlavha');
      await expect(rows.nth(1)).toContainText('123 456 789');
      await expect(rows.nth(1)).toContainText('12.01.2026');
      await expect(rows.nth(2)).toHaveText(/^3Bu qatorni o'qib bo'lmadi \(ID \d+\)$/);
      await expect(rows.nth(3)).toHaveText(/^4/);
      await expect(rows.last()).toHaveText(/^20/);
      // The keyboard skips the unreadable row.
      await rows.nth(1).focus();
      await page.keyboard.press('j');
      await expect(rows.nth(3)).toBeFocused();

      await expect.poll(() => log(profileDir)).toContain('initiatives.2.requested_amount');
      expect(log(profileDir)).not.toMatch(/maxfiy|987654/);
    },
  );

  await step('a protocol without an id offers no replacement of its file; the others do', async (platform) => {
    await goTo(page, '/app/initiatives');
    platform.faults.add({
      kind: 'reshape',
      match: { method: 'GET', path: PROTOCOL },
      reshape: (body) =>
        withRow('results', 0, (row) => ({ ...row, id: null }))(withRow('results', 1, ({ id: _, ...row }) => row)(body)),
    });
    const view = await openDocuments(page);
    await expect(view.rows).toHaveCount(20);
    const edit = (row: number) => view.rows.nth(row).getByRole('button', { name: /^Tahrirlash/ });
    await expect(edit(0)).toHaveCount(0);
    await expect(edit(1)).toHaveCount(0);
    await expect(edit(2)).toBeVisible();
    expect(platform.calls().filter(({ method, path }) => method !== 'GET' && path.startsWith(PROTOCOL))).toEqual([]);
  });

  await step('an initiative without a public id is never addressed as "null"', async (platform) => {
    platform.faults.add({
      kind: 'reshape',
      match: { method: 'GET', path: '/api/v1/moderators/initiatives' },
      reshape: withRow('initiatives', 0, (row) => ({ ...row, public_id: null })),
    });
    // Neither the list nor the record read before the call has a public id.
    platform.faults.add({
      kind: 'reshape',
      match: { method: 'GET', path: /^\/api\/v1\/initiatives\/\d+$/ },
      reshape: (body) => ({ initiative: { ...(body as { initiative: Row }).initiative, public_id: null } }),
    });
    await goTo(page, winnersAddress(platform));
    const list = initiativeList(page);
    await list.settled();
    await list.rows.first().focus();
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: "G'oliblikni bekor qilish" }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Ha' }).click();
    await expect(page.getByText('Platforma bu tashabbusning ID raqamini bermadi: amal yuborilmadi.')).toBeVisible();
    expect(platform.calls().filter(({ method }) => method === 'PATCH')).toEqual([]);
  });
});
