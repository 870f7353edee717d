import type { Place } from '@/entities/place-filter.tsx';
import { choiceParam, idParam } from '@/kit/list/list-state.ts';
import { ORGANIZATION_TYPES } from './organization.ts';

type District = { readonly id: number; readonly region_id: number | null };

/** What is known of the places that can be preset. */
export type Places = {
  /** What the office has configured; null where it has not. */
  readonly configured: Place;
  readonly regions: readonly { readonly id: number }[];
  readonly districts: readonly District[];
};

/** No preset: every place. */
export const EVERYWHERE: Place = { region: null, district: null };

/**
 * The place that the list shows at first (M-005, Z-078): the configured one, else the first region and its first district
 * in the platform's order. A configured district of another region does not count, nor does what the platform has not.
 */
export function presetPlace({ configured, regions, districts }: Places): Place {
  const home = regionOf(configured.district, districts);
  const wanted = configured.region ?? home;
  const region = (regions.find(({ id }) => id === wanted) ?? regions[0])?.id ?? null;
  const own = districts.filter(({ region_id }) => region_id === region);
  const district = own.find(({ id }) => id === configured.district) ?? own[0];
  return { region, district: district?.id ?? null };
}

/** The region of a district; null for what is not known. */
const regionOf = (district: number | null, districts: readonly District[]): number | null =>
  districts.find(({ id }) => id === district)?.region_id ?? null;

/**
 * The place that is shown, of filters in which the preset stands for what the address leaves out. Where the two name a
 * district and another region, the address wins: over the preset district, or over the preset region.
 */
export function shownPlace(place: Place, preset: Place, districts: readonly District[]): Place {
  const home = regionOf(place.district, districts);
  if (home === null || home === place.region) return place;
  return place.district === preset.district ? { ...place, district: null } : { ...place, region: home };
}

/** Type of the organizations that the list shows at first (M-005). */
export const FIRST_TYPE = 'SCHOOL';

/** The list in its address: 20 rows at first, and filters preset to a place and to schools (M-005). */
export const listOf = ({ region, district }: Place) => ({
  filters: {
    region: idParam(region),
    district: idParam(district),
    type: choiceParam([...ORGANIZATION_TYPES, ''], FIRST_TYPE),
  },
});
