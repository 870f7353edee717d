import { trimmed } from '@shared/blank.ts';
import { listIn } from '@shared/list-in.ts';
import { queryOptions } from '@tanstack/react-query';
import { z } from 'zod';
import { http } from '@/api/http.ts';
import { noteOddField } from '@/api/odd-fields.ts';
import { allRowsOf } from '@/kit/all-rows.ts';
import { type BigOption, labelOf } from '@/kit/big-select/option.ts';
import { countSchema, totalOf, type UnreadRow } from '@/kit/page.ts';
import { LOOKUP_STALE_MS } from './lookup.ts';

/** All rows in one call, as specified (spec 000 §7, §9). */
const PAGING = { limit: 100_000, offset: 0 };
/** Cache time after the last form with customers closes, in ms: long, because this answer is the largest of all. */
const KEPT_MS = 2 * 60 * 60_000;

/** A customer as an option: id, title, and the taxpayer number as hint. */
export type CustomerOption = BigOption<number>;

/**
 * `{ data: { id, title, tin }[], count }`, where anything but the id may be missing. Rows are checked by hand: validating
 * every row by a schema would block the window ten times as long.
 */
const answerSchema = z.unknown().transform((answer, context) => {
  const came = listIn(answer, 'data', 'count');
  if (!came) {
    context.addIssue({ code: 'custom', message: 'no list', path: ['data'] });
    return z.NEVER;
  }
  const rows: CustomerOption[] = [];
  const unread: UnreadRow[] = [];
  came.rows.forEach((row, index) => {
    const option = customerOption(row);
    if (option) {
      rows.push(option);
      return;
    }
    // A malformed row must not hide the others.
    noteOddField(['data', index]);
    unread.push({ index, id: null });
  });
  return { rows, unread, ...totalOf(came.rows, countSchema.safeParse(came.total).data) };
});

function customerOption(row: unknown): CustomerOption | undefined {
  if (typeof row !== 'object' || row === null || !('id' in row)) return undefined;
  const id = typeof row.id === 'string' && /^\d+$/.test(row.id) ? Number(row.id) : row.id;
  if (typeof id !== 'number') return undefined;
  const title = 'title' in row && typeof row.title === 'string' ? trimmed(row.title) : '';
  const tin =
    'tin' in row && (typeof row.tin === 'string' || typeof row.tin === 'number') ? trimmed(String(row.tin)) : '';
  return { value: id, label: labelOf(title || tin, id), hint: tin || null };
}

/** All customers, as options of a select (spec 000 §7, D-022). Stale after an import of customers. */
export const customersQuery = queryOptions({
  queryKey: ['api/v1/customers', PAGING],
  queryFn: async ({ signal }): Promise<readonly CustomerOption[]> => {
    const ask = (offset: number) =>
      http('api/v1/customers', { query: { ...PAGING, offset }, signal, schema: answerSchema });
    return (await allRowsOf(ask)).rows;
  },
  staleTime: LOOKUP_STALE_MS,
  gcTime: KEPT_MS,
  // Structural sharing would compare tens of thousands of rows for no benefit.
  structuralSharing: false,
});
