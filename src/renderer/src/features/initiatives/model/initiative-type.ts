import type { Text } from '@/i18n/catalogue.ts';
import type { InitiativeType } from './initiative.ts';

/** Labels of the types (spec 000 §9, D-025). */
export const TYPE_LABELS: Record<InitiativeType, Text> = { CONSTRUCTION: 'Qurilish', EQUIPMENT: 'Xarid qilish' };
