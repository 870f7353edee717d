import type { Page } from 'playwright';
import { expect as playwrightExpect } from 'playwright/test';
import { describe, expect, test } from 'vitest';
import { focusRightAfterClick, pressAtOnce } from '../../../../../support/at-once.ts';
import { serious } from '../../../../../support/axe.ts';
import { type GalleryLook, galleryForEach } from '../../../../../support/gallery/gallery-page.ts';

const expectPage = playwrightExpect.configure({ timeout: 10_000 });

const gallery = galleryForEach('app/menu-rail', 'list/search-input');
const REFERENCE = { latin: "Ma'lumotnomalar", cyrillic: 'Маълумотномалар' } as const;
const SITE = 'Sayt boshqaruvi';
const SHORT = 'Boshqa';

/** The rail of a hundred screens, and the fly-out that it opens. */
async function openRail(look: GalleryLook = {}) {
  const page = await gallery.open(look);
  const rail = page.locator('[data-case="app/menu-rail"]');
  const icon = (name: string) => rail.getByRole('button', { name, exact: true });
  const flyout = page.getByRole('dialog');
  return {
    page,
    icon,
    flyout,
    field: flyout.getByRole('combobox'),
    options: flyout.getByRole('option'),
    option: (name: string) => flyout.getByRole('option', { name, exact: true }),
    marked: flyout.getByRole('option', { selected: true }),
    address: rail.locator('output'),
    openByKey: (name: string) => icon(name).press('Enter'),
  };
}

describe('by keys', () => {
  test('a long group focuses its field in the same turn in which it is opened', async () => {
    const { icon, flyout, field } = await openRail();
    await icon(REFERENCE.latin).focus();
    expect(await focusRightAfterClick(icon(REFERENCE.latin))).toBe('Nomini yozing');
    await expectPage(flyout).toHaveAccessibleName(REFERENCE.latin);
    await expectPage(field).toBeFocused();
    await expectPage(flyout.getByRole('group')).toHaveCount(5);
    await expectPage(flyout.getByRole('group', { name: 'Odamlar' }).getByRole('option')).toHaveText([
      'Moderatorlar',
      'Boshqaruvchilar',
      'Foydalanuvchilar',
    ]);
  });

  test.each([
    ['latin', 'mah', ['Mahallalar', 'Mahsulotlar', 'Mahsulot toifalari'], 'Hudud va tashkilotlar'],
    ['latin', 'маҳ', ['Mahallalar', 'Mahsulotlar', 'Mahsulot toifalari'], 'Hudud va tashkilotlar'],
    ['cyrillic', 'mah', ['Маҳаллалар', 'Маҳсулотлар', 'Маҳсулот тоифалари'], 'Ҳудуд ва ташкилотлар'],
    ['cyrillic', 'маҳ', ['Маҳаллалар', 'Маҳсулотлар', 'Маҳсулот тоифалари'], 'Ҳудуд ва ташкилотлар'],
  ] as const)(
    'in %s, "%s" finds three, each beside its section; Enter opens the marked one',
    async (script, typed, names, section) => {
      const { page, openByKey, options, marked, flyout, address, icon } = await openRail({ script });
      await openByKey(REFERENCE[script]);
      await page.keyboard.type(typed);
      await expectPage(options).toHaveCount(names.length);
      for (const [index, name] of names.entries()) await expectPage(options.nth(index)).toContainText(name);
      await expectPage(marked).toContainText(section);
      await page.keyboard.press('ArrowDown');
      await expectPage(marked).toContainText(names[1]);
      await page.keyboard.press('Enter');
      await expectPage(address).toHaveText('"/app/mahsulotlar"');
      await expectPage(flyout).toHaveCount(0);
      await expectPage(icon(REFERENCE[script])).toBeFocused();
      await openByKey(REFERENCE[script]);
      await expectPage(flyout.locator('[aria-current=page]')).toHaveText(names[1]);
    },
  );

  test('the field names the marked entry to screen readers', async () => {
    const { page, openByKey, field, marked } = await openRail();
    await openByKey(REFERENCE.latin);
    await expectPage(field).not.toHaveAttribute('aria-activedescendant');
    await page.keyboard.type('yol');
    await expectPage(field).toHaveAttribute('aria-activedescendant', (await marked.getAttribute('id')) ?? '');
    await expectPage(field).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.type('xyz');
    await expectPage(field).toHaveAttribute('aria-expanded', 'false');
    await expectPage(field).not.toHaveAttribute('aria-activedescendant');
  });

  test('with an empty field, arrows move across the columns, and Enter opens', async () => {
    const { page, openByKey, marked, address } = await openRail();
    await openByKey(REFERENCE.latin);
    const steps = [
      ['ArrowDown', 'Vazirliklar'],
      ['ArrowRight', 'Mahallalar'],
      ['ArrowDown', 'Aholi soni'],
      ['ArrowRight', 'Xronologiya buyurtmachilari'],
      ['ArrowRight', 'Xronologiya buyurtmachilari'],
      ['ArrowLeft', 'Aholi soni'],
      ['ArrowUp', 'Mahallalar'],
      ['ArrowUp', 'Indikator tashkilotlari'],
    ] as const;
    for (const [key, name] of steps) {
      await page.keyboard.press(key);
      await expectPage(marked).toHaveText(name);
    }
    await page.keyboard.press('Enter');
    await expectPage(address).toHaveText('"/app/indikator-tashkilotlari"');
  });

  test('in typed text, the left and right arrows move the caret', async () => {
    const { page, openByKey, field, options } = await openRail();
    await openByKey(REFERENCE.latin);
    await page.keyboard.type('ah');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.type('m');
    await expectPage(field).toHaveValue('mah');
    await expectPage(options).toHaveCount(3);
  });

  test('Esc clears the typed text, then closes the fly-out and restores focus to the icon; the legend says which', async () => {
    const { page, openByKey, field, flyout, icon, options } = await openRail();
    await openByKey(REFERENCE.latin);
    const legend = flyout.locator('footer');
    await expectPage(legend).toHaveText('↑ ↓ ← → tanlash↵ ochishEsc yopishCtrl K barcha sahifalar');
    await page.keyboard.type('mah');
    await expectPage(legend).toHaveText('↑ ↓ tanlash↵ ochishEsc tozalashCtrl K barcha sahifalar');
    await page.keyboard.press('Escape');
    await expectPage(field).toHaveValue('');
    await expectPage(legend).toContainText('Esc yopish');
    await expectPage(options).toHaveCount(25);
    await expectPage(field).toBeFocused();
    await page.keyboard.press('Escape');
    await expectPage(flyout).toHaveCount(0);
    await expectPage(icon(REFERENCE.latin)).toBeFocused();
  });

  test('keys that follow at once, faster than a frame, reach the right target', async () => {
    const { page, icon, flyout, address } = await openRail();
    await icon(REFERENCE.latin).focus();
    await focusRightAfterClick(icon(REFERENCE.latin));
    await pressAtOnce(page.locator('body'), 'ArrowDown', 'ArrowRight', 'Enter');
    await expectPage(address).toHaveText('"/app/mahallalar"');
    await expectPage(flyout).toHaveCount(0);
    await expectPage(icon(REFERENCE.latin)).toBeFocused();
  });

  test('Tab closes the fly-out and continues from the icon', async () => {
    const { page, openByKey, flyout, icon } = await openRail();
    await openByKey(REFERENCE.latin);
    await page.keyboard.press('Tab');
    await expectPage(flyout).toHaveCount(0);
    await expectPage(icon('Mening maktabim')).toBeFocused();
  });

  test('an empty result is reported, and Enter opens nothing', async () => {
    const { page, openByKey, flyout, address } = await openRail({ at: '/app/vazirliklar' });
    await openByKey(REFERENCE.latin);
    await page.keyboard.type('qqq');
    await expectPage(flyout.getByText('Hech narsa topilmadi')).toBeVisible();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Escape');
    await expectPage(flyout.getByRole('option')).toHaveCount(25);
    await expectPage(address).toHaveText('"/app/vazirliklar"');
  });

  test('a short group is a menu whose first entry gets the focus at once', async () => {
    const { page, address, icon } = await openRail();
    await icon(SHORT).focus();
    await pressAtOnce(page.locator('body'), 'Enter');
    expect(await focusRightAfterClick(icon(SHORT))).toBe('Boshqa 1');
    await expectPage(page.getByRole('menuitem')).toHaveText(['Boshqa 1', 'Boshqa 2', 'Javob shablonlari']);
    await pressAtOnce(page.locator('body'), 'ArrowDown');
    await page.keyboard.press('Enter');
    await expectPage(address).toHaveText('"/app/boshqa-2"');
    await expectPage(page.getByRole('menu')).toHaveCount(0);
    await expectPage(icon(SHORT)).toBeFocused();
  });
});

describe('by pointer', () => {
  test('a pointer that only passes takes no focus, and the fly-out that it opened closes when it leaves', async () => {
    const { page, icon, flyout } = await openRail();
    const elsewhere = page.getByRole('searchbox');
    await elsewhere.focus();
    await icon(REFERENCE.latin).hover();
    await expectPage(flyout).toBeVisible();
    await expectPage(elsewhere).toBeFocused();
    await icon(SITE).hover();
    await expectPage(flyout).toHaveAccessibleName(SITE);
    await expectPage(flyout).toHaveCount(1);
    await page.mouse.move(1300, 10);
    await expectPage(flyout).toHaveCount(0);
    await expectPage(elsewhere).toBeFocused();
  });

  test('a fly-out that it opened is closed by Esc, too', async () => {
    const { page, icon, flyout } = await openRail();
    await icon(REFERENCE.latin).hover();
    await expectPage(flyout).toBeVisible();
    await page.keyboard.press('Escape');
    await expectPage(flyout).toHaveCount(0);
  });

  test('an entry opens its screen and closes the fly-out', async () => {
    const { icon, flyout, option, address } = await openRail();
    await icon(REFERENCE.latin).hover();
    await option('Tashkilotlar').click();
    await expectPage(address).toHaveText('"/app/tashkilotlar"');
    await expectPage(flyout).toHaveCount(0);
  });

  test('typing into a fly-out that it opened keeps it open, wherever the pointer goes', async () => {
    const { page, icon, flyout, field, options } = await openRail();
    await icon(REFERENCE.latin).hover();
    await field.click();
    await gallery.clockOf(page).install();
    await page.mouse.move(1300, 10);
    await gallery.clockOf(page).runFor(1_000);
    await page.keyboard.type('mah');
    await expectPage(options).toHaveCount(3);
    await flyout.getByRole('button', { name: 'Tozalash' }).click();
    await expectPage(options).toHaveCount(25);
    await expectPage(field).toBeFocused();
    await page.mouse.click(1300, 10);
    await expectPage(flyout).toHaveCount(0);
  });

  test('after a click into the field, Esc restores focus to the icon', async () => {
    const { page, icon, flyout, field } = await openRail();
    await icon(REFERENCE.latin).hover();
    await field.click();
    await page.keyboard.press('Escape');
    await expectPage(flyout).toHaveCount(0);
    await expectPage(icon(REFERENCE.latin)).toBeFocused();
  });

  test('a fly-out closes when the focus moves elsewhere', async () => {
    const { page, icon, flyout, field } = await openRail();
    await icon(REFERENCE.latin).click();
    await field.click();
    // Without scrolling: a fly-out whose icon is out of view is hidden anyway.
    await page.getByRole('searchbox').evaluate((elsewhere) => elsewhere.focus({ preventScroll: true }));
    await expectPage(flyout).toHaveCount(0);
    await expectPage(page.getByRole('searchbox')).toBeFocused();
  });
});

describe('in its place', () => {
  const boxOf = async (page: Page) => {
    const box = await page.getByRole('dialog').locator('> div').boundingBox();
    if (!box) throw new Error('The fly-out is not drawn');
    return box;
  };

  test.each([
    [768, REFERENCE.latin],
    [768, SITE],
    [640, REFERENCE.latin],
    [640, SITE],
  ])('at a height of %i px, %s is moved up until it fits', async (height, group) => {
    const { page, openByKey } = await openRail();
    await page.setViewportSize({ width: 1024, height });
    await openByKey(group);
    const { x, y, width, height: tall } = await boxOf(page);
    expect(y).toBeGreaterThanOrEqual(7);
    expect(y + tall).toBeLessThanOrEqual(height - 7);
    expect(x + width).toBeLessThanOrEqual(1024);
  });

  test('a list that is longer than the window scrolls to the marked entry, below a field that stays', async () => {
    const { page, openByKey, option, marked, field } = await openRail();
    await page.setViewportSize({ width: 1024, height: 640 });
    await openByKey(SITE);
    await expectPage(option('20-sahifa')).not.toBeInViewport();
    await page.keyboard.press('ArrowUp');
    await expectPage(marked).toHaveText('60-sahifa');
    await expectPage(marked).toBeInViewport({ ratio: 1 });
    await expectPage(field).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('ArrowDown');
    await expectPage(option('1-sahifa')).toBeInViewport({ ratio: 1 });
  });

  test('while one types, the fly-out shrinks, and neither it nor its field moves', async () => {
    const { page, openByKey, field, options } = await openRail();
    await openByKey(SITE);
    const before = { card: await boxOf(page), field: await field.boundingBox() };
    await page.keyboard.type('60');
    await expectPage(options).toHaveCount(1);
    const after = { card: await boxOf(page), field: await field.boundingBox() };
    expect([after.card.x, after.card.y]).toEqual([before.card.x, before.card.y]);
    expect(after.field).toEqual(before.field);
    expect(after.card.height).toBeLessThan(before.card.height / 2);
    await page.keyboard.press('Escape');
    await expectPage(options).toHaveCount(60);
    await expect.poll(() => boxOf(page)).toEqual(before.card);
  });

  test.each([
    ['latin', 'light'],
    ['cyrillic', 'light'],
    ['latin', 'dark'],
    ['cyrillic', 'dark'],
  ] as const)('it is accessible, open and while one types: %s, %s', async (script, scheme) => {
    const { page, openByKey, options } = await openRail({ script, scheme, at: '/app/boshqaruvchilar' });
    await openByKey(REFERENCE[script]);
    await page.keyboard.press('ArrowDown');
    expect(await serious(page)).toEqual([]);
    await page.keyboard.type('mah');
    await expectPage(options).toHaveCount(3);
    expect(await serious(page)).toEqual([]);
  });
});
