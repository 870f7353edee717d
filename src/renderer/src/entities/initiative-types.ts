import type { Text } from '@/i18n/text.ts';

/** Types of an initiative: construction or purchase (spec 000 §1). */
export const INITIATIVE_TYPES = ['CONSTRUCTION', 'EQUIPMENT'] as const;
/** Type of an initiative (spec 000 §1). */
export type InitiativeType = (typeof INITIATIVE_TYPES)[number];

/** Labels of the types (spec 000 §9, D-025). */
export const INITIATIVE_TYPE_LABELS: Record<InitiativeType, Text> = {
  CONSTRUCTION: 'Qurilish',
  EQUIPMENT: 'Xarid qilish',
};
