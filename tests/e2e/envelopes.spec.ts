import type { Page } from 'playwright/test';
import type { Find } from '../platform/find/find.ts';
import type { Platform } from '../platform/types.ts';
import { expect, test } from './fixtures.ts';
import { openScreen } from './support/go-to.ts';
import { pageIdle } from './support/page-idle.ts';
import './support/page-bridge.ts';
import { stepsOf } from './support/steps.ts';
import { countingCalls } from './support/task-calls.ts';

type Case = { name: string; find: (find: Find) => { id: number }; api: string; screen: string };

/** Kinds of records whose text a browser makes clean, and one with lookups; all others are in a law (`laws/form-pages`). */
const RECORDS: readonly Case[] = [
  { name: 'news', find: (find) => find.news(), api: 'admin/news', screen: 'news/add' },
  { name: 'green budget', find: (find) => find.greenBudget(), api: 'admin/green-budget', screen: 'green-budget/add' },
  { name: 'quarters', find: (find) => find.quarter(), api: 'quarters', screen: 'quarters' },
];

const ODD = "Platforma javobi tanish ko'rinishda emas: ma'lumot ko'rsatilmadi. Administratorga murojaat qiling.";

/** The values of the form's fields, in the order of the page. */
const filled = (page: Page) =>
  page
    .getByRole('main')
    .locator('input:not([type=file]):not([type=search]), textarea, [contenteditable=true]')
    .evaluateAll((fields) => fields.map((field) => ('value' in field ? field.value : field.textContent)));

const save = (page: Page) => page.getByRole('button', { name: 'Saqlash' });

/** Waits until the page fetches nothing: a form requests its lookups once it is drawn, before the page is idle. */
const rested = async (page: Page) => {
  await pageIdle(page);
  await page.evaluate(() => window.bridge.app.info());
  await expect(page.getByRole('progressbar', { name: "Ma'lumotlar yuklanmoqda" })).toHaveCount(0);
};

const leave = async (page: Page) => {
  await openScreen(page, '/app/answer-templates');
  await expect(save(page)).toBeHidden();
};

test('Z-130, Z-154: records in "data" are shown, in an unknown envelope they are an error', async ({
  page,
  platform,
  signIn,
}) => {
  await signIn('admin');
  const step = stepsOf(platform);
  for (const record of RECORDS) await step(record.name, (platform) => examine(page, platform, record));
});

/** Opens the record's form as it is, in the known envelope and in an unknown one. */
async function examine(page: Page, platform: Platform, { find, api, screen }: Case): Promise<void> {
  const { id } = find(platform.find);
  const [path, address] = [`/api/v1/${api}/${id}`, `/app/${screen}/${id}`];
  // A first visit caches every name that a field looks up.
  await openScreen(page, address);
  await expect(save(page)).toBeVisible();
  await rested(page);
  await leave(page);
  await openScreen(page, address);
  await expect(save(page)).toBeVisible();
  await rested(page);
  const bare = await filled(page);
  expect(bare.some((value) => value !== '')).toBe(true);

  await leave(page);
  const mend = platform.faults.add({
    kind: 'reshape',
    match: { method: 'GET', path },
    reshape: (body) => ({ data: body }),
  });
  await openScreen(page, address);
  await expect(save(page)).toBeVisible();
  await expect.poll(() => filled(page)).toEqual(bare);
  mend();

  await leave(page);
  platform.faults.add({
    kind: 'reshape',
    match: { method: 'GET', path },
    reshape: (body) => ({ foo: { bar: body } }),
  });
  await openScreen(page, address);
  await expect(page.getByRole('alert').filter({ hasText: ODD })).toBeVisible();
  await expect(save(page)).toHaveCount(0);
  const calls = await countingCalls({ page, platform }, () => page.keyboard.press('Control+s'));
  expect(calls()).toEqual({});
}
