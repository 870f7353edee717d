import { queryOptions } from '@tanstack/react-query';
import { http } from '@/api/http.ts';
import { optionalNumber } from '@/kit/fields.ts';
import { lookupAt } from '@/kit/page.ts';
import { LOOKUP_STALE_MS, namedSchema } from './lookup.ts';

const regionsSchema = lookupAt('regions', namedSchema);
const districtsSchema = lookupAt('districts', namedSchema.extend({ region_id: optionalNumber }));

/** All regions (spec 000 §7). */
export const regionsQuery = queryOptions({
  queryKey: ['api/v1/regions'],
  queryFn: ({ signal }) => http('api/v1/regions', { signal, schema: regionsSchema }),
  staleTime: LOOKUP_STALE_MS,
});

/** The districts of a region, all of them where the region is null (spec 000 §7). */
export const districtsQuery = (region_id: number | null) =>
  queryOptions({
    queryKey: ['api/v1/districts', { region_id }],
    queryFn: ({ signal }) => http('api/v1/districts', { query: { region_id }, signal, schema: districtsSchema }),
    staleTime: LOOKUP_STALE_MS,
  });
