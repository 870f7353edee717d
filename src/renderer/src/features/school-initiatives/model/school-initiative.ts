import { z } from 'zod';
import type { Stage } from '@/entities/initiative-stages.ts';
import type { Text } from '@/i18n/text.ts';
import { optionalName, optionalNumber, optionalText, recordId, writtenText } from '@/kit/fields.ts';
import { oddWordsSchema, withOddWords } from '@/kit/odd-words.ts';

/** Stages of a pupil's initiative (spec 002 §4). */
export const SCHOOL_INITIATIVE_STAGES = [
  'INITIAL',
  'PASSED',
  'NOT_PASSED',
  'WINNER',
] as const satisfies readonly Stage[];

/** How far a winner has come (spec 002 §4). */
export const STATUSES = ['IN_PROCESS', 'FINISHED', 'REJECTED'] as const;
/** How far a winner has come; UNKNOWN: unknown to this program. */
export type Status = (typeof STATUSES)[number] | 'UNKNOWN';

/** Labels of the statuses. */
export const STATUS_LABELS: Readonly<Record<Status, Text>> = {
  IN_PROCESS: 'Jarayonda',
  FINISHED: 'Yakunlangan',
  REJECTED: 'Bekor qilingan',
  UNKNOWN: "Noma'lum",
};

/** A row of the moderation list (T-045); anything but the id may be missing. */
const fieldsSchema = z.object({
  id: recordId,
  public_id: optionalText,
  title: writtenText,
  /** null for an unknown stage. */
  stage: z.enum(SCHOOL_INITIATIVE_STAGES).nullable().catch(null),
  /** null: no record yet; UNKNOWN for an unknown value. */
  status: z
    .enum([...STATUSES, 'UNKNOWN'])
    .nullish()
    .catch('UNKNOWN')
    .transform((value) => value ?? null),
  requested_amount: optionalNumber,
  granted_amount: optionalNumber,
  school: optionalName,
  category: optionalName,
  category_id: optionalNumber,
  author_full_name: optionalName,
  /** Not among the document's fields; if the platform sends it, the acceptance is prefilled with it. */
  description: writtenText,
  odd_words: oddWordsSchema,
});

const WORDS = { stage: SCHOOL_INITIATIVE_STAGES, status: STATUSES };
/** A row of the moderation list (T-045), with the platform's words that the program does not know. */
export const schoolInitiativeSchema = z.preprocess((row) => withOddWords(row, WORDS), fieldsSchema);

/** A pupil's initiative, with the board of its list: a row does not contain its board. */
export type SchoolInitiative = z.output<typeof schoolInitiativeSchema> & { readonly board_id: number | null };

/** Status of a winner; null for any other. A winner without a record is at work (Z-105). */
export const statusOf = ({ stage, status }: Pick<SchoolInitiative, 'stage' | 'status'>): Status | null =>
  stage === 'WINNER' ? (status ?? 'IN_PROCESS') : null;
