import type { Role } from '@shared/roles.ts';
import { mayOpen, type Screen } from './screen.ts';

/** Keys that open a screen from anywhere, by the screen's path. */
const GO_TO: Readonly<Record<string, string>> = {
  desk: 'KeyG KeyD',
  initiatives: 'KeyG KeyR',
  'desk/journal': 'KeyG KeyJ',
};

/** Id of the command that opens a screen. */
export const goToId = ({ path }: Pick<Screen, 'path'>): string => `go.${path}`;

/** Screens that a role opens by keys, with these. */
export const goToScreens = (role: Role, screens: readonly Screen[]): readonly { screen: Screen; keys: string }[] =>
  screens.flatMap((screen) => {
    const keys = GO_TO[screen.path];
    return keys && mayOpen(role, screen) ? [{ screen, keys }] : [];
  });
