import { importLists } from '@/entities/import-lists.ts';
import { PartExcel } from '@/kit/excel/part-excel.tsx';
import { EXPORT_PATH, IMPORT_PATH, importYearsQuery, populations, yearsQuery } from './api.ts';
import { YearSelect } from './year-select.tsx';

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
