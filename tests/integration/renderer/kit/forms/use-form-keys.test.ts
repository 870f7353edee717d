import type { Page } from 'playwright';
import { expect as playwrightExpect } from 'playwright/test';
import { expect, test } from 'vitest';
import { caseOf } from '../../../../support/gallery/gallery-case.ts';
import { galleryForEach } from '../../../../support/gallery/gallery-page.ts';

const expectPage = playwrightExpect.configure({ timeout: 10_000 });
const gallery = galleryForEach('forms/form-dialog', 'forms/form-frame', 'forms/send-dialog');

const type = (page: Page) =>
  page
    .getByRole('dialog')
    .getByRole('textbox', { name: /^(Izoh|Nomi)/ })
    .fill('Hujjat');
const nothing = () => Promise.resolve();
const LAYOUTS = [
  ['forms/form-dialog', type],
  ['forms/form-frame', type],
  ['forms/send-dialog', nothing],
] as const;
const KEYS = ['Control+s', 'Control+Enter', 'Meta+s', 'Meta+Enter'];

test.each(LAYOUTS.flatMap(([of, fill]) => KEYS.map((key) => ({ of, fill, key }))))(
  '$of is sent by $key, once',
  async ({ of, fill, key }) => {
    const page = await gallery.open();
    await caseOf(page, of).root.getByRole('button', { name: 'open' }).click();
    await expectPage(page.getByRole('dialog')).toBeVisible();
    await fill(page);
    await page.keyboard.press(key);
    await page.keyboard.press(key);
    await expectPage(page.getByRole('dialog')).toHaveCount(0);
    const calls = await page.evaluate(() => window.stub.calls);
    expect(calls.filter(({ path }) => path.startsWith('api/v1/decisions'))).toHaveLength(1);
  },
);
