import { Select } from '@mantine/core';
import type { InvestLists } from '@shared/invest-lists.ts';
import { useT } from '@/i18n/use-t.ts';
import type { FieldProps } from '@/kit/forms/field.ts';
import { foldingFilter } from '@/kit/inputs/folding-filter.ts';

export type PowerSelectProps = FieldProps<number | null> & { powers: InvestLists['powers']; 'aria-label': string };

/** The unit in a row of powers; can be searched in either script. */
export function PowerSelect({ powers, ...field }: PowerSelectProps) {
  const { t, tr } = useT();
  return (
    <Select<number>
      {...field}
      placeholder={t('Tanlang')}
      nothingFoundMessage={t('Hech narsa topilmadi')}
      data={powers.map(({ id, title }) => ({ value: id, label: tr(title) }))}
      searchable
      selectFirstOptionOnChange
      // Otherwise a timer, after the first letter, makes the chosen option active, and none if there is none.
      selectFirstOptionOnDropdownOpen={field.value === null}
      // A new row takes focus by itself: an open list would cover the rows below.
      openOnFocus={false}
      allowDeselect={false}
      filter={foldingFilter}
    />
  );
}
