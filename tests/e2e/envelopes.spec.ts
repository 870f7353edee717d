import type { Page } from 'playwright/test';
import type { Find } from '../platform/find/find.ts';
import type { Platform } from '../platform/types.ts';
import { expect, test } from './fixtures.ts';
import { openScreen } from './support/go-to.ts';
import { pageIdle } from './support/page-idle.ts';
import './support/page-bridge.ts';
import { stepsOf } from './support/steps.ts';
import { countingCalls } from './support/task-calls.ts';

type Case = {
  name: string;
  api: string;
  find: (find: Find) => { id: number; consolidated_budget_id?: number };
  screen: (id: number, line: number) => string;
};

/** Every kind of record with its own form: its API path, a sample record, the address of its form. */
const RECORDS: readonly Case[] = [
  { name: 'quarters', api: 'quarters', find: (find) => find.quarter(), screen: (id) => `quarters/${id}` },
  { name: 'population', api: 'citizens-count', find: (find) => find.population(), screen: (id) => `population/${id}` },
  {
    name: 'target funds',
    api: 'state-target-funds',
    find: (find) => find.targetFund(),
    screen: (id) => `state-target-funds/${id}`,
  },
  {
    name: 'execution',
    api: 'ministries-execution',
    find: (find) => find.execution(),
    screen: (id) => `ministries-execution/${id}`,
  },
  {
    name: 'indicators',
    api: 'consolidated-budget-indicators',
    find: (find) => find.indicator(),
    screen: (id, line) => `consolidated-budgets/${line}/indicators/${id}`,
  },
  { name: 'customers', api: 'customers', find: (find) => find.customer(), screen: (id) => `customers/${id}` },
  {
    name: 'news',
    api: 'admin/news',
    find: (find) => find.news(),
    screen: (id) => `news/add/${id}`,
  },
  {
    name: 'green budget',
    api: 'admin/green-budget',
    find: (find) => find.greenBudget(),
    screen: (id) => `green-budget/add/${id}`,
  },
  { name: 'funds', api: 'funds', find: (find) => find.fund(), screen: (id) => `funds/${id}` },
  { name: 'ministries', api: 'ministries', find: (find) => find.ministry(), screen: (id) => `ministries/${id}` },
  {
    name: 'regulatory documents',
    api: 'posts/legislation',
    find: (find) => find.regulatoryDocument(),
    screen: (id) => `regulatory-documents/${id}`,
  },
  {
    name: 'budget for citizens',
    api: 'budget-citizens',
    find: (find) => find.budgetCitizen(),
    screen: (id) => `budget-citizen/${id}`,
  },
  {
    name: 'budget params',
    api: 'budget-params',
    find: (find) => find.budgetParam(),
    screen: (id) => `budget-params/${id}`,
  },
];

const ODD = "Platforma javobi tanish ko'rinishda emas: ma'lumot ko'rsatilmadi. Administratorga murojaat qiling.";

function placeOf(platform: Platform, { api, find, screen }: Case) {
  const { id, consolidated_budget_id = 0 } = find(platform.find);
  return { path: `/api/v1/${api}/${id}`, address: `/app/${screen(id, consolidated_budget_id)}` };
}

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

const HALF = Math.ceil(RECORDS.length / 2);

for (const [part, records] of [
  ['first', RECORDS.slice(0, HALF)],
  ['second', RECORDS.slice(HALF)],
] as const) {
  test(`Z-130, Z-154: records in "data" are shown, in an unknown envelope they are an error (${part} half)`, async ({
    page,
    platform,
    signIn,
  }) => {
    test.slow();
    await signIn('admin');
    const step = stepsOf(platform);
    for (const record of records) await step(record.name, (platform) => examine(page, platform, record));
  });
}

/** Opens the record's form as it is, in the known envelope and in an unknown one. */
async function examine(page: Page, platform: Platform, record: Case): Promise<void> {
  const { path, address } = placeOf(platform, record);
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
