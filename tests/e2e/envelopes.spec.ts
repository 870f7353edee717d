import type { Page } from 'playwright/test';
import type { Platform } from '../platform/types.ts';
import { expect, test } from './fixtures.ts';
import { openScreen } from './support/go-to.ts';

type Case = { name: string; api: string; table: string; where?: string; screen: (id: number, line: number) => string };

/** Every kind of record that has a form of its own: where it is read, where it is kept, where its form stands. */
const RECORDS: readonly Case[] = [
  { name: 'quarters', api: 'quarters', table: 'quarters', screen: (id) => `quarters/${id}` },
  { name: 'population', api: 'citizens-count', table: 'citizens_counts', screen: (id) => `population/${id}` },
  {
    name: 'target funds',
    api: 'state-target-funds',
    table: 'state_target_funds',
    screen: (id) => `state-target-funds/${id}`,
  },
  {
    name: 'execution',
    api: 'ministries-execution',
    table: 'ministries_execution',
    screen: (id) => `ministries-execution/${id}`,
  },
  {
    name: 'indicators',
    api: 'consolidated-budget-indicators',
    table: 'consolidated_budget_indicators',
    screen: (id, line) => `consolidated-budgets/${line}/indicators/${id}`,
  },
  { name: 'customers', api: 'customers', table: 'customers', screen: (id) => `customers/${id}` },
  {
    name: 'news',
    api: 'admin/news',
    table: 'site_items',
    where: "kind = 'news'",
    screen: (id) => `news/add/${id}`,
  },
  { name: 'funds', api: 'funds', table: 'funds', screen: (id) => `funds/${id}` },
  { name: 'ministries', api: 'ministries', table: 'ministries', screen: (id) => `ministries/${id}` },
  {
    name: 'regulatory documents',
    api: 'posts/legislation',
    table: 'regulatory_documents',
    screen: (id) => `regulatory-documents/${id}`,
  },
];

const ODD = "Platforma javobi tanish ko'rinishda emas: ma'lumot ko'rsatilmadi. Administratorga murojaat qiling.";

function placeOf(platform: Platform, { api, table, where = '1', screen }: Case) {
  const row = platform.db.prepare(`SELECT * FROM ${table} WHERE ${where} ORDER BY id LIMIT 1`).get();
  const id = Number(row?.id);
  return { path: `/api/v1/${api}/${id}`, address: `/app/${screen(id, Number(row?.consolidated_budget_id))}` };
}

/** What the fields of the form hold, by their place. */
const filled = (page: Page) =>
  page
    .getByRole('main')
    .locator('input:not([type=file]):not([type=search]), textarea, [contenteditable=true]')
    .evaluateAll((fields) => fields.map((field) => ('value' in field ? field.value : field.textContent)));

const save = (page: Page) => page.getByRole('button', { name: 'Saqlash' });

const leave = async (page: Page) => {
  await openScreen(page, '/app/answer-templates');
  await expect(save(page)).toBeHidden();
};

for (const record of RECORDS) {
  test(`Z-130, Z-154: ${record.name} in "data" are shown, in an unknown envelope they are an error`, async ({
    page,
    platform,
    signIn,
  }) => {
    await signIn('admin');
    const { path, address } = placeOf(platform, record);
    // Seen once, so that every name that a field looks up is known.
    await openScreen(page, address);
    await expect(save(page)).toBeVisible();
    await expect.poll(() => platform.calls().some(({ status }) => status === null)).toBe(false);
    await leave(page);
    await openScreen(page, address);
    await expect(save(page)).toBeVisible();
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
    await page.keyboard.press('Control+s');
    expect(platform.calls().filter(({ method }) => method === 'PUT')).toEqual([]);
  });
}
