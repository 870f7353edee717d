import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { districtsQuery, regionsQuery } from './regions.ts';

/** Where a record lies, in words: null for what is not known, or not yet. `region`: where the record says it itself. */
export type PlaceOf = (
  district: number | null,
  region?: number | null,
) => { district: string | null; region: string | null };

/** Finds the names of a district and its region: many a record carries their ids alone. */
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
