import { z } from 'zod';
import { jsonSchema } from './json.ts';

const name = z.string().min(1).max(200);

/** The place of a draft: the form (`initiative-ban`) and the record in it, by id. */
export const draftPlaceSchema = z.object({ scope: name, record: name });
export type DraftPlace = z.infer<typeof draftPlaceSchema>;

/** A draft as the page gets it; `savedAt` in ms since the epoch. */
export const keptDraftSchema = z.object({ value: jsonSchema, savedAt: z.number() });
export type KeptDraft = z.infer<typeof keptDraftSchema>;
