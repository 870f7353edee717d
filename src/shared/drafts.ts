import { z } from 'zod';
import { jsonSchema } from './json.ts';

const name = z.string().min(1).max(200);

/** The place of a draft: the form (`initiative-ban`) and the record in it, by id. */
export const draftPlaceSchema = z.object({ scope: name, record: name });
export type DraftPlace = z.infer<typeof draftPlaceSchema>;

/**
 * What the list of drafts shows of one. `title`: of its record; left out where it has no name. `at`: address of the
 * screen that is the form; left out where the form is a dialog.
 */
export const draftHeadSchema = z.object({
  title: z.string().max(300).optional(),
  at: z.string().startsWith('/app/').max(1_000).optional(),
});
type DraftHead = z.infer<typeof draftHeadSchema>;

/** A draft without its values, as listed; `savedAt` in ms since the epoch. */
export type ListedDraft = DraftPlace & DraftHead & { savedAt: number };

/** The record's values of a draft's fields when they were typed; left out where unknown. */
export const draftBeforeSchema = z.object({ before: jsonSchema.optional() });
type DraftBefore = z.infer<typeof draftBeforeSchema>;

/**
 * Whether the values may have been sent, by an attempt whose outcome is not known and which must not be repeated
 * unasked; left out where they were not.
 */
export const draftDoubtSchema = z.object({ doubt: z.boolean().optional() });
type DraftDoubt = z.infer<typeof draftDoubtSchema>;

/** Details kept beside the values of a draft. */
export type DraftDetails = DraftHead & DraftBefore & DraftDoubt;

/** A draft as the page gets it; `savedAt` in ms since the epoch. */
export const keptDraftSchema = z.object({
  value: jsonSchema,
  ...draftHeadSchema.shape,
  ...draftBeforeSchema.shape,
  ...draftDoubtSchema.shape,
  savedAt: z.number(),
});
export type KeptDraft = z.infer<typeof keptDraftSchema>;
