import { useQuery } from '@tanstack/react-query';
import { districtsQuery } from '@/entities/regions.ts';

/** Region id of a district; null while unknown. */
export function useRegionOf(district: number | null): number | null {
  const { data } = useQuery({ ...districtsQuery(null), enabled: district !== null });
  return data?.find(({ id }) => id === district)?.region_id ?? null;
}
