import { ROLES, type Role } from '@shared/roles.ts';
import { describe, expect, it, vi } from 'vitest';
import { screenAt } from '@/app/menu/menu.ts';
import { SCREENS } from '@/app/menu/registry.ts';
import { besideMenu, mayOpen, screenPath } from '@/app/menu/screen.ts';
import type { Initiative } from '@/domains/initiative/model/initiative.ts';
import { LINKS_OF_DOCUMENT_2, waysOf, wayTo } from '../../roles/reach.ts';
import { SITUATIONS } from '../../roles/situations.ts';

// The calls of the actions use the bridge when they are loaded.
vi.stubGlobal('window', { bridge: {} });
const { offeredActions } = await import('@/domains/initiative/actions/offered.ts');

const ALL = ROLES.flatMap((role) => waysOf(role).map((reach) => ({ role, ...reach })));
const opens = (role: Role, path: string) => SCREENS.some((screen) => screen.path === path && mayOpen(role, screen));

/** A winner with all data from which an action makes its address. */
const INITIATIVE = { id: 21, public_id: '1000021', board_id: 3, description: 'Yo‘l' } as Initiative;

/** Whether some initiative offers this role an enabled action, one of these, that opens the screen. */
const offers = (role: Role, actions: readonly string[], path: string): boolean =>
  SITUATIONS.some(
    (situation) =>
      situation.role === role &&
      offeredActions(situation).some(
        ({ action, disabled }) =>
          !disabled &&
          actions.includes(action.id) &&
          action.kind === 'page' &&
          screenAt(action.path(INITIATIVE, role).split('?')[0] ?? '', SCREENS)?.path === path,
      ),
  );

describe('a screen outside the menu', () => {
  it('has a way that is known, for every screen of the registry', () => {
    for (const { path } of SCREENS.filter(({ menu }) => !menu)) expect(wayTo(path), path).toBeTruthy();
  });

  it('is led to by a screen that the same role may open', () => {
    const from = ({ way }: (typeof ALL)[number]) => ('link' in way ? way.link : 'press' in way ? way.press : null);
    const closed = ALL.filter((one) => {
      const screen = from(one);
      return screen !== null && !opens(one.role, screen);
    });
    expect(closed.map(({ role, path }) => `${role}: ${path}`)).toEqual([]);
  });

  it('Z-172: is opened by an action of an initiative, for each role that may open it', () => {
    const missing = ALL.filter(
      ({ role, path, way }) => 'actions' in way && opens(role, path) && !offers(role, way.actions, path),
    );
    expect(missing.map(({ role, path }) => `${role}: ${path}`)).toEqual([]);
  });

  it('stands in the palette and in the menu of the person', () => {
    const missing = ALL.filter(
      ({ role, path, way }) => 'beside' in way && !besideMenu(role, SCREENS).some((screen) => screen.path === path),
    );
    expect(missing.map(({ role, path }) => `${role}: ${path}`)).toEqual([]);
  });
});

describe('Z-183: a link of document 2', () => {
  it.each(Object.entries(LINKS_OF_DOCUMENT_2))('%s leads to %s', (link, path) => {
    const named = SCREENS.find((screen) => screen.linkedAs === link) ?? screenAt(screenPath({ path: link }), SCREENS);
    expect(named?.path).toBe(path);
  });

  it('is no path of another screen, and stands once', () => {
    const links = SCREENS.flatMap(({ linkedAs }) => linkedAs ?? []);
    expect(new Set(links).size).toBe(links.length);
    expect(links.filter((link) => screenAt(screenPath({ path: link }), SCREENS))).toEqual([]);
  });
});
