import { z } from 'zod';
import { flag, optionalNumber, optionalText, unsaidText } from '@/kit/fields.ts';
import { ROAD_TYPES } from './acceptance/road.ts';
import { STAGES, SUB_STAGES } from './stages.ts';

/** What is bought or built (spec 000 §1). */
export const TYPES = ['CONSTRUCTION', 'EQUIPMENT'] as const;
export type InitiativeType = (typeof TYPES)[number];

/** An initiative as the list and the detail give it (spec 000 §3); anything but its id may be missing. */
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
  /** null while nobody has said anything; UNKNOWN for what this program does not know. */
  moderation_sub_stage: z
    .enum([...SUB_STAGES, 'UNKNOWN'])
    .nullish()
    .catch('UNKNOWN')
    .transform((value) => value ?? null),
  moderation_sub_stage_comment: optionalText,
  /** Undefined in a row of the list, as the file below. */
  moderator_comment: unsaidText,
  region_id: optionalNumber,
  region_title: optionalText,
  district_id: optionalNumber,
  district_title: optionalText,
  /** The district's number in the state's register of places. */
  district_soato: z
    .union([z.string(), z.number()])
    .nullish()
    .transform((value) => (value === null || value === undefined ? null : String(value))),
  quarter_id: optionalNumber,
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
  board_id: optionalNumber,
  board_year: optionalNumber,
  category_id: optionalNumber,
  type: z.enum(TYPES).nullable().catch(null),
  organization_id: optionalNumber,
  organization_title: optionalText,
  customer_tin: z
    .union([z.string(), z.number()])
    .nullish()
    .transform((value) => (value === null || value === undefined || value === '' ? null : String(value))),
  is_editable: flag,
  // Of the accept and edit forms (spec 000 §3, 001 §3).
  road_type: z.enum(ROAD_TYPES).nullable().catch(null),
  /** m */
  road_length: optionalNumber,
  is_energy_effective: flag,
  purchased_goods_file: unsaidText,
  /** The files of a rejection and of a ban, where one was added. */
  file_id: optionalText,
  ignored_file_id: optionalText,
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
