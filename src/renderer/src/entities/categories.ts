import { queryOptions } from '@tanstack/react-query';
import { z } from 'zod';
import { http } from '@/api/http.ts';
import { optionalText } from '@/kit/fields.ts';
import { LOOKUP_STALE_MS, namedSchema } from './lookup.ts';

const answerSchema = z.object({
  initiative_categories: z.array(namedSchema.extend({ organization_type: optionalText })).nullish(),
});

/** The categories of initiatives; one with an organization type needs an organization (spec 000 §5). */
export const categoriesQuery = () =>
  queryOptions({
    queryKey: ['api/v1/initiative-categories'],
    queryFn: async ({ signal }) =>
      (await http('api/v1/initiative-categories', { signal, schema: answerSchema })).initiative_categories ?? [],
    staleTime: LOOKUP_STALE_MS,
  });
