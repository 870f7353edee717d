import type { Situation } from './program.tsx';

type Query = Readonly<Record<string, unknown>>;

/** A filter: its label, what a person chooses, what the call then holds, and the filter that must be chosen first. */
export type FilterLine = readonly [label: string, chosen: string, sent: Query, first?: string];

/** What a list asks of the platform: what it asks for when it is opened, and its filters in their order. */
export type AskingLine = {
  /** Another role's view of this list. */
  of?: string;
  as?: Situation;
  /** Query of the call, without rows per page and place of the page. */
  asks?: Query;
  /** Rows per page by default; null: the documents give the call no pages. Default: 20 (spec 000 §9). */
  size?: number | null;
  /** How the call names its page. Default: "limit" and "offset". */
  pages?: 'page and size';
  filters?: readonly FilterLine[];
  /** Those that always have a value. */
  needs?: readonly string[];
  /** Whether one button clears them; the default of more than one. */
  clears?: boolean;
  /** Filters that stay then: they choose which list is shown. */
  stays?: readonly string[];
  /** Whether what the list is opened with narrows it, so that it advises to change it. */
  narrowed?: boolean;
  /** Controls that change what an expanded row asks, not the list. */
  beside?: readonly string[];
  /** Whether the documents give the call one page only. */
  fixed?: boolean;
};

/** Filters that offer what the platform has, or years. */
export const OF_PLATFORM: readonly string[] = [
  ...['Viloyat', 'Tuman', 'Mavsum', 'Yil', 'Barcha yillar', 'Kategoriya', "Jamg'arma"],
];
const SITE = 'Barchasi, Faol, Faol emas';
/** What the others offer, by label; of a label with several meanings, by the name of the list, too. */
export const OFFERED: Readonly<Record<string, string>> = {
  "Ro'yxat yoki xarita": "Ro'yxat, Xarita",
  'Matn tili': "O'zbekcha, Ruscha, Inglizcha",
  Bosqich: 'Barchasi, Yangilar, Qabul qilinganlar, Rad etilganlar, Goliblar',
  'Moderatsiya holati': 'Moderator: qabul, Moderator: rad, Tuman: tasdiqladi, Tuman: qaytardi',
  'initiatives of a district manager: Moderatsiya holati': 'Moderator: qabul, Moderator: rad',
  'Murojaat turi': "Majburiy ovoz yig'ish, Taklif, Shikoyat, Minnatdorchilik, Savol",
  Chorak: '1-chorak, 2-chorak, 3-chorak, 4-chorak',
  ...{ 'news: Holati': SITE, 'green-budget: Holati': SITE, 'state-buying: Holati': SITE },
  'call-me-back: Holati': 'Barchasi, YANGI, YOPILGAN',
  'appeals, wide: Holati': 'Barchasi, Yangi, Javob berilgan, Rad etilgan',
  'quarters: Holati': 'Barchasi, Faol, Arxiv',
  'school initiatives: Holati': 'Jarayonda, Yakunlangan, Bekor qilingan',
  'managers: Roli': 'Viloyat boshqaruvi, Tuman boshqaruvi, Mahalla boshqaruvi, Mahalla moderatori',
  'moderators: Roli': 'Viloyat boshqaruvi, Tuman boshqaruvi',
  'organizations: Turi': "Bog'cha, Maktab, Sog'liqni saqlash, Oliy ta'lim, Musiqa va san'at, Sport, Boshqa ta'lim",
  'state-budget: Turi': 'Daromad, Xarajat',
};

/** Controls that are no filters. */
export const NO_FILTERS: readonly string[] = ["Ro'yxat yoki xarita", 'Filtrlarni tozalash'];

const region = (name = 'region_id'): FilterLine => ['Viloyat', '2', { [name]: 2 }];
const district = (name = 'district_id'): FilterLine => ['Tuman', '22', { [name]: 22 }, 'Viloyat'];
const found = (label: string): FilterLine => [label, 'bog', { search: 'bog' }];
const season: FilterLine = ['Mavsum', '5', { board_id: 5 }];

const tens = (asks: Query = {}): AskingLine => ({ size: 10, asks });
const siteItems: AskingLine = {
  ...tens(),
  asks: { language: 'uz' },
  filters: [
    ['Matn tili', 'ru', { language: 'ru' }],
    ['Holati', 'false', { active: false }],
  ],
  clears: false,
};
const initiatives: AskingLine = {
  filters: [
    season,
    found('ID, mavzu, muallif'),
    ['Bosqich', 'WINNER', { stage: 'WINNER' }],
    ['Moderatsiya holati', 'MODERATOR_DENIED', { moderation_sub_stage: 'MODERATOR_DENIED' }],
  ],
  stays: ['Mavsum'],
};
const partners: AskingLine = { filters: [found('Nomi yoki STIR'), season] };

/**
 * Every list that has an address, by the name of its line, which says where the documents describe it. Rows per page of
 * which they say nothing are those that the list has.
 */
export const ASKING: Readonly<Record<string, AskingLine>> = {
  'initiatives, wide': { asks: { board_id: 6 }, ...initiatives },
  // C-009: what waits for the own decision.
  'initiatives of a district manager': {
    ...{ of: 'initiatives, wide', as: { role: 'district_manager', region: 2, district: 22 } },
    ...{ asks: { board_id: 6, moderation_sub_stage: 'MODERATOR_ACCEPTED' }, ...initiatives },
  },
  news: siteItems,
  'green-budget': siteItems,
  'state-buying': siteItems,
  'budget-citizen': { size: null },
  'regulatory-documents': {},
  contacts: { size: null },
  'budget-params': { size: null },
  forum: {
    pages: 'page and size',
    filters: [region('regionId'), district('districtId')],
  },
  faq: { size: 15 },
  suggestions: { pages: 'page and size' },
  'call-me-back': {
    pages: 'page and size',
    filters: [['Holati', 'CLOSED', { state: 'CLOSED' }]],
  },
  // F-001.
  'appeals, wide': {
    asks: { type: -1 },
    filters: [
      found('ID, muallif, matn'),
      ['Holati', 'ANSWERED', { status: 'ANSWERED' }],
      ['Murojaat turi', '4', { type: 4 }],
      region(),
    ],
  },
  'answer-templates': { size: null, filters: [found('Shablon qidirish')] },
  managers: {
    asks: { role: 'region_manager' },
    filters: [['Roli', 'district_manager', { role: 'district_manager' }], found('F.I.Sh.'), region(), district()],
    stays: ['Roli'],
  },
  moderators: {
    asks: { role: 'moderator' },
    filters: [['Roli', 'region_manager', { role: 'region_manager' }], region()],
    stays: ['Roli'],
  },
  orderers: partners,
  contractors: partners,
  'chronology of an initiative': { size: null, asks: { initiative_id: 17 } },
  quarters: {
    size: null,
    filters: [['Holati', 'ARCHIVE', { status: 'ARCHIVE' }], region(), district()],
  },
  'quarter-reports': {
    ...tens({ season: 2023, quarter: 1 }),
    needs: ['Yil', 'Chorak'],
    filters: [region(), district(), ['Yil', '2021', { season: 2021 }], ['Chorak', '4', { quarter: 4 }]],
    clears: false,
    narrowed: true,
  },
  population: { filters: [region(), district(), ['Yil', '2022', { year: 2022 }]] },
  users: { asks: { role: 'user' }, filters: [found('F.I.Sh.'), region(), district()] },
  organizations: {
    asks: { organization_type: 'SCHOOL', region_id: 1, district_id: 11 },
    narrowed: true,
    filters: [
      ['Viloyat', '2', { region_id: 2, district_id: undefined }],
      district(),
      ['Turi', 'SPORT', { organization_type: 'SPORT' }],
    ],
  },
  products: {
    filters: [found('Mahsulotni qidirish'), ['Kategoriya', '4', { category_id: 4 }], season],
  },
  // E044: the first ten, always.
  'product categories': { ...tens(), fixed: true },
  ministries: tens(),
  expences: tens(),
  'economic-classifications': tens(),
  'consolidated-budgets': { ...tens(), beside: ['Barcha yillar'] },
  'state-budget': { ...tens({ type: 'INCOME' }), filters: [['Turi', 'EXPENSE', { type: 'EXPENSE' }]] },
  'indicators of expences': tens({ expence_id: 501 }),
  'indicators of economic-classifications': tens({ economic_classification_id: 501 }),
  //
  'indicator organizations': tens(),
  customers: { size: 15, filters: [found('Nomi yoki INN')] },
  funds: tens(),
  'state target funds': {
    ...tens(),
    filters: [
      ['Yil', '2019', { year: 2019 }],
      ['Chorak', '4', { quarter: 4 }],
      ["Jamg'arma", '8', { fund_id: 8 }],
    ],
  },
  'execution of ministries': tens(),
  'road prices': { size: 15, filters: [season] },
  kindergartens: { ...tens({ board_id: 6 }), filters: [season] },
  'school boards, wide': { size: 15 },
  'school categories': { size: 15 },
  'school templates': { size: null },
  students: { size: 15, filters: [found("O'quvchi qidirish")] },
  // Z-181: a status is sent in every stage.
  'school initiatives': {
    ...{ size: 15, asks: { board_id: 6, stage: 'WINNER' } },
    stays: ['Mavsum'],
    filters: [
      season,
      found('ID, mavzu, muallif'),
      ['Bosqich', 'NOT_PASSED', { stage: 'NOT_PASSED' }],
      ['Holati', 'REJECTED', { status: 'REJECTED' }],
    ],
  },
  'secret keys': { size: 18, filters: [season] },
};

/** The same of the lists that stand in dialogs. */
export const ASKING_IN_DIALOGS: Readonly<Record<string, AskingLine>> = {
  protocols: { asks: { board_id: 6 }, filters: [region(), district()] },
  'council decisions': { asks: { board_id: 6 }, filters: [region(), district()] },
  'initiatives of an author': { size: null },
};
