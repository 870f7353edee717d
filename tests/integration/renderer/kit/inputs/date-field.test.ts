import type { Page } from 'playwright';
import { expect as playwrightExpect } from 'playwright/test';
import { beforeEach, describe, test } from 'vitest';
import { pressAtOnce } from '../../../../support/at-once.ts';
import { caseOf, paste } from '../../../../support/gallery/gallery-case.ts';
import { galleryForEach } from '../../../../support/gallery/gallery-page.ts';

const expectPage = playwrightExpect.configure({ timeout: 10_000 });

const gallery = galleryForEach('inputs/date-field', 'inputs/date-time-input', 'inputs/year-quarter-select');
let page: Page;
beforeEach(async () => {
  page = await gallery.open();
});

const toCyrillic = () => page.getByText('cyrillic', { exact: true }).click();
const wrong = "Sana noto'g'ri kiritilgan";

describe('a day', () => {
  const day = () => caseOf(page, 'inputs/date-field');
  const opener = () => day().root.getByRole('button', { name: /Taqvim|Тақвим/ });
  const calendar = () => page.getByRole('dialog', { name: /Taqvim|Тақвим/ });

  test('is typed in the format in which it is shown; an incomplete day is invalid and is kept', async () => {
    const { field, holds, root } = day();
    await expectPage(field).toHaveValue('21.11.2026');
    await field.fill('');
    await expectPage(holds).toHaveText('null');
    await field.pressSequentially('01.02.20');
    await expectPage(holds).toHaveText('"01.02.20"');
    await expectPage(root).toContainText(wrong);
    await field.pressSequentially('26');
    await expectPage(holds).toHaveText('"2026-02-01"');
    await expectPage(root).not.toContainText(wrong);
  });

  test.each([
    ['3.6.2026', '03.06.2026', '"2026-06-03"'],
    ['03/06/2026', '03.06.2026', '"2026-06-03"'],
    ['31.02.2026', '31.02.2026', '"31.02.2026"'],
    ['ertaga', 'ertaga', '"ertaga"'],
  ])('is left with %s and shows %s', async (typed, shown, held) => {
    const { field, holds } = day();
    await field.fill(typed);
    await field.press('Tab');
    await expectPage(field).toHaveValue(shown);
    await expectPage(holds).toHaveText(held);
  });

  test('is pasted with surrounding blanks', async () => {
    const { field, holds } = day();
    await field.fill('');
    await paste(page, ' 01.02.2026\n');
    await field.press('Tab');
    await expectPage(field).toHaveValue('01.02.2026');
    await expectPage(holds).toHaveText('"2026-02-01"');
  });

  test('is picked from a calendar that opens in place', async () => {
    const { field, holds } = day();
    await opener().click();
    await expectPage(opener()).toHaveAttribute('aria-expanded', 'true');
    await expectPage(calendar()).toContainText('Noyabr 2026');
    await expectPage(calendar().getByRole('columnheader').first()).toHaveText(/^Du/);
    await calendar().getByRole('button', { name: 'Keyingi oy' }).click();
    await expectPage(calendar()).toContainText('Dekabr 2026');
    await calendar()
      .getByRole('button', { name: /^1 dekabr 2026/i })
      .click();
    await expectPage(calendar()).toBeHidden();
    await expectPage(holds).toHaveText('"2026-12-01"');
    await expectPage(field).toHaveValue('01.12.2026');
    await expectPage(opener()).toBeFocused();
  });

  test('is picked by keys alone; Esc closes the calendar, and picking the day again clears it', async () => {
    const { field, holds } = day();
    await field.focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    const chosen = calendar().getByRole('button', { name: /^21 noyabr 2026/i });
    await chosen.focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expectPage(holds).toHaveText('"2026-11-29"');
    await expectPage(opener()).toBeFocused();

    await page.keyboard.press('Enter');
    await expectPage(calendar()).toBeVisible();
    await page.keyboard.press('Escape');
    await expectPage(calendar()).toBeHidden();
    await expectPage(holds).toHaveText('"2026-11-29"');

    await opener().click();
    await calendar()
      .getByRole('button', { name: /^29 noyabr 2026/i })
      .click();
    await expectPage(holds).toHaveText('null');
    await expectPage(field).toHaveValue('');
  });

  test('is looked for by months, years and decades, back and forth', async () => {
    await opener().click();
    const press = (name: string) => calendar().getByRole('button', { name, exact: true }).click();
    for (const [pressed, shown] of [
      ['Oldingi oy', 'Oktabr 2026'],
      ['Oktabr 2026', '2026'],
      ['Oldingi yil', '2025'],
      ['Keyingi yil', '2026'],
      ['2026', '2020 – 2029'],
      ["Oldingi o'n yil", '2010 – 2019'],
      ["Keyingi o'n yil", '2020 – 2029'],
    ] as const) {
      await press(pressed);
      await expectPage(calendar().getByText(shown, { exact: true })).toBeVisible();
    }
  });

  test('has a calendar in Cyrillic, too', async () => {
    await toCyrillic();
    await opener().click();
    await expectPage(calendar()).toHaveAccessibleName('Сана: Тақвим');
    await expectPage(calendar()).toContainText('Ноябрь 2026');
    await expectPage(calendar().getByRole('button', { name: 'Олдинги ой' })).toBeVisible();
  });
});

describe('a day and a time', () => {
  const time = () => ({
    ...caseOf(page, 'inputs/date-time-input'),
    field: page.getByRole('button', { name: /^Yuborish vaqti/ }),
  });

  test('is named by its value', async () => {
    await expectPage(time().field).toHaveAccessibleName('Yuborish vaqti: 21.11.2026 09:30');
    await expectPage(time().field).toHaveText('21.11.2026 09:30');
  });

  test('keeps its time when the day changes, and its day when the time changes', async () => {
    const { field, holds } = time();
    await field.focus();
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: /^25 noyabr 2026/i }).click();
    await expectPage(holds).toHaveText('"2026-11-25 09:30:00"');
    await page.getByRole('spinbutton', { name: 'Soat' }).fill('18');
    await page.getByRole('spinbutton', { name: 'Daqiqa' }).fill('05');
    await expectPage(holds).toHaveText('"2026-11-25 18:05:00"');
    await page.getByRole('button', { name: 'Tanlash' }).click();
    await expectPage(page.getByRole('spinbutton', { name: 'Soat' })).toBeHidden();
    await expectPage(field).toHaveText('25.11.2026 18:05');
    await expectPage(field).toBeFocused();
  });

  test('the button for now sets the time in Tashkent, also if the form has been open for long', async () => {
    const { field, holds } = time();
    await expectPage(field).toBeVisible();
    await gallery.clockOf(page).setFixedTime(new Date('2026-11-21T19:42:31Z'));
    await field.click();
    await page.getByRole('button', { name: 'Hozir' }).click();
    await expectPage(holds).toHaveText('"2026-11-22 00:42:00"');
  });

  test('Esc closes it and leaves it as it was', async () => {
    const { field, holds } = time();
    await field.click();
    await expectPage(page.getByRole('button', { name: 'Hozir' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expectPage(page.getByRole('button', { name: 'Hozir' })).toBeHidden();
    await expectPage(holds).toHaveText('"2026-11-21 09:30:00"');
    await expectPage(field).toBeFocused();
  });

  test('is shown in Cyrillic, too', async () => {
    await toCyrillic();
    await page.getByRole('button', { name: /^Юбориш вақти/ }).click();
    await expectPage(page.getByRole('button', { name: 'Ҳозир' })).toBeVisible();
    await expectPage(page.getByRole('spinbutton', { name: 'Соат' })).toHaveValue('09');
  });
});

describe('a quarter of the year', () => {
  test('is one of four, and cannot be cleared', async () => {
    const { field, holds } = caseOf(page, 'inputs/year-quarter-select');
    await expectPage(field).toHaveValue('3-chorak');
    await field.click();
    const options = page.getByRole('option');
    await expectPage(options).toHaveText(['1-chorak', '2-chorak', '3-chorak', '4-chorak']);
    await options.nth(2).click();
    await expectPage(holds).toHaveText('3');
    await field.press('ArrowDown');
    await field.press('ArrowDown');
    await field.press('Enter');
    await expectPage(holds).toHaveText('4');
  });

  test('is chosen from where it stands by arrows that come just after an earlier choice', async () => {
    const { field, holds } = caseOf(page, 'inputs/year-quarter-select');
    await field.press('ArrowDown');
    // A key of a person, and the timers after it.
    for (const keys of [['Enter', 'ArrowDown'], ['ArrowDown'], ['Enter']]) {
      await pressAtOnce(field, ...keys);
      await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 20)));
    }
    await expectPage(holds).toHaveText('4');
  });
});
