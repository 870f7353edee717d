import type { Text } from '@/i18n/text.ts';
import { locationOf } from './initiative-location.ts';

/** What the platform says about the author and the place of an initiative. */
export type AuthorAndPlace = {
  readonly author_is_verified: boolean;
  readonly latitude: number | null;
  readonly longitude: number | null;
};

/** Whether a winner's author is verified and its location set, as its construction requires (C-076, Z-115). */
export const isReadyForConstruction = (winner: AuthorAndPlace): boolean =>
  winner.author_is_verified && locationOf(winner) !== null;

/** Warning that the author or the location is missing (C-076). */
export const NOT_READY = "Tashabbuskor verifikatsiyadan o'tmagan yoki geolokatsiya biriktirilmagan." satisfies Text;
