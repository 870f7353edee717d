import type { Text } from '@/i18n/catalogue.ts';

/** Where an initiative is (spec 000 §4). */
export const STAGES = ['INITIAL', 'PASSED', 'NOT_PASSED', 'WINNER', 'PUBLIC_CONTROL'] as const;
export type Stage = (typeof STAGES)[number];

/** What moderators and district managers said about an initiative under review (spec 000 §4). */
export const SUB_STAGES = [
  'MODERATOR_ACCEPTED',
  'MODERATOR_DENIED',
  'DISTRICT_MANAGER_ACCEPTED',
  'DISTRICT_MANAGER_DENIED',
] as const;
export type SubStage = (typeof SUB_STAGES)[number];

/** What an initiative carries: nothing yet, one of the four, or one that this program does not know. */
export type SaidSoFar = SubStage | 'UNKNOWN' | null;

/** One initiative's stage in words. */
export const STAGE_LABELS: Record<Stage, Text> = {
  INITIAL: 'Yangi',
  PASSED: 'Qabul qilingan',
  NOT_PASSED: 'Rad etilgan',
  WINNER: 'Golib',
  PUBLIC_CONTROL: 'Nazoratda',
};

export const SUB_STAGE_LABELS: Record<SubStage | 'UNKNOWN', Text> = {
  MODERATOR_ACCEPTED: 'Moderator: qabul',
  MODERATOR_DENIED: 'Moderator: rad',
  DISTRICT_MANAGER_ACCEPTED: 'Tuman: qabul',
  DISTRICT_MANAGER_DENIED: 'Tuman: rad',
  UNKNOWN: "Noma'lum",
};

/** The value of a filter that lets everything through. */
export const ALL = 'ALL';
export type StageFilter = Stage | typeof ALL;
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

/** The stages one may filter by (C-005). PUBLIC_CONTROL comes by the address only and is shown while it is chosen (Z-033). */
export const stageOptions = (chosen: StageFilter): readonly StageOption[] =>
  chosen === 'PUBLIC_CONTROL' ? [...OPTIONS, PUBLIC_CONTROL] : OPTIONS;

/** A stage filter in words: many of them, as the filter says it. */
export const stageFilterLabel = (chosen: StageFilter): Text | undefined =>
  [...OPTIONS, PUBLIC_CONTROL].find(({ value }) => value === chosen)?.label;
