import { queryOptions } from '@tanstack/react-query';
import type { z } from 'zod';
import { unsaidText } from '@/kit/fields.ts';
import { defineLookup } from './define-lookup.ts';
import { namedSchema } from './lookup.ts';

const quarters = defineLookup({
  path: 'api/v1/quarters',
  rowsKey: 'quarters',
  row: namedSchema.extend({ status: unsaidText }),
  needsAll: true,
});
type Known = z.output<typeof namedSchema> & { readonly status?: string | null | undefined };

/** Quarters that a form offers: the active quarters, and `own`, the record's current quarter (Z-156). */
export const offeredQuarters = <Q extends Known>(quarters: readonly Q[], own: number | null): Q[] =>
  quarters.filter(({ id, status }) => status === undefined || status === 'ACTIVE' || id === own);

/**
 * The quarters (mahalla) of a district that a form offers, `own` (the record's current quarter) included. No call
 * before the district is known (spec 001 §7).
 */
export const quartersQuery = (district_id: number | null, own: number | null = null) =>
  queryOptions({
    ...quarters({ district_id }),
    select: (found) => offeredQuarters(found, own),
  });
