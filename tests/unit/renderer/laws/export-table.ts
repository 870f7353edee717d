import type { Answers } from './platform-stub.ts';
import type { Situation } from './program.tsx';

/** A file that a screen exports: its button, and the call that the documents give it. */
type Exported = readonly [button: string, path: string, query?: object];

/** The exports of a screen, as the documents have them. */
export type ExportLine = {
  /** The source that starts them. */
  file: string;
  /** The screen below `/app/`, or the part that has no address. */
  at: string | { part: string; props: object };
  situation?: Situation;
  answers?: Answers;
  exports: readonly Exported[];
  /** Buttons that always say that their file holds more than the list, and how they say it. Default: none. */
  always?: readonly (readonly [button: string, says: string])[];
  /** Address with a filter that the first of them does not take, and how it then says so. Default: there is none. */
  narrowed?: readonly [at: string, says: string];
  source: string;
};

const SEASON = { board_id: 6 };
const ALL = "Excelga filtrlar qo'llanmaydi: butun ro'yxat saqlanadi.";
const OF_STAGE =
  "Excelga qidiruv va moderatsiya filtri qo'llanmaydi: shu mavsum va bosqichdagi barcha tashabbuslar saqlanadi.";
const VOTES = "Faylga filtrlar qo'llanmaydi: mavsumning barcha ovozlari saqlanadi.";
const APPEALS = "Excelga filtrlar qo'llanmaydi: barcha murojaatlar saqlanadi.";
const OF_REGION = "Excelga tuman filtri qo'llanmaydi: viloyatning barcha hisobotlari saqlanadi.";
const OF_SCHOOLS = "Excelga filtrlar qo'llanmaydi: shu mavsumdagi barcha tashabbuslar saqlanadi.";
const SCHOOL = 'api/v1/my-school';
const PASSED = { 'api/v1/moderators/initiatives': { initiatives: [{ id: 701 }], count: 1 } };

/** Every export of the program, by its list. */
export const EXPORTS: Readonly<Record<string, ExportLine>> = {
  initiatives: {
    ...{ file: 'domains/initiative/parts/excel-button.tsx', at: 'initiatives?board=6', answers: PASSED },
    exports: [['Excel', 'api/v1/initiatives-excel', { ...SEASON, stage: null }]],
    narrowed: ['initiatives?board=6&sub_stage=MODERATOR_DENIED', OF_STAGE],
    source: 'spec 000 §7, C-010, C-011',
  },
  'initiatives that may be voted for': {
    file: 'features/initiative-list/winners/votes-button.tsx',
    ...{ at: 'initiatives?board=6&stage=PASSED', answers: PASSED, always: [['Ovozlar', VOTES]] },
    exports: [
      ['Excel', 'api/v1/initiatives-excel', { ...SEASON, stage: 'PASSED' }],
      ['Ovozlar', 'api/v1/votes/excel', SEASON],
    ],
    narrowed: ['initiatives?board=6&stage=PASSED&search=bog', OF_STAGE],
    source: 'spec 000 §7, C-010, C-014 to C-016',
  },
  documents: {
    ...{
      file: 'features/protocols/documents-dialog.tsx',
      at: { part: 'DocumentsDialog', props: { board: { id: 6 } } },
    },
    ...{ exports: [['Barcha hujjatlar (Excel)', 'api/v1/districts/documents-excel', SEASON]] },
    source: 'spec 000 §7, E-016',
  },
  appeals: {
    ...{ file: 'features/appeals/appeals-page.tsx', at: 'appeals', narrowed: ['appeals?region=2', APPEALS] },
    ...{ exports: [['Excel', 'api/v1/questions/excel']], source: 'spec 001 §7, F-003' },
  },
  managers: {
    ...{ file: 'features/managers/managers-excel.tsx', at: 'managers', narrowed: ['managers?region=2', ALL] },
    exports: [
      ['Viloyat boshqaruvi', 'api/v1/users/region-managers/excel'],
      ['Tuman boshqaruvi', 'api/v1/district-managers/excel'],
      ['Mahalla boshqaruvi', 'api/v1/quarter-managers/excel'],
      ['Mahalla moderatori', 'api/v1/quarter-moderators/excel'],
      ['Barcha boshqaruvchilar', 'api/v1/users/managers/excel'],
    ],
    source: 'spec 001 §7, L-016',
  },
  population: {
    ...{ file: 'features/population/population-excel.tsx', at: 'population' },
    exports: [['Aholi sonini Excelga yuklab olish', 'api/v1/citizens-count/excel', { year: 2024 }]],
    source: 'spec 001 §7, L-027',
  },
  products: {
    ...{ file: 'features/products/products-page.tsx', at: 'products/list' },
    exports: [['Mahsulotlarni Excelga yuklab olish', 'api/v1/products/excel', { board_id: 2024 }]],
    source: 'spec 001 §7, P-012',
  },
  organizations: {
    ...{ file: 'features/organizations/organizations-page.tsx', at: 'organizations?type=&region=&district=' },
    ...{ exports: [['Excel', 'api/v1/organizations/excel']], narrowed: ['organizations?type=SCHOOL', ALL] },
    source: 'spec 001 §7, M-016',
  },
  quarters: {
    ...{ file: 'features/quarters/quarters-excel.tsx', at: 'quarters' },
    exports: [
      ['STIR raqamlari', 'api/v1/quarter-id-numbers/excel'],
      ['Hisob raqamlari', 'api/v1/quarter-acc-numbers/excel'],
      ['Mahallalar', 'api/v1/quarters-excel'],
    ],
    source: 'spec 001 §7, J-028',
  },
  roads: {
    ...{ file: 'features/roads/roads-page.tsx', at: 'roads' },
    exports: [['Excelga yuklab olish', 'api/v1/roads/excel', SEASON]],
    source: 'spec 001 §7, M-017',
  },
  'quarterly reports': {
    ...{ file: 'features/quarterly-reports/reports-page.tsx', at: 'quarter-reports?region=2&year=2024&quarter=3' },
    exports: [['Excelga yuklab olish', 'api/v1/quarterly-reports/excel', { season: 2024, quarter: 3, region_id: 2 }]],
    narrowed: ['quarter-reports?region=2&district=22&year=2024&quarter=3', OF_REGION],
    source: 'spec 001 §7, K-015',
  },
  'payments of quarters': {
    ...{ file: 'features/reports/quarter-payments-page.tsx', at: 'quarter-report?fin_year=2024' },
    exports: [['Excelga yuklab olish', 'api/v1/quarter-payments/excel', { fin_year: 2024 }]],
    source: 'spec 002 §7, R-077',
  },
  customers: {
    ...{ file: 'features/customers/customers-page.tsx', at: 'customers', narrowed: ['customers?search=bog', ALL] },
    ...{ exports: [['Excel', 'api/v1/customers/excel']], source: 'spec 002 §7, R-012' },
  },
  'road prices of a season': {
    ...{ file: 'features/road-prices/road-prices-excel.tsx', at: 'road-prices?board_id=6' },
    ...{ exports: [['Yuklash', 'api/v1/road-prices/excel', SEASON]], source: 'spec 002 §7, R-055' },
  },
  'road prices of every season': {
    ...{ file: 'features/road-prices/road-prices-excel.tsx', at: 'road-prices' },
    ...{ exports: [['Yuklash', 'api/v1/road-prices/excel']], source: 'spec 002 §7, R-051' },
  },
  kindergartens: {
    ...{ file: 'features/kindergartens/kindergartens-page.tsx', at: 'kindergardens?board_id=6' },
    exports: [['Excelga yuklab olish', 'api/v1/kindergardens/excel/export', SEASON]],
    source: 'spec 002 §7, R-070',
  },
  'budget of a school season': {
    ...{ file: 'features/school-boards/budget-info.tsx', at: 'school-boards' },
    answers: { [`${SCHOOL}/boards`]: { boards: [{ id: 6, title: 'Kuz' }], count: 1 } },
    exports: [["Budjet ma'lumotlarini Excelga yuklab olish", `${SCHOOL}/boards/6/budget-info/excel`]],
    source: 'spec 002 §7, S-001',
  },
  students: {
    ...{
      file: 'features/students/students-excel.tsx',
      at: 'school-students',
      narrowed: ['school-students?search=bog', ALL],
    },
    ...{ exports: [['Excel', `${SCHOOL}/students/excel`]], source: 'spec 002 §7, S-022, S-087' },
  },
  "pupils' initiatives": {
    ...{ file: 'features/school-initiatives/parts/school-excel.tsx', at: 'school-initiatives?board=6&stage=ALL' },
    exports: [
      ['Tashabbuslar', `${SCHOOL}/moderators/initiatives/excel`, SEASON],
      ['Ovozlarni yuklab olish', `${SCHOOL}/moderators/votes`, SEASON],
    ],
    ...{ narrowed: ['school-initiatives?board=6&stage=WINNER', OF_SCHOOLS], source: 'spec 002 §7, S-040, S-041' },
  },
  'secret keys': {
    ...{ file: 'features/secret-keys/secret-keys-page.tsx', at: 'school/secret-keys?board=6' },
    exports: [['Excel', `${SCHOOL}/secret-keys/excel`, SEASON]],
    source: 'spec 002 §7, S-072',
  },
};
