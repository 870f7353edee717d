import { IN_FIVE } from './list-line.ts';
import { LOOKUPS } from './places.ts';
import type { Answers } from './platform-stub.ts';

/** What pages read besides their record. */
export const ANSWERS: Answers = {
  ...LOOKUPS,
  'api/v1/initiatives/17': { initiative: { id: 17, board_id: 6 } },
  'api/v1/districts/56': { district: { id: 56, region_id: 5 } },
  'api/v1/consolidated-budgets/5': { id: 5, parent_id: null, title: IN_FIVE },
};

/** A title and a parent, as every node of a tree has them. */
const NODE = 'consolidated-budget/budget.ts budgets';
/** The page of every new record: its address below `/app/`, the form that it shows, and the path of the list with it. */
export const PAGES: readonly (readonly [at: string, form: string, list: string])[] = [
  ['budget-params/add', 'budget-params/api.ts budgetParams', 'api/v1/budget-params'],
  ['chronology/list/17/add?board_id=6', 'chronology/chronology.ts chronologyRecords', 'api/v1/chronology'],
  ['ministries/add', NODE, 'api/v1/ministries'],
  ['expences/add', NODE, 'api/v1/expences'],
  ['economic-classifications/add', NODE, 'api/v1/economic-classifications'],
  ['consolidated-budgets/add', NODE, 'api/v1/consolidated-budgets'],
  [
    'consolidated-budgets/5/indicators/add',
    ...(['consolidated-budget/indicator.ts indicatorsOf', 'api/v1/consolidated-budget-indicators'] as const),
  ],
  ['contacts/add', 'contacts/api.ts contacts', 'api/v1/contact'],
  ['customers/add', 'customers/api.ts customers', 'api/v1/customers'],
  ['faq/list/add', 'faq/api.ts faqs', 'api/v1/faqs'],
  ['forum/add', 'forum/api.ts forums', 'api/v2/info/forum/filter'],
  ['funds/add', 'funds/fund.ts funds', 'api/v1/funds'],
  ['indicator/add', 'indicator-organizations/api.ts indicatorOrganizations', 'api/v1/indicators/organizations'],
  ['kindergardens/add', 'kindergartens/api.ts kindergartens', 'api/v1/kindergardens'],
  ['managers/add', 'managers/consoles.ts MANAGERS', 'api/v1/managers'],
  ['moderators/add', 'managers/consoles.ts MODERATORS', 'api/v1/managers'],
  ['ministries-execution/add', 'ministry-execution/execution.ts executions', 'api/v1/ministries-execution'],
  ['organizations/add', 'organizations/api.ts organizations', 'api/v1/organizations/pagination'],
  ['population/add', 'population/api.ts populations', 'api/v1/citizens-count'],
  ['categories/list/add', 'product-categories/product-category.ts productCategories', 'api/v1/product-categories'],
  ['products/list/add', 'products/api.ts products', 'api/v1/products'],
  ['quarter-reports/add', 'quarterly-reports/api.ts quarterlyReports', 'api/v1/moderators/quarterly-reports'],
  ['quarters/add', 'quarters/api.ts quarters', 'api/v1/quarters'],
  ['road-prices/add', 'road-prices/api.ts roadPrices', 'api/v1/road-prices'],
  ['school-boards/add', 'school-boards/api.ts schoolBoards', 'api/v1/my-school/boards'],
  [
    'school-initiative-categories/add',
    ...(['school-categories/api.ts schoolCategories', 'api/v1/my-school/initiative-categories'] as const),
  ],
  ['school-templates/add', 'school-templates/api.ts schoolTemplates', 'api/v1/my-school/initiative-templates'],
  ['school/secret-keys/add', 'secret-keys/api.ts secretKeys', 'api/v1/my-school/secret-keys'],
  ['budget-citizen/add', 'site-papers/api.ts budgetCitizens', 'api/v1/budget-citizens'],
  ['regulatory-documents/add', 'site-papers/api.ts regulatoryDocuments', 'api/v1/posts/legislation'],
  ['state-budget/add?type=INCOME', 'state-budget/state-budget.ts stateBudget', 'api/v1/state-budget-indicators'],
  ['state-target-funds/add', 'state-target-funds/state-target-fund.ts stateTargetFunds', 'api/v1/state-target-funds'],
  ['school-students/add', 'students/api.ts students', 'api/v1/my-school/students'],
];
/** Where the page of a known record is not that of a new one with its id. */
export const KNOWN: Readonly<Record<string, string>> = {
  'chronology/list/17/add?board_id=6': 'chronology/list/17/edit?board_id=6&edit_id=7',
  'indicator/add': 'indicator/edit/7',
  'organizations/add': 'organizations/add?id=7',
  'quarter-reports/add': 'quarter-reports/add/7',
  'school/secret-keys/add': 'school/secret-keys/edit/7',
};
/** Pages of known records that no call returns: each is found among the rows of its list, and saved at its path. */
export const LISTED: Readonly<Record<string, string>> = { 'contacts/7': 'contacts' };

/** Pages of new records that are not tried here, with the reason. */
export const OTHERS: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    ['news/add', 'green-budget/add', 'state-buying/add'].map((at) => [at, 'its text is made clean by a browser']),
  ),
  'moderation-results/add': 'one of two forms, by the role: that of a new result sends its file alone',
  'my-school/initiative/add': 'it is in the law of sendings',
  'mobile-monitoring/add': 'the program for telephones has it',
};

/** Pages with words of their own (spec 001 §8). */
export const OWN = ['categories/list/add', 'products/list/add', 'regulatory-documents/add'];
export const OWN_TEXT = ["Xatolik qayta urinib ko'ring"];
/** What a page says of a record that could not be read, where it has words of its own (spec 001 §8). */
export const OWN_UNREAD: Readonly<Record<string, string>> = {
  'quarters/7': "Mahalla yuklanmadi. Qayta urinib ko'ring",
};
/** Pages with a value that only one record may have: its field, at which stands what the platform says of a second one. */
export const UNIQUE: Readonly<Record<string, string>> = {
  'customers/add': 'tin',
  'indicator/add': 'inn',
  'managers/add': 'pinfl',
  'moderators/add': 'pinfl',
  'organizations/add': 'inn',
  'road-prices/add': 'district_id',
  'school/secret-keys/add': 'secret',
  'school-students/add': 'kundalik_id',
};
/** Fields that take any value, whatever the others hold. */
export const FREE = /^(?!.*(?:_id|Id|date|day|phone|inn|tin|type|measure|role|gender|status|quarter)$)/;

/** What the fields of a choice among a few offer for a new record, by the documents' codes. */
export const CHOICES: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  'chronology/list/17/add?board_id=6': { Turi: ['GUKS', 'CONSTRUCTION', 'SALE'] },
  //
  'customers/add': {
    Turi: [
      ...['REGIONAL_ROADS', 'SINGLE_CUSTOMER', 'ELECTRICITY_SUPPLY', 'PRESCHOOL_AND_SCHOOL', 'AREA_GAS'],
      ...['MEDICAL_ASSOCIATION', 'WATER_CONSTRUCTION', 'LANDSCAPING_DEPARTMENTS', 'GOVERNORS', 'ECOLOGY', 'OTHERS'],
    ],
  },
  'faq/list/add': { Turi: ['PORTAL', 'MY_SCHOOL'] },
  //
  'kindergardens/add': { 'Ish turi': ['NEW_CONSTRUCTION', 'PERFECT_REPAIR', 'RECONSTRUCTION'] },
  'managers/add': { Roli: ['region_manager', 'district_manager', 'quarter_manager', 'quarter_moderator'] },
  'moderators/add': { Roli: ['region_manager', 'moderator'] },
  // M-006
  'organizations/add': {
    Turi: ['KINDERGARDEN', 'SCHOOL', 'HEALTHCARE', 'HIGHERSCHOOL', 'MUSIC', 'SPORT', 'OTHEREDUCATIONS'],
  },
  // P-010
  'products/list/add': { "O'lchov birligi": ['collection', 'piece'] },
  // J-011, J-012
  'quarters/add': { Holati: ['ACTIVE', 'ARCHIVE'], 'Moliyaviy holati': ['GOOD', 'BAD'] },
  //
  'state-budget/add?type=INCOME': { Turi: ['INCOME', 'EXPENSE'] },
};
