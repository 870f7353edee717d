import type { Place } from '@/entities/place-filter.tsx';
import { choiceParam, idParam } from '@/kit/list/list-state.ts';
import { ORGANIZATION_TYPES } from './organization.ts';

type District = { readonly id: number; readonly region_id: number | null };

/** What the preset place is chosen from. */
export type Places = {
  /** The office's configuration; null if it sets none. */
  readonly configured: Place;
  readonly regions: readonly { readonly id: number }[];
  readonly districts: readonly District[];
};

/** No preset: every place. */
export const EVERYWHERE: Place = { region: null, district: null };

/**
 * The initial place of the list (M-005, Z-078): the configured one, else the first region and its first district in the
 * platform's order. A configured district of another region is ignored, as are places unknown to the platform.
 */
export function presetPlace({ configured, regions, districts }: Places): Place {
  const home = regionOf(configured.district, districts);
  const wanted = configured.region ?? home;
  const region = (regions.find(({ id }) => id === wanted) ?? regions[0])?.id ?? null;
  const own = districts.filter(({ region_id }) => region_id === region);
  const district = own.find(({ id }) => id === configured.district) ?? own[0];
  return { region, district: district?.id ?? null };
}

/** The region of a district; null if unknown. */
const regionOf = (district: number | null, districts: readonly District[]): number | null =>
  districts.find(({ id }) => id === district)?.region_id ?? null;

/**
 * The place to show. `place`: the filters, in which the preset fills in what the address leaves out. If the district is
 * not in the region, the address wins: a preset district is dropped, or a preset region replaced by the district's.
 */
export function shownPlace(place: Place, preset: Place, districts: readonly District[]): Place {
  const home = regionOf(place.district, districts);
  if (home === null || home === place.region) return place;
  return place.district === preset.district ? { ...place, district: null } : { ...place, region: home };
}

/** Initial type of the organizations in the list (M-005). */
export const FIRST_TYPE = 'SCHOOL';

/** List state kept in the address: initially 20 rows, with filters preset to a place and to schools (M-005). */
export const listOf = ({ region, district }: Place) => ({
  filters: {
    region: idParam(region),
    district: idParam(district),
    type: choiceParam([...ORGANIZATION_TYPES, ''], FIRST_TYPE),
  },
});
