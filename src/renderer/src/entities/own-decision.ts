import type { Text } from '@/i18n/catalogue.ts';

/**
 * Notice that an initiative has changed after this person's own unanswered decision: that decision may be the change.
 */
export const OWN_DECISION: Text =
  "Javobi kelmagan qaroringiz bajarilgan bo'lishi mumkin, qayta yuborilmadi. Tashabbusning hozirgi holatini tekshiring.";
