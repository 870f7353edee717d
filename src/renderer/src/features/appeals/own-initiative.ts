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

/** Where the initiatives have their public pages, as the configuration says (Z-085, Z-152). */
export type PublicSite = {
  site: string;
  /** Relative to the site or an address of its own; with {public_id}, {id}, {board_id} or {board_type} in it. */
  pattern: string;
};

/** The public page of an initiative (F-014); null where something that its address names is not known. */
export function publicPage({ site, pattern }: PublicSite, initiative: OwnInitiative): string | null {
  const { id, public_id, board_id, board_type } = initiative;
  const type = (board_type ?? 'initiatives').toLowerCase().replaceAll('_', '-');
  const parts = { id, public_id, board_id, board_type: type };
  let known = true;
  const address = pattern.replace(/\{(\w+)\}/g, (whole, name: keyof typeof parts) => {
    const value = parts[name] ?? null;
    if (value === null) known = false;
    return value === null ? whole : encodeURIComponent(value);
  });
  return known ? new URL(address, site.endsWith('/') ? site : `${site}/`).href : null;
}
