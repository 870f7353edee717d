import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { districtsQuery } from '@/entities/regions.ts';

/** The region of a district, and its lookup if that failed. */
export type RegionOf = {
  /** Id of the region; null while unknown. */
  readonly region: number | null;
  /** The lookup if it failed and the region is unknown; null otherwise. */
  readonly failed: UseQueryResult<unknown> | null;
};

/** The region of a district, for records that hold only the district. */
export function useRegionOf(district: number | null): RegionOf {
  const lookup = useQuery({ ...districtsQuery(null), enabled: district !== null });
  const region = lookup.data?.find(({ id }) => id === district)?.region_id ?? null;
  return { region, failed: lookup.error && !lookup.data ? lookup : null };
}
