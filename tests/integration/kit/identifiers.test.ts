import type { Locator, Page } from 'playwright';
import { expect as playwrightExpect } from 'playwright/test';
import { afterAll, beforeAll, beforeEach, describe, test } from 'vitest';
import { caseOf, type KitPages, openGallery, paste, serveGallery } from './kit-pages.ts';

const expectPage = playwrightExpect.configure({ timeout: 10_000 });

let pages: KitPages;
let page: Page;
let field: Locator;
let holds: Locator;
beforeAll(async () => {
  pages = await serveGallery();
  page = await openGallery(pages);
}, 120_000);
afterAll(() => pages?.close());

describe.each([
  ['STIR', '309876543', '309 876 543', '30876543'],
  ['JShShIR', '31210632040244', '3 121063 204 024 4', '3210632040244'],
])('%s', (label, digits, shown, corrected) => {
  const held = (text: string) => new RegExp(`"${text}"`);
  beforeEach(async () => {
    const { root } = caseOf(page, 'inputs/digits-input');
    field = root.getByLabel(label);
    holds = root.locator('output');
    await field.fill(digits);
    await expectPage(field).toHaveValue(shown);
  });

  test('takes digits only and no more than it has', async () => {
    await field.fill('');
    await expectPage(holds).toHaveText(held(''));
    await field.pressSequentially(`${digits.slice(0, 4)} -a.${digits.slice(4)}12`);
    await expectPage(field).toHaveValue(shown);
    await expectPage(holds).toHaveText(held(digits));
  });

  test.each([' ', '-', '.', ' – '])('is pasted with %j between its digits', async (between) => {
    await field.fill('');
    await paste(page, ` ${shown.replaceAll(' ', between)}\n`);
    await expectPage(field).toHaveValue(shown);
    await expectPage(holds).toHaveText(held(digits));
  });

  test('is corrected in its middle: a digit goes, and another comes in its place', async () => {
    await field.press('Home');
    for (let step = 0; step < 3; step++) await field.press('ArrowRight');
    await field.press('Backspace');
    await expectPage(holds).toHaveText(held(corrected));
    await field.pressSequentially(shown[2] ?? '');
    await expectPage(field).toHaveValue(shown);
  });
});

describe('a phone number', () => {
  beforeEach(async () => {
    ({ field, holds } = caseOf(page, 'inputs/phone-input'));
    await field.fill('901234567');
    await expectPage(field).toHaveValue('90 123 45 67');
  });

  test('is typed without its country, which stands before it, and kept with it', async () => {
    await expectPage(caseOf(page, 'inputs/phone-input').root).toContainText('+998');
    await field.fill('');
    await expectPage(holds).toHaveText('""');
    await field.pressSequentially('93 555-12-34 99');
    await expectPage(field).toHaveValue('93 555 12 34');
    await expectPage(holds).toHaveText('"998935551234"');
  });

  test.each(['+998 93 555-12-34', '998935551234', '93 555 12 34', '(93) 555.12.34', 'tel: +998(93)5551234'])(
    'is pasted as %s',
    async (text) => {
      await field.selectText();
      await paste(page, text);
      await expectPage(field).toHaveValue('93 555 12 34');
      await expectPage(holds).toHaveText('"998935551234"');
    },
  );

  test('a pasted whole number takes the place of what stands there, wherever the caret is', async () => {
    await field.press('Home');
    await paste(page, '+998 93 555-12-34');
    await expectPage(holds).toHaveText('"998935551234"');
  });

  test('a pasted part goes where the caret is; what is no number takes nothing away', async () => {
    await field.fill('');
    await field.pressSequentially('93');
    await paste(page, '555-12-34');
    await expectPage(holds).toHaveText('"998935551234"');
    await paste(page, 'Dilnoza');
    await expectPage(holds).toHaveText('"998935551234"');
    await expectPage(field).toHaveValue('93 555 12 34');
  });
});
