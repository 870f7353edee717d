import type { Page } from 'playwright/test';
import type { Role } from '../../src/shared/roles.ts';
import { serious } from '../support/axe.ts';
import { misplaced } from '../support/geometry.ts';
import { settled } from '../support/settled.ts';
import { expect, test } from './fixtures.ts';
import { goTo, openScreen } from './support/go-to.ts';
import { screensOf } from './support/screens/addresses.ts';
import { OVERLAYS } from './support/screens/overlays.ts';
import { showOverlay } from './support/screens/show-overlay.ts';
import { goOnTo } from './support/screens/walk.ts';
import { signOut } from './support/sign-out.ts';
import { stepsOf } from './support/steps.ts';

const LAPTOP = { width: 1280, height: 720 };
/** The windows that every screen fits, by name; it is drawn in the first one. */
const WINDOWS = {
  '1280×720': LAPTOP,
  '2560×1440': { width: 2560, height: 1440 },
  '1366×768 at 200 %': { width: 683, height: 384 },
};
test.use({ appOptions: { viewport: LAPTOP } });

const DARK_CYRILLIC = { script: 'cyrillic', colorScheme: 'dark' } as const;

/** What is cut off, covered or outside of each of the windows, with its name. */
async function misplacedInWindows(page: Page): Promise<string[]> {
  const wrong: string[] = [];
  for (const [name, size] of Object.entries(WINDOWS)) {
    await page.setViewportSize(size);
    await settled(page);
    wrong.push(...(await misplaced(page)).map((what) => `${name}: ${what}`));
  }
  await page.setViewportSize(LAPTOP);
  return wrong;
}

// A hundred screens in a row: headless Chromium has crashed on closing such a page, and failed the next test with it.
test.describe('every screen', () => {
  test.use({ ownChromium: true });

  // `menu.spec.ts` checks the menu's screens in the light with all rules; a screen looks the same to every role.
  test('has no serious accessibility violation in the dark, and fits a laptop, a wide monitor, and a zoom of 200 %', async ({
    app,
    page,
    platform,
    signIn,
  }) => {
    test.setTimeout(360_000);
    await app.invoke('app.settings', DARK_CYRILLIC);
    await signIn('admin', '/app/popups');
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const wrong: string[] = [];
    for (const { path, address, list } of screensOf('admin', platform.find))
      await test.step(path, async () => {
        await goOnTo(page, address);
        const found = [
          ...(await serious(page, 'main', list === null ? ['color-contrast'] : undefined)),
          ...(await misplacedInWindows(page)),
        ];
        wrong.push(...found.map((what) => `${path}: ${what}`));
      });
    expect(wrong).toEqual([]);
  });
});

const ROLES_OF_OVERLAYS: readonly Role[] = ['admin', 'moderator', 'district_manager'];

for (const role of ROLES_OF_OVERLAYS)
  test(`${role}: overlays fit, have no serious accessibility violation in the dark, and keep the focus`, async ({
    app,
    page,
    platform,
    signIn,
  }) => {
    test.setTimeout(360_000);
    await app.invoke('app.settings', { colorScheme: 'dark' });
    await signIn(role, '/app/initiatives');
    const wrong: string[] = [];
    for (const overlay of OVERLAYS.filter((one) => one.role === role)) {
      await test.step(overlay.name, async () => {
        await showOverlay(app, platform, overlay);
        const dialog = await page.getByRole('dialog').count();
        const found = [
          ...(await serious(page, dialog ? '[role=dialog]' : 'html', dialog ? undefined : ['color-contrast'])),
          ...(await misplaced(page)),
          ...((await focusIsInFront(page)) ? [] : ['the focus is not in the dialog']),
        ];
        wrong.push(...found.map((what) => `${overlay.name}: ${what}`));
      });
    }
    expect(wrong).toEqual([]);
  });

const focusIsInFront = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const dialog = [...document.querySelectorAll('[role=dialog][aria-modal=true]')].at(-1);
    return dialog === undefined || dialog.contains(document.activeElement);
  });

test('dialogs return the focus; high contrast, reduced motion and Cyrillic leave everything to be told apart, still and whole', async ({
  app,
  page,
  platform,
  signIn,
}) => {
  const step = stepsOf(platform);
  await signIn('admin', 'later');
  await step(
    'focus returns to the button that opened a dialog, and moves along the footer in visual order',
    async () => {
      await goTo(page, '/app/answer-templates');
      const add = page.getByRole('button', { name: "Qo'shish", exact: true });
      await add.click();
      const dialog = page.getByRole('dialog');
      await expect(dialog.getByRole('textbox')).toBeFocused();
      const order: string[] = [];
      for (let stop = 0; stop < 6; stop += 1) {
        await page.keyboard.press('Tab');
        order.push(await page.evaluate(() => document.activeElement?.textContent?.trim() ?? ''));
      }
      // One full round: after the last button the close button, which has no text, then the text field again.
      expect(order).toEqual(['Muallif ismi', 'Murojaat raqami', 'Bekor qilish', 'Saqlash', '', '']);
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
      await expect(add).toBeFocused();
    },
  );

  await step(
    'a dialog opened from a menu item keeps the focus, and restores it to the button of the menu',
    async () => {
      await goTo(page, '/app/managers');
      const excel = page.getByRole('button', { name: 'Excel', exact: true });
      await excel.focus();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('menu')).toBeVisible();
      await page.getByRole('menuitem', { name: /^Exceldan/ }).focus();
      await page.keyboard.press('Enter');
      const dialog = page.getByRole('dialog');
      await expect(dialog).toBeVisible();
      // Longer than a timer that would take the focus back.
      await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 100)));
      expect(await focusIsInFront(page)).toBe(true);
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
      await expect(excel).toBeFocused();
    },
  );

  await step('with reduced motion nothing moves while data loads', async (platform) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await goTo(page, '/app/popups');
    for (const address of ['/app/funds', '/app/contacts/add']) {
      const release = platform.faults.hold({ match: { method: 'GET' } });
      await openScreen(page, address);
      await expect(page.locator('[aria-busy=true], .mantine-Loader-root').first()).toBeVisible();
      expect(await moving(page), address).toEqual([]);
      if (address === '/app/funds') {
        await page.emulateMedia({ reducedMotion: 'no-preference' });
        await expect.poll(() => moving(page)).not.toEqual([]);
        await page.emulateMedia({ reducedMotion: 'reduce' });
      }
      platform.faults.clear();
      release();
      await settled(page);
    }
    await page.emulateMedia({ reducedMotion: null });
  });

  await step('in high contrast, selected, switched and focused elements stay distinguishable', async () => {
    await page.emulateMedia({ forcedColors: 'active' });
    await goTo(page, '/app/news');
    const table = page.getByRole('table');
    await expect(table).toHaveAttribute('aria-busy', 'false');
    const outline = (css: string) =>
      page
        .locator(css)
        .first()
        .evaluate((element) => getComputedStyle(element).outlineStyle);
    const rows = page.locator('tr[data-row]');
    await rows.nth(1).focus();
    await page.keyboard.press('j');
    expect(await outline('tr[data-row]:focus')).toBe('solid');
    expect(await outline('tr[data-row]:not(:focus)')).toBe('none');
    expect(await outline('.mantine-SegmentedControl-indicator')).toBe('solid');
    expect(await outline('nav [data-active], nav [aria-current=page]')).toBe('solid');
    expect(await outline('[data-active].mantine-Pagination-control')).toBe('solid');

    const track = (state: string) =>
      page
        .locator(`input[role=switch]${state} + *, input[role=switch]${state} ~ .mantine-Switch-track`)
        .first()
        .evaluate((element) => {
          const { backgroundColor, borderTopStyle, borderTopColor } = getComputedStyle(element);
          return { backgroundColor, borderTopStyle, visible: borderTopColor !== backgroundColor };
        });
    const [on, off] = [await track(':checked'), await track(':not(:checked)')];
    expect(on.backgroundColor).not.toBe(off.backgroundColor);
    expect([on.borderTopStyle, off.borderTopStyle, off.visible]).toEqual(['solid', 'solid', true]);

    await page.keyboard.press('Delete');
    const dialog = page.locator('.mantine-Modal-content');
    await expect(dialog).toBeVisible();
    expect(await dialog.evaluate((element) => getComputedStyle(element).borderTopStyle)).toBe('solid');
    expect(await outline('.mantine-Modal-content button:focus')).toBe('solid');
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await page.emulateMedia({ forcedColors: null });
  });

  await signOut(page);
  await signIn('moderator', 'later');

  await step('C-017: no status of an initiative is truncated in Cyrillic where each value has a column', async () => {
    await app.invoke('app.settings', { script: 'cyrillic' });
    await page.setViewportSize({ width: 1920, height: 1080 });
    await goTo(page, '/app/initiatives?sub_stage=ALL');
    const marks = page.locator('td > [data-tone] > [data-cut]');
    await expect(marks.filter({ hasText: 'Модератор: қабул' }).first()).toBeVisible();
    // Cyrillic has its own font file; until it loads, a fallback font of another width is shown.
    await settled(page);
    const cut = await marks.evaluateAll((words) =>
      words.filter((word) => word.scrollWidth > word.clientWidth).map((word) => word.textContent),
    );
    expect([...new Set(cut)]).toEqual([]);
  });
});

/** Names of the animations that repeat endlessly. */
const moving = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ effect, timeline }) => timeline === document.timeline && effect?.getTiming().iterations === Infinity)
      .map((animation) => (animation as CSSAnimation).animationName),
  );
