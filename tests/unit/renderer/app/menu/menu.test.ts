import { ROLES } from '@shared/roles.ts';
import { describe, expect, it } from 'vitest';
import { homePath, menuFor, screenAt } from '@/app/menu/menu.ts';
import { SCREENS } from '@/app/menu/registry.ts';
import { mayOpen, type Screen } from '@/app/menu/screen.ts';
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

  it('leaves out screens that another one leads to', () => {
    const screens = [screen({}), screen({ path: 'initiatives/:id', menu: false })];
    expect(menuFor('admin', screens)[0]?.screens.map(({ path }) => path)).toEqual(['initiatives']);
  });
});

describe('the screens of the program', () => {
  it('open the initiative list to the five roles of B-001 and to no other', () => {
    const starters = ROLES.filter((role) => homePath(role) === '/app/initiatives');
    expect(starters).toEqual(['admin', 'moderator', 'district_manager', 'region_manager', 'my_garden_moderator']);
    expect(homePath('quarter_manager')).toBeNull();
    expect(homePath('quarter_moderator')).toBeNull();
  });

  it.each([
    ['B-010', 'population'],
    ['B-011', 'quarters'],
  ])('%s: %s, list and form, is for three roles', (_, path) => {
    const screens = SCREENS.filter((one) => one.path.split('/')[0] === path);
    expect(screens.map((one) => one.path)).toEqual([path, `${path}/add`, `${path}/:id`]);
    for (const one of screens) expect(opening(one)).toEqual(['admin', 'moderator', 'region_manager']);
  });

  it("B-007, Z-028: the other reference data, with all of its forms, is the administrator's", () => {
    const others = SCREENS.filter(({ group, path }) => group === 'reference' && !/^(population|quarters)/.test(path));
    expect(others.filter(({ menu }) => menu).map(({ path }) => path)).toEqual([
      'ministries',
      'ministries-execution',
      'funds',
      'consolidated-budgets',
      'state-target-funds',
      'customers',
      'answer-templates',
    ]);
    for (const one of others) expect([one.path, opening(one)]).toEqual([one.path, ['admin']]);
  });

  it('have an address of their own each', () => {
    expect(new Set(SCREENS.map(({ path }) => path)).size).toBe(SCREENS.length);
  });
});

describe('screenAt', () => {
  const screens = [screen({}), screen({ path: 'initiatives/:id', menu: false })];

  it('finds a screen by its whole address', () => {
    expect(screenAt('/app/initiatives', screens)?.path).toBe('initiatives');
    expect(screenAt('/app/initiatives/7', screens)?.path).toBe('initiatives/:id');
    expect(screenAt('/app/elsewhere', screens)).toBeUndefined();
  });
});
