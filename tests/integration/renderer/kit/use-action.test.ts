import type { Locator, Page } from 'playwright';
import { expect as playwrightExpect } from 'playwright/test';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { caseOf } from '../../../support/gallery/gallery-case.ts';
import { galleryForEach } from '../../../support/gallery/gallery-page.ts';

// Each test is a person's whole path: slow on a busy machine.
vi.setConfig({ testTimeout: 60_000 });
const expectPage = playwrightExpect.configure({ timeout: 10_000 });
const PATH = 'api/v1/decisions';
/** A gateway without an answer of the platform: the outcome is not known. */
const LOST = { kind: 'server', status: 502 } as const;
const QUESTION = 'Qayta yuborilsinmi?';

const gallery = galleryForEach(
  'use-action',
  'keys/use-double-clicks',
  'keys/use-held-enter',
  'forms/form-dialog',
  'forms/form-frame',
  'forms/send-dialog',
);
let page: Page;
beforeEach(async () => {
  page = await gallery.open();
});

const fail = () => page.evaluate(([path, error]) => window.stub.fail(path, error), [PATH, LOST] as const);
const hold = () => page.evaluate((path) => window.stub.hold(path), PATH);
const mend = () => page.evaluate(() => window.stub.mend());
const sent = () => page.evaluate((path) => window.stub.calls.filter((call) => call.path.startsWith(path)).length, PATH);
const question = () => page.getByRole('dialog', { name: QUESTION });
const alert = () => page.getByRole('alert').filter({ hasText: 'Aloqa uzilib qoldi' });
const [repeatable, notRepeatable] = ['first', 'last'].map(
  (place) => () => caseOf(page, 'use-action').root[place as 'first' | 'last'](),
) as [() => Locator, () => Locator];

/** Opens a form of the gallery and fills it in. */
async function openForm(of: string) {
  await caseOf(page, of).root.getByRole('button', { name: 'open' }).click();
  await expectPage(page.getByRole('dialog')).toBeVisible();
  if (of !== 'forms/send-dialog') await page.getByRole('textbox', { name: /^(Izoh|Nomi)/ }).fill('Hujjat');
}

/** Presses keys, and keeps the last one down for five repeats. */
async function holdDown(...keys: readonly string[]) {
  for (const key of keys) await page.keyboard.down(key);
  for (let nth = 0; nth < 5; nth += 1) await page.keyboard.down(keys.at(-1) ?? '');
}
const letGo = async (...keys: readonly string[]) => {
  for (const key of keys.toReversed()) await page.keyboard.up(key);
};

const FORMS = [
  ['forms/form-dialog', 'Rad etish'],
  ['forms/send-dialog', 'Tasdiqlash'],
  ['forms/form-frame', 'Saqlash'],
] as const;

describe('a held key sends once, also if the first attempt has failed meanwhile', () => {
  for (const [of, label] of FORMS) {
    for (const keys of [['Control', 's'], ['Control', 'Enter'], ['Enter']])
      test(`${keys.join('+')}: ${of}`, async () => {
        await openForm(of);
        await fail();
        if (keys.length === 1) await page.getByRole('button', { name: label }).focus();
        await holdDown(...keys);
        await expectPage(alert()).toBeVisible();
        await holdDown(...keys.slice(-1));
        await letGo(...keys);
        await expect.poll(() => sent()).toBe(1);
        await expectPage(question()).toHaveCount(0);
      });
  }

  test('Enter in a field of one line', async () => {
    await openForm('forms/form-frame');
    await fail();
    await holdDown('Enter');
    await expectPage(alert()).toBeVisible();
    await holdDown('Enter');
    await letGo('Enter');
    await expect.poll(() => sent()).toBe(1);
  });

  test('Enter and Space on a button press it once; Enter in a text begins lines', async () => {
    const { root, holds } = caseOf(page, 'keys/use-held-enter');
    await root.getByRole('button').focus();
    for (const [key, times] of [
      ['Enter', '1'],
      ['Space', '2'],
    ] as const) {
      await holdDown(key);
      await letGo(key);
      await expectPage(holds).toHaveText(times);
    }
    await openForm('forms/form-dialog');
    await holdDown('Enter');
    await letGo('Enter');
    await expectPage(page.getByRole('textbox', { name: 'Izoh' })).toHaveValue(`Hujjat${'\n'.repeat(6)}`);
  });
});

describe('a double click', () => {
  test('before React has disabled the button sends once', async () => {
    await repeatable()
      .getByRole('button')
      .evaluate((button: HTMLElement) => {
        button.click();
        button.click();
      });
    await expectPage(repeatable().locator('output')).toHaveText('1');
    await expect.poll(() => sent()).toBe(1);
  });

  test('does not press what the first click has put under the pointer; a further click does', async () => {
    const { root, holds } = caseOf(page, 'keys/use-double-clicks');
    await root.getByRole('button').dblclick();
    await expectPage(holds).toHaveText('[1,0]');
    await root.getByRole('button').click();
    await expectPage(holds).toHaveText('[1,1]');
    // On the same button, both clicks count.
    await root.getByRole('button').dblclick();
    await expectPage(holds).toHaveText('[1,3]');
  });
});

describe('after an outcome that is not known', () => {
  test('what is repeatable is sent again by another press', async () => {
    await fail();
    await repeatable().getByRole('button').click();
    await expectPage(repeatable().getByRole('alert')).toBeVisible();
    await mend();
    await repeatable().getByRole('button').click();
    await expectPage(repeatable().locator('output')).toHaveText('1');
    await expect.poll(() => sent()).toBe(2);
  });

  test('what is not is sent again only by a deliberate answer, asked until the outcome is known', async () => {
    const press = () => notRepeatable().getByRole('button').click();
    await fail();
    await press();
    await expectPage(notRepeatable().getByRole('alert')).toBeVisible();
    await press();
    await expectPage(question().getByRole('button', { name: 'Bekor qilish' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expectPage(question()).toHaveCount(0);
    await expect.poll(() => sent()).toBe(1);

    // A refusal of the second attempt says nothing about the first.
    await mend();
    await page.evaluate((path) => window.stub.fail(path, { kind: 'invalid', status: 400 }), PATH);
    await press();
    await question().getByRole('button', { name: 'Qayta yuborish' }).click();
    await expectPage(question()).toHaveCount(0);
    await expectPage(notRepeatable().getByRole('button')).toBeEnabled();
    await expect.poll(() => sent()).toBe(2);
    await mend();
    await press();
    await question().getByRole('button', { name: 'Qayta yuborish' }).click();
    await expectPage(notRepeatable().locator('output')).toHaveText('1');
    await press();
    await expectPage(notRepeatable().locator('output')).toHaveText('2');
    await expect.poll(() => sent()).toBe(4);
  });

  test('a form asks, and offers its list', async () => {
    await openForm('forms/form-frame');
    await fail();
    await page.keyboard.press('Control+s');
    await expectPage(alert()).toBeVisible();
    await page.keyboard.press('Control+s');
    await page.keyboard.press('Control+s');
    await expectPage(question()).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expectPage(question()).toHaveCount(0);
    await expectPage(page.getByRole('textbox', { name: 'Nomi' })).toBeFocused();
    await expect.poll(() => sent()).toBe(1);
    await page.keyboard.press('Control+s');
    await question().getByRole('button', { name: "Avval ro'yxatni ko'rish" }).click();
    await expectPage(question()).toHaveCount(0);
    // Nothing is lost, so nothing is asked; the gallery has no list (`tests/e2e/lost-answers.spec.ts`).
    await expectPage(page.getByRole('dialog')).toHaveCount(1);
    await expect.poll(() => sent()).toBe(1);
  });
});

describe('nothing moves under the pointer: a failure keeps its room until the next answer', () => {
  for (const [of, label] of [...FORMS, ['use-action', 'Yuborish']] as const)
    test(of, async () => {
      const root = () => (of === 'use-action' ? repeatable() : page.getByRole('dialog'));
      const button = () => root().getByRole('button', { name: label });
      if (of !== 'use-action') await openForm(of);
      await fail();
      await button().click();
      await expectPage(root().getByRole('alert')).toBeVisible();
      await expectPage(button()).toBeEnabled();
      const before = await button().boundingBox();
      await mend();
      await hold();
      await button().click();
      if (of === 'forms/form-frame') await question().getByRole('button', { name: 'Qayta yuborish' }).click();
      await expectPage(button()).toHaveAttribute('data-loading', 'true');
      expect(await button().boundingBox()).toEqual(before);
      await expectPage(root().getByRole('alert').first()).toBeVisible();
      await mend();
      await expectPage(root().getByRole('alert')).toHaveCount(0);
    });
});
