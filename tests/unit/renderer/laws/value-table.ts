type Values = Readonly<Record<string, unknown>>;

/** A form in the table, as the documents have it. */
export type FormLine = {
  /** A complete set of typed values, all unlike each other. */
  typed: Values;
  /** What goes out otherwise than it was typed, by the documents' keys. */
  sent?: Values;
  /** What the call adds to the form's values: its owner's id (5). */
  added?: Values;
  /** Values of the form that are not sent: they narrow others, or are shown. */
  kept?: readonly string[];
  /** Values that no component shows: they are sent as they are. */
  hidden?: readonly string[];
  /** True if a record is never added, only changed. */
  known?: true;
  /** Keys of the documents' call that another screen sends. */
  others?: readonly string[];
  /** The message where a value is missing, by its path; any other may be empty. */
  required: Readonly<Record<string, string>>;
  source: string;
};

const MISSING = 'Majburiy maydon';
const FIVE = ['uz_lat', 'uz_cyr', 'ru', 'en', 'kr'] as const;
const THREE = ['uz_lat', 'ru', 'en'] as const;

/** A text in each language. */
const texts = (word: string, languages: readonly string[] = FIVE) =>
  Object.fromEntries(languages.map((language) => [language, `${word} ${language}`]));
const file = (hash: string) => ({ hash, name: `${hash}.pdf` });
const files = (word: string) => Object.fromEntries(FIVE.map((language) => [language, file(`${word}-${language}`)]));
const each = (name: string, messages: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(messages).map(([language, message]) => [`${name}.${language}`, message]));
const all = (message: string) => Object.fromEntries(FIVE.map((language) => [language, message]));
/** The same message for all of these. */
const asked = (...names: string[]) => Object.fromEntries(names.map((name) => [name, MISSING]));

const TITLES = each('title', all(MISSING));
const NODE: FormLine = {
  typed: { title: texts('Tugun'), parent_id: 31 },
  required: TITLES,
  source: 'spec 002 §3, §5',
};
const HEADINGS = each('title', {
  uz_lat: 'Sarlavha majburiy (Uz)',
  uz_cyr: 'Sarlavha majburiy (UzKr)',
  ru: 'Sarlavha majburiy (Ru)',
  en: 'Sarlavha majburiy (En)',
  kr: 'Sarlavha majburiy (Kp)',
});
const SITE_ITEM: FormLine = {
  typed: {
    title: texts('Sarlavha', THREE),
    context: texts('Matn', THREE),
    image: file('rasm'),
    created_date: '2026-03-14 12:30:00',
    active: true,
  },
  sent: {
    ...{ title_uz: 'Sarlavha uz_lat', title_ru: 'Sarlavha ru', title_en: 'Sarlavha en' },
    ...{ context_uz: 'Matn uz_lat', context_ru: 'Matn ru', context_en: 'Matn en', image: 'rasm' },
    // Five hours later than the chosen time of Tashkent (Z-062).
    created_date: '2026-03-14T12:30:00.000Z',
  },
  kept: ['title', 'context'],
  hidden: ['active'],
  required: {
    ...each('title', {
      uz_lat: 'Sarlavha majburiy (Uz)',
      ru: 'Sarlavha majburiy (Ru)',
      en: 'Sarlavha majburiy (En)',
    }),
    ...each('context', {
      uz_lat: 'Asosiy matin (Uz) majburiy',
      ru: 'Asosiy matn (Ru) majburiy',
      en: 'Asosiy matn (En) majburiy',
    }),
    image: 'Sarlavha uchun rasm yuklang',
    created_date: 'Yuborish vaqtini kiriting',
  },
  source: 'spec 001 §5, §7',
};
const fileIds = (word: string, type?: string) =>
  FIVE.map((lang) => ({ file_id: `${word}-${lang}`, lang, ...(type && { type }) }));
const MANAGER: FormLine = {
  typed: {
    ...{ fullname: 'Karimov Anvar', role: 'quarter_manager', pinfl: '31205850120017' },
    ...{ region_id: 2, district_id: 23, quarter_id: 231 },
  },
  required: asked('fullname', 'role', 'pinfl', 'region_id', 'district_id', 'quarter_id'),
  source: 'spec 001 §5, L-006 to L-010',
};
const INDICATOR: FormLine = {
  typed: { year: 2025, quarter: 3, amount: 1234.567 },
  added: { expence_id: 5 },
  required: asked('year', 'quarter', 'amount'),
  source: 'spec 002 §3, §5',
};
const FIGURES = ['accepted', 'execution', 'second_execution', 'third_execution', 'fourth_execution'].flatMap((of) => [
  `${of}_amount`,
  `${of}_percent`,
]);
const FAQ = {
  uz_lat: 'Sarlavha majburiy (Uz Lat)',
  uz_cyr: 'Sarlavha majburiy (Uz Cyr)',
  ru: 'Sarlavha majburiy (Ru)',
  en: 'Sarlavha majburiy (En)',
  kr: 'Sarlavha majburiy (Kr)',
};
const PHASES = ['accepting_start', 'accepting_end', 'moderating_start', 'moderating_end', 'voting_start', 'voting_end'];

/** Every form of a record: what is typed, what goes out, and what is required. */
export const FORMS: Readonly<Record<string, FormLine>> = {
  'entities/answer-templates.ts answerTemplates': {
    typed: { context: 'Javob matni' },
    required: asked('context'),
    source: 'spec 001 §5, §7',
  },
  'entities/ministries.ts ministries': NODE,
  'features/budget-params/api.ts budgetParams': {
    typed: {
      ...{ order_title: 'Buyruq', order_link: 'https://lex.uz/1' },
      ...{ budget_year: 2025, income: 11_000, outcome: 12_000 },
    },
    required: asked('budget_year', 'income', 'outcome'),
    source: 'spec 001 §3, §5',
  },
  'features/chronology/chronology.ts chronologyRecords': {
    typed: {
      chronology_type: 'SALE',
      address_document: file('manzil'),
      orderer_id: { value: 61, label: 'Buyurtmachi' },
      manager_search_date: '2026-02-03',
      lot_number: 'L-17',
      estimate_document: file('smeta'),
      contractor_id: { value: 62, label: 'Pudratchi' },
      final_sum: 9_500_000,
      final_sum_document: file('yakun'),
      finished_date: '2026-05-06',
    },
    sent: {
      ...{ address_document: 'manzil', estimate_document: 'smeta', final_sum_document: 'yakun' },
      ...{ orderer_id: 61, contractor_id: 62 },
    },
    added: { initiative_id: 5 },
    // The same call attaches an invest object (spec 000 §7).
    others: ['invest_object_id', 'public_id'],
    required: Object.fromEntries(
      [
        ...['chronology_type', 'address_document', 'orderer_id', 'manager_search_date', 'lot_number'],
        ...['estimate_document', 'contractor_id', 'final_sum', 'final_sum_document', 'finished_date'],
      ].map((name) => [name, 'Majburiy maydopn.']),
    ),
    source: 'spec 001 §3, §5',
  },
  'features/citizens/api.ts citizens': {
    typed: {
      ...{ fullname: 'Aliyeva Nodira', region_id: 3, district_id: 34, profession: 'shifokor' },
      ...{ phone_number: '998901234567', gender: 'F', pinfl: '41506920140025' },
    },
    hidden: ['pinfl'],
    known: true,
    required: asked('fullname', 'region_id', 'district_id', 'profession', 'phone_number'),
    source: 'spec 001 §3, §5',
  },
  'features/consolidated-budget/budget.ts budgets': NODE,
  'features/consolidated-budget/indicator.ts indicatorsOf': {
    typed: { year: 2024, ...Object.fromEntries(FIGURES.map((name, at) => [name, 100.5 + at])) },
    added: { consolidated_budget_id: 5 },
    required: asked('year', ...FIGURES),
    source: 'spec 002 §3, §5',
  },
  'features/contacts/api.ts contacts': {
    typed: {
      ...{ region_id: 4, district_id: 45, fullname: 'Xoliqov Sardor' },
      ...{ phone: '998712345678', position: 'Bosh mutaxassis' },
    },
    sent: { phone: 998_712_345_678 },
    hidden: ['position'],
    required: asked('region_id', 'district_id'),
    source: 'spec 001 §3, §5, §9',
  },
  'features/customers/api.ts customers': {
    typed: { title: 'Suv qurilish', tin: '305123456', type: 'WATER_CONSTRUCTION' },
    required: asked('title', 'tin', 'type'),
    source: 'spec 002 §3, §5',
  },
  'features/faq/api.ts faqs': {
    typed: { question: texts('Savol'), answer: texts('Javob'), order: 8, type: 'MY_SCHOOL' },
    required: {
      ...each('question', FAQ),
      ...each('answer', FAQ),
      ...asked('type'),
    },
    source: 'spec 001 §3, §5',
  },
  'features/forum/api.ts forums': {
    typed: {
      ...{ regionId: 5, districtId: 56, nearby: 'Maktab yonida' },
      ...{ responsiblePerson: 'Yusupov Olim', date: '2026-04-05' },
    },
    kept: ['regionId'],
    required: asked('districtId', 'nearby', 'responsiblePerson', 'date'),
    source: 'spec 001 §2 (the region only helps), §3, §5',
  },
  'features/funds/fund.ts funds': {
    typed: { title: texts("Jamg'arma") },
    required: TITLES,
    source: 'spec 002 §3, §5',
  },
  'features/indicator-organizations/api.ts indicatorOrganizations': {
    typed: {
      ...{ title: texts('Tashkilot'), asbo_id: '77001', inn: '204123123' },
      ...{ logo: file('belgi'), is_active: true, is_archive: false },
    },
    sent: { logo: 'belgi' },
    required: { ...TITLES, ...asked('asbo_id', 'inn') },
    source: 'spec 002 §3, §5',
  },
  'features/indicator-trees/indicator.ts indicatorsOf': INDICATOR,
  'features/invest-data/model/paper.ts PAPER': {
    typed: {
      ...{ orderer_document_name: 'Dalolatnoma', orderer_document_file: file('hujjat') },
      ...{ orderer_document_num: '12-A', orderer_document_date: '2026-01-02', date_put_into_use: '2026-03-04' },
      ...{ received_org: 'Hokimlik', final_value: 7_700_000 },
    },
    sent: { orderer_document_file: 'hujjat' },
    required: asked(
      ...['orderer_document_name', 'orderer_document_file', 'orderer_document_num', 'orderer_document_date'],
      ...['date_put_into_use', 'received_org', 'final_value'],
    ),
    source: 'spec 001 §3, §5',
  },
  'features/kindergartens/api.ts kindergartens': {
    typed: {
      ...{ board_id: 1, region_id: 6, district_id: 67, quarter_id: 671, organization_id: 672 },
      ...{ location: "Bog'ko'cha 5", type_of_work: 'RECONSTRUCTION', last_repaired_year: 2011, power: 120.5 },
      ...{ initial_value: 555_000, technical_position: 'eski', description: 'Tom oqadi' },
      images: [file('r1'), file('r2')],
    },
    sent: { images: ['r1', 'r2'] },
    kept: ['region_id', 'district_id'],
    required: {
      ...asked('board_id', 'quarter_id', 'type_of_work', 'technical_position'),
      images: 'Rasim yuklash majburiy',
    },
    source: 'spec 002 §3 (region and district are read-only), §5',
  },
  'features/managers/consoles.ts MANAGERS': MANAGER,
  // The other console assigns region managers and moderators (spec 001 §3), who have no quarter.
  'features/managers/consoles.ts MODERATORS': {
    ...MANAGER,
    typed: { ...MANAGER.typed, role: 'moderator', quarter_id: null },
    required: asked('fullname', 'role', 'pinfl', 'region_id', 'district_id'),
  },
  'features/ministry-execution/economy.ts economyForm': {
    typed: {
      ...{ title: 'Ijro', type: 'outcome', currency: 'mlnuzs', date: '2026-06-07', description: 'Yarim yillik' },
    },
    required: {
      ...{ title: 'Nom majburiy', type: 'Majburiy', currency: 'Majburiy', description: 'Izoh majburiy' },
    },
    source: 'spec 002 §3, §5',
  },
  'features/ministry-execution/execution.ts executions': {
    typed: {
      ...{ ministry_id: 71, year: 2025, quarter: 2, plan: 410.25, executed: 390.5 },
      ...{ difference: -19.75, percent: 95.2 },
    },
    required: asked('ministry_id', 'year', 'quarter', 'plan', 'executed', 'difference', 'percent'),
    source: 'spec 002 §3, §5',
  },
  'features/moderation-results/api.ts knownResults': {
    typed: { file_uid: file('natija') },
    sent: { file_uid: 'natija' },
    known: true,
    required: asked('file_uid'),
    source: 'spec 001 §2: with an id only the file',
  },
  'features/moderation-results/api.ts newResultsWith': {
    typed: { board_id: 2, region_id: 7, district_id: 74, file_uid: file('natija') },
    sent: { file_uid: 'natija' },
    required: asked('board_id', 'region_id', 'district_id', 'file_uid'),
    source: 'spec 001 §3, §5, M-001',
  },
  'features/organizations/api.ts organizations': {
    typed: {
      ...{ title: '5-maktab', organization_type: 'SCHOOL', region_id: 7, district_id: 78 },
      ...{ inn: '200300400', status: null },
    },
    kept: ['status'],
    required: asked('title', 'organization_type', 'region_id', 'district_id', 'inn'),
    source: 'spec 001 §3, §4 (the status has a call of its own), §5',
  },
  'features/population/api.ts populations': {
    typed: { region_id: 8, district_id: 89, year: 2023, citizens_count: 54_321 },
    required: asked('region_id', 'district_id', 'year', 'citizens_count'),
    source: 'spec 001 §3, §5',
  },
  'features/product-categories/product-category.ts productCategories': {
    typed: { title: texts('Toifa'), initiative_category_id: 11 },
    required: { ...TITLES, initiative_category_id: 'Tashabbus kategoriyasini tanlash majburiy' },
    source: 'spec 001 §3, §5',
  },
  'features/products/api.ts products': {
    typed: {
      ...{ board_id: 2, title: texts('Parta'), category_id: 21, unit_of_measure: 'piece' },
      ...{ max_available: 40, price: 650_000 },
    },
    required: {
      ...asked('board_id'),
      ...HEADINGS,
      category_id: 'Kategoriya tanlash majburiy',
      unit_of_measure: "O'lchov birligini tanlash majburiy",
      max_available: 'Tovar sonini kiritish majburiy',
      price: 'Narxni kiritish majburiy',
    },
    source: 'spec 001 §3, §5',
  },
  'features/protocols/council.ts COUNCIL': {
    typed: { title: '12-son, 2026-01-01', file: file('qaror') },
    sent: { file: 'qaror' },
    required: asked('title', 'file'),
    source: 'spec 000 §2, §7',
  },
  'features/quarterly-reports/api.ts quarterlyReports': {
    typed: { region_id: 9, district_id: 91, season: 2022, quarter: 4, file_id: file('hisobot') },
    sent: { file_id: 'hisobot' },
    required: { ...asked('region_id', 'district_id', 'season', 'quarter'), file_id: 'Fayl tanlanmagan!' },
    source: 'spec 001 §3, §5',
  },
  'features/quarters/api.ts quarters': {
    typed: {
      ...{ region_id: 10, district_id: 101, title: 'Navbahor', citizen_count: 3456, id_number_id: 102 },
      ...{ account_number_id: 103, status: 'ARCHIVE', financial_status: 'BAD', additional_quarter_id: 104 },
    },
    kept: ['region_id'],
    required: asked('district_id', 'title', 'citizen_count'),
    source: 'spec 001 §3, §5',
  },
  'features/road-prices/api.ts roadPrices': {
    typed: { board_id: 3, region_id: 12, district_id: 121, price: 800_000_000.5, half_ready_price: 600_000_000.5 },
    required: asked('board_id', 'region_id', 'district_id', 'price', 'half_ready_price'),
    source: 'spec 002 §3, §5',
  },
  'features/school-boards/api.ts schoolBoards': {
    typed: {
      ...{ title: 'Mavsum', description: 'Tavsif', rules: 'Qoidalar', year: 2025, season: 2 },
      ...{ budget: 90_000_000, initiatives_max_amount: 15_000_000 },
      ...Object.fromEntries(PHASES.map((name, at) => [name, `2026-0${at + 1}-11T08:00:00`])),
    },
    required: asked('title', 'description', 'year', 'season', 'budget', 'initiatives_max_amount', ...PHASES),
    source: 'spec 002 §3, §5',
  },
  'features/school-categories/api.ts schoolCategories': {
    typed: { title: texts('Sport'), icon: file('koptok'), order: 6 },
    sent: { icon: 'koptok' },
    required: TITLES,
    source: 'spec 002 §3, §5',
  },
  'features/school-initiatives/dialogs/accept-values.ts ACCEPTANCE': {
    typed: { title: 'Stadion', granted_amount: 14_000_000, category_id: 131, description: 'Yangi maydon' },
    required: asked('title', 'granted_amount', 'category_id', 'description'),
    source: 'spec 002 §3, §5',
  },
  'features/school-templates/api.ts schoolTemplates': {
    typed: {
      ...{ title: 'Kutubxona', description: 'Kitoblar', board_id: 4, category_id: 141 },
      ...{ requested_amount: 13_000_000, photo: file('kitob') },
    },
    sent: { photo: 'kitob' },
    required: asked('title', 'description', 'board_id', 'category_id', 'requested_amount'),
    source: 'spec 002 §3, §5',
  },
  'features/secret-keys/api.ts secretKeys': {
    typed: { board_id: 5, secret: 'X7-kalit' },
    required: asked('board_id', 'secret'),
    source: 'spec 002 §3, §5',
  },
  'features/site-items/green-budget.ts greenBudget': SITE_ITEM,
  'features/site-items/news.ts news': SITE_ITEM,
  'features/site-items/state-buying.ts stateBuying': SITE_ITEM,
  'features/site-papers/api.ts budgetCitizens': {
    typed: {
      title: texts('Byudjet'),
      images: files('rasm'),
      attachments: files('fayl'),
      stored: { images: [], attachments: [] },
    },
    sent: { images: fileIds('rasm'), attachments: fileIds('fayl'), budget_type: 'BUDGET_CITIZEN' },
    kept: ['stored'],
    hidden: ['stored'],
    required: {
      ...HEADINGS,
      ...each('images', all('Sarlavha uchun rasm yuklang')),
      ...each('attachments', all('Fayl yuklang')),
    },
    source: 'spec 001 §3, §5',
  },
  'features/site-papers/api.ts regulatoryDocuments': {
    typed: {
      title: texts('Qonun'),
      images: files('rasm'),
      attachments: files('fayl'),
      stored: { images: [], attachments: [] },
    },
    sent: { images: fileIds('rasm', 'IMAGE'), attachments: fileIds('fayl', 'ATTACHMENT') },
    kept: ['stored'],
    hidden: ['stored'],
    required: {
      ...HEADINGS,
      ...each('images', {
        uz_lat: 'Sarlavha uchun rasm yuklang (Uz)',
        uz_cyr: 'Sarlavha uchun rasm yuklang (UzKr)',
        ru: 'Sarlavha uchun rasm yuklang (Ru)',
        en: 'Sarlavha uchun rasm yuklang (En)',
        kr: 'Sarlavha uchun rasm yuklang (Kp)',
      }),
      ...each('attachments', {
        uz_lat: 'Fayl yuklang (Uz)',
        uz_cyr: 'Fayl yuklang (UzKr)',
        ru: 'Fayl yuklang (Ru)',
        en: 'Fayl yuklang (En)',
        kr: 'Fayl yuklang (Kp)',
      }),
    },
    source: 'spec 001 §3, §5',
  },
  'features/state-budget/state-budget.ts stateBudget': {
    typed: { type: 'EXPENSE', title: texts('Xarajat'), parent_id: 151 },
    required: asked('type'),
    source: 'spec 002 §3, §5: the titles are not enforced',
  },
  'features/state-target-funds/state-target-fund.ts stateTargetFunds': {
    typed: { fund_id: 161, year: 2024, quarter: 1, transfers: 31.5, revenue: 32.5, expenditure: 33.5 },
    required: asked('fund_id', 'year', 'quarter', 'transfers', 'revenue', 'expenditure'),
    source: 'spec 002 §3, §5',
  },
  'features/students/api.ts students': {
    typed: {
      ...{ full_name: 'Olimova Zarina', region_id: 13, district_id: 135, school_id: 136, school: '9-maktab' },
      ...{ class_name: '7-B', class_number: '7', kundalik_id: 'K-5', phone_number: '998935556677' },
    },
    kept: ['school'],
    required: asked('full_name', 'school_id', 'class_name', 'class_number', 'kundalik_id', 'phone_number'),
    source: 'spec 002 §3, §5',
  },
};
