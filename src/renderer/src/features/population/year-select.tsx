import { useQuery } from '@tanstack/react-query';
import { useNamedOptions } from '@/entities/named-options.ts';
import { useT } from '@/i18n/use-t.ts';
import { BigSelect } from '@/kit/big-select/big-select.tsx';
import type { PartField } from '@/kit/excel/export-dialog.tsx';
import type { yearsQuery } from './api.ts';

/**
 * Year of an Excel file, as a field for `PartExcel`; shows an error if no year is chosen (L-027). `query`: the years
 * offered.
 */
export function YearSelect({ missing, query, ...field }: PartField & { query: typeof yearsQuery }) {
  const { t } = useT();
  return (
    <BigSelect
      label="Yil"
      query={useNamedOptions(useQuery(query))}
      {...field}
      error={missing ? t('Yilni tanlang!') : undefined}
      required
    />
  );
}
