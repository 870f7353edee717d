import type { Profile } from '@shared/session.ts';
import { absentParam, idParam } from '@/kit/list/list-state.ts';
import type { Place } from './place-filter.tsx';

/** Which place filters a person has. */
type PlaceFilters = { readonly region: boolean; readonly district: boolean };

/** The place filters in a list's address: filters that the person does not have are not read from it. */
export const placeParams = (has: PlaceFilters) => {
  const param = (there: boolean) => (there ? idParam() : absentParam<number | null>(null));
  return { region: param(has.region), district: param(has.district) };
};

/**
 * Place parameters of a list's call: from the profile if the person is bound to a place, otherwise from the filter
 * (J-009, J-010).
 */
export const placeScope = (
  { region_id, district_id }: Pick<Profile, 'region_id' | 'district_id'>,
  { region, district }: Place,
  may: PlaceFilters,
) => ({
  region_id: may.region ? region : (region_id ?? null),
  district_id: may.district ? district : (district_id ?? null),
});

/**
 * Whether a person is bound to a place that the profile does not name. Without it a call would ask for the whole country:
 * it is not made, and the page says why (`NoPlace`).
 */
export const lacksPlace = ({ region_id, district_id }: Pick<Profile, 'region_id' | 'district_id'>, may: PlaceFilters) =>
  (!may.region && region_id == null) || (!may.district && district_id == null);

/** Initial place of a form: the profile's if the person is bound to it; null if the person chooses. */
export const startingPlace = (me: Pick<Profile, 'region_id' | 'district_id'>, mayChoose: boolean) =>
  placeScope(me, { region: null, district: null }, { region: mayChoose, district: mayChoose });
