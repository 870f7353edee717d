import { expect as playwrightExpect } from 'playwright/test';
import { expect, test } from 'vitest';
import { serious } from '../../../../../support/axe.ts';
import { type GalleryLook, galleryForEach } from '../../../../../support/gallery/gallery-page.ts';

const expectPage = playwrightExpect.configure({ timeout: 10_000 });

const gallery = galleryForEach('app/menu-rail', 'app/menu-tree');
const REFERENCE = "Ma'lumotnomalar";
const SITE = 'Sayt boshqaruvi';

/** The wide menu of a hundred screens. */
async function openTree(look: GalleryLook = { at: '/app/boshqaruvchilar' }) {
  const page = await gallery.open(look);
  // Only as much of the gallery is in view as the menu needs.
  await page.setViewportSize({ width: 1366, height: 1200 });
  const root = page.locator('[data-case="app/menu-tree"]');
  return {
    page,
    head: (name: string) => root.getByRole('button', { name, exact: true }),
    link: (name: string) => root.getByRole('link', { name, exact: true }),
    links: root.getByRole('link'),
    field: root.getByRole('combobox'),
    options: root.getByRole('option'),
    current: root.locator('a[aria-current=page]').and(root.getByRole('link')),
    address: root.locator('output'),
  };
}

test('only the group of the screen is open, and its entry is in view', async () => {
  const { head, links, current } = await openTree();
  await expectPage(head(REFERENCE)).toHaveAttribute('aria-expanded', 'true');
  await expectPage(links).toHaveCount(25);
  await expectPage(current).toHaveText('Boshqaruvchilar');
  await expectPage(current).toBeInViewport({ ratio: 1 });
});

test('another group closes it, and the heads of all groups stay in view', async () => {
  const { page, head, links, link } = await openTree();
  await head(SITE).click();
  await expectPage(head(REFERENCE)).toHaveAttribute('aria-expanded', 'false');
  await expectPage(links).toHaveCount(60);
  await expectPage(link('60-sahifa')).not.toBeInViewport();
  await link('60-sahifa').scrollIntoViewIfNeeded();
  for (const name of [SITE, REFERENCE, 'Mening maktabim', 'Boshqa'])
    await expectPage(head(name)).toBeInViewport({ ratio: 1 });
  await head(SITE).click();
  await expectPage(links).toHaveCount(0);
  expect(await page.getByRole('combobox').count()).toBe(0);
});

test('the group of the first screen does not close a group opened meanwhile; that of another screen does', async () => {
  const { page, head, links } = await openTree({ at: '/' });
  const goTo = async (group: string, name: string) => {
    const rail = page.locator('[data-case="app/menu-rail"]');
    await rail.getByRole('button', { name: group, exact: true }).press('Enter');
    await page.getByRole('option', { name, exact: true }).click();
    await expectPage(rail.locator('output')).not.toHaveText('"/"');
  };
  await expectPage(links).toHaveCount(0);
  await head(SITE).click();
  await goTo(REFERENCE, 'Mahallalar');
  await expectPage(head(REFERENCE)).toHaveAttribute('data-active', 'true');
  await expectPage(head(SITE)).toHaveAttribute('aria-expanded', 'true');
  await goTo('Mening maktabim', '1-maktab sahifasi');
  await expectPage(head('Mening maktabim')).toHaveAttribute('aria-expanded', 'true');
  await expectPage(head(SITE)).toHaveAttribute('aria-expanded', 'false');
});

test('a short group is a plain list', async () => {
  const { head, links, field, link, address } = await openTree();
  await head('Boshqa').click();
  await expectPage(links).toHaveText(['Boshqa 1', 'Boshqa 2', 'Javob shablonlari']);
  await expectPage(field).toHaveCount(0);
  await link('Boshqa 2').click();
  await expectPage(address).toHaveText('"/app/boshqa-2"');
});

test('a screen of two groups leaves the group open from which it was opened, and belongs to both', async () => {
  // From a screen of a third group: the group of the open screen changes.
  const { head, link, links, current } = await openTree({ at: '/app/1-sahifa' });
  await head('Boshqa').click();
  await link('Javob shablonlari').click();
  await expectPage(current).toHaveText('Javob shablonlari');
  await expectPage(links).toHaveCount(3);
  for (const name of ['Boshqa', REFERENCE]) await expectPage(head(name)).toHaveAttribute('data-active', 'true');
  await link('Boshqa 1').click();
  await expectPage(head(REFERENCE)).not.toHaveAttribute('data-active');
});

test.each([
  ['latin', ['Mahallalar', 'Mahsulotlar', 'Mahsulot toifalari']],
  ['cyrillic', ['Маҳаллалар', 'Маҳсулотлар', 'Маҳсулот тоифалари']],
] as const)('in %s, what is typed finds entries in place, and Enter opens the marked one', async (script, names) => {
  const { page, field, options, links, address, current } = await openTree({ script, at: '/app/boshqaruvchilar' });
  await field.focus();
  await page.keyboard.type('mah');
  await expectPage(options).toHaveCount(3);
  await expectPage(links).toHaveCount(0);
  for (const [index, name] of names.entries()) await expectPage(options.nth(index)).toContainText(name);
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expectPage(address).toHaveText('"/app/mahsulot-toifalari"');
  await expectPage(links).toHaveCount(25);
  await expectPage(current).toHaveText(names[2]);
  await expectPage(current).toBeInViewport({ ratio: 1 });
});

test('the group heads below stay in place while one types', async () => {
  const { page, head, field, options } = await openTree();
  const before = await head('Boshqa').boundingBox();
  await field.focus();
  await page.keyboard.type('mah');
  await expectPage(options).toHaveCount(3);
  await expect.poll(() => head('Boshqa').boundingBox()).toEqual(before);
});

test('Esc clears the typed text, then moves the focus to the head of the group', async () => {
  const { page, head, field, links } = await openTree();
  await field.focus();
  await page.keyboard.type('mah');
  await page.keyboard.press('Escape');
  await expectPage(field).toHaveValue('');
  await expectPage(field).toBeFocused();
  await expectPage(links).toHaveCount(25);
  await page.keyboard.press('Escape');
  await expectPage(head(REFERENCE)).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expectPage(page.getByRole('link', { name: 'Vazirliklar', exact: true })).toBeFocused();
});

test.each(['light', 'dark'] as const)('the search result is accessible: %s', async (scheme) => {
  const { page, field, options } = await openTree({ scheme, at: '/app/mahallalar' });
  await field.fill('mah');
  await expectPage(options).toHaveCount(3);
  expect(await serious(page)).toEqual([]);
});
