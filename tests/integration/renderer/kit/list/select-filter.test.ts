import type { Locator, Page } from 'playwright';
import { expect as playwrightExpect } from 'playwright/test';
import { beforeEach, describe, expect, test } from 'vitest';
import { caseOf } from '../../../../support/gallery/gallery-case.ts';
import { galleryForEach } from '../../../../support/gallery/gallery-page.ts';
import { callsTo } from '../../../../support/gallery/gallery-stub.ts';

const expectPage = playwrightExpect.configure({ timeout: 10_000 });
/** How late the gallery's page shows the search text, and how long a search is debounced, in ms. */
const LATE_MS = 300;

const gallery = galleryForEach('list/');
let page: Page;
beforeEach(async () => {
  page = await gallery.open();
});

const cyrillic = () => page.getByText('cyrillic', { exact: true }).click();

describe('a search', () => {
  gallery.only('inputs/digits-input', 'list/search-input', 'list/search-input-late');
  const search = () => ({
    ...caseOf(page, 'list/search-input'),
    field: page.getByRole('searchbox', { name: 'ID, mavzu, muallif' }),
  });

  test('is debounced, and sent without surrounding blanks', async () => {
    const { field, holds } = search();
    await field.pressSequentially("  yo'l ");
    await expectPage(holds).toHaveText(`"yo'l"`);
    await expectPage(field).toHaveValue("  yo'l ");
  });

  test('keeps a letter that is typed before the page has shown the previous search', async () => {
    const { holds, root } = caseOf(page, 'list/search-input-late');
    const field = root.getByRole('searchbox');
    // Time advances in steps: the first search is shown before the letter is searched for.
    const clock = gallery.clockOf(page);
    await clock.install();
    await clock.pauseAt(Date.now() + 60_000);
    await field.fill('abc');
    await field.press('Enter');
    await clock.runFor(LATE_MS / 2);
    await field.press('d');
    await expectPage(holds).toHaveText('""');
    await clock.runFor(LATE_MS / 2);
    await expectPage(holds).toHaveText('"abc"');
    await expectPage(field).toHaveValue('abcd');
    // The debounce after the letter, and the page's delay.
    await clock.runFor(LATE_MS);
    await clock.runFor(LATE_MS);
    await expectPage(holds).toHaveText('"abcd"');
    await expectPage(field).toHaveValue('abcd');
  });

  test('Enter searches at once; Esc clears the field, and then leaves it', async () => {
    const { field, holds } = search();
    // Time stands still: only Enter starts a search.
    await gallery.clockOf(page).install();
    await gallery.clockOf(page).pauseAt(Date.now() + 60_000);
    await field.fill('maktab');
    await expectPage(holds).toHaveText('""');
    await field.press('Enter');
    await expectPage(holds).toHaveText('"maktab"');
    await field.press('Escape');
    await expectPage(field).toHaveValue('');
    await expectPage(holds).toHaveText('""');
    await expectPage(field).toBeFocused();
    await field.press('Escape');
    await expectPage(field).not.toBeFocused();
  });

  test('is searched for at once when it is left: what is pressed next is about the text that was typed', async () => {
    const { field, holds } = search();
    // Time stands still: only leaving starts a search.
    await gallery.clockOf(page).install();
    await gallery.clockOf(page).pauseAt(Date.now() + 60_000);
    await field.fill('maktab');
    await field.blur();
    await expectPage(holds).toHaveText('"maktab"');
  });

  test('its button clears it and keeps the focus in it; an empty field has no button', async () => {
    const { root, field, holds } = search();
    const clear = root.getByRole('button', { name: 'Tozalash' });
    await expectPage(clear).toHaveCount(0);
    await field.fill('maktab');
    await clear.click();
    await expectPage(holds).toHaveText('""');
    await expectPage(field).toBeFocused();
    await expectPage(clear).toHaveCount(0);
  });

  test('a shortcut focuses it from anywhere but a field', async () => {
    const { field } = search();
    const pinfl = caseOf(page, 'inputs/digits-input').root.getByLabel('JShShIR');
    await pinfl.focus();
    await page.keyboard.press('/');
    await expectPage(pinfl).toBeFocused();
    await pinfl.blur();
    await page.keyboard.press('/');
    await expectPage(field).toBeFocused();
    await expectPage(field).toHaveValue('');
  });
});

describe('a filter', () => {
  gallery.only('list/number-filter', 'list/segment-filter', 'list/select-filter');
  test('with few values shows them all, and the arrows move through them', async () => {
    const { root, holds } = caseOf(page, 'list/segment-filter');
    await expectPage(root.getByRole('radiogroup', { name: 'Bosqich' })).toBeVisible();
    await expectPage(root.getByRole('radio', { name: 'Barchasi' })).toBeChecked();
    await root.getByText('Yangilar').click();
    await expectPage(holds).toHaveText('"NEW"');
    await root.getByRole('radio', { name: 'Yangilar' }).focus();
    await page.keyboard.press('ArrowLeft');
    await expectPage(holds).toHaveText('"ALL"');
    await cyrillic();
    await expectPage(root.getByRole('radiogroup', { name: 'Босқич' })).toContainText('Янгилар');
  });

  test('with many values is cleared by its button, which is reachable by keyboard', async () => {
    const { root, field, holds } = caseOf(page, 'list/select-filter');
    await expectPage(field).toHaveAccessibleName('Moderatsiya holati');
    await field.press('Enter');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expectPage(holds).toHaveText('"ARCHIVE"');
    await page.keyboard.press('Tab');
    await expectPage(root.getByRole('button', { name: 'Tozalash' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expectPage(holds).toHaveText('null');
    await expectPage(field).toBeFocused();
  });

  test.each([0, 1, 2])('with many values takes what its arrow shows, pressed when %i timers have run', async (ran) => {
    const { field, holds } = caseOf(page, 'list/select-filter');
    await field.focus();
    await field.evaluate(async (input, count) => {
      const press = (code: string) =>
        input.dispatchEvent(new KeyboardEvent('keydown', { code, key: code, bubbles: true }));
      const timers: TimerHandler[] = [];
      const { setTimeout } = window;
      window.setTimeout = ((timer: TimerHandler) => timers.push(timer)) as typeof setTimeout;
      press('ArrowDown');
      window.setTimeout = setTimeout;
      // The list opens before the next event.
      await null;
      for (const timer of timers.slice(0, count)) if (typeof timer === 'function') timer();
      press('Enter');
    }, ran);
    await expectPage(holds).toHaveText('"ACTIVE"');
  });

  test('with many values keeps a value that is picked again', async () => {
    const { field, holds } = caseOf(page, 'list/select-filter');
    for (const _ of ['once', 'again']) {
      await field.click();
      await page.getByRole('option', { name: 'Faol' }).click();
      await expectPage(page.getByRole('listbox')).toHaveCount(0);
      await expectPage(holds).toHaveText('"ACTIVE"');
    }
  });

  test('of years offers them from the next one backwards, and returns a number', async () => {
    const { field, holds } = caseOf(page, 'list/number-filter');
    await field.click();
    // Back to the first year of the som: the first year of the platform's data is not known.
    const years = Array.from({ length: 2027 - 1992 + 1 }, (_, back) => String(2027 - back));
    await expectPage(page.getByRole('option')).toHaveText(years);
    await page.getByRole('option', { name: '2024' }).click();
    await expectPage(holds).toHaveText('2024');
  });
});

describe('a switch', () => {
  gallery.only('list/active-switch');
  const NEWS = 'api/v1/news/12/status';
  let control: Locator;
  beforeEach(() => {
    control = page.getByRole('switch', { name: 'Faol: Yangi mavsum' });
  });

  test('moves when the platform has answered, and sends one call however often it is pressed meanwhile', async () => {
    await expectPage(control).toBeChecked();
    await page.evaluate((path) => window.stub.hold(path), NEWS);
    await control.focus();
    await page.keyboard.press('Space');
    await expectPage(control).toHaveAttribute('aria-busy', 'true');
    await page.keyboard.press('Space');
    await page.keyboard.press('Space');
    await expectPage(control).toBeChecked();
    await page.evaluate(() => window.stub.mend());
    await expectPage(control).not.toBeChecked();
    await expectPage(control).toHaveAttribute('aria-busy', 'false');
    await expectPage(control).toBeFocused();
    await expectPage(page.getByRole('status').filter({ hasText: "Holati o'zgartirildi" })).toHaveCount(1);
    await expect.poll(() => callsTo(page, NEWS)).toMatchObject([{ method: 'PATCH', body: { active: false } }]);
  });

  test('shows its name in a form, and a click on the name toggles it', async () => {
    // The input itself covers its name and receives the click.
    await caseOf(page, 'list/active-switch').root.getByText('Faol', { exact: true }).click({ force: true });
    await expectPage(page.getByRole('switch', { name: 'Faol: Yangi mahalla' })).not.toBeChecked();
  });

  test.each([
    [{ kind: 'server', status: 500 }, "Amaliyotni bajarishda xatolik sodir bo'ldi. iltimos qayta urinib ko'ring!"],
    [{ kind: 'invalid', status: 400, serverMessage: 'Mavsum yopilgan' }, 'Mavsum yopilgan'],
  ] as const)('stays where it is when the platform refuses: %j', async (error, said) => {
    await page.evaluate(([path, refusal]) => window.stub.fail(path, refusal), [NEWS, error] as const);
    await control.press('Space');
    await expectPage(page.locator('.mantine-Notification-root').filter({ hasText: said })).toBeVisible();
    await expectPage(control).toBeChecked();
    await page.evaluate(() => window.stub.mend());
    await control.press('Space');
    await expectPage(control).not.toBeChecked();
  });
});

describe('one of very many', () => {
  gallery.only('big-select/big-select', 'remote-select/remote-select');
  test('is found in either script and can be cleared', async () => {
    const { root, field, holds } = caseOf(page, 'big-select/big-select');
    await expectPage(holds).toHaveText('7');
    await field.click();
    await field.pressSequentially('самарқанд 2-сон');
    await expectPage(page.getByRole('option').first()).toContainText('Samarqand viloyati 2-son');
    await page.keyboard.press('Enter');
    await expectPage(holds).toHaveText('3');
    await root.getByRole('button', { name: 'Tozalash' }).click();
    await expectPage(holds).toHaveText('null');
  });

  test('that the platform searches is emptied by keys', async () => {
    const { root, field, holds } = caseOf(page, 'remote-select/remote-select');
    await field.click();
    await field.pressSequentially('12');
    await page.getByRole('option', { name: 'Olmazor 12' }).click();
    await expectPage(holds).toHaveText('{"value":1,"label":"Olmazor 12","hint":"201234567"}');
    await expectPage(field).toHaveValue('Olmazor 12 · 201234567');
    await page.keyboard.press('Tab');
    await expectPage(root.getByRole('button', { name: 'Tozalash' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expectPage(holds).toHaveText('null');
    await expectPage(field).toHaveValue('');
    await expectPage(field).toBeFocused();
  });
});
