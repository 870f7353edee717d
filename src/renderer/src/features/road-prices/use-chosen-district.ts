import { useQuery } from '@tanstack/react-query';
import type { Named } from '@/entities/named-options.ts';
import { districtsQuery } from '@/entities/regions.ts';

/**
 * The chosen district with its name, whichever region is chosen. `known`: null if no district is chosen; `elsewhere`:
 * whether the district lies in another region.
 */
export function useChosenDistrict(
  district: number | null,
  region: number | null,
): { known: Named | null; elsewhere: boolean } {
  const { data } = useQuery({ ...districtsQuery(null), enabled: district !== null });
  if (district === null) return { known: null, elsewhere: false };
  const found = data?.find(({ id }) => id === district);
  const home = found?.region_id ?? null;
  return {
    known: { id: district, title: found?.title ?? null },
    elsewhere: home !== null && region !== null && home !== region,
  };
}
