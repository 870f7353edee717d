import { ROLES } from '@shared/roles.ts';
import { describe, expect, it } from 'vitest';
import { guardHome, guardScreen } from '@/app/guards.ts';
import { homePath, menuFor, screenAt } from '@/app/menu/menu.ts';
import { SCREENS } from '@/app/menu/registry.ts';
import { GROUPS, mayOpen, menuGroups, type Screen } from '@/app/menu/screen.ts';
import type { Text } from '@/i18n/text.ts';
import { screen } from '../../screen.ts';

const opening = (one: Pick<Screen, 'roles'>) => ROLES.filter((role) => mayOpen(role, one));

describe('menuFor', () => {
  it('keeps the order of the groups, whatever the order of the screens', () => {
    const menu = menuFor('admin', [screen({ group: 'reports', path: 'a' }), screen({ path: 'b' })]);
    expect(menu.map(({ id }) => id)).toEqual(['initiatives', 'reports']);
  });

  it('shows no group without an entry of the role', () => {
    const screens = [screen({ group: 'site', roles: ['admin'] }), screen({ group: 'reports', path: 'b' })];
    expect(menuFor('moderator', screens).map(({ id }) => id)).toEqual(['reports']);
  });

  it('leaves out screens that are reached from another screen', () => {
    const screens = [screen({}), screen({ path: 'initiatives/:id', menu: false })];
    expect(menuFor('admin', screens)[0]?.screens.map(({ path }) => path)).toEqual(['initiatives']);
  });
});

describe('a group of the menu', () => {
  const entries = (count: number, part: (index: number) => Partial<Screen>) =>
    Array.from({ length: count }, (_, index) => screen({ group: 'reference', path: `${index}`, ...part(index) }));
  const shown = (screens: readonly Screen[]) => menuFor('admin', screens)[0];

  it('is a plain list in its own order up to twelve entries, and has sections from thirteen on', () => {
    const mixed = (index: number) => ({ section: index % 2 ? 'Moliya' : 'Odamlar' }) as const;
    const twelve = entries(12, mixed);
    expect(shown(twelve)?.sections).toEqual([]);
    expect(shown(twelve)?.screens.map(({ path }) => path)).toEqual(twelve.map(({ path }) => path));
    expect(shown(entries(13, mixed))?.sections.map(({ title }) => title)).toEqual(['Moliya', 'Odamlar']);
  });

  it('counts only the entries that the role sees', () => {
    const screens = entries(20, (index) => ({ roles: index < 12 ? [] : ['admin'] }));
    expect(menuFor('admin', screens)[0]?.sections).toHaveLength(1);
    expect(menuFor('moderator', screens)[0]?.sections).toEqual([]);
  });

  it('has sections in declared order, entries in listed order, and entries without a section first', () => {
    const order = ['Odamlar', 'Matnlar', undefined, 'Moliya', 'Sahifalar'] as const;
    const sections = shown(
      entries(15, (index) => {
        const section = order[index % order.length];
        return section ? { section } : {};
      }),
    )?.sections;
    expect(sections?.map(({ title, screens }) => [title, screens.map(({ path }) => path)])).toEqual([
      // "Sahifalar" is not a section of this group.
      [undefined, ['2', '4', '7', '9', '12', '14']],
      ['Moliya', ['3', '8', '13']],
      ['Odamlar', ['0', '5', '10']],
      ['Matnlar', ['1', '6', '11']],
    ]);
  });

  it('starts a role at the entry that stands first in the menu', () => {
    const screens = entries(13, (index) => ({ section: index === 12 ? 'Moliya' : 'Odamlar' }));
    expect(homePath('admin', screens)).toBe('/app/12');
  });
});

describe('a screen with two places (Z-022)', () => {
  const screens = [
    screen({ path: 'twice', group: 'reference', section: 'Moliya', also: { group: 'site' } }),
    screen({ path: 'once', group: 'site' }),
  ];

  it('stands in its own group, and last in the other group', () => {
    expect(menuFor('admin', screens).map(({ id, screens: shown }) => [id, shown.map(({ path }) => path)])).toEqual([
      ['site', ['once', 'twice']],
      ['reference', ['twice']],
    ]);
  });

  it('has the section of its place, not that of its own group', () => {
    const place = (section?: Text) => screen({ ...screens[0], also: { group: 'site', ...(section && { section }) } });
    const shown = (one: Screen) => menuFor('admin', [one]).map(({ screens: [entry] }) => entry?.section);
    expect(shown(place())).toEqual([undefined, 'Moliya']);
    expect(shown(place('Maqolalar'))).toEqual(['Maqolalar', 'Moliya']);
  });

  it('is in both groups for every role that may open it', () => {
    const closed = screens.map((one) => ({ ...one, roles: ['moderator' as const] }));
    expect(menuFor('admin', closed)).toEqual([]);
    expect(menuGroups({ group: 'reference', also: { group: 'site' } })).toEqual(['reference', 'site']);
    expect(menuGroups({ group: 'reference' })).toEqual(['reference']);
  });
});

describe('the screens of the program', () => {
  it('start the five roles of B-001, and no other, at the initiative list', () => {
    const starters = ROLES.filter((role) => homePath(role, SCREENS) === '/app/initiatives');
    expect(starters).toEqual(['admin', 'moderator', 'district_manager', 'region_manager', 'my_garden_moderator']);
    expect(homePath('quarter_manager', SCREENS)).toBeNull();
    expect(homePath('quarter_moderator', SCREENS)).toBeNull();
  });

  it.each(ROLES)('wD1: the desk changes neither menu nor start page of %s', (role) => {
    const without = SCREENS.filter(({ path }) => path !== 'desk');
    expect(without).toHaveLength(SCREENS.length - 1);
    expect(menuFor(role, SCREENS)).toEqual(menuFor(role, without));
    expect(homePath(role, SCREENS)).toBe(homePath(role, without));
    expect(guardHome(role, SCREENS)).toEqual(guardHome(role, without));
    // A role that may not open it is redirected as by every closed screen.
    const desk = SCREENS.find(({ path }) => path === 'desk');
    if (desk && !mayOpen(role, desk)) expect(guardScreen(role, desk)).toEqual(guardHome(role, without));
  });

  it.each([
    ['B-010', 'population'],
    ['B-011', 'quarters'],
  ])('%s: %s, list and form, is for three roles', (_, path) => {
    const screens = SCREENS.filter((one) => one.path.split('/')[0] === path);
    expect(screens.map((one) => one.path)).toEqual([path, `${path}/add`, `${path}/:id`]);
    for (const one of screens) expect(opening(one)).toEqual(['admin', 'moderator', 'region_manager']);
  });

  it('B-008: kindergardens, list and form, is for the admin and the region manager', () => {
    const screens = SCREENS.filter(({ path }) => path.split('/')[0] === 'kindergardens');
    expect(screens.map(({ path }) => path)).toEqual(['kindergardens', 'kindergardens/add', 'kindergardens/:id']);
    for (const one of screens) expect(opening(one)).toEqual(['admin', 'region_manager']);
  });

  it('Z-022: indicator stands among the reference data and the site, and is one screen', () => {
    const groups = menuFor('admin', SCREENS).filter(({ screens }) => screens.some(({ path }) => path === 'indicator'));
    expect(groups.map(({ id }) => id)).toEqual(['site', 'reference']);
    expect(SCREENS.filter(({ path }) => path === 'indicator')).toHaveLength(1);
  });

  it("B-007, Z-028: the other reference data, with all of its forms, is the administrator's", () => {
    const others = SCREENS.filter(
      ({ group, path }) => group === 'reference' && !/^(population|quarters|garden-places|kindergardens)/.test(path),
    );
    expect(others.length).toBeGreaterThan(0);
    for (const one of others) expect([one.path, opening(one)]).toEqual([one.path, ['admin']]);
  });

  it('stand only in sections that their group declares', () => {
    const lost = SCREENS.filter(({ group: id, section }) => {
      const group = GROUPS.find((one) => one.id === id);
      const declared: readonly string[] = group && 'sections' in group ? group.sections : [];
      return section && !declared.includes(section);
    });
    expect(lost.map(({ path }) => path)).toEqual([]);
  });

  it('have unique addresses', () => {
    expect(new Set(SCREENS.map(({ path }) => path)).size).toBe(SCREENS.length);
  });
});

describe('screenAt', () => {
  const screens = ['initiatives', 'initiatives/:id', 'initiatives/review'].map((path) => screen({ path }));

  it('finds a screen by its whole address', () => {
    expect(screenAt('/app/initiatives', screens)?.path).toBe('initiatives');
    expect(screenAt('/app/initiatives/7', screens)?.path).toBe('initiatives/:id');
    expect(screenAt('/app/elsewhere', screens)).toBeUndefined();
  });

  it('matches a literal segment before an id, as the router does', () => {
    expect(screenAt('/app/initiatives/review', screens)?.path).toBe('initiatives/review');
  });
});
