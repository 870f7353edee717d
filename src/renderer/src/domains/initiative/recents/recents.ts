import { z } from 'zod';
import { plainTitle } from '@/kit/plain-title.ts';
import type { Initiative } from '../model/initiative.ts';

/** How many initiatives are remembered. */
const MOST = 50;

const recentSchema = z.object({
  id: z.number(),
  public_id: z.string().nullable(),
  title: z.string().nullable(),
  board_id: z.number().nullable(),
});
/** A viewed initiative: the data to find and reopen it. No author and no text of a citizen except the title. */
export type Recent = z.infer<typeof recentSchema>;

/** Recent initiatives, as stored. */
export const recentsSchema = z.array(recentSchema);

/**
 * Adds a viewed initiative to the recents: newest first, without duplicates, at most 50. Ids stay as they are: a public
 * id may look like a personal number.
 */
export function withSeen(
  recents: readonly Recent[],
  { id, public_id, title, board_id }: Pick<Initiative, keyof Recent>,
): readonly Recent[] {
  const seen = { id, public_id, title: plainTitle(title), board_id };
  return [seen, ...recents.filter((one) => one.id !== id)].slice(0, MOST);
}
