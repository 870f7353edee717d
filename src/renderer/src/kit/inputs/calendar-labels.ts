import type { CalendarAriaLabels } from '@mantine/dates';
import type { Translation } from '@/i18n/i18n.ts';

/** What the buttons of every calendar are called; the one between them is called by the month that it shows. */
export const calendarLabels = (t: Translation['t']): CalendarAriaLabels => ({
  previousMonth: t('Oldingi oy'),
  nextMonth: t('Keyingi oy'),
  previousYear: t('Oldingi yil'),
  nextYear: t('Keyingi yil'),
  previousDecade: t("Oldingi o'n yil"),
  nextDecade: t("Keyingi o'n yil"),
});
