import type { Area } from '../fault.ts';

export default {
  specs: ['reports'],
  faults: [
    {
      file: 'features/quarterly-reports/report.ts',
      find: 'maxBytes: 5 * MB',
      put: 'maxBytes: 50 * MB',
      says: 'A report of 50 MB is taken instead of 5.',
    },
    {
      file: 'features/quarterly-reports/columns.tsx',
      find: "column.accessor('season', {",
      put: "column.accessor('quarter', {",
      says: 'The quarter stands under the heading of the year.',
    },
    {
      file: 'features/quarterly-reports/reports-page.tsx',
      find: 'query: { ...asked, region_id: scope.region_id },',
      put: 'query: { ...asked },',
      says: 'The export takes every region.',
    },
    {
      file: 'features/quarterly-reports/reports-page.tsx',
      find: 'region: id, district: null',
      put: 'region: id',
      says: 'Another region keeps the old district.',
    },
    {
      file: 'features/quarterly-reports/reports-page.tsx',
      find: 'const asked = { season: year, quarter };',
      put: 'const asked = { season: quarter, quarter: year };',
      says: 'Year and quarter are exchanged in the call.',
    },
    {
      file: 'features/quarterly-reports/access.ts',
      find: 'canChooseRegion(role) || district_id == null;',
      put: 'canChooseRegion(role);',
      says: "A region's manager cannot choose the district.",
    },
    {
      file: 'features/quarterly-reports/report-page.tsx',
      find: '[...years, season]',
      put: 'years',
      says: 'The year of an old report is missing in its form.',
    },
    {
      file: 'features/quarterly-reports/reports-page.tsx',
      find: `"Excelga tuman filtri qo'llanmaydi: viloyatning barcha hisobotlari saqlanadi."`,
      put: `"Excelga filtrlar qo'llanmaydi: butun ro'yxat saqlanadi."`,
      says: "The file of a region's reports is said to hold the whole list.",
    },
  ],
} satisfies Area;
