import { useQuery } from '@tanstack/react-query';
import { importLists } from '@/entities/import-lists.ts';
import { useNamedOptions } from '@/entities/named-options.ts';
import { useT } from '@/i18n/use-t.ts';
import { BigSelect } from '@/kit/big-select/big-select.tsx';
import type { PartField } from '@/kit/excel/export-dialog.tsx';
import { PartExcel } from '@/kit/excel/part-excel.tsx';
import { EXPORT_PATH, IMPORT_PATH, importYearsQuery, populations, yearsQuery } from './api.ts';

/**
 * Year of an Excel file, as a field for `PartExcel`; shows an error if no year is chosen (L-027). `query`: the years
 * offered.
 */
function YearSelect({ missing, query, ...field }: PartField & { query: typeof yearsQuery }) {
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

const LISTS = importLists('population');

/** Excel menu of the population: export and import, each for a year (spec 001 §5, §7, L-027, L-028). */
export function PopulationExcel() {
  return (
    <PartExcel
      name="population"
      parameter="year"
      field={(field) => <YearSelect {...field} query={yearsQuery} />}
      uploadField={(field) => <YearSelect {...field} query={importYearsQuery} />}
      download={{
        title: 'Aholi sonini Excelga yuklab olish',
        path: EXPORT_PATH,
        suggestedName: (year) => `aholi-soni-${year}.xlsx`,
      }}
      upload={{ title: 'Aholi sonini Exceldan yuklash', path: IMPORT_PATH, lists: LISTS }}
      changes={populations}
    />
  );
}
