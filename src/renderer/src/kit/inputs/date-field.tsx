import '@mantine/dates/styles.css';
import { ActionIcon, Popover, TextInput, type TextInputProps } from '@mantine/core';
import { DatePicker } from '@mantine/dates';
import { IconCalendar } from '@tabler/icons-react';
import { useState } from 'react';
import { calendarWords } from '@/i18n/calendar-words.ts';
import type { Text } from '@/i18n/catalogue.ts';
import { formatDate } from '@/i18n/formats.ts';
import { useT } from '@/i18n/use-t.ts';
import { TakeFocus } from '../keys/take-focus.tsx';
import { calendarLabels } from './calendar-labels.ts';
import { isDay, typedDay } from './typed-day.ts';

export type DateFieldProps = Pick<TextInputProps, 'onFocus' | 'error' | 'withAsterisk'> & {
  label: Text;
  /**
   * YYYY-MM-DD, or null for no day (the default). Any other text is an unfinished or invalid entry, which the field's
   * rule refuses.
   */
  value?: string | null;
  onChange: (value: string | null) => void;
  onBlur?: () => void;
  'data-path'?: string;
};

/** A field for a day, typed as DD.MM.YYYY or chosen from a calendar. For a form value `string | null`. */
export function DateField({ label, value = null, onChange, onBlur, ...field }: DateFieldProps) {
  const { t, script } = useT();
  const [opened, setOpened] = useState(false);
  const chosen = isDay(value) ? value : null;
  return (
    <Popover opened={opened} onChange={setOpened} position="bottom-end" shadow="md" trapFocus withRoles={false}>
      <Popover.Target>
        <TextInput
          {...field}
          label={t(label)}
          placeholder={t('KK.OO.YYYY')}
          inputMode="numeric"
          autoComplete="off"
          maxLength={30}
          value={chosen ? formatDate(chosen) : (value ?? '')}
          onChange={(event) => onChange(typedDay(event.currentTarget.value))}
          onBlur={(event) => {
            const left = typedDay(event.currentTarget.value, true);
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
          defaultDate={chosen ?? new Date()}
          allowDeselect
          value={chosen}
          onChange={(day) => {
            onChange(day);
            setOpened(false);
          }}
        />
        <TakeFocus />
      </Popover.Dropdown>
    </Popover>
  );
}
