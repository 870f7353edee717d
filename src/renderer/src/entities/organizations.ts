import { queryOptions } from '@tanstack/react-query';
import { http } from '@/api/http.ts';
import { lookupAt } from '@/kit/page.ts';
import { LOOKUP_STALE_MS, namedSchema } from './lookup.ts';

const answerSchema = lookupAt('organizations', namedSchema);

/** Which organizations: those of a district, of the type that a category names. */
export type OrganizationsWanted = { district_id: number | null; organization_type: string | null };

/** The organizations from which an initiative names one; nothing is asked before both are known (spec 001 §7). */
export const organizationsQuery = ({ district_id, organization_type }: OrganizationsWanted) => {
  const query = { district_id, organization_type };
  return queryOptions({
    queryKey: ['api/v1/organizations', query],
    queryFn: ({ signal }) => http('api/v1/organizations', { query, signal, schema: answerSchema }),
    enabled: district_id !== null && organization_type !== null,
    staleTime: LOOKUP_STALE_MS,
  });
};
