import { z } from 'zod';
import {
  draftBeforeSchema,
  draftDoubtSchema,
  draftHeadSchema,
  draftPlaceSchema,
  keptDraftSchema,
} from '../../drafts.ts';
import { journalEntrySchema, journalSettlementSchema, journalStateSchema } from '../../journal.ts';
import { jsonSchema } from '../../json.ts';
import { keepNameSchema, keepSchema } from '../../keeps.ts';
import { type Calls, nothing } from './fields.ts';

/** Data kept for the signed-in person at this workstation. */
export const personCalls = {
  /**
   * Saves a form's input, replacing an earlier draft of it; `unlessKept`: an earlier draft stays instead. For the
   * signed-in person only.
   */
  'drafts.save': {
    input: draftPlaceSchema.extend({
      value: jsonSchema,
      ...draftHeadSchema.shape,
      ...draftBeforeSchema.shape,
      ...draftDoubtSchema.shape,
      unlessKept: z.boolean().optional(),
    }),
    output: nothing,
  },
  'drafts.load': { input: draftPlaceSchema, output: keptDraftSchema.nullable() },
  'drafts.remove': { input: draftPlaceSchema, output: nothing },
  /** Newest first. */
  'drafts.list': {
    input: nothing,
    output: z.array(draftPlaceSchema.extend({ ...draftHeadSchema.shape, savedAt: z.number() })),
  },
  /** The changes that this person has sent from this workstation, newest first. */
  'journal.list': {
    /** In ms since the epoch; `to` is excluded. */
    input: z.object({ from: z.number().nonnegative(), to: z.number().nonnegative() }),
    output: z.array(journalEntrySchema),
  },
  /** Records how an unknown outcome was settled. */
  'journal.settle': { input: z.object({ id: z.uuid(), settled: journalSettlementSchema }), output: nothing },
  'journal.clear': { input: nothing, output: nothing },
  'journal.state': { input: nothing, output: journalStateSchema },
  /** The value that the signed-in person has kept under a name; null: none, or unreadable. */
  'keeps.load': { input: z.object({ name: keepNameSchema }), output: keepSchema.nullable() },
  'keeps.save': { input: z.object({ name: keepNameSchema, value: jsonSchema }), output: nothing },
  'keeps.remove': { input: z.object({ name: keepNameSchema }), output: nothing },
  /** Removes all that this person has kept. */
  'keeps.clear': { input: nothing, output: nothing },
} as const satisfies Calls;
