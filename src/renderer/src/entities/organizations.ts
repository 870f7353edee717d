import { queryOptions } from '@tanstack/react-query';
import { z } from 'zod';
import { http } from '@/api/http.ts';
import { LOOKUP_STALE_MS, namedSchema } from './lookup.ts';

const answerSchema = z.object({ organizations: z.array(namedSchema).nullish() });

/** Which organizations: those of a district, of the type that a category names. */
export type OrganizationsWanted = { district_id: number | null; organization_type: string | null };

/** The organizations from which an initiative names one; nothing is asked before both are known (spec 001 §7). */
export const organizationsQuery = ({ district_id, organization_type }: OrganizationsWanted) => {
  const query = { district_id, organization_type };
  return queryOptions({
    queryKey: ['api/v1/organizations', query],
    queryFn: async ({ signal }) =>
      (await http('api/v1/organizations', { query, signal, schema: answerSchema })).organizations ?? [],
    enabled: district_id !== null && organization_type !== null,
    staleTime: LOOKUP_STALE_MS,
  });
};
