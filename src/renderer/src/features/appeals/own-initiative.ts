import { z } from 'zod';
import { optionalName, optionalNumber, optionalText, optionalTime, recordId } from '@/kit/fields.ts';

export const ownInitiativeSchema = z.object({
  id: recordId,
  board_type: optionalText,
  board_id: optionalNumber,
  public_id: optionalText,
  district_title: optionalName,
  category_title: optionalName,
  vote_count: optionalNumber,
  created_at: optionalTime,
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
