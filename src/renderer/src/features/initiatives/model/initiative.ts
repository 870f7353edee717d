import { AppError } from '@shared/errors.ts';
import { z } from 'zod';
import type { Text } from '@/i18n/catalogue.ts';
import { flag, optionalName, optionalNumber, optionalText, optionalTime, recordId, unsaidText } from '@/kit/fields.ts';
import { ROAD_TYPES } from './road.ts';
import { STAGES, SUB_STAGES } from './stages.ts';

/** What is bought or built (spec 000 §1). */
export const TYPES = ['CONSTRUCTION', 'EQUIPMENT'] as const;
export type InitiativeType = (typeof TYPES)[number];

const fieldsSchema = z.object({
  id: recordId,
  public_id: optionalText,
  title: optionalName,
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
  region_title: optionalName,
  district_id: optionalNumber,
  district_title: optionalName,
  /** The district's number in the state's register of places. */
  district_soato: optionalText,
  quarter_id: optionalNumber,
  quarter_title: optionalName,
  latitude: optionalNumber,
  longitude: optionalNumber,
  address_title: optionalName,
  images: z
    .array(z.string().nullish())
    .nullish()
    .transform((hashes) => [...new Set((hashes ?? []).filter((hash) => typeof hash === 'string').filter(Boolean))]),
  created_at: optionalTime,
  granted_amount: optionalNumber,
  requested_amount: optionalNumber,
  board_id: optionalNumber,
  board_year: optionalNumber,
  category_id: optionalNumber,
  type: z.enum(TYPES).nullable().catch(null),
  organization_id: optionalNumber,
  organization_title: optionalName,
  customer_tin: optionalText,
  /** The council's decision that made it a winner (T-001). */
  council_decision_id: optionalNumber,
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
  left_out: z.array(z.string()).optional(),
});

/**
 * An initiative as the list and the detail give it (spec 000 §3); anything but its id may be missing. `left_out` names
 * the fields of which the answer says nothing: they cannot have been seen.
 */
export const initiativeSchema = z.preprocess(withLeftOut, fieldsSchema);
export type Initiative = z.output<typeof fieldsSchema>;

function withLeftOut(answer: unknown): unknown {
  if (typeof answer !== 'object' || answer === null) return answer;
  const said = answer as Readonly<Record<string, unknown>>;
  const { left_out: _, ...fields } = fieldsSchema.shape;
  return { ...answer, left_out: Object.keys(fields).filter((field) => said[field] === undefined) };
}

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

/**
 * The number by which the calls name an initiative. Throws `AppError` where the platform has not given it: nothing is
 * asked then.
 */
export function publicIdOf({ public_id }: Pick<Initiative, 'public_id'>): string {
  if (public_id !== null) return public_id;
  throw new AppError({ kind: 'invalid', serverMessage: NO_PUBLIC_ID, detail: 'an initiative without a public id' });
}
const NO_PUBLIC_ID: Text = 'Platforma bu tashabbusning ID raqamini bermadi: amal yuborilmadi.';
