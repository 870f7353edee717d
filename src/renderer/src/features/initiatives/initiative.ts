import { z } from 'zod';
import { flag, optionalNumber, optionalText } from '@/kit/fields.ts';
import { STAGES, SUB_STAGES } from './stages.ts';

/** An initiative as the list gives it (spec 000 §3); anything but its id may be missing. */
export const initiativeSchema = z.object({
  id: z.number(),
  public_id: z
    .union([z.string(), z.number()])
    .nullish()
    .transform((value) => (value === null || value === undefined ? null : String(value))),
  title: optionalText,
  description: optionalText,
  author_fullname: optionalText,
  author_is_verified: flag,
  /** null for a stage that this program does not know. */
  stage: z.enum(STAGES).nullable().catch(null),
  moderation_sub_stage: z.enum(SUB_STAGES).nullable().catch(null),
  moderation_sub_stage_comment: optionalText,
  region_title: optionalText,
  district_title: optionalText,
  quarter_title: optionalText,
  latitude: optionalNumber,
  longitude: optionalNumber,
  address_title: optionalText,
  images: z
    .array(z.string().nullish())
    .nullish()
    .transform((hashes) => [...new Set((hashes ?? []).filter((hash) => typeof hash === 'string').filter(Boolean))]),
  created_at: optionalText,
  granted_amount: optionalNumber,
  requested_amount: optionalNumber,
});
export type Initiative = z.output<typeof initiativeSchema>;

/** Most characters of a description that stands for a title; the detail shows all of it. */
const TOPIC_LENGTH = 300;

/** What the initiative is about: its title, or the beginning of its description where it has none (C-018). */
export function topicOf({ title, description }: Pick<Initiative, 'title' | 'description'>): string | null {
  if (title || !description || description.length <= TOPIC_LENGTH) return title ?? description;
  return `${description.slice(0, TOPIC_LENGTH).trimEnd()}…`;
}

/** Where it is, in degrees; null where nobody has said: 0 means no location (C-028). */
export function locationOf({ latitude, longitude }: Pick<Initiative, 'latitude' | 'longitude'>) {
  return latitude && longitude ? { latitude, longitude } : null;
}
