import { z } from 'zod';
import { STAGES } from '@/entities/initiative-stages.ts';
import { INITIATIVE_TYPES } from '@/entities/initiative-types.ts';
import { SUB_STAGES } from '../../model/sub-stages.ts';
import { MOST_ROWS } from '../subject.ts';

/** Most cards of one print. */
export const MOST_CARDS = 50;
/** Most pictures on a card. */
export const MOST_PICTURES = 4;

const text = z.string().nullable();
const number = z.number().nullable();
const seasonSchema = z.object({ season: number, year: number }).nullable();

const cardSchema = z.object({
  public_id: text,
  season: seasonSchema,
  title: text,
  description: text,
  author: text,
  verified: z.boolean(),
  stage: z.enum(STAGES).nullable(),
  sub_stage: z.enum([...SUB_STAGES, 'UNKNOWN']).nullable(),
  comment: text,
  region: text,
  district: text,
  quarter: text,
  address: text,
  category: text,
  type: z.enum(INITIATIVE_TYPES).nullable(),
  created_at: text,
  granted: number,
  requested: number,
  /** Degrees. */
  location: z.object({ latitude: z.number(), longitude: z.number() }).nullable(),
  /** Ids in the file service. */
  pictures: z.array(z.string()).max(MOST_PICTURES),
});
/** An initiative as a card shows it, without numbers of persons. */
export type PaperCard = z.infer<typeof cardSchema>;

const rowSchema = z.object({
  public_id: text,
  quarter: text,
  topic: text,
  requested: number,
  granted: number,
  verdict: z.enum(['accepted', 'rejected']),
  /** False for a moderator's proposal, which the district manager has still to confirm. */
  final: z.boolean(),
  comment: text,
});
/** A decided initiative as a row of the annex. */
export type PaperRow = z.infer<typeof rowSchema>;

export const partsSchema = z.object({
  pictures: z.boolean(),
  map: z.boolean(),
  author: z.boolean(),
  decision: z.boolean(),
  comment: z.boolean(),
});
/** Optional parts of a card. */
export type CardParts = z.infer<typeof partsSchema>;

const aboutSchema = z.object({
  script: z.enum(['latin', 'cyrillic']),
  /** Name of the person who prints. */
  who: text,
  /** When the platform was read, and when it was printed (ISO). */
  readAt: z.string(),
  printedAt: z.string(),
});

/** Content that the hidden page draws. */
export const printJobSchema = z.discriminatedUnion('kind', [
  aboutSchema.extend({ kind: z.literal('cards'), parts: partsSchema, cards: z.array(cardSchema).max(MOST_CARDS) }),
  aboutSchema.extend({
    kind: z.literal('list'),
    season: seasonSchema,
    /** Region and district of all rows; '' where they differ. */
    place: z.string(),
    rows: z.array(rowSchema).max(MOST_ROWS),
  }),
]);
/** Content that the hidden page draws: cards, or the list as an annex to the protocol. */
export type PrintJob = z.infer<typeof printJobSchema>;
/** A print of cards. */
export type CardsJob = Extract<PrintJob, { kind: 'cards' }>;
/** A print of the list. */
export type ListJob = Extract<PrintJob, { kind: 'list' }>;
