import type { Page } from 'playwright/test';
import { matchRoutes } from 'react-router';
import { ROLES, type Role } from '../../src/shared/roles.ts';
import type { Find } from '../platform/find/find.ts';
import { LINKS_OF_DOCUMENT_2, waysOf } from '../unit/renderer/roles/reach.ts';
import { SCREEN_TABLE } from '../unit/renderer/roles/screens.ts';
import { expect, test } from './fixtures.ts';
import { goTo, openScreen } from './support/go-to.ts';
import { screensOf } from './support/screens/addresses.ts';
import { goOnTo } from './support/screens/walk.ts';
import { signOut } from './support/sign-out.ts';

const ROUTES = SCREEN_TABLE.map(({ path }) => ({ path: `/app/${path}`, screen: path }));
/** Path of the screen at an address, as in the table of screens. */
const screenAt = (address: string): string | undefined => matchRoutes(ROUTES, address)?.[0]?.route.screen;

/** Lists that show a row of each role only with a filter, or of an initiative of one's own: their addresses. */
const FROM: Readonly<Record<string, (find: Find) => string>> = {
  'quarter-reports': () => '/app/quarter-reports?year=2025&quarter=1',
  kindergardens: (find) => `/app/kindergardens?board_id=${find.kindergarten().board_id}`,
  'chronology/list/:initiativeId': (find) => {
    const winners = find.all('initiative', { season: 'finished', stage: 'WINNER' });
    const documented = winners.find(({ id }) => find.count('chronology', { initiative_id: id }) > 0);
    return `/app/chronology/list/${documented?.id}`;
  },
};

/** The screens that the links of the page lead to. */
async function ledTo(page: Page): Promise<Set<string | undefined>> {
  const paths = await page
    .getByRole('main')
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => new URL((link as HTMLAnchorElement).href).pathname));
  return new Set(paths.map(screenAt));
}

/** The screens outside the menu that links of another screen lead to, by that screen. */
function linkedFrom(role: Role): ReadonlyMap<string, readonly { path: string; row: boolean }[]> {
  const linked = waysOf(role).flatMap(({ path, way }) =>
    'link' in way ? [{ path, from: way.link, row: way.row ?? false }] : [],
  );
  return Map.groupBy(linked, ({ from }) => from);
}

/** The roles that links or buttons of other screens lead to screens outside the menu. */
const LED = ROLES.filter((role) => linkedFrom(role).size > 0 || waysOf(role).some(({ way }) => 'press' in way));

/** Every screen outside the menu has its link or its button where the table says, for the role that is signed in. */
async function expectReached(page: Page, find: Find, role: Role): Promise<void> {
  const addresses = new Map(screensOf(role, find).map(({ path, address }) => [path, address]));
  for (const [from, linked] of linkedFrom(role))
    await test.step(`${role}: links of ${from}`, async () => {
      await goOnTo(page, FROM[from]?.(find) ?? addresses.get(from) ?? '');
      if (linked.some(({ row }) => row)) await page.locator('tr[data-row] [aria-expanded=false]').first().click();
      await expect
        .poll(async () => {
          const found = await ledTo(page);
          return linked.map(({ path }) => path).filter((path) => !found.has(path));
        })
        .toEqual([]);
    });
  for (const { path, way } of waysOf(role)) {
    if (!('press' in way) || way.controls.length === 0) continue;
    await test.step(`${role}: buttons that lead to ${path}`, async () => {
      await goTo(page, addresses.get(way.press) ?? '');
      for (const text of way.controls) await page.getByText(text, { exact: true }).first().click();
      await expect.poll(() => screenAt(new URL(page.url()).pathname)).toBe(path);
    });
  }
}

test('admin: every screen outside the menu has its link or its button where the table says', async ({
  page,
  platform,
  signIn,
}) => {
  test.slow();
  await signIn('admin', '/app/popups');
  await expectReached(page, platform.find, 'admin');
  await goTo(page, '/app/popups');
  for (const [link, path] of Object.entries(LINKS_OF_DOCUMENT_2))
    await test.step(`Z-183: ${link} of document 2 leads to its screen, with its query`, async () => {
      await openScreen(page, `/app/${link}?board=1`);
      await expect.poll(() => screenAt(new URL(page.url()).pathname)).toBe(path);
      expect(new URL(page.url()).searchParams.get('board')).toBe('1');
      await expect(page.getByText('Sahifa topilmadi (404)')).toHaveCount(0);
    });
});

test('the other roles: every screen outside the menu has its link or its button where the table says', async ({
  page,
  platform,
  signIn,
}) => {
  test.slow();
  const others = LED.filter((role) => role !== 'admin');
  expect(others.length).toBeGreaterThan(1);
  for (const [nth, role] of others.entries()) {
    if (nth > 0) {
      await goTo(page, '/app/desk');
      await signOut(page);
    }
    await signIn(role, '/app/desk');
    await expectReached(page, platform.find, role);
  }
});
