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
