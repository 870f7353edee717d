import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { districtsQuery, regionsQuery } from '@/entities/regions.ts';
import type { PlaceOf } from './columns.tsx';

/** Finds the names of a district and its region: a quarter carries the id of the district alone. */
export function usePlaceOf(): PlaceOf {
  const regions = useQuery(regionsQuery).data;
  const districts = useQuery(districtsQuery(null)).data;
  return useMemo(() => {
    const regionById = new Map(regions?.map((region) => [region.id, region]));
    const districtById = new Map(districts?.map((district) => [district.id, district]));
    return (id) => {
      const district = id === null ? undefined : districtById.get(id);
      const region = district?.region_id ? regionById.get(district.region_id) : undefined;
      return { district: district?.title ?? null, region: region?.title ?? null };
    };
  }, [regions, districts]);
}

/** The region of a district; null while that is not known. */
export function useRegionOf(district: number | null): number | null {
  const { data } = useQuery({ ...districtsQuery(null), enabled: district !== null });
  return data?.find(({ id }) => id === district)?.region_id ?? null;
}
