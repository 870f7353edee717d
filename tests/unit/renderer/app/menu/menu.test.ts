import { ROLES } from '@shared/roles.ts';
import { describe, expect, it } from 'vitest';
import { homePath, menuFor, screenAt } from '@/app/menu/menu.ts';
import { SCREENS } from '@/app/registry.ts';

import { screen } from '../../screen.ts';

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
