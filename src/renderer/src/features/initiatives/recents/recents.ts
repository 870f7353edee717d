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
/** An initiative that was in view: by what it is found and opened again. No author and no text of a citizen. */
export type Recent = z.infer<typeof recentSchema>;

/** Recent initiatives as they are kept. */
export const recentsSchema = z.array(recentSchema);

/**
 * The recents with an initiative that has been in view: newest first, none twice, at most 50. Ids stay as
 * they are: a public id may look like a number of a person.
 */
export function withSeen(
  recents: readonly Recent[],
  { id, public_id, title, board_id }: Pick<Initiative, keyof Recent>,
): readonly Recent[] {
  const seen = { id, public_id, title: plainTitle(title), board_id };
  return [seen, ...recents.filter((one) => one.id !== id)].slice(0, MOST);
}
