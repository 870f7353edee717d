import type { Profile } from '@shared/session.ts';
import { useQuery } from '@tanstack/react-query';
import { districtsQuery, regionsQuery } from './regions.ts';

/** Name of the person's district, else region, as the platform writes it; null for the whole country. */
export function useArea({ region_id, district_id }: Profile): string | null {
  const regions = useQuery({ ...regionsQuery, enabled: region_id != null && district_id == null });
  const districts = useQuery({ ...districtsQuery(region_id ?? null), enabled: district_id != null });
  const region = regions.data?.find(({ id }) => id === region_id);
  const district = districts.data?.find(({ id }) => id === district_id);
  return district?.title ?? region?.title ?? null;
}
