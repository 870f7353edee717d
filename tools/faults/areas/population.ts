import type { Area } from '../fault.ts';

export default {
  faults: [
    {
      file: 'features/population/population-excel.tsx',
      find: 'changes={populations}',
      put: 'changes={{ refresh: async () => undefined }}',
      says: 'The list is not read again after the import.',
    },
    {
      file: 'features/population/population-excel.tsx',
      find: 'query={importYearsQuery}',
      put: 'query={yearsQuery}',
      says: 'The import offers only years that are there already.',
    },
    {
      file: 'features/population/population-excel.tsx',
      find: 'parameter="year"',
      put: 'parameter="board_id"',
      says: 'The year goes out under the name of the season.',
    },
    {
      file: 'features/population/populations-page.tsx',
      find: 'const NO_FILTERS = { region: null, district: null, year: null };',
      put: 'const NO_FILTERS = { region: null, district: null };',
      says: 'The year survives the clearing of the filters.',
    },
    {
      file: 'features/population/populations-page.tsx',
      find: "column.accessor('citizens_count', {",
      put: "column.accessor('year', {",
      says: 'The year stands under the heading of the number of people.',
    },
    {
      file: 'features/population/access.ts',
      find: "export const canUseExcel = (role: Role): boolean => role === 'admin';",
      put: 'export const canUseExcel = (_: Role): boolean => true;',
      says: 'Everybody is offered the Excel.',
    },
    {
      file: 'features/population/population-page.tsx',
      find: 'form.setValues(withDistrict(values, next))',
      put: "form.setFieldValue('region_id', next)",
      says: 'A chosen district becomes the region.',
    },
    {
      file: 'features/population/population-excel.tsx',
      find: 'path: IMPORT_PATH',
      put: 'path: EXPORT_PATH',
      says: 'The population is imported by the path of its export.',
    },
    {
      file: 'features/population/populations-page.tsx',
      find: "district: null, shown: 'all'",
      put: 'district: null',
      says: "A moderator's own district stays beside another region.",
    },
  ],
} satisfies Area;
