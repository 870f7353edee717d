import { queryOptions } from '@tanstack/react-query';
import { z } from 'zod';
import { http } from '@/api/http.ts';
import { optionalText } from '@/kit/fields.ts';
import { LOOKUP_STALE_MS, namedSchema } from './lookup.ts';

/** What an initiative is about; where it names an organization type, the initiative names an organization (D-005). */
const categorySchema = namedSchema.extend({ organization_type: optionalText });
export type Category = z.output<typeof categorySchema>;

const answerSchema = z.object({ initiative_categories: z.array(categorySchema).nullish() });

/** All categories of initiatives (spec 000 §7). */
export const categoriesQuery = queryOptions({
  queryKey: ['api/v1/initiative-categories'],
  queryFn: async ({ signal }) =>
    (await http('api/v1/initiative-categories', { signal, schema: answerSchema })).initiative_categories ?? [],
  staleTime: LOOKUP_STALE_MS,
});
