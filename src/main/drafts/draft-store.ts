import { type DraftPlace, draftPlaceSchema, keptDraftSchema } from '@shared/drafts.ts';
import { z } from 'zod';

/** A draft as stored: the input, its place, what lists show of it, and its time (ms since the epoch). */
export const draftSchema = z.object({
  ...draftPlaceSchema.shape,
  ...keptDraftSchema.shape,
});
/** A stored draft. */
export type Draft = z.infer<typeof draftSchema>;

/** Storage for the drafts of one person. */
export type DraftStore = {
  /** Stores a draft, replacing an earlier one of the same form and record. */
  put: (draft: Draft) => Promise<void>;
  get: (place: DraftPlace) => Promise<Draft | null>;
  drop: (place: DraftPlace) => Promise<void>;
  all: () => Promise<Draft[]>;
  /** Removes all drafts, for good. Never rejects. */
  removeAll: () => Promise<void>;
};

/** Most drafts of a person; beyond that the oldest are removed. */
export const MAX_DRAFTS = 200;
/** How long a draft is kept, in ms: 30 days. */
export const MAX_AGE_MS = 30 * 24 * 60 * 60_000;

/** Creates a store in memory, for a workstation without a usable keychain: nothing is written to disk. */
export function createMemoryStore(): DraftStore {
  const drafts = new Map<string, Draft>();
  const nameOf = ({ scope, record }: DraftPlace) => JSON.stringify([scope, record]);
  return {
    put: async (draft) => {
      // A map keeps the order of insertion: the first draft is the oldest.
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
