import { z } from 'zod';
import { optionalName, optionalNumber, optionalText, optionalTime, recordId } from '@/kit/fields.ts';

/** Row of E075; anything but the id may be missing. */
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

/** Public pages of the initiatives, as configured (Z-085, Z-152). */
export type PublicSite = {
  site: string;
  /** Path relative to the site, or a full URL; placeholders {public_id}, {id}, {board_id} and {board_type}. */
  pattern: string;
};

/** URL of an initiative's public page (F-014); null where the value of a placeholder is missing. */
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
