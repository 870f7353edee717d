import { queryOptions } from '@tanstack/react-query';
import { http } from '@/api/http.ts';
import { CURRENT_FOR_A_WHILE } from '@/entities/lookup.ts';
import { defineCrud } from '@/kit/crud/define-crud.ts';
import { recordId } from '@/kit/fields.ts';
import { lookupAt } from '@/kit/page.ts';
import { importYears, populationForm, rowSchema } from './population.ts';

const PATH = 'api/v1/citizens-count';
/** Path of the Excel export. */
export const EXPORT_PATH = `${PATH}/excel`;
/** Path of the Excel import. */
export const IMPORT_PATH = `${PATH}/sync-excel`;

/** The population records (spec 001 §7). No call deletes a record (Z-083). */
export const populations = defineCrud({
  path: PATH,
  row: rowSchema,
  rows: 'results',
  form: populationForm,
  envelope: 'population',
});

const yearsSchema = lookupAt('years', recordId);

/** Years offered by the platform for filter and export (L-029), newest first, as a lookup. */
export const yearsQuery = queryOptions({
  queryKey: [PATH, 'years'],
  queryFn: async ({ signal }) => {
    const years = await http(`${PATH}/years`, { signal, schema: yearsSchema });
    return asLookup([...years].sort((a, b) => b - a));
  },
  ...CURRENT_FOR_A_WHILE,
});

/** The same for the import, which may bring the first numbers of a year (L-029, Z-174). */
export const importYearsQuery = queryOptions({
  ...yearsQuery,
  select: (known) =>
    asLookup(
      importYears(
        known.map(({ id }) => id),
        new Date(),
      ),
    ),
});

const asLookup = (years: readonly number[]) => years.map((id) => ({ id, title: String(id) }));
