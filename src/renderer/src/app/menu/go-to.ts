import type { Role } from '@shared/roles.ts';
import { mayOpen, type Screen, screenPath } from './screen.ts';

/** Address to open a screen at, coming from the given address of one of these screens. */
export function goToAddress(
  screen: Pick<Screen, 'path' | 'rows'>,
  { pathname, search }: Pick<Location, 'pathname' | 'search'>,
  screens: readonly Screen[],
) {
  const address = screenPath(screen);
  const left = screens.find((one) => screenPath(one) === pathname);
  const keepsFilter = address !== pathname && screen.rows !== undefined && screen.rows === left?.rows;
  return { pathname: address, search: keepsFilter ? search : '' };
}

/** Id of the command that opens a screen. */
export const goToId = ({ path }: Pick<Screen, 'path'>): string => `go.${path}`;

/** Screens that a role opens by keys, with the keys. */
export const goToScreens = (role: Role, screens: readonly Screen[]): readonly { screen: Screen; keys: string }[] =>
  screens.flatMap((screen) => (screen.keys && mayOpen(role, screen) ? [{ screen, keys: screen.keys }] : []));
