import { expect, it } from 'vitest';
import { foundChoices } from './found-choices.ts';

type Line = { readonly words: Readonly<Record<string, string>>; readonly source: string };

const INITIATIVE_TYPES = { CONSTRUCTION: 'Qurilish', EQUIPMENT: 'Xarid qilish' };
const MEANT = 'the values of the documents, in Uzbek words of ours (Z-129)';

/** Every value of the platform that has words on the screen. */
const CHOICES: Readonly<Record<string, Line>> = {
  'entities/initiative-stages.ts STAGE_LABELS': {
    words: {
      ...{ INITIAL: 'Yangi', PASSED: 'Qabul qilingan', NOT_PASSED: 'Rad etilgan', WINNER: 'Golib' },
      PUBLIC_CONTROL: 'Nazoratda',
    },
    source: `spec 000 §4, ${MEANT}`,
  },
  'entities/initiative-stages.ts STAGE_OPTIONS': {
    words: {
      ...{ INITIAL: 'Yangilar', PASSED: 'Qabul qilinganlar' },
      ...{ NOT_PASSED: 'Rad etilganlar', WINNER: 'Goliblar' },
    },
    source: 'spec 000 §2, C-005',
  },
  'entities/initiative-types.ts INITIATIVE_TYPE_LABELS': { words: INITIATIVE_TYPES, source: 'spec 000 §9' },
  'entities/role-labels.ts ROLE_LABELS': {
    words: {
      ...{ admin: 'Administrator', moderator: 'Moderator', my_garden_moderator: "Mening bog'im moderatori" },
      ...{ region_manager: 'Viloyat boshqaruvi', district_manager: 'Tuman boshqaruvi' },
      ...{ quarter_manager: 'Mahalla boshqaruvi', quarter_moderator: 'Mahalla moderatori' },
    },
    source: 'spec 000 §1, spec 001 §3',
  },
  'features/appeals/appeal.ts TYPE_LOOKS': {
    words: {
      ...{ 3: "Majburiy ovoz yig'ish", 0: 'Taklif', 1: 'Shikoyat' },
      ...{ 2: 'Minnatdorchilik', 4: 'Savol' },
    },
    source: `spec 001 §3, ${MEANT}`,
  },
  'features/appeals/appeal.ts STATUS_LOOKS': {
    words: { NEW: 'Yangi', ANSWERED: 'Javob berilgan', REJECTED: 'Rad etilgan' },
    source: `spec 001 §3, ${MEANT}`,
  },
  'features/appeals/bulk-dialog.tsx KINDS': {
    words: { ANSWERED: 'Javob', REJECTED: 'Rad etish sababi' },
    source: 'spec 001 §5: the label of what is typed',
  },
  'features/call-me-back/call-request.ts STATE_LOOKS': {
    words: { NEW: 'YANGI', CLOSED: 'YOPILGAN' },
    source: 'spec 001 §3',
  },
  'features/chronology/chronology.ts TYPE_LABELS': {
    words: { GUKS: 'GUKS', CONSTRUCTION: 'Qurilish', SALE: 'Sotuv' },
    source: `spec 001 §3, ${MEANT}`,
  },
  'features/citizens/citizen.ts GENDER_LABELS': {
    words: { M: 'Erkak', F: 'Ayol' },
    source: `spec 001 §3, ${MEANT}`,
  },
  'features/customers/customer.ts TYPE_LABELS': {
    words: {
      REGIONAL_ROADS: 'Ҳудудий автомобиль йўллари',
      SINGLE_CUSTOMER: 'Ягона буюртмачи',
      ELECTRICITY_SUPPLY: 'Электр таъминоти',
      PRESCHOOL_AND_SCHOOL: 'Мактабгача ва мактаб таълими',
      AREA_GAS: 'Ҳудудгаз',
      MEDICAL_ASSOCIATION: 'Тиббиёт бирлашмаси',
      WATER_CONSTRUCTION: 'Сув қурилиши',
      LANDSCAPING_DEPARTMENTS: 'Ободонлаштириш бошқармалари',
      GOVERNORS: 'Ҳокимликлар',
      OTHERS: 'Бошқалар',
    },
    source: `spec 002 §3, R-019, ${MEANT}`,
  },
  'features/faq/faq.ts TYPE_LABELS': {
    words: { PORTAL: 'Portal', MY_SCHOOL: 'Mening maktabim' },
    source: `spec 001 §3, ${MEANT}`,
  },
  'features/kindergartens/kindergarten.ts WORK_LABELS': {
    words: {
      ...{ NEW_CONSTRUCTION: 'Yangi qurilish', PERFECT_REPAIR: "Mukammal ta'mirlash" },
      RECONSTRUCTION: 'Rekonstruksiya',
    },
    source: `spec 002 §3, ${MEANT}`,
  },
  // Not words, but addresses: each role's list is sent to its own.
  'features/managers/lists.ts IMPORT_PATHS': {
    words: {
      moderator: 'api/v1/moderators/sync-excel',
      region_manager: 'api/v1/users/region-managers-sync',
      district_manager: 'api/v1/district-managers/sync-excel',
      quarter_manager: 'api/v1/quarter-managers/excel',
      quarter_moderator: 'api/v1/quarter-moderators/sync-excel',
    },
    source: 'spec 001 §7, Z-086',
  },
  'features/managers/roles.ts MANAGER_LABELS': {
    words: {
      ...{ region_manager: 'Viloyat boshqaruvi', moderator: 'Tuman boshqaruvi' },
      ...{ district_manager: 'Tuman boshqaruvi', quarter_manager: 'Mahalla boshqaruvi' },
      quarter_moderator: 'Mahalla moderatori',
    },
    source: 'spec 001 §3',
  },
  'features/ministry-execution/executions-page.tsx TYPE_NAMES': {
    words: { income: 'Daromad', outcome: 'Xarajat' },
    source: 'spec 002 §3',
  },
  'features/ministry-execution/executions-page.tsx CURRENCY_NAMES': {
    words: { mlrduzs: "mlrd so'm", mlnuzs: "mln so'm" },
    source: 'spec 002 §3: a billion, a million',
  },
  'features/organizations/organization.ts TYPE_LABELS': {
    words: {
      ...{ KINDERGARDEN: "Bog'cha", SCHOOL: 'Maktab', HEALTHCARE: "Sog'liqni saqlash" },
      ...{ HIGHERSCHOOL: "Oliy ta'lim", MUSIC: "Musiqa va san'at", SPORT: 'Sport' },
      OTHEREDUCATIONS: "Boshqa ta'lim",
    },
    source: `spec 001 §3, M-006, ${MEANT}`,
  },
  'features/products/product.ts UNIT_LABELS': {
    words: { collection: "To'plam", piece: 'Dona', package: 'Quti' },
    source: 'spec 001 §9',
  },
  // By the list that the numbers come from.
  'features/quarters/number-select.tsx LABELS': {
    words: { TAX_IDS: 'STIR', ACCOUNTS: 'Hisob raqami' },
    source: 'spec 001 §2',
  },
  'features/quarters/quarter.ts STATUS_LABELS': { words: { ACTIVE: 'Faol', ARCHIVE: 'Arxiv' }, source: 'spec 001 §3' },
  'features/quarters/quarter.ts FINANCIAL_LABELS': {
    words: { GOOD: 'Yaxshi', BAD: "Og'ir" },
    source: 'spec 001 §3',
  },
  'features/state-budget/state-budget.ts TYPES': {
    words: { INCOME: 'Daromad', EXPENSE: 'Xarajat' },
    source: 'spec 002 §3',
  },
  'features/suggestions/suggestion.ts TYPES': {
    words: {
      ...{ VOTE: 'Ovoz berish', WINNER: "G'oliblar", TOTAL_FUND: "Umumiy mablag'", TECH: 'Texnik masalalar' },
      ...{ FORUM_TYPE: 'Forum shakli', FUND_AND_REALIZATION: 'Moliyalashtirish va amalga oshirish' },
      ...{ DATE: 'Muddatlar', OTHER: 'Boshqa' },
    },
    source: `spec 001 §3, H-012, ${MEANT}`,
  },
  'domains/initiative/model/road.ts ROAD_TYPE_LABELS': {
    words: { HALF_READY: "Shag'al yo'lni asfaltlash", NOT_READY: "Tuproq yo'lni asfaltlash" },
    source: 'spec 000 §9',
  },
  'domains/initiative/model/sub-stages.ts SUB_STAGE_LABELS': {
    words: {
      ...{ MODERATOR_ACCEPTED: 'Moderator: qabul', MODERATOR_DENIED: 'Moderator: rad' },
      ...{ DISTRICT_MANAGER_ACCEPTED: 'Tuman: tasdiqladi', DISTRICT_MANAGER_DENIED: 'Tuman: qaytardi' },
      UNKNOWN: "Noma'lum",
    },
    source: `spec 000 §4, ${MEANT}`,
  },
  'features/school-initiatives/model/school-initiative.ts STATUS_LABELS': {
    words: {
      ...{ IN_PROCESS: 'Jarayonda', FINISHED: 'Yakunlangan', REJECTED: 'Bekor qilingan' },
      UNKNOWN: "Noma'lum",
    },
    source: `spec 002 §4, ${MEANT}`,
  },
};

const found = foundChoices();

it('every constant that gives values of the platform their words is in the table', () => {
  expect([...found.keys()].sort()).toEqual(Object.keys(CHOICES).sort());
});

it.each(Object.entries(CHOICES))('%s: every value has its own words', (of, { words }) => {
  expect(Object.fromEntries(found.get(of) ?? [])).toEqual(words);
});
