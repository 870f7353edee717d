import type { Page } from 'playwright';
import { expect as playwrightExpect } from 'playwright/test';
import { afterAll, afterEach, beforeAll, beforeEach, describe, test } from 'vitest';
import { caseOf, type KitPages, openGallery, serveGallery } from './kit-pages.ts';

const expectPage = playwrightExpect.configure({ timeout: 10_000 });

let pages: KitPages;
let page: Page;
beforeAll(async () => {
  pages = await serveGallery();
}, 120_000);
afterAll(() => pages?.close());
beforeEach(async () => {
  page = await openGallery(pages);
});
afterEach(() => page.context().close());

describe('so‘m', () => {
  test('are typed as digits and stand in groups; nothing else is taken', async () => {
    const { field, holds } = caseOf(page, 'forms/money-input');
    await expectPage(field).toHaveValue("1 360 000 000 so'm");
    await field.fill('');
    await expectPage(holds).toHaveText('null');
    await field.pressSequentially('12x5.0,00-');
    await expectPage(field).toHaveValue("125 000 so'm");
    await expectPage(holds).toHaveText('125000');
  });
});
