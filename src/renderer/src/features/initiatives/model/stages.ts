import type { Text } from '@/i18n/catalogue.ts';

/** Stages of an initiative (spec 000 §4). */
export const STAGES = ['INITIAL', 'PASSED', 'NOT_PASSED', 'WINNER', 'PUBLIC_CONTROL'] as const;
/** Stage of an initiative (spec 000 §4). */
export type Stage = (typeof STAGES)[number];

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

/** Labels of the stages, for a single initiative. */
export const STAGE_LABELS: Record<Stage, Text> = {
  INITIAL: 'Yangi',
  PASSED: 'Qabul qilingan',
  NOT_PASSED: 'Rad etilgan',
  WINNER: 'Golib',
  PUBLIC_CONTROL: 'Nazoratda',
};

/** Labels of the decisions. */
export const SUB_STAGE_LABELS: Record<SubStage | 'UNKNOWN', Text> = {
  MODERATOR_ACCEPTED: 'Moderator: qabul',
  MODERATOR_DENIED: 'Moderator: rad',
  DISTRICT_MANAGER_ACCEPTED: 'Tuman: qabul',
  DISTRICT_MANAGER_DENIED: 'Tuman: rad',
  UNKNOWN: "Noma'lum",
};

/** Filter value for all initiatives. */
export const ALL = 'ALL';
/** Value of the stage filter. */
export type StageFilter = Stage | typeof ALL;
/** Value of the sub-stage filter. */
export type SubStageFilter = SubStage | typeof ALL;

type StageOption = { value: StageFilter; label: Text; color?: string };

const OPTIONS: readonly StageOption[] = [
  { value: ALL, label: 'Barchasi' },
  { value: 'INITIAL', label: 'Yangilar', color: 'var(--tb-initial-fg)' },
  { value: 'PASSED', label: 'Qabul qilinganlar', color: 'var(--tb-passed-fg)' },
  { value: 'NOT_PASSED', label: 'Rad etilganlar', color: 'var(--tb-denied-fg)' },
  { value: 'WINNER', label: 'Goliblar', color: 'var(--tb-winner-fg)' },
];
const PUBLIC_CONTROL: StageOption = { value: 'PUBLIC_CONTROL', label: 'Nazoratda', color: 'var(--tb-control-fg)' };

/**
 * Options of the stage filter (C-005). PUBLIC_CONTROL is set by the address only and listed only while chosen (Z-033).
 */
export const stageOptions = (chosen: StageFilter): readonly StageOption[] =>
  chosen === 'PUBLIC_CONTROL' ? [...OPTIONS, PUBLIC_CONTROL] : OPTIONS;

/** Label of a stage filter, in the plural. */
export const stageFilterLabel = (chosen: StageFilter): Text | undefined =>
  [...OPTIONS, PUBLIC_CONTROL].find(({ value }) => value === chosen)?.label;
