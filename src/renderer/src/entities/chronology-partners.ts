import { z } from 'zod';
import { http } from '@/api/http.ts';
import type { BigOption } from '@/kit/big-select/option.ts';
import { optionalName, optionalText, recordId } from '@/kit/fields.ts';
import { lookupAt } from '@/kit/page.ts';
import { PAGE_SIZE } from '@/kit/remote-select/search.ts';

/** Paths of the orderers and of the contractors of a season's works (spec 001 §7). */
export const PARTNER_PATHS = {
  orderers: 'api/v1/chronology/orderers',
  contractors: 'api/v1/chronology/contractors',
} as const;
/** Name of a list, also of its rows in the answer. */
export type PartnersOf = keyof typeof PARTNER_PATHS;

const partnerSchema = z.object({ id: recordId, title: optionalName, inn: optionalText });

/**
 * Search of a `RemoteSelect` in one of the lists, by title or tax number, within a board; null: in all boards. Paths
 * come first in the keys, so that a synchronisation invalidates the searches.
 */
export const partnerSearch = (of: PartnersOf, board: number | null) => {
  const path = PARTNER_PATHS[of];
  const schema = lookupAt(of, partnerSchema);
  return (text: string) => ({
    queryKey: [path, 'search', board, text],
    queryFn: async ({ signal }: { signal: AbortSignal }): Promise<readonly BigOption<number>[]> => {
      const query = { board_id: board, search: text || null, limit: PAGE_SIZE, offset: 0 };
      const rows = await http(path, { query, signal, schema });
      return rows.map(({ id, title, inn }) => ({ value: id, label: title ?? '', hint: inn }));
    },
  });
};
