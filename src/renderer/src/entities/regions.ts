import { queryOptions } from '@tanstack/react-query';
import { z } from 'zod';
import { http } from '@/api/http.ts';
import { optionalNumber } from '@/kit/fields.ts';
import { LOOKUP_STALE_MS, namedSchema } from './lookup.ts';

const regionsSchema = z.object({ regions: z.array(namedSchema).nullish() });
const districtsSchema = z.object({ districts: z.array(namedSchema.extend({ region_id: optionalNumber })).nullish() });

/** All regions (spec 000 §7). */
export const regionsQuery = queryOptions({
  queryKey: ['api/v1/regions'],
  queryFn: async ({ signal }) => (await http('api/v1/regions', { signal, schema: regionsSchema })).regions ?? [],
  staleTime: LOOKUP_STALE_MS,
});

/** The districts of a region, all of them where the region is null (spec 000 §7). */
export const districtsQuery = (region_id: number | null) =>
  queryOptions({
    queryKey: ['api/v1/districts', { region_id }],
    queryFn: async ({ signal }) =>
      (await http('api/v1/districts', { query: { region_id }, signal, schema: districtsSchema })).districts ?? [],
    staleTime: LOOKUP_STALE_MS,
  });
