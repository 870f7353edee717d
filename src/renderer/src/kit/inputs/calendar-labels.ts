import type { CalendarAriaLabels } from '@mantine/dates';
import type { Translation } from '@/i18n/i18n.ts';

/** Accessible names of a calendar's buttons; the button in the middle shows the month, which is its name. */
export const calendarLabels = (t: Translation['t']): CalendarAriaLabels => ({
  previousMonth: t('Oldingi oy'),
  nextMonth: t('Keyingi oy'),
  previousYear: t('Oldingi yil'),
  nextYear: t('Keyingi yil'),
  previousDecade: t("Oldingi o'n yil"),
  nextDecade: t("Keyingi o'n yil"),
});
