import type { Role } from '@shared/roles.ts';
import { mayOpen, type Screen, screenPath } from './screen.ts';

/** Keys that open a screen from anywhere, by the screen's path. */
const GO_TO: Readonly<Record<string, string>> = {
  desk: 'KeyG KeyD',
  initiatives: 'KeyG KeyR',
  'initiatives/map': 'KeyG KeyM',
  'desk/journal': 'KeyG KeyJ',
};

/** Screens that show the same rows: going from one to the other keeps the filter. */
const SAME_ROWS = ['initiatives', 'initiatives/map'].map((path) => screenPath({ path }));

/** Address to open a screen at, coming from the given address. */
export function goToAddress(screen: Pick<Screen, 'path'>, { pathname, search }: Pick<Location, 'pathname' | 'search'>) {
  const address = screenPath(screen);
  const isOther = address !== pathname && [address, pathname].every((one) => SAME_ROWS.includes(one));
  return { pathname: address, search: isOther ? search : '' };
}

/** Id of the command that opens a screen. */
export const goToId = ({ path }: Pick<Screen, 'path'>): string => `go.${path}`;

/** Screens that a role opens by keys, with the keys. */
export const goToScreens = (role: Role, screens: readonly Screen[]): readonly { screen: Screen; keys: string }[] =>
  screens.flatMap((screen) => {
    const keys = GO_TO[screen.path];
    return keys && mayOpen(role, screen) ? [{ screen, keys }] : [];
  });
