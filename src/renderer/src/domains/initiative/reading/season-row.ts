import type { Initiative } from '../model/initiative.ts';

/** Fields of an initiative that a season's reading keeps: only those counted (the design's §3.4). */
export type SeasonRow = Pick<Initiative, 'id' | 'stage' | 'moderation_sub_stage' | 'region_id' | 'district_id'>;

/** Returns the kept fields of an initiative. */
export const seasonRow = ({ id, stage, moderation_sub_stage, region_id, district_id }: Initiative): SeasonRow => ({
  id,
  stage,
  moderation_sub_stage,
  region_id,
  district_id,
});

/** Progress of an initiative's review: decided, with the district, back with the moderator, or not seen yet. */
export type Progress = 'done' | 'withDistrict' | 'returned' | 'notSeen';

/** Progress of an initiative; an unknown stage counts as decided, as the initiative is no longer new. */
export function progressOf({ stage, moderation_sub_stage }: Omit<SeasonRow, 'id'>): Progress {
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
