import { ROLES } from '@shared/roles.ts';
import type { Situation } from '@/domains/initiative/model/access.ts';
import { SUB_STAGES } from '@/domains/initiative/model/sub-stages.ts';
import { STAGES } from '@/entities/initiative-stages.ts';

/** What decides about the transparent investment data, beside the stage: the season's year, the author, the place. */
const TRANSPARENCY = [
  { board_year: 2023, author_is_verified: true, latitude: 41.3, longitude: 69.2 },
  { board_year: 2022, author_is_verified: true, latitude: 41.3, longitude: 69.2 },
  { board_year: 0, author_is_verified: true, latitude: 41.3, longitude: 69.2 },
  { board_year: null, author_is_verified: true, latitude: 41.3, longitude: 69.2 },
  { board_year: 2026, author_is_verified: false, latitude: 41.3, longitude: 69.2 },
  { board_year: 2026, author_is_verified: true, latitude: null, longitude: 69.2 },
  { board_year: 2026, author_is_verified: true, latitude: 41.3, longitude: 0 },
] as const;

/** Unknown transparency facts, with which the other rules are tested. */
export const UNSAID = { board_year: null, author_is_verified: false, latitude: null, longitude: null };

/** Every role × stage × sub-stage × board stage × board type × type, and every role × stage × transparency. */
export const SITUATIONS: readonly Situation[] = ROLES.flatMap((role) => [
  ...situationsOf(role),
  ...[...STAGES, null].flatMap((stage) =>
    TRANSPARENCY.map((said) => ({
      role,
      initiative: { stage, moderation_sub_stage: null, type: null, ...said },
      board: undefined,
    })),
  ),
]);

function situationsOf(role: Situation['role']): Situation[] {
  return [...STAGES, null].flatMap((stage) =>
    [...SUB_STAGES, 'UNKNOWN' as const, null].flatMap((moderation_sub_stage) =>
      [undefined, 'REVIEW', 'PROMOTION', 'VOTING', 'FINISHED', null].flatMap((boardStage) =>
        ['MY_GARDEN', null].flatMap((boardType) =>
          (['CONSTRUCTION', 'EQUIPMENT', null] as const).map((type) => ({
            role,
            initiative: { stage, moderation_sub_stage, type, ...UNSAID },
            board: boardStage === undefined ? undefined : { stage: boardStage, type: boardType },
          })),
        ),
      ),
    ),
  );
}

/** A situation in words. */
export const nameOf = ({ role, initiative, board }: Situation): string =>
  [role, ...Object.values(initiative), board?.stage, board?.type].join(' · ');
