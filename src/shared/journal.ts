import { z } from 'zod';
import { errorNumberSchema } from './error-schema.ts';
import { LEFT_OUT } from './personal-numbers.ts';
import { startOf, units } from './start-of.ts';
import { TOTALS_OUTCOMES, totalsSchema } from './totals.ts';

/** What holds of an action, whoever does it. */
type ActionTraits = {
  /** Whether it decides on an initiative or an appeal. Default: no. */
  decides?: true;
  /** Whether the answer to its call may count what became of several. Default: no. */
  counts?: true;
};

/** Changes made by calls to the platform, as the journal names them. */
const ACTIONS = {
  accept: { decides: true },
  reject: { decides: true },
  confirm: { decides: true },
  deny: { decides: true },
  edit: {},
  'author-editing': {},
  location: {},
  'location-permission': {},
  registry: {},
  'registry-import': { counts: true },
  'invest-id': {},
  deed: {},
  return: { decides: true },
  promote: { decides: true },
  demote: { decides: true },
  ban: { decides: true },
  sms: { counts: true },
  protocol: {},
  'council-file': {},
  'appeal-answer': { decides: true },
  'appeal-answer-change': {},
  'appeal-type': {},
  'appeal-remove': {},
} as const satisfies Readonly<Record<string, ActionTraits>>;
export type JournalAction = keyof typeof ACTIONS;
export const JOURNAL_ACTIONS = Object.keys(ACTIONS) as readonly JournalAction[];
/** What holds of an action. */
export const traitsOf = (action: JournalAction): ActionTraits => ACTIONS[action];

/** Maximum lengths of a note's texts, in characters; `fitting` truncates longer ones. */
const MOST = { fact: 500, title: 5000, place: 500, note: 100_000 };

const id = z.string().min(1).max(100);
/** A few plain values of a record, such as its stage. */
const factsSchema = z
  .record(z.string().min(1).max(40), z.union([z.string().max(MOST.fact), z.number(), z.boolean(), z.null()]))
  .refine((facts) => Object.keys(facts).length <= 12, 'at most 12 facts');
/** Values of a record by name, as the platform calls them. */
export type JournalFacts = z.infer<typeof factsSchema>;

/** What a person is about to change, sent by the page with the call; the main process truncates its texts. */
export const journalNoteSchema = z.object({
  action: z.enum(JOURNAL_ACTIONS),
  /** The record that the call changes. */
  subject: z.object({
    kind: z.enum(['initiative', 'appeal', 'district', 'council-decision', 'board']),
    id,
    publicId: id.optional(),
    title: z.string().max(MOST.title).optional(),
    /** Region, district, quarter in words. */
    place: z.string().max(MOST.place).optional(),
  }),
  board: z.number().optional(),
  /** Sum of the decision, in so'm. */
  amount: z.number().optional(),
  /** The person's own words: a comment, an answer. */
  note: z.string().max(MOST.note).optional(),
  /** The record's values before the change; an undo restores them. */
  before: factsSchema.optional(),
  /** The record's values after the change; a missing fact is unknown. */
  expect: factsSchema.optional(),
  /** The entry that this one undoes. */
  undoes: z.uuid().optional(),
});
/** What a person is about to change. */
export type JournalNote = z.infer<typeof journalNoteSchema>;

/** A truncated fact has exactly the length by which `isWhole` knows it: it is never restored. */
const fittingFacts = (facts: JournalFacts | undefined) =>
  facts &&
  Object.fromEntries(
    Object.entries(facts).map(([name, value]) => [name, typeof value === 'string' ? value.slice(0, MOST.fact) : value]),
  );

const cut = (text: string | undefined, most: number) => text && startOf(text, most, units);

/** A note with its texts truncated to the limits, so that a long text never blocks the call. */
export const fitting = ({ subject, note, before, expect, ...rest }: JournalNote): JournalNote => ({
  ...rest,
  subject: {
    ...subject,
    title: cut(subject.title, MOST.title),
    place: cut(subject.place, MOST.place),
  },
  note: cut(note, MOST.note),
  before: fittingFacts(before),
  expect: fittingFacts(expect),
});

/** True if a fact of the journal is as in the record: not truncated, and without a removed personal number. */
export const isWhole = (value: JournalFacts[string] | undefined): boolean =>
  typeof value !== 'string' || (value !== '' && value.length < MOST.fact && !value.includes(LEFT_OUT));

/** The outcome of a call to the platform. */
export const journalOutcomeSchema = z.object({
  /** `unknown`: no answer came, so the change may or may not have been made. */
  state: z.enum(['done', 'refused', 'unknown']),
  /** HTTP status, where an answer came. */
  status: z.number().int().optional(),
  /** The platform's own words. */
  said: z.string().optional(),
  number: errorNumberSchema.optional(),
  /** Of an answer that counts what became of several, such as SMS: a call that was answered may have reached nobody. */
  counted: totalsSchema
    .omit({ errors: true })
    .extend({ as: z.enum(TOTALS_OUTCOMES) })
    .optional(),
});
export type JournalOutcome = z.infer<typeof journalOutcomeSchema>;

/** How an unknown outcome was settled; `hidden`: the person knows, and does not want to be asked. */
export const journalSettlementSchema = z.object({
  as: z.enum(['done', 'not-done', 'other', 'hidden']),
  /** For `other`: the record's values instead. */
  now: factsSchema.optional(),
});
export type JournalSettlement = z.infer<typeof journalSettlementSchema>;

/** One change that was sent, as the page gets it; times in ms since the epoch. */
export const journalEntrySchema = journalNoteSchema.extend({
  id: z.uuid(),
  at: z.number(),
  /** `running`: the answer is still awaited. */
  outcome: z.union([journalOutcomeSchema.extend({ at: z.number() }), z.object({ state: z.literal('running') })]),
  settled: journalSettlementSchema.extend({ at: z.number() }).optional(),
  /** The earlier entry of the same deed, whose outcome was unknown when this one was sent. */
  repeats: z.uuid().optional(),
  /** The later entry of the same deed whose outcome is that of both. */
  repeatedBy: z.uuid().optional(),
});
export type JournalEntry = z.infer<typeof journalEntrySchema>;

/** How the journal is kept. */
export const journalStateSchema = z.object({
  /** False where no keychain answers: the journal ends with the program. */
  persistent: z.boolean(),
  /** Days that the journal is kept; 0: until the program is closed, by the configuration. */
  days: z.number(),
  /** Whether a line could not be written to the disk in this run. */
  failed: z.boolean(),
  /** The clock for timestamps, in ms since the epoch: the platform's where this computer's is wrong. */
  now: z.number(),
});
export type JournalState = z.infer<typeof journalStateSchema>;
