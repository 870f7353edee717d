import type { Page } from 'playwright';
import { expect as playwrightExpect } from 'playwright/test';
import { beforeEach, expect, test } from 'vitest';
import { galleryForEach } from '../../support/gallery/gallery-page.ts';

const expectPage = playwrightExpect.configure({ timeout: 10_000 });
const gallery = galleryForEach('data-table/data-table', 'crud/editable-cell', 'trees/tree-page', 'trees/tree-crumbs');
let page: Page;
beforeEach(async () => {
  page = await gallery.open();
  await expectPage(page.locator('tr[data-row]').nth(20)).toBeAttached();
});

/** Gives every text below the elements 500 letters without a blank, except figures and buttons. */
const lengthen = (selector: string) =>
  page.evaluate((wanted) => {
    for (const one of document.querySelectorAll<HTMLElement>(wanted)) {
      if (getComputedStyle(one).whiteSpace === 'nowrap' && one.tagName === 'TD') continue;
      const walker = document.createTreeWalker(one, NodeFilter.SHOW_TEXT);
      for (let text = walker.nextNode(); text; text = walker.nextNode()) text.nodeValue = 'x'.repeat(500);
    }
  }, selector);

test('names of 500 letters stay in their cells: the table is not wider, and its rows are not as high as a window', async () => {
  const widths = () =>
    page.evaluate(() => [...document.querySelectorAll('table')].map((table) => table.parentElement?.scrollWidth));
  const before = await widths();
  await lengthen('tr[data-row="0"] > td:not(:first-child)');
  expect(await widths()).toEqual(before);
  const heights = await page
    .locator('tr[data-row="0"]')
    .evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect().height));
  expect(Math.max(...heights)).toBeLessThan(400);
});

test('names of 500 letters in a breadcrumb take a line each, and leave the list in view', async () => {
  const crumbs = page.getByRole('navigation', { name: 'Joylashuv' });
  await expectPage(crumbs.first()).toBeVisible();
  await lengthen('nav ol li');
  const sizes = await crumbs.evaluateAll((all) =>
    all.map((one) => ({
      steps: one.querySelectorAll('li').length,
      height: one.getBoundingClientRect().height,
      leaves: one.scrollWidth > one.clientWidth,
    })),
  );
  for (const { steps, height, leaves } of sizes) {
    expect(leaves).toBe(false);
    expect(height).toBeLessThanOrEqual(steps * 32);
  }
});
