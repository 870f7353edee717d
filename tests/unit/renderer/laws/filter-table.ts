type Query = Readonly<Record<string, unknown>>;

/** A filter: its label, what a person chooses, what the call then holds, and the filter that must be chosen first. */
export type FilterLine = readonly [label: string, chosen: string, sent: Query, first?: string];

/** What a list asks of the platform: what it asks for when it is opened, and its filters in their order. */
export type AskingLine = {
  /** Query of the call as the documents have it, without rows per page and place of the page. */
  asks?: Query;
  /** Rows per page by default; null: the documents give the call no pages. Default: 20 (spec 000 §9). */
  size?: number | null;
  /** How the call names its page. Default: "limit" and "offset". */
  pages?: 'page and size';
  filters?: readonly FilterLine[];
  /** Whether one button clears them; the default of more than one. */
  clears?: boolean;
  /** Filters that stay then: they choose which list is shown. */
  stays?: readonly string[];
  /** Controls that change what an expanded row asks, not the list. */
  beside?: readonly string[];
  /** Whether the documents give the call one page only. */
  fixed?: boolean;
  source: string;
};

/** Controls that are no filters. */
export const NO_FILTERS: readonly string[] = ["Ro'yxat yoki xarita", 'Filtrlarni tozalash'];

const region = (name = 'region_id'): FilterLine => ['Viloyat', '2', { [name]: 2 }];
const district = (name = 'district_id'): FilterLine => ['Tuman', '22', { [name]: 22 }, 'Viloyat'];
const found = (label: string): FilterLine => [label, 'bog', { search: 'bog' }];
const season: FilterLine = ['Mavsum', '5', { board_id: 5 }];

const tens = (source: string, asks: Query = {}): AskingLine => ({ size: 10, asks, source });
const siteItems: AskingLine = {
  ...tens('spec 001 §2, C-020'),
  asks: { language: 'uz' },
  filters: [
    ['Matn tili', 'ru', { language: 'ru' }],
    ['Holati', 'false', { active: false }],
  ],
  clears: false,
};
const partners: AskingLine = { filters: [found('Nomi yoki STIR'), season], source: 'spec 001 §5' };

/** Every list that has an address, by the name of its line. */
export const ASKING: Readonly<Record<string, AskingLine>> = {
  'initiatives, wide': {
    asks: { board_id: 6 },
    filters: [
      found('ID, mavzu, muallif'),
      ['Bosqich', 'WINNER', { stage: 'WINNER' }],
      ['Moderatsiya holati', 'MODERATOR_DENIED', { moderation_sub_stage: 'MODERATOR_DENIED' }],
    ],
    source: 'spec 000 §3',
  },
  news: siteItems,
  'green-budget': siteItems,
  'state-buying': siteItems,
  'budget-citizen': { size: null, source: 'spec 001 §7' },
  'regulatory-documents': { source: 'spec 001 §2' },
  contacts: { size: null, source: 'spec 001 §2' },
  'budget-params': { size: null, source: 'spec 001 §2' },
  forum: {
    pages: 'page and size',
    filters: [region('regionId'), district('districtId')],
    source: 'spec 001 §2',
  },
  faq: { size: 15, source: 'spec 001 §2' },
  suggestions: { pages: 'page and size', source: 'spec 001 §2' },
  'call-me-back': {
    pages: 'page and size',
    filters: [['Holati', 'CLOSED', { state: 'CLOSED' }]],
    source: 'spec 001 §2',
  },
  'appeals, wide': {
    asks: { type: -1 },
    filters: [
      found('ID, muallif, matn'),
      ['Holati', 'ANSWERED', { status: 'ANSWERED' }],
      ['Murojaat turi', '4', { type: 4 }],
      region(),
    ],
    source: 'spec 000 §4',
  },
  'answer-templates': { size: null, filters: [found('Shablon qidirish')], source: 'spec 000 §4' },
  managers: {
    asks: { role: 'region_manager' },
    filters: [['Roli', 'district_manager', { role: 'district_manager' }], found('F.I.Sh.'), region(), district()],
    stays: ['Roli'],
    source: 'spec 001 §6',
  },
  moderators: {
    asks: { role: 'moderator' },
    filters: [['Roli', 'region_manager', { role: 'region_manager' }], region()],
    stays: ['Roli'],
    source: 'spec 001 §6',
  },
  orderers: partners,
  contractors: partners,
  'chronology of an initiative': { size: null, asks: { initiative_id: 17 }, source: 'spec 001 §5' },
  quarters: {
    size: null,
    filters: [['Holati', 'ARCHIVE', { status: 'ARCHIVE' }], region(), district()],
    source: 'spec 001 §7',
  },
  'quarter-reports': {
    ...tens('spec 001 §7', { season: 2023, quarter: 1 }),
    filters: [region(), district(), ['Yil', '2021', { season: 2021 }], ['Chorak', '4', { quarter: 4 }]],
    clears: false,
  },
  population: { filters: [region(), district(), ['Yil', '2022', { year: 2022 }]], source: 'spec 001 §7' },
  users: { asks: { role: 'user' }, filters: [found('F.I.Sh.'), region(), district()], source: 'spec 001 §6' },
  organizations: {
    asks: { organization_type: 'SCHOOL', region_id: 1, district_id: 11 },
    filters: [
      ['Viloyat', '2', { region_id: 2, district_id: undefined }],
      district(),
      ['Turi', 'SPORT', { organization_type: 'SPORT' }],
    ],
    source: 'spec 001 §7, Z-078',
  },
  products: {
    filters: [found('Mahsulotni qidirish'), ['Kategoriya', '4', { category_id: 4 }], season],
    source: 'spec 000 §8',
  },
  'product categories': { ...tens('E044: always the first ten'), fixed: true },
  ministries: tens('spec 002 §3'),
  expences: tens('spec 002 §3'),
  'economic-classifications': tens('spec 002 §3'),
  'consolidated-budgets': { ...tens('spec 002 §3'), beside: ['Barcha yillar'] },
  'state-budget': { ...tens('spec 002 §3', { type: 'INCOME' }), filters: [['Turi', 'EXPENSE', { type: 'EXPENSE' }]] },
  'indicators of expences': tens('spec 002 §3', { expence_id: 501 }),
  'indicators of economic-classifications': tens('spec 002 §3', { economic_classification_id: 501 }),
  'indicator organizations': tens('spec 002 §2'),
  customers: { size: 15, filters: [found('Nomi yoki INN')], source: 'spec 002 §3' },
  funds: tens('spec 002 §3'),
  'state target funds': {
    ...tens('spec 002 §3'),
    filters: [
      ['Yil', '2019', { year: 2019 }],
      ['Chorak', '4', { quarter: 4 }],
      ["Jamg'arma", '8', { fund_id: 8 }],
    ],
  },
  'execution of ministries': tens('spec 002 §3'),
  'road prices': { size: 15, filters: [season], source: 'spec 002 §3' },
  kindergartens: { ...tens('spec 002 §3', { board_id: 6 }), filters: [season] },
  'school boards, wide': { size: 15, source: 'spec 001 §8' },
  'school categories': { size: 15, source: 'spec 001 §8' },
  'school templates': { size: null, source: 'spec 001 §8' },
  students: { size: 15, filters: [found("O'quvchi qidirish")], source: 'spec 001 §8' },
  'school initiatives': {
    ...{ size: 15, asks: { board_id: 6, stage: 'WINNER' } },
    filters: [
      found('ID, mavzu, muallif'),
      ['Bosqich', 'NOT_PASSED', { stage: 'NOT_PASSED' }],
      ['Holati', 'REJECTED', { status: 'REJECTED' }],
    ],
    source: 'spec 001 §8',
  },
  'secret keys': { size: 18, filters: [season], source: 'spec 001 §8' },
};
