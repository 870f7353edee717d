import { queryOptions } from '@tanstack/react-query';
import type { z } from 'zod';
import { http } from '@/api/http.ts';
import { unsaidText } from '@/kit/fields.ts';
import { lookupAt } from '@/kit/page.ts';
import { LOOKUP_STALE_MS, namedSchema } from './lookup.ts';

const answerSchema = lookupAt('quarters', namedSchema.extend({ status: unsaidText }));
type Known = z.output<typeof namedSchema> & { readonly status?: string | null | undefined };

/** The quarters that a form offers: those that are active, and the one that its record has already (Z-156). */
export const offeredQuarters = <Q extends Known>(quarters: readonly Q[], own: number | null): Q[] =>
  quarters.filter(({ id, status }) => status === undefined || status === 'ACTIVE' || id === own);

/**
 * The quarters (mahalla) of a district that a form offers, among them `own`, which its record has already. Nothing is
 * asked before the district is known (spec 001 §7).
 */
export const quartersQuery = (district_id: number | null, own: number | null = null) =>
  queryOptions({
    queryKey: ['api/v1/quarters', { district_id }],
    queryFn: ({ signal }) => http('api/v1/quarters', { query: { district_id }, signal, schema: answerSchema }),
    select: (quarters) => offeredQuarters(quarters, own),
    enabled: district_id !== null,
    staleTime: LOOKUP_STALE_MS,
  });
