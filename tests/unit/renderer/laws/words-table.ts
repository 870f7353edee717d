import {
  BUDGET,
  CHRONOLOGY,
  CHRONOLOGY_EDIT,
  CONTENT,
  FAQ,
  FINANCE,
  MODERATION,
  type Words,
} from '@/i18n/failure-words.ts';

/** The words of a document, or of a part of it that has some of its own, and the screens that it describes. */
type Document = { readonly words: Words; readonly source: string; readonly screens: readonly string[] };

/** Every screen, by the beginning of its path; the longest that fits counts. */
export const DOCUMENTS: readonly Document[] = [
  {
    words: MODERATION,
    source: 'spec 000 §2',
    screens: [
      ...['initiatives', 'initiative', 'desk', 'kapital-invest', 'mobile-monitoring', 'public-control', 'reestor'],
      ...['garden-places', 'popups'],
    ],
  },
  {
    words: CONTENT,
    source: 'spec 001 §2',
    screens: [
      ...['initiative/edit', 'newchronology', 'moderation-results', 'district-budget'],
      ...['chronology-reports', 'quarter-reports', 'report-savings'],
      ...['contacts', 'chronology', 'news', 'green-budget', 'state-buying', 'regulatory-documents', 'forum'],
      ...['suggestions', 'call-me-back', 'appeals', 'answer-templates'],
      ...['moderators', 'managers', 'users', 'products', 'categories', 'population', 'organizations', 'quarters'],
      'roads',
    ],
  },
  { words: CHRONOLOGY, source: 'spec 001 §8, N-008', screens: ['chronology/list'] },
  { words: CHRONOLOGY_EDIT, source: 'spec 001 §8, N-009', screens: ['chronology/list/:initiativeId/edit'] },
  { words: BUDGET, source: 'spec 001 §8: the budget area', screens: ['budget-params', 'budget-citizen'] },
  { words: FAQ, source: 'spec 001 §8, H-006', screens: ['faq'] },
  {
    words: FINANCE,
    source: 'spec 002 §2',
    screens: [
      ...['indicator', 'ministries', 'ministries-execution', 'funds', 'consolidated-budgets', 'state-target-funds'],
      ...['road-prices', 'expences', 'economic-classifications', 'state-budget', 'kindergardens', 'customers'],
      ...['quarter-report', 'school-boards', 'school-initiative-categories', 'school-templates', 'school-students'],
      ...['school-initiatives', 'school', 'my-school'],
    ],
  },
];

/** The document that describes the screen at this path, below `/app/`. */
export const documentOf = (path: string): { words: Words; screen: string } | undefined =>
  DOCUMENTS.flatMap(({ words, screens }) => screens.map((screen) => ({ words, screen })))
    .filter(({ screen }) => path === screen || path.startsWith(`${screen}/`))
    .toSorted((one, other) => other.screen.length - one.screen.length)[0];

/** A text of the documents: who says it, how (a notice's look, or the property that holds it), and where it stands. */
type WordsLine = readonly [file: string, as: string, text: string, source: string];

/** Every text of an outcome that a screen has of its own. */
export const OWN_WORDS: readonly WordsLine[] = [
  [
    'domains/initiative/actions/use-screen.ts',
    'failure',
    "Amaliyotni bajarishda xatolik sodir bo'ldi. iltimos qayta urinib ko'ring!",
    'spec 000 §8',
  ],
  [
    'domains/initiative/registry/catalogue-products.tsx',
    'words',
    "Maxsulotlarni yuklashda xatolik sodir bo'ldi!",
    'spec 000 §8',
  ],
  [
    'domains/initiative/registry/catalogue.tsx',
    'words',
    "Maxsulotlarni yuklashda xatolik sodir bo'ldi!",
    'spec 000 §8',
  ],
  [
    'domains/initiative/registry/registry-dialog.tsx',
    'words',
    "Maxsulotlarni yuklashda xatolik sodir bo'ldi!",
    'spec 000 §8',
  ],
  ['features/answer-templates/answer-templates-page.tsx', 'done', 'Muvofaqqiyatli yaratildi!', 'spec 001 §8'],
  [
    'features/indicator-organizations/indicator-organization-page.tsx',
    'failed',
    "Amaliyotni bajarishda xatolik sodir bo'ldi. iltimos qayta urinib ko'ring!",
    'spec 002 §8, R-009',
  ],
  ['features/initiative-list/winners/sms-button.tsx', 'warn', 'Sms yuborish uchun board tanlanmagan', 'spec 000 §5'],
  [
    'features/journal/take-back.ts',
    'failure',
    "Amaliyotni bajarishda xatolik sodir bo'ldi. iltimos qayta urinib ko'ring!",
    'spec 001 §8',
  ],
  ['features/kindergartens/kindergartens-page.tsx', 'warn', 'Tashabbuslar doskasini tanlang!', 'spec 002 §5'],
  ['features/organizations/organization-page.tsx', 'done', "Holati o'zgartirildi", 'spec 001 §8'],
  [
    'features/protocols/council-decisions.tsx',
    'words',
    "Amaliyotni bajarishda xatolik sodir bo'ldi. iltimos qayta urinib ko'ring!",
    'spec 000 §8',
  ],
  [
    'features/protocols/folder/folder-table.tsx',
    'failure',
    "Amaliyotni bajarishda xatolik sodir bo'ldi. iltimos qayta urinib ko'ring!",
    'spec 000 §8',
  ],
  [
    'features/protocols/protocols.tsx',
    'words',
    "Amaliyotni bajarishda xatolik sodir bo'ldi. iltimos qayta urinib ko'ring!",
    'spec 000 §8',
  ],
  [
    'features/quarterly-reports/reports-page.tsx',
    'failure',
    "Ma'lmumot yuklashda xatolik sodir bo'ldi!",
    'spec 001 §8',
  ],
  ['features/quarters/quarter-page.tsx', 'unread', "Mahalla yuklanmadi. Qayta urinib ko'ring", 'spec 001 §8'],
  ['features/quarters/quarters-page.tsx', 'failure', "Yuklashda xatolik sodir bo'ldi", 'spec 001 §8'],
  ['features/school-initiative-form/template-field.tsx', 'failed', 'Shablon yuklanmadi', 'spec 002 §8'],
  ['features/school-initiative-form/text-fields.tsx', 'failed', 'Toifalar yuklanmadi', 'spec 002 §8'],
  ['features/school-initiative-form/initiative-page.tsx', 'words', 'Doskalar yuklanmadi!', 'spec 002 §8'],
  ['features/school-initiatives/dialogs/category-field.tsx', 'failed', 'Toifalar yuklanmadi', 'spec 002 §8'],
  ['features/school-templates/school-template-page.tsx', 'failed', 'Toifalar yuklanmadi', 'spec 002 §8'],
  ['features/students/student-page.tsx', 'failed', 'Maktablar yuklanmadi', 'spec 002 §8'],
  ['kit/crud/record-dialog.tsx', 'success', 'Muvafaqiyatli saqlandi', 'spec 001 §8'],
  ['kit/crud/record-dialog.tsx', 'success', 'Tabriklaymiz', 'spec 001 §8'],
];

/** Texts that the documents do not have: of what they do not describe, or say in English only. */
export const OURS: readonly string[] = [
  'Amal qaytarildi',
  'Bajarildi',
  "Bu ko'rinishdagi filtr endi yo'q",
  "Bu ro'yxatda qaror qabul qilingan tashabbus yo'q.",
  'Bu tashabbus uchun investitsiya obyekti allaqachon yaratilgan',
  "Chop etib bo'lmadi. Qayta urinib ko'ring.",
  'Chop etilmadi: kompyuterda printer topilmadi.',
  'Chop etilmadi: printer yoki siz bekor qildingiz.',
  'Chop etishga yuborildi',
  "Faylni ochib bo'lmadi.",
  'Hudud uchun kamida uchta burchak kerak',
  "Ish stolida ko'pi bilan 4 ta ko'rinish turadi",
  "Jurnal o'chirildi",
  "Jurnalni o'qib bo'lmadi",
  "Ko'pi bilan 1 000 ta qator chop etiladi: ro'yxatni filtr bilan toraytiring.",
  "Ko'pi bilan 30 ta ko'rinish saqlanadi",
  "Ko'rinish o'chirildi",
  "Ko'rinishda shaxsiy raqam saqlanmaydi",
  "Ma'lumot hali yuborilmoqda: javobini kuting.",
  "Natija saqlandi, lekin platforma uning raqamini aytmadi. Faylini keyin almashtirish uchun natija raqami kerak bo'ladi.",
  "Navbatning davomi yuklanmadi. Qayta urinib ko'ring.",
  'Nusxalandi',
  "Obyekt platformada bor. Yuborishga javob kelmagani uchun uni kim yaratgani noma'lum: ma'lumotlarini tekshiring.",
  'Platformada bu yozuv topilmadi',
  "Printer javob bermadi. Qog'oz chiqqan-chiqmaganini tekshiring.",
  "Shundan keyin o'zgargan: qaytarib bo'lmaydi",
  "Siz tahrirlayotganingizda reyestr o'zgardi",
  "So'nggi ochilganlar tozalandi",
  "Tekshirib bo'lmadi",
  'Xatolik',
  'Yuborilmadi',
  'Yuklanmadi',
  'platforma xato bilan javob berdi: birozdan keyin qayta tekshiring',
];
