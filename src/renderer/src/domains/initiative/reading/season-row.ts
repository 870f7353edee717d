import { shortened } from '@/kit/shortened.ts';
import type { Initiative } from '../model/initiative.ts';

/** How much of a description is kept, in characters: twenty thousand whole ones would dominate memory. */
const DESCRIPTION = 300;

/** An initiative as a long reading keeps it: with the beginning of its description. */
export const seasonRow = (row: Initiative): Initiative =>
  row.description === null ? row : { ...row, description: shortened(row.description, DESCRIPTION) };

/** Progress of an initiative's review: decided, with the district, back with the moderator, or not seen yet. */
export type Progress = 'done' | 'withDistrict' | 'returned' | 'notSeen';

/** Progress of an initiative; an unknown stage counts as decided, as the initiative is no longer new. */
export function progressOf({
  stage,
  moderation_sub_stage,
}: Pick<Initiative, 'stage' | 'moderation_sub_stage'>): Progress {
  if (stage !== 'INITIAL') return 'done';
  switch (moderation_sub_stage) {
    case 'MODERATOR_ACCEPTED':
    case 'MODERATOR_DENIED':
      return 'withDistrict';
    case null:
      return 'notSeen';
    default:
      return 'returned';
  }
}
