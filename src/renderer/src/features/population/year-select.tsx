import { useQuery } from '@tanstack/react-query';
import { useNamedOptions } from '@/entities/named-options.ts';
import { useT } from '@/i18n/use-t.ts';
import { BigSelect } from '@/kit/big-select/big-select.tsx';
import { yearsQuery } from './api.ts';

export type YearSelectProps = {
  value: number | null;
  onChange: (year: number | null) => void;
  /** Whether it says that a year must be chosen (L-027). */
  missing: boolean;
};

/** The year that stands beside a file. */
export function YearSelect({ value, onChange, missing }: YearSelectProps) {
  const { t } = useT();
  return (
    <BigSelect
      label="Yil"
      query={useNamedOptions(useQuery(yearsQuery))}
      value={value}
      onChange={onChange}
      error={missing && value === null ? t('Yilni tanlang!') : undefined}
      required
    />
  );
}
