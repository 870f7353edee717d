import type { Text } from '@/i18n/text.ts';

/** Stages of an initiative (spec 000 §4); a pupil's has all but the last (spec 002 §4). */
export const STAGES = ['INITIAL', 'PASSED', 'NOT_PASSED', 'WINNER', 'PUBLIC_CONTROL'] as const;
/** Stage of an initiative (spec 000 §4, 002 §4). */
export type Stage = (typeof STAGES)[number];

/** Labels of the stages, for a single initiative. */
export const STAGE_LABELS: Record<Stage, Text> = {
  INITIAL: 'Yangi',
  PASSED: 'Qabul qilingan',
  NOT_PASSED: 'Rad etilgan',
  WINNER: 'Golib',
  PUBLIC_CONTROL: 'Nazoratda',
};

/** Filter value for all initiatives. */
export const ALL = 'ALL';
/** Value of the stage filter. */
export type StageFilter = Stage | typeof ALL;

type StageOption<S extends Stage> = { value: S | typeof ALL; label: Text; color?: string };

/** Options of the stage filter without PUBLIC_CONTROL (C-005, S-036). */
export const STAGE_OPTIONS: readonly StageOption<Exclude<Stage, 'PUBLIC_CONTROL'>>[] = [
  { value: ALL, label: 'Barchasi' },
  { value: 'INITIAL', label: 'Yangilar', color: 'var(--tb-initial-fg)' },
  { value: 'PASSED', label: 'Qabul qilinganlar', color: 'var(--tb-passed-fg)' },
  { value: 'NOT_PASSED', label: 'Rad etilganlar', color: 'var(--tb-denied-fg)' },
  { value: 'WINNER', label: 'Goliblar', color: 'var(--tb-winner-fg)' },
];
const PUBLIC_CONTROL: StageOption<Stage> = {
  value: 'PUBLIC_CONTROL',
  label: 'Nazoratda',
  color: 'var(--tb-control-fg)',
};

/**
 * Options of the stage filter (C-005). PUBLIC_CONTROL is set only by the address and listed only while chosen (Z-033).
 */
export const stageOptions = (chosen: StageFilter): readonly StageOption<Stage>[] =>
  chosen === 'PUBLIC_CONTROL' ? [...STAGE_OPTIONS, PUBLIC_CONTROL] : STAGE_OPTIONS;

/** Label of a stage filter, in the plural. */
export const stageFilterLabel = (chosen: StageFilter): Text | undefined =>
  [...STAGE_OPTIONS, PUBLIC_CONTROL].find(({ value }) => value === chosen)?.label;
