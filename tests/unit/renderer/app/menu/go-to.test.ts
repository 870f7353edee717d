import { ROLES } from '@shared/roles.ts';
import { expect, it } from 'vitest';
import { goToAddress, goToScreens } from '@/app/menu/go-to.ts';
import { SCREENS } from '@/app/menu/registry.ts';
import { mayOpen } from '@/app/menu/screen.ts';
import { keysTwice } from '@/kit/commands/command.ts';

it.each(ROLES)('%s has go-to keys only for pages it may open, and no keys twice', (role) => {
  const offered = goToScreens(role, SCREENS);
  expect(offered.every(({ screen }) => mayOpen(role, screen))).toBe(true);
  expect(keysTwice(offered.map(({ keys }) => ({ keys: [keys] })))).toEqual([]);
});
it('a moderator reaches the desk, the list, the map and the journal by keys', () => {
  const keys = goToScreens('moderator', SCREENS).map((one) => [one.screen.path, one.keys]);
  expect(keys).toEqual(
    expect.arrayContaining([
      ['initiatives', 'KeyG KeyR'],
      ['initiatives/map', 'KeyG KeyM'],
      ['desk', 'KeyG KeyD'],
      ['desk/journal', 'KeyG KeyJ'],
    ]),
  );
});

it.each([
  ['initiatives/map', '/app/initiatives', '?stage=WINNER'],
  ['initiatives', '/app/initiatives/map', '?stage=WINNER'],
  ['initiatives', '/app/initiatives', ''],
  ['initiatives/map', '/app/desk/journal', ''],
  ['desk', '/app/initiatives/map', ''],
])('%s opened from %s has the search "%s"', (path, pathname, search) => {
  const opened = SCREENS.filter((screen) => screen.path === path);
  const addresses = opened.map((screen) => goToAddress(screen, { pathname, search: '?stage=WINNER' }, SCREENS));
  expect(addresses).toEqual([{ pathname: `/app/${path}`, search }]);
});
