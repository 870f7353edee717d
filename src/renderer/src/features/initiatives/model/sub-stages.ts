import type { ALL } from '@/entities/initiative-stages.ts';
import type { Text } from '@/i18n/catalogue.ts';

/** Decisions of moderators and district managers on an initiative under review (spec 000 §4). */
export const SUB_STAGES = [
  'MODERATOR_ACCEPTED',
  'MODERATOR_DENIED',
  'DISTRICT_MANAGER_ACCEPTED',
  'DISTRICT_MANAGER_DENIED',
] as const;
/** Decision of a moderator or district manager (spec 000 §4). */
export type SubStage = (typeof SUB_STAGES)[number];

/** The last decision on an initiative; null: none yet; UNKNOWN: unknown to this program. */
export type SaidSoFar = SubStage | 'UNKNOWN' | null;

/** Labels of the decisions. */
export const SUB_STAGE_LABELS: Record<SubStage | 'UNKNOWN', Text> = {
  MODERATOR_ACCEPTED: 'Moderator: qabul',
  MODERATOR_DENIED: 'Moderator: rad',
  DISTRICT_MANAGER_ACCEPTED: 'Tuman: qabul',
  DISTRICT_MANAGER_DENIED: 'Tuman: rad',
  UNKNOWN: "Noma'lum",
};

/** Value of the sub-stage filter. */
export type SubStageFilter = SubStage | typeof ALL;
