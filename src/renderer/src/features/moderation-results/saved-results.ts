import { z } from 'zod';
import { recordId } from '@/kit/fields.ts';
import type { KeptPlan } from '@/kit/keeps/kept-query.ts';

const savedSchema = z.object({ id: recordId, board: recordId, district: recordId, at: z.string() });
/** A result that was saved at this workstation: no call lists results (Z-084). `at`: ISO time of the saving. */
export type SavedResult = z.output<typeof savedSchema>;

/** A person's results at this workstation, the newest first. */
export const SAVED_RESULTS: KeptPlan<readonly SavedResult[]> = {
  name: 'moderation-results',
  schema: z.array(savedSchema),
  none: [],
  defect: 'UnreadableResults',
};

/** Most results that are kept. */
const MOST = 50;

/** The results with one more: first, and once. */
export const withResult = (results: readonly SavedResult[], saved: SavedResult): readonly SavedResult[] =>
  [saved, ...results.filter(({ id }) => id !== saved.id)].slice(0, MOST);
