import { queryOptions } from '@tanstack/react-query';
import type { z } from 'zod';
import { http } from '@/api/http.ts';
import { optionalText } from '@/kit/fields.ts';
import { lookupAt } from '@/kit/page.ts';
import { LOOKUP_STALE_MS, namedSchema } from './lookup.ts';

/** What an initiative is about; where it names an organization type, the initiative names an organization (D-005). */
const categorySchema = namedSchema.extend({ organization_type: optionalText });
export type Category = z.output<typeof categorySchema>;

const answerSchema = lookupAt('initiative_categories', categorySchema);

/** All categories of initiatives (spec 000 §7). */
export const categoriesQuery = queryOptions({
  queryKey: ['api/v1/initiative-categories'],
  queryFn: ({ signal }) => http('api/v1/initiative-categories', { signal, schema: answerSchema }),
  staleTime: LOOKUP_STALE_MS,
});
