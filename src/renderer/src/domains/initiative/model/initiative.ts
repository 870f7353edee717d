import { AppError } from '@shared/errors.ts';
import { z } from 'zod';
import { STAGES } from '@/entities/initiative-stages.ts';
import { INITIATIVE_TYPES } from '@/entities/initiative-types.ts';
import type { Text } from '@/i18n/text.ts';
import {
  flag,
  optionalName,
  optionalNumber,
  optionalText,
  optionalTime,
  recordId,
  unsaidText,
  writtenText,
} from '@/kit/fields.ts';
import { oddWordsSchema, withOddWords } from '@/kit/odd-words.ts';
import { shortened } from '@/kit/shortened.ts';
import { ROAD_TYPES } from './road.ts';
import { SUB_STAGES } from './sub-stages.ts';

const fieldsSchema = z.object({
  id: recordId,
  public_id: optionalText,
  title: optionalName,
  description: writtenText,
  author_fullname: optionalText,
  author_is_verified: flag,
  /** null for an unknown stage. */
  stage: z.enum(STAGES).nullable().catch(null),
  /** null before any decision; UNKNOWN for an unknown value. */
  moderation_sub_stage: z
    .enum([...SUB_STAGES, 'UNKNOWN'])
    .nullish()
    .catch('UNKNOWN')
    .transform((value) => value ?? null),
  moderation_sub_stage_comment: optionalText,
  /** Undefined in a row of the list, like the file below. */
  moderator_comment: unsaidText,
  region_id: optionalNumber,
  region_title: optionalName,
  district_id: optionalNumber,
  district_title: optionalName,
  /** The district's number in SOATO, the state register of places. */
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
  type: z.enum(INITIATIVE_TYPES).nullable().catch(null),
  organization_id: optionalNumber,
  organization_title: optionalName,
  customer_tin: optionalText,
  /** The council decision that made the initiative a winner (T-001). */
  council_decision_id: optionalNumber,
  is_editable: flag,
  // Fields of the acceptance and edit forms (spec 000 §3, 001 §3).
  road_type: z.enum(ROAD_TYPES).nullable().catch(null),
  /** m */
  road_length: optionalNumber,
  is_energy_effective: flag,
  purchased_goods_file: unsaidText,
  /** Files of a rejection and of a ban; null where none was added. */
  file_id: optionalText,
  ignored_file_id: optionalText,
  left_out: z.array(z.string()).optional(),
  odd_words: oddWordsSchema,
});

/** The documents' words of the fields that a list shows. */
const WORDS = { stage: STAGES, moderation_sub_stage: SUB_STAGES, type: INITIATIVE_TYPES };

/**
 * An initiative of the list or the detail (spec 000 §3); anything but the id may be missing. `left_out` names the
 * fields absent from the answer, whose values the person cannot have seen; `odd_words` has the words of others that the
 * program does not know.
 */
export const initiativeSchema = z.preprocess((answer) => withOddWords(withLeftOut(answer), WORDS), fieldsSchema);
/** An initiative that this program has read before, as it kept it: `left_out` is what the answer then lacked. */
export const keptInitiativeSchema: z.ZodType<Initiative> = fieldsSchema;
/** An initiative (spec 000 §3). */
export type Initiative = z.output<typeof fieldsSchema>;

function withLeftOut(answer: unknown): unknown {
  if (typeof answer !== 'object' || answer === null) return answer;
  const said = answer as Readonly<Record<string, unknown>>;
  const { left_out: _, odd_words: __, ...fields } = fieldsSchema.shape;
  return { ...answer, left_out: Object.keys(fields).filter((field) => said[field] === undefined) };
}

/** Maximum length, in characters, of a description shown in place of a title; the detail shows all of it. */
const TOPIC_LENGTH = 300;

/** Topic of an initiative: the title, or without a title the beginning of the description (C-018). */
export function topicOf({ title, description }: Pick<Initiative, 'title' | 'description'>): string | null {
  return title || !description ? (title ?? description) : shortened(description, TOPIC_LENGTH);
}

/** The address in the platform's words: as filed, else region, district and mahalla; '' for none. */
export const addressOf = ({ address_title, region_title, district_title, quarter_title }: Initiative): string =>
  address_title ?? [region_title, district_title, quarter_title].filter(Boolean).join(', ');

/**
 * Public id, by which some calls name an initiative. Throws `AppError` before any call where the platform has not given
 * an id.
 */
export function publicIdOf({ public_id }: Pick<Initiative, 'public_id'>): string {
  if (public_id !== null) return public_id;
  throw new AppError({ kind: 'invalid', serverMessage: NO_PUBLIC_ID, detail: 'an initiative without a public id' });
}
const NO_PUBLIC_ID: Text = 'Platforma bu tashabbusning ID raqamini bermadi: amal yuborilmadi.';
