import type { Locator, Page } from 'playwright';
import { expect as playwrightExpect } from 'playwright/test';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { caseOf, paste } from '../../../support/gallery/gallery-case.ts';
import { galleryForEach } from '../../../support/gallery/gallery-page.ts';

const expectPage = playwrightExpect.configure({ timeout: 10_000 });

// One window for all tests: each starts with a field of its own or empties it.
const gallery = galleryForEach('inputs/');
let page: Page;
beforeAll(async () => {
  page = await gallery.open();
});

/** Does this while no timer of the page fires, as on a busy machine; timers set meanwhile fire right after it. */
async function beforeTimers(act: () => Promise<void>): Promise<void> {
  await page.evaluate(() => {
    const own = window.setTimeout;
    const held: TimerHandler[] = [];
    const release = () => {
      Object.assign(window, { setTimeout: own });
      for (const handler of held) if (typeof handler === 'function') handler();
    };
    Object.assign(window, { setTimeout: (handler: TimerHandler) => held.push(handler), release });
  });
  await act();
  await page.evaluate(() => (window as unknown as { release: () => void }).release());
}

/** Replaces the content of a field by pasting a text. */
async function pasteOver(field: Locator, text: string) {
  await field.selectText();
  await paste(page, text);
}

/** The plain case, if the gallery has several. */
const plain = (of: string) => {
  const { root } = caseOf(page, of);
  const first = root.first();
  return { field: first.getByRole('textbox'), holds: first.locator('output') };
};

test.each([
  ['inputs/phone-input', '935551234', '+998 93 555-12-34', '901234567', '90 123 45 67'],
  ['inputs/money-input', '250000', '250000,00', '1500000', "1 500 000 so'm"],
  ['inputs/decimal-input', '12,5', '12.5', '7,25', '7,25'],
])('%s: a selection made before the timers fire stays selected', async (of, typed, pasted, next, shown) => {
  const { field } = plain(of);
  await field.fill('');
  await beforeTimers(async () => {
    await field.pressSequentially(typed);
    await field.selectText();
  });
  await page.keyboard.insertText(next);
  await expectPage(field).toHaveValue(shown);
  await beforeTimers(async () => {
    await pasteOver(field, pasted);
    await expectPage(field).not.toHaveValue(shown);
    await field.selectText();
  });
  await page.keyboard.insertText(next);
  await expectPage(field).toHaveValue(shown);
});

test('inputs/year-input: a selection made before the timers fire after a step by an arrow key stays selected', async () => {
  const { field } = plain('inputs/year-input');
  await field.fill('2026');
  for (const [key, year] of [
    ['ArrowUp', '2027'],
    ['ArrowDown', '2026'],
  ] as const) {
    await beforeTimers(async () => {
      await field.press(key);
      await expectPage(field).toHaveValue(year);
      await field.selectText();
    });
    await page.keyboard.insertText('2031');
    await expectPage(field).toHaveValue('2031');
    await field.fill('2027');
  }
});

test('inputs/year-input: a step by an arrow key leaves the caret behind the number', async () => {
  const { field } = plain('inputs/year-input');
  await field.fill('9');
  await field.press('ArrowUp');
  await expectPage(field).toHaveValue('10');
  await page.keyboard.insertText('5');
  await expectPage(field).toHaveValue('105');
});

describe('so‘m', () => {
  test('are typed as digits and shown in groups; from a comma on no digit counts, and the field says so', async () => {
    const { field, holds } = plain('inputs/money-input');
    await field.fill('');
    await expectPage(holds).toHaveText('null');
    await field.pressSequentially('12500000,50');
    await expectPage(field).toHaveValue("12 500 000 so'm");
    await expectPage(field).toHaveAccessibleDescription('Butun son kiriting');
    await expectPage(holds).toHaveText('12500000');
    // What did not count is not taken up elsewhere.
    await field.press('Tab');
    await expectPage(field).toHaveAccessibleDescription('Butun son kiriting');
    await field.press('End');
    await field.press('ArrowLeft');
    await field.pressSequentially('7');
    await expectPage(field).toHaveAccessibleDescription('');
    await expectPage(holds).toHaveText('125000007');
  });

  test('change by no arrow key and no wheel', async () => {
    const { field, holds } = plain('inputs/money-input');
    await field.fill('343800000000000');
    for (const key of ['ArrowDown', 'ArrowUp', 'PageDown']) await field.press(key);
    await field.hover();
    await page.mouse.wheel(0, 100);
    await field.pressSequentially('1');
    await expectPage(holds).toHaveText(/^3438000000000001$|^1343800000000000$/);
  });

  test('are undone and done again by keys, after typing and after a paste', async () => {
    const { field, holds } = plain('inputs/money-input');
    await field.fill('1500');
    await field.press('End');
    await field.pressSequentially('7');
    await expectPage(field).toHaveValue("15 007 so'm");
    await field.press('Control+z');
    await expectPage(field).toHaveValue("1 500 so'm");
    await expectPage(holds).toHaveText('1500');
    await field.press('Control+y');
    await expectPage(holds).toHaveText('15007');
    await pasteOver(field, '2 000 000,00');
    await expectPage(holds).toHaveText('2000000');
    await field.press('Control+z');
    await expectPage(holds).toHaveText('15007');
    await field.press('Control+Shift+z');
    await expectPage(field).toHaveValue("2 000 000 so'm");
  });

  test.each([
    ['1 500 000', '1500000'],
    ['1 500 000', '1500000'],
    ["1 500 000,00 so'm", '1500000'],
    ['1,500,000.00', '1500000'],
    ['1.500.000', '1500000'],
    ['1500000,5', '1500000'],
  ])('pasted as %s they are %s', async (text, sum) => {
    const { field, holds } = plain('inputs/money-input');
    await pasteOver(field, text);
    await expectPage(holds).toHaveText(sum);
    await expectPage(field).toHaveValue("1 500 000 so'm");
  });

  test.each(['150,000', '150.000', '150 000', '150,000.00', '150.000,00'])(
    'pasted as %s they are 150000',
    async (text) => {
      const { field, holds } = plain('inputs/money-input');
      await pasteOver(field, text);
      await expectPage(holds).toHaveText('150000');
      await expectPage(field).toHaveValue("150 000 so'm");
    },
  );

  test('pasted into an existing sum they keep the rest, and an invalid paste changes nothing', async () => {
    const { field, holds } = plain('inputs/money-input');
    await field.fill('19');
    await field.press('Home');
    await field.press('ArrowRight');
    await paste(page, '2,345');
    await expectPage(holds).toHaveText('123459');
    await paste(page, "so'm");
    await expectPage(field).toHaveAccessibleDescription("Nusxada bitta son yo'q");
    await paste(page, '-7');
    await expectPage(field).toHaveAccessibleDescription('Manfiy son kiritilmaydi');
    await expectPage(holds).toHaveText('123459');
  });

  test('D-028: a key that would exceed the maximum does not count, and the field says so', async () => {
    const root = caseOf(page, 'inputs/money-input').root.filter({ hasText: 'at most' });
    const field = root.getByRole('textbox');
    await field.pressSequentially('15000000000');
    await expectPage(root.locator('output')).toHaveText('1500000000');
    await expectPage(field).toHaveAccessibleDescription("Ko'pi bilan 1 500 000 000 so'm");
  });

  test('D-028: pasted above the maximum they are shown, and can be shortened by keys', async () => {
    const root = caseOf(page, 'inputs/money-input').root.filter({ hasText: 'at most' });
    const field = root.getByRole('textbox');
    const holds = root.locator('output');
    await field.fill('250000000');
    await pasteOver(field, '16 000 000 000');
    await expectPage(field).toHaveValue("16 000 000 000 so'm");
    await expectPage(holds).toHaveText('16000000000');
    await field.press('Home');
    await field.pressSequentially('9');
    await expectPage(holds).toHaveText('16000000000');
    await field.press('Delete');
    await expectPage(holds).toHaveText('6000000000');
    await field.press('Delete');
    await field.press('End');
    await expectPage(holds).toHaveText('0');
  });

  test('say so’m in the script of the interface', async () => {
    const { field } = plain('inputs/money-input');
    await field.fill('950');
    await page.getByText('cyrillic', { exact: true }).click();
    await expectPage(field).toHaveValue('950 сўм');
    await page.getByText('latin', { exact: true }).click();
    await expectPage(field).toHaveValue("950 so'm");
  });
});

describe('a whole number', () => {
  test('shows its error as its description', async () => {
    const { field, holds } = plain('inputs/whole-number-input');
    await expectPage(field).toHaveAccessibleDescription('Majburiy maydon');
    await expectPage(field).toHaveAttribute('aria-invalid', 'true');
    await field.fill('007');
    await expectPage(holds).toHaveText('7');
  });

  test('with more digits than can be exact is shown whole, and is no number', async () => {
    const { field, holds } = plain('inputs/whole-number-input');
    await field.fill('');
    await field.pressSequentially('9007199254740991');
    await expectPage(holds).toHaveText('9007199254740991');
    await field.pressSequentially('0');
    await expectPage(field).toHaveValue('90 071 992 547 409 910');
    await expectPage(field).toHaveAccessibleDescription('Son juda katta, u kiritilmadi');
    await expectPage(holds).toHaveText('null');
    await field.press('Backspace');
    await expectPage(holds).toHaveText('9007199254740991');
  });
});

describe('a whole number that is pasted', () => {
  test('is refused with a message if it is larger than can be counted, until other input', async () => {
    const { field, holds } = plain('inputs/whole-number-input');
    await field.fill('12');
    await pasteOver(field, '123456789012345678901');
    await expectPage(field).toHaveAccessibleDescription('Son juda katta, u kiritilmadi');
    await expectPage(field).toHaveValue('12');
    await expectPage(holds).toHaveText('12');
    await field.press('End');
    await field.press('3');
    await expectPage(holds).toHaveText('123');
    await expectPage(field).toHaveAccessibleDescription('Majburiy maydon');
  });

  test.each([
    ['12,345', '12345'],
    ['1.500', '1500'],
    ['12 345 kishi', '12345'],
  ])('as %s it is %s', async (text, number) => {
    const { field, holds } = plain('inputs/whole-number-input');
    await pasteOver(field, text);
    await expectPage(holds).toHaveText(number);
  });
});

describe('a number with decimals', () => {
  test.each([
    ['1250,5', '1 250,5', '1250.5'],
    ['1250.5', '1 250,5', '1250.5'],
    ['-0,25', '-0,25', '-0.25'],
    ['12,', '12,', '12'],
    ['-', '-', 'null'],
    ['1,23456789', '1,234567', '1.234567'],
    // More digits than can be exact are no number.
    ['9007199254740993,5', '9 007 199 254 740 993,5', 'null'],
  ])('typed as %s is shown as %s', async (typed, shown, number) => {
    const { field, holds } = plain('inputs/decimal-input');
    await field.fill('');
    await field.pressSequentially(typed);
    await expectPage(field).toHaveValue(shown);
    await expectPage(holds).toHaveText(number);
  });

  test.each([
    ['1 250,5', '1250.5'],
    ['1,250.50', '1250.5'],
    ['1.250.000,75', '1250000.75'],
    ['-1250.5', '-1250.5'],
    ['−1 250,5', '-1250.5'],
  ])('pasted as %s it is %s', async (text, number) => {
    const { field, holds } = plain('inputs/decimal-input');
    await field.fill('');
    await pasteOver(field, text);
    await expectPage(holds).toHaveText(number);
  });
});

test('a number with more decimals than can be typed is not changed by focusing it', async () => {
  const { root } = caseOf(page, 'inputs/decimal-input');
  const field = root.nth(1).getByRole('textbox');
  const holds = root.nth(1).locator('output');
  await field.focus();
  await field.press('End');
  await field.press('Tab');
  await expectPage(field).not.toBeFocused();
  await expectPage(holds).toHaveText('1234.123456789');
  await expectPage(field).toHaveValue('1 234,123456789');
});

describe('a year', () => {
  test('is shown as it was typed, without groups', async () => {
    const { field, holds } = plain('inputs/year-input');
    await field.fill('');
    await field.pressSequentially('20275');
    await expectPage(field).toHaveValue('20275');
    await expectPage(holds).toHaveText('20275');
  });

  test('steps by one with the arrows, from the current year if there is none', async () => {
    const { field, holds } = plain('inputs/year-input');
    await field.fill('2026');
    await field.press('ArrowUp');
    await expectPage(holds).toHaveText('2027');
    await field.press('ArrowDown');
    await field.press('ArrowDown');
    await expectPage(holds).toHaveText('2025');
    await gallery.clockOf(page).setFixedTime(new Date('2031-05-05T00:00:00Z'));
    await field.fill('');
    await field.press('ArrowUp');
    await expectPage(holds).toHaveText('2031');
  });
});

describe('a personal number', () => {
  const [digits, shown, corrected] = ['31210632040244', '3 121063 204 024 4', '3210632040244'];
  let field: Locator;
  let holds: Locator;
  const held = (text: string) => `"${text}"`;
  beforeEach(async () => {
    ({ field, holds } = plain('inputs/digits-input'));
    await field.fill(digits);
    await expectPage(field).toHaveValue(shown);
  });

  test('is grouped as it is typed; a letter and the digits after it do not count, and the field says so', async () => {
    await field.fill('');
    await expectPage(holds).toHaveText(held(''));
    await field.pressSequentially(`${digits.slice(0, 4)} -.${digits.slice(4)}`);
    await expectPage(field).toHaveValue(shown);
    await expectPage(holds).toHaveText(held(digits));
    await field.pressSequentially('a2');
    await expectPage(field).toHaveAccessibleDescription('Faqat raqam kiriting');
    await expectPage(holds).toHaveText(held(digits));
  });

  test('with a digit too many is shown whole, and the field says so', async () => {
    await field.press('End');
    await field.press('5');
    await expectPage(holds).toHaveText(held(`${digits}5`));
    await expectPage(field).toHaveAccessibleDescription("Ko'pi bilan 14 ta raqam");
  });

  test.each([' ', '-', '.', ' – '])('is pasted with %j between its digits', async (between) => {
    await field.fill('');
    await paste(page, ` ${shown.replaceAll(' ', between)}\n`);
    await expectPage(field).toHaveValue(shown);
    await expectPage(holds).toHaveText(held(digits));
  });

  test('is corrected in its middle: a digit is removed, and another takes its place', async () => {
    await field.press('Home');
    for (let step = 0; step < 3; step++) await field.press('ArrowRight');
    await field.press('Backspace');
    await expectPage(holds).toHaveText(held(corrected));
    await field.pressSequentially(shown[2] ?? '');
    await expectPage(field).toHaveValue(shown);
  });
});

test('a short number is accepted where the record may have one, and stored without the country code', async () => {
  const field = caseOf(page, 'inputs/phone-input').root.nth(2).getByRole('textbox');
  const holds = caseOf(page, 'inputs/phone-input').root.nth(2).locator('output');
  await field.pressSequentially('1055');
  await expectPage(holds).toHaveText('"1055"');
  await expectPage(caseOf(page, 'inputs/phone-input').root.nth(2)).not.toContainText('+998');
  await field.fill('901234567');
  await expectPage(holds).toHaveText('"998901234567"');
});

test('a number that is not Uzbek is shown in a plain field, an Uzbek one in the field with +998', async () => {
  const { root } = caseOf(page, 'inputs/kept-phone-input');
  const [uzbek, short] = [root.getByRole('textbox').first(), root.getByRole('textbox').last()];
  await uzbek.fill('935551234');
  await expectPage(uzbek).toHaveValue('93 555 12 34');
  await expectPage(short).toHaveValue('1055');
  await short.fill('1008');
  await expectPage(short).toHaveValue('1008');
  await expectPage(root.locator('output')).toHaveText('["998935551234","1008"]');
});

describe.each([
  ['in groups', 0, '90 123 45 67', '93 555 12 34'],
  ['in brackets, with hyphens (S-029)', 1, '(90) 123-45-67', '(93) 555-12-34'],
])('a phone number %s', (_, nth, begins, other) => {
  let field: Locator;
  let holds: Locator;
  beforeEach(async () => {
    const root = caseOf(page, 'inputs/phone-input').root.nth(nth);
    field = root.getByRole('textbox');
    holds = root.locator('output');
    await field.fill('901234567');
    await expectPage(field).toHaveValue(begins);
  });

  test('is typed without its country code, which is shown before it, and stored with it', async () => {
    await expectPage(caseOf(page, 'inputs/phone-input').root.nth(nth)).toContainText('+998');
    await field.fill('');
    await expectPage(holds).toHaveText('""');
    await field.pressSequentially('93 555-12-34');
    await expectPage(field).toHaveValue(other);
    await expectPage(holds).toHaveText('"998935551234"');
    // A digit too many is seen, and makes no other number.
    await field.press('9');
    await expectPage(field).toHaveValue(`${other}9`);
    await expectPage(field).toHaveAccessibleDescription('9 ta raqam kiriting, +998 bilan yoki usiz');
  });

  test.each(['+998 93 555-12-34', '998935551234', '93 555 12 34', '(93) 555.12.34', 'tel: +998(93)5551234'])(
    'is pasted as %s',
    async (text) => {
      await pasteOver(field, text);
      await expectPage(field).toHaveValue(other);
      await expectPage(holds).toHaveText('"998935551234"');
    },
  );

  test('S-030, S-031: is stored as digits with 998, and shown without them', async () => {
    await expectPage(holds).toHaveText('"998901234567"');
    await field.fill('');
    await expectPage(holds).toHaveText('""');
  });

  test('is corrected anywhere: Backspace and Delete remove the digit and not the separator beside it', async () => {
    const caret = () => field.evaluate((input: HTMLInputElement) => input.selectionStart);
    const stand = (at: number) =>
      field.evaluate((input: HTMLInputElement, place) => input.setSelectionRange(place, place), at);
    await stand(begins.indexOf('1'));
    await field.press('Backspace');
    await expectPage(holds).toHaveText('"99891234567"');
    await field.press('0');
    await expectPage(field).toHaveValue(begins);
    await expectPage.poll(caret).toBe(begins.indexOf('0') + 1);
    await stand(begins.indexOf('3') + 1);
    await field.press('Delete');
    await expectPage(holds).toHaveText('"99890123567"');
    await field.press('4');
    await expectPage(field).toHaveValue(begins);
    await expectPage.poll(caret).toBe(begins.indexOf('4') + 1);
  });

  test('a pasted whole number replaces the content, wherever the caret is', async () => {
    await field.press('Home');
    await paste(page, '+998 93 555-12-34');
    await expectPage(holds).toHaveText('"998935551234"');
  });

  test('a pasted part is inserted at the caret; a paste without a number changes nothing', async () => {
    await field.fill('');
    await field.pressSequentially('93');
    await paste(page, '555-12-34');
    await expectPage(holds).toHaveText('"998935551234"');
    await paste(page, 'Dilnoza');
    await expectPage(field).toHaveAccessibleDescription('9 ta raqam kiriting, +998 bilan yoki usiz');
    await expectPage(holds).toHaveText('"998935551234"');
    await expectPage(field).toHaveValue(other);
  });
});

/** Of what people type and copy, one of each kind. */
const ENTERED = [
  ...['12500000,57', '-5', '1,5E+09', '1 500 000 – 2 000 000', "5.5 mln so'm", '1234567890123456789012345'],
  ...['998901234567', '(8-371) 239-12-34', 'AA1234567'],
];

test.each(ENTERED)('no field cuts, drops or joins a typed or pasted %j without saying so', async (text) => {
  const digitsIn = (shown: string) => shown.replace(/\D/g, '');
  const read = () =>
    page.evaluate(() => {
      const input = document.activeElement as HTMLInputElement;
      const ids = (input.getAttribute('aria-describedby') ?? '').split(' ');
      return { shown: input.value, said: ids.map((id) => document.getElementById(id)?.textContent).join() };
    });
  const clear = async () => {
    await page.keyboard.press('Control+a');
    await page.keyboard.press('Delete');
  };
  const silent: string[] = [];
  const names = await page
    .locator('[data-case^="inputs/"]:has(input[inputmode])')
    .evaluateAll((cases) => [...new Set(cases.map((one) => one.getAttribute('data-case') ?? ''))]);
  for (const name of names) {
    await caseOf(page, name).root.getByRole('textbox').first().focus();
    await clear();
    const { said: always } = await read();
    await page.keyboard.insertText(text);
    const typed = await read();
    await clear();
    await paste(page, text);
    const pasted = await read();
    // Understood in the same way by keys and as a paste, or shown digit by digit.
    const isWhole = ({ shown }: typeof typed) => typed.shown === pasted.shown || digitsIn(shown) === digitsIn(text);
    if (typed.said === always && !isWhole(typed)) silent.push(`${name}: typed it is ${typed.shown}`);
    if (pasted.said === always && !isWhole(pasted)) silent.push(`${name}: pasted it is ${pasted.shown}`);
    if (pasted.said !== always && !['', typed.shown].includes(pasted.shown)) silent.push(`${name}: refused`);
  }
  expect(silent).toEqual([]);
});
