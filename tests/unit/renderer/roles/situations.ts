import { ROLES } from '@shared/roles.ts';
import { STAGES } from '@/entities/initiative-stages.ts';
import type { Situation } from '@/features/initiatives/model/access.ts';
import { SUB_STAGES } from '@/features/initiatives/model/sub-stages.ts';

/** Every role × stage × sub-stage × board stage × board type × type. */
export const SITUATIONS: readonly Situation[] = ROLES.flatMap((role) =>
  [...STAGES, null].flatMap((stage) =>
    [...SUB_STAGES, 'UNKNOWN' as const, null].flatMap((moderation_sub_stage) =>
      [undefined, 'REVIEW', 'PROMOTION', 'VOTING', 'FINISHED', null].flatMap((boardStage) =>
        ['MY_GARDEN', null].flatMap((boardType) =>
          (['CONSTRUCTION', 'EQUIPMENT', null] as const).map((type) => ({
            role,
            initiative: { stage, moderation_sub_stage, type },
            board: boardStage === undefined ? undefined : { stage: boardStage, type: boardType },
          })),
        ),
      ),
    ),
  ),
);

/** A situation in words. */
export const nameOf = ({ role, initiative, board }: Situation): string =>
  [role, initiative.stage, initiative.moderation_sub_stage, initiative.type, board?.stage, board?.type].join(' · ');
