import type { Initiative } from '../model/initiative.ts';

/** What is kept of an initiative of a season: only what is counted (the design's §3.4). */
export type SeasonRow = Pick<Initiative, 'id' | 'stage' | 'moderation_sub_stage' | 'region_id' | 'district_id'>;

/** The part of an initiative that is kept. */
export const seasonRow = ({ id, stage, moderation_sub_stage, region_id, district_id }: Initiative): SeasonRow => ({
  id,
  stage,
  moderation_sub_stage,
  region_id,
  district_id,
});

/** How far the review of an initiative is: decided, before the district, back at the moderator, or not seen yet. */
export type Progress = 'done' | 'withDistrict' | 'returned' | 'notSeen';

/** How far an initiative is; one of an unknown stage counts as decided, as it is no longer new. */
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
