import { queryOptions } from '@tanstack/react-query';
import type { z } from 'zod';
import { http } from '@/api/http.ts';
import { flag } from '@/kit/fields.ts';
import { lookupAt } from '@/kit/page.ts';
import { LOOKUP_STALE_MS, namedSchema } from './lookup.ts';

/** Why an initiative is rejected; some reasons ask for a file (spec 000 §5). */
const reasonSchema = namedSchema.extend({ file_required: flag });

export type Reason = z.infer<typeof reasonSchema>;

const answerSchema = lookupAt('cancelation_reasons', reasonSchema);

/** All reasons for a rejection (spec 000 §7). */
export const cancelationReasonsQuery = queryOptions({
  queryKey: ['api/v1/initiatives/cancelation-reasons'],
  queryFn: ({ signal }) => http('api/v1/initiatives/cancelation-reasons', { signal, schema: answerSchema }),
  staleTime: LOOKUP_STALE_MS,
});
