import { queryOptions } from '@tanstack/react-query';
import { z } from 'zod';
import { http } from '@/api/http.ts';
import { optionalNumber } from '@/kit/fields.ts';
import { LOOKUP_STALE_MS, namedSchema } from './lookup.ts';

const answerSchema = z.object({ quarters: z.array(namedSchema.extend({ district_id: optionalNumber })).nullish() });

/** The quarters (mahallas) of a district (spec 001 §7). */
export const quartersQuery = (district_id: number) =>
  queryOptions({
    queryKey: ['api/v1/quarters', { district_id }],
    queryFn: async ({ signal }) =>
      (await http('api/v1/quarters', { query: { district_id }, signal, schema: answerSchema })).quarters ?? [],
    staleTime: LOOKUP_STALE_MS,
  });
