import { queryOptions } from '@tanstack/react-query';
import { z } from 'zod';
import { http } from '@/api/http.ts';
import { noteOddField } from '@/api/odd-fields.ts';
import type { BigOption } from '@/kit/big-select/option.ts';
import { LOOKUP_STALE_MS } from './lookup.ts';

/** As many as the specification asks for (spec 000 §9). */
const LIMIT = 100_000;
/** How long they are kept after the last form that offered them, in ms: they are the longest answer of all. */
const KEPT_MS = 2 * 60 * 60_000;

/** A customer to choose: its id, its title, and as hint its taxpayer number. */
export type CustomerOption = BigOption<number>;

/**
 * `{ data: { id, title, tin }[] }`, where anything but the id may be missing. Looked at by hand: a schema of every row
 * holds the window for ten times as long.
 */
const answerSchema = z
  .looseObject({ data: z.custom<readonly unknown[]>(Array.isArray).nullish() })
  .transform(({ data }) => {
    const options: CustomerOption[] = [];
    data?.forEach((row, index) => {
      const option = customerOption(row);
      // One odd row must not take all the others away.
      if (option) options.push(option);
      else noteOddField(['data', index]);
    });
    return options;
  });

function customerOption(row: unknown): CustomerOption | undefined {
  if (typeof row !== 'object' || row === null || !('id' in row)) return undefined;
  const id = typeof row.id === 'string' && /^\d+$/.test(row.id) ? Number(row.id) : row.id;
  if (typeof id !== 'number') return undefined;
  const title = 'title' in row && typeof row.title === 'string' ? row.title.trim() : '';
  const tin =
    'tin' in row && (typeof row.tin === 'string' || typeof row.tin === 'number') ? String(row.tin).trim() : '';
  return { value: id, label: title || tin || String(id), hint: tin || null };
}

/** All customers, as a select offers them (spec 000 §7, D-022). An import of customers makes them stale. */
export const customersQuery = queryOptions({
  queryKey: ['api/v1/customers', { limit: LIMIT }],
  queryFn: ({ signal }) => http('api/v1/customers', { query: { limit: LIMIT }, signal, schema: answerSchema }),
  staleTime: LOOKUP_STALE_MS,
  gcTime: KEPT_MS,
  // Comparing the old answer with the new one, row by row, gains nothing here.
  structuralSharing: false,
});
