import type { Text } from '@/i18n/catalogue.ts';

/** Where an initiative has changed after a decision of one's own that was not answered: the change may be that decision. */
export const OWN_DECISION: Text =
  "Javobi kelmagan qaroringiz bajarilgan bo'lishi mumkin, qayta yuborilmadi. Tashabbusning hozirgi holatini tekshiring.";
