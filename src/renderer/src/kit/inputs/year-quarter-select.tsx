import type { ReactNode } from 'react';
import { useT } from '@/i18n/use-t.ts';
import { ChoiceSelect } from '../choice-select.tsx';
import { YEAR_QUARTERS } from './year-quarters.ts';

export type YearQuarterSelectProps = {
  value: number | null;
  onChange: (quarter: number | null) => void;
  error?: ReactNode;
  /** Default: false. */
  required?: boolean;
};

/** A select of a quarter of the year, 1 to 4. For a form value `number | null`. */
export function YearQuarterSelect(props: YearQuarterSelectProps) {
  const { t } = useT();
  return (
    <ChoiceSelect<number>
      {...props}
      label={t('Chorak')}
      placeholder={t('Tanlang')}
      data={YEAR_QUARTERS.map((quarter) => ({ value: quarter, label: t('{{quarter}}-chorak', { quarter }) }))}
      allowDeselect={false}
    />
  );
}
