import type { Profile } from '@shared/session.ts';
import type { Place } from './place-filter.tsx';

/**
 * Place parameters of a list's call: from the profile where the person is bound to a place, otherwise from the filter
 * (J-009, J-010).
 */
export const placeScope = (
  { region_id, district_id }: Pick<Profile, 'region_id' | 'district_id'>,
  { region, district }: Place,
  may: { readonly region: boolean; readonly district: boolean },
) => ({
  region_id: may.region ? region : (region_id ?? null),
  district_id: may.district ? district : (district_id ?? null),
});

/** Place that a form begins with: the profile's where the person is bound to it; null where the person chooses. */
export const startingPlace = (me: Pick<Profile, 'region_id' | 'district_id'>, mayChoose: boolean) =>
  placeScope(me, { region: null, district: null }, { region: mayChoose, district: mayChoose });
