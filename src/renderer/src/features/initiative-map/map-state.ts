import type { Initiative } from '@/domains/initiative/model/initiative.ts';
import { progressOf } from '@/domains/initiative/reading/season-row.ts';
import type { Text } from '@/i18n/text.ts';

/** States of an initiative that its mark on the map can show. */
export const MAP_STATES = ['notSeen', 'withDistrict', 'returned', 'passed', 'denied', 'winner', 'unknown'] as const;
/** State of an initiative, as its mark on the map shows it. */
export type MapState = (typeof MAP_STATES)[number];

/** Labels of the states. */
export const MAP_STATE_LABELS: Record<MapState, Text> = {
  notSeen: "Ko'rilmagan",
  withDistrict: "Tuman tasdig'ini kutmoqda",
  returned: 'Tumandan qaytgan',
  passed: 'Qabul qilingan',
  denied: 'Rad etilgan',
  winner: 'Golib',
  unknown: "Noma'lum",
};

/** Short labels, for the legend. */
export const MAP_STATE_SHORT: Record<MapState, Text> = {
  ...MAP_STATE_LABELS,
  withDistrict: 'Tumanda',
  returned: 'Qaytarilgan',
};

/** The state of an initiative (spec 000 §4); winners under public control stay winners. */
export function mapStateOf(
  initiative: Pick<Initiative, 'stage' | 'moderation_sub_stage' | 'region_id' | 'district_id'>,
): MapState {
  switch (initiative.stage) {
    case 'INITIAL': {
      const progress = progressOf(initiative);
      return progress === 'done' ? 'unknown' : progress;
    }
    case 'PASSED':
      return 'passed';
    case 'NOT_PASSED':
      return 'denied';
    case 'WINNER':
    case 'PUBLIC_CONTROL':
      return 'winner';
    case null:
      return 'unknown';
  }
}
