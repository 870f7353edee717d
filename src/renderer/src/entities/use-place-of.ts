import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { districtsQuery, regionsQuery } from './regions.ts';

/** Names the place of a record; null while loading or unknown. `region`: the record's own region id, if it has one. */
export type PlaceOf = (
  district: number | null,
  region?: number | null,
) => { district: string | null; region: string | null };

/** Returns a function that names a district and its region, for records that hold only the ids. */
export function usePlaceOf(): PlaceOf {
  const regions = useQuery(regionsQuery).data;
  const districts = useQuery(districtsQuery(null)).data;
  return useMemo(() => {
    const regionById = new Map(regions?.map((region) => [region.id, region]));
    const districtById = new Map(districts?.map((district) => [district.id, district]));
    return (id, own = null) => {
      const district = id === null ? undefined : districtById.get(id);
      const region = regionById.get(own ?? district?.region_id ?? Number.NaN);
      return { district: district?.title ?? null, region: region?.title ?? null };
    };
  }, [regions, districts]);
}
