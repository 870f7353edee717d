import '@mantine/dates/styles.css';
import { DateTimePicker } from '@mantine/dates';
import { IconCalendarClock } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { calendarWords } from '@/i18n/calendar-words.ts';
import { formatDateTime, nowInTashkent } from '@/i18n/formats.ts';
import type { Text } from '@/i18n/text.ts';
import { useT } from '@/i18n/use-t.ts';
import { inWords } from '../merging/in-words.ts';
import { calendarLabels } from './calendar-labels.ts';

export type DateTimeInputProps = {
  label: Text;
  /** `YYYY-MM-DD HH:mm:ss` in Tashkent time, whatever the workstation's zone; null for nothing. */
  value: string | null;
  onChange: (value: string | null) => void;
  onFocus?: () => void;
  onBlur?: () => void;
  /** Error. Default: none. */
  error?: ReactNode;
  /** Default: false. */
  required?: boolean;
  /** Path of the field in its form. Default: none. */
  'data-path'?: string;
};

/**
 * A field for a day and a time, DD.MM.YYYY HH:mm: a calendar with the time below, and a "now" button. Enter
 * opens the calendar, arrow keys move by days, Esc closes. Use with `field('created_date')` of a form.
 */
export function DateTimeInput({ label, value, onChange, required = false, ...field }: DateTimeInputProps) {
  const { t, script } = useT();
  const [now, setNow] = useState(nowInTashkent);
  const nothing = t('Kun va vaqtni tanlang');
  return (
    <DateTimePicker
      label={t(label)}
      aria-label={`${t(label)}: ${value ? formatDateTime(value) : nothing}`}
      placeholder={nothing}
      valueFormat="DD.MM.YYYY HH:mm"
      locale={calendarWords(script)}
      firstDayOfWeek={1}
      weekendDays={[]}
      highlightToday
      leftSection={<IconCalendarClock size={17} stroke={1.6} aria-hidden />}
      presets={[{ value: now, label: t('Hozir') }]}
      // "Now" is the time at which the calendar opens: a form may stay open for hours.
      onClick={() => setNow(nowInTashkent())}
      ariaLabels={calendarLabels(t)}
      timePickerProps={{ 'aria-label': t('Vaqt'), hoursInputLabel: t('Soat'), minutesInputLabel: t('Daqiqa') }}
      submitButtonProps={{ 'aria-label': t('Tanlash') }}
      popoverProps={{ returnFocus: true, withRoles: false }}
      hideOutsideDates
      maw={260}
      {...field}
      error={inWords<string | null>(field.error, (written) => (written ? formatDateTime(written) : ''))}
      value={value}
      onChange={onChange}
      withAsterisk={required}
    />
  );
}
