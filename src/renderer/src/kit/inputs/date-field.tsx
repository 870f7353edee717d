import '@mantine/dates/styles.css';
import { ActionIcon, Popover, TextInput, type TextInputProps } from '@mantine/core';
import { DatePicker } from '@mantine/dates';
import { IconCalendar } from '@tabler/icons-react';
import { useState } from 'react';
import { calendarWords } from '@/i18n/calendar-words.ts';
import { formatDate, formatMoment } from '@/i18n/formats.ts';
import type { Text } from '@/i18n/text.ts';
import { useT } from '@/i18n/use-t.ts';
import { TakeFocus } from '../keys/take-focus.tsx';
import { inWords } from '../merging/in-words.ts';
import { calendarLabels } from './calendar-labels.ts';
import { isDay, isMoment, typedDay, typedMoment } from './typed-day.ts';

export type DateFieldProps = Pick<TextInputProps, 'onFocus' | 'error' | 'withAsterisk'> & {
  label: Text;
  /**
   * YYYY-MM-DD, or null for no day (the default). Any other text is an unfinished or invalid entry, which the field's
   * rule refuses.
   */
  value?: string | null;
  onChange: (value: string | null) => void;
  onBlur?: () => void;
  /**
   * For a day with its time of day, whose value is `YYYY-MM-DD HH:mm:ss`: the time (HH:mm:ss) of a day that is typed or
   * chosen alone. Default: a field for a day.
   */
  dayAt?: string | undefined;
  'data-path'?: string;
};

/** What a field for a day, or for a day with its time, does with its texts and values. */
type Kind = {
  readonly placeholder: Text;
  /** Text of a complete value; null for another one. */
  readonly shown: (value: string | null) => string | null;
  /** Text of a value as the platform writes it: with a time of day, and a zone. */
  readonly written: (value: string) => string;
  /** Value of a text, while it is typed or when the field is left. */
  readonly typed: (text: string, left: boolean) => string | null;
  /** Value for a day chosen from the calendar, `before` being the value until then. */
  readonly chosen: (day: string, before: string | null) => string;
};

const DAY: Kind = {
  placeholder: 'KK.OO.YYYY',
  shown: (value) => (isDay(value) ? formatDate(value) : null),
  written: formatDate,
  typed: typedDay,
  chosen: (day) => day,
};

const momentText = (value: string): string => formatMoment(value).replace(' | ', ' ');

const momentWith = (dayAt: string): Kind => ({
  placeholder: 'KK.OO.YYYY SS:DD:SS',
  shown: (value) => (isMoment(value) ? momentText(value) : null),
  written: momentText,
  typed: (text, left) => typedMoment(text, left ? dayAt : undefined),
  // The time of day stays when another day is chosen.
  chosen: (day, before) => `${day} ${(isMoment(before) && before.split(' ')[1]) || dayAt}`,
});

/**
 * A field for a day, typed as DD.MM.YYYY or chosen from a calendar, with its time of day on request (Z-178). For
 * a form value `string | null`.
 */
export function DateField({ label, value = null, onChange, onBlur, dayAt, ...field }: DateFieldProps) {
  const { t, script } = useT();
  const [opened, setOpened] = useState(false);
  const kind = dayAt === undefined ? DAY : momentWith(dayAt);
  const shown = kind.shown(value);
  const [day = null] = shown === null || value === null ? [] : value.split(' ');
  return (
    <Popover opened={opened} onChange={setOpened} position="bottom-end" shadow="md" trapFocus withRoles={false}>
      <Popover.Target>
        <TextInput
          {...field}
          error={inWords<string | null>(field.error, (written) => (written ? kind.written(written) : ''))}
          label={t(label)}
          placeholder={t(kind.placeholder)}
          inputMode="numeric"
          autoComplete="off"
          maxLength={30}
          value={shown ?? value ?? ''}
          onChange={(event) => onChange(kind.typed(event.currentTarget.value, false))}
          onBlur={(event) => {
            const left = kind.typed(event.currentTarget.value, true);
            if (left !== value) onChange(left);
            onBlur?.();
          }}
          rightSection={
            <ActionIcon
              size="sm"
              aria-label={`${t(label)}: ${t('Taqvim')}`}
              aria-expanded={opened}
              onClick={() => setOpened(!opened)}
            >
              <IconCalendar size={17} stroke={1.6} />
            </ActionIcon>
          }
        />
      </Popover.Target>
      <Popover.Dropdown role="dialog" aria-label={`${t(label)}: ${t('Taqvim')}`}>
        <DatePicker
          locale={calendarWords(script)}
          firstDayOfWeek={1}
          weekendDays={[]}
          ariaLabels={calendarLabels(t)}
          defaultDate={day ?? new Date()}
          allowDeselect
          value={day}
          onChange={(chosen) => {
            onChange(chosen && kind.chosen(chosen, value));
            setOpened(false);
          }}
        />
        <TakeFocus />
      </Popover.Dropdown>
    </Popover>
  );
}
