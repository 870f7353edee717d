import { queryOptions } from '@tanstack/react-query';
import { z } from 'zod';
import { http } from '@/api/http.ts';
import { flag } from '@/kit/fields.ts';
import { LOOKUP_STALE_MS, namedSchema } from './lookup.ts';

/** Why an initiative is rejected; some reasons ask for a file (spec 000 §5). */
const reasonSchema = namedSchema.extend({ file_required: flag });

const answerSchema = z.object({ cancelation_reasons: z.array(reasonSchema).nullish() });

/** All reasons for a rejection (spec 000 §7). */
export const cancelationReasonsQuery = queryOptions({
  queryKey: ['api/v1/initiatives/cancelation-reasons'],
  queryFn: async ({ signal }) =>
    (await http('api/v1/initiatives/cancelation-reasons', { signal, schema: answerSchema })).cancelation_reasons ?? [],
  staleTime: LOOKUP_STALE_MS,
});
