import { z } from 'zod';
import { optionalNumber, optionalText } from '@/kit/fields.ts';

export const ownInitiativeSchema = z.object({
  id: z.number(),
  board_type: optionalText,
  board_id: optionalNumber,
  public_id: z
    .union([z.string(), z.number()])
    .nullish()
    .transform((id) => (id === null || id === undefined ? null : String(id))),
  district_title: optionalText,
  category_title: optionalText,
  vote_count: optionalNumber,
  created_at: optionalText,
  images: z
    .array(z.string().nullish())
    .nullish()
    .transform((hashes) => [...new Set((hashes ?? []).filter((hash) => typeof hash === 'string').filter(Boolean))]),
});
/** An initiative of an appeal's author (spec 001 §3). */
export type OwnInitiative = z.output<typeof ownInitiativeSchema>;

/**
 * The public page of an initiative, by board type, board and id (F-014). The document gives neither host nor form: the
 * host is the configuration's (Z-085), the form is ours and stands only here. null where the board is not known.
 */
export function publicPage(site: string, { board_type, board_id, id }: OwnInitiative): string | null {
  if (board_id === null) return null;
  const type = (board_type ?? 'initiatives').toLowerCase().replaceAll('_', '-');
  return new URL(`boards/${encodeURIComponent(type)}/${board_id}/${id}`, site.endsWith('/') ? site : `${site}/`).href;
}
