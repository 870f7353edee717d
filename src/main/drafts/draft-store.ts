import { type DraftPlace, draftPlaceSchema, keptDraftSchema } from '@shared/drafts.ts';
import { z } from 'zod';

/** A draft as it is kept: what was typed, where, and when (ms since the epoch). */
export const draftSchema = z.object({ ...draftPlaceSchema.shape, ...keptDraftSchema.shape });
export type Draft = z.infer<typeof draftSchema>;

/** Where the drafts of one person are kept. */
export type DraftStore = {
  /** Puts a draft in the place of an earlier one of the same form and record. */
  put: (draft: Draft) => Promise<void>;
  get: (place: DraftPlace) => Promise<Draft | null>;
  drop: (place: DraftPlace) => Promise<void>;
  all: () => Promise<Draft[]>;
  /** Removes them all, for good. Never rejects. */
  removeAll: () => Promise<void>;
};

/** Most drafts of a person; beyond that the oldest go. */
export const MAX_DRAFTS = 200;
/** How long a draft is kept, in ms: 30 days. */
export const MAX_AGE_MS = 30 * 24 * 60 * 60_000;

/** Drafts that live as long as the program: where no keychain answers, nothing is written. */
export function createMemoryStore(): DraftStore {
  const drafts = new Map<string, Draft>();
  const nameOf = ({ scope, record }: DraftPlace) => JSON.stringify([scope, record]);
  return {
    put: async (draft) => {
      // The order of a map is that of its insertions: the first one is the oldest.
      drafts.delete(nameOf(draft));
      drafts.set(nameOf(draft), draft);
      const [oldest] = drafts.keys();
      if (drafts.size > MAX_DRAFTS && oldest !== undefined) drafts.delete(oldest);
    },
    get: async (place) => drafts.get(nameOf(place)) ?? null,
    drop: async (place) => void drafts.delete(nameOf(place)),
    all: async () => [...drafts.values()],
    removeAll: async () => drafts.clear(),
  };
}
