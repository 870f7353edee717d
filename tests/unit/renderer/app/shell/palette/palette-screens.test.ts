import { ROLES, type Role } from '@shared/roles.ts';
import { describe, expect, it } from 'vitest';
import { menuFor } from '@/app/menu/menu.ts';
import { SCREENS } from '@/app/menu/registry.ts';
import { besideMenu, GROUPS, mayOpen, type Screen } from '@/app/menu/screen.ts';
import { paletteScreens } from '@/app/shell/palette/palette-screens.ts';
import { screen } from '../../../screen.ts';

/** Screens opened by keys, and by a switch of the list. */
const BY_KEYS = ['initiatives/map'];

/** A hundred entries in disorder, over every group, section and role, with screens among them that no menu shows. */
const HUNDRED: readonly Screen[] = Array.from({ length: 134 }, (_, index) => {
  const group = GROUPS[index % 3 === 0 ? 3 : index % GROUPS.length] ?? GROUPS[0];
  const sections = 'sections' in group ? group.sections : [];
  const section = sections[Math.floor(index / 3) % (sections.length + 1)];
  return screen({
    path: `screen-${index}`,
    group: group.id,
    roles: ROLES.filter((_role, place) => index % (place + 1) === 0 || index % 5 === place),
    menu: index % 4 !== 1,
    ...(index % 8 === 1 && { beside: true }),
    ...(index % 7 === 0 && { also: { group: GROUPS[(index + 1) % GROUPS.length]?.id ?? 'site' } }),
    ...(section && { section }),
  });
});

/** What the menu draws: long groups by section, short ones as a list; a second place is left out. Then what stands beside. */
const drawn = (role: Role, screens: readonly Screen[]) => [
  ...menuFor(role, screens).flatMap((group) =>
    (group.sections.length > 0 ? group.sections : [group])
      .flatMap((part) => part.screens.map(({ path }) => path))
      .filter((path) => screens.find((one) => one.path === path)?.group === group.id),
  ),
  ...besideMenu(role, screens).map(({ path }) => path),
  ...screens.filter((one) => BY_KEYS.includes(one.path) && mayOpen(role, one)).map(({ path }) => path),
];
const offered = (role: Role, screens: readonly Screen[]) =>
  paletteScreens(role, screens).map((entry) => entry.screen.path);

describe.each([
  ['of the program', SCREENS],
  ['of a hundred entries', HUNDRED],
])('the palette and the menu %s', (_, screens) => {
  it.each(ROLES)('show %s the same screens in the same order', (role) => {
    expect(offered(role, screens)).toEqual(drawn(role, screens));
  });

  it.each(ROLES)('show %s each entry that it may open, and no other', (role) => {
    const may = screens.filter(
      ({ menu, beside, path, roles }) =>
        (menu || beside || BY_KEYS.includes(path)) && (roles.length === 0 || roles.includes(role)),
    );
    expect(offered(role, screens).toSorted()).toEqual(may.map(({ path }) => path).toSorted());
  });
});

it('a hundred entries are enough for sections', () => {
  expect(HUNDRED.filter(({ menu }) => menu)).toHaveLength(100);
  const reference = menuFor('admin', HUNDRED).find(({ id }) => id === 'reference');
  expect(reference?.sections.length).toBeGreaterThan(4);
});
