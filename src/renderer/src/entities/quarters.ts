import { queryOptions } from '@tanstack/react-query';
import { z } from 'zod';
import { http } from '@/api/http.ts';
import { LOOKUP_STALE_MS, namedSchema } from './lookup.ts';

const answerSchema = z.object({ quarters: z.array(namedSchema).nullish() });

/** The quarters (mahalla) of a district; nothing is asked before the district is known (spec 001 §7). */
export const quartersQuery = (district_id: number | null) =>
  queryOptions({
    queryKey: ['api/v1/quarters', { district_id }],
    queryFn: async ({ signal }) =>
      (await http('api/v1/quarters', { query: { district_id }, signal, schema: answerSchema })).quarters ?? [],
    enabled: district_id !== null,
    staleTime: LOOKUP_STALE_MS,
  });
