import type { Role } from '@shared/roles.ts';
import { ALL, SUB_STAGES, type SubStage, type SubStageFilter } from './stages.ts';

const ofModerator = SUB_STAGES.filter((stage) => stage.startsWith('MODERATOR_'));
const ofDistrictManager = SUB_STAGES.filter((stage) => stage.startsWith('DISTRICT_MANAGER_'));

/** Who may save the list as Excel: everybody here but my_garden_moderator (C-011, Z-031). */
export const canExport = (role: Role): boolean => role !== 'my_garden_moderator';

/** The sub-stages that a role may filter by; none means no such filter. */
export function subStagesFor(role: Role): readonly SubStage[] {
  switch (role) {
    case 'admin':
      return SUB_STAGES; // C-008
    case 'moderator':
      return ofDistrictManager; // C-006
    case 'district_manager':
      return ofModerator; // C-007
    case 'region_manager':
      return SUB_STAGES; // Z-137
    default:
      return []; // my_garden_moderator (Z-137); the others do not see the list
  }
}

/** The sub-stage filter at first: a district manager starts with what the moderator has accepted (C-009). */
export const firstSubStage = (role: Role): SubStageFilter => (role === 'district_manager' ? 'MODERATOR_ACCEPTED' : ALL);
