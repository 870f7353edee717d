import { BOTH_BUTTONS, both, counted, IN_FIVE, type ListLine, OF_FIVE, same } from '../list-line.ts';
import { DISTRICT, REGION } from '../places.ts';

const siteItems = (path: string, label: string, place: string): ListLine => ({
  name: path,
  at: path,
  source: `spec 001 §2, §3, §9, ${place}`,
  label,
  call: `api/v1/admin/${path}`,
  envelope: counted('content'),
  record: {
    id: 301,
    title: "Bog' ochildi",
    link: 'https://openbudget.uz/bog-ochildi',
    active: true,
    context: '<p>Matn ichi</p>',
    // Five hours later than chosen (spec 001 §9, Z-062).
    created_date: '2024-03-05T07:04:00Z',
  },
  columns: [
    [['Sarlavha'], ["Bog' ochildi"]],
    [['Havola'], [same('openbudget.uz/bog-ochildi')]],
    [['Faol'], ['(on)'], ['(off)']],
    [['Yuborish vaqti'], ['05.03.2024 07:04']],
  ],
  buttons: BOTH_BUTTONS,
  edit: `${path}/add/301`,
});

const paper = (path: string, label: string, call: string, source: string, more: object): ListLine => ({
  name: path,
  at: path,
  source,
  label,
  call,
  envelope: counted('results'),
  record: {
    id: 311,
    title: IN_FIVE,
    images: [
      { file_id: 'rasm-lotin', lang: 'uz_lat', ...more },
      { file_id: 'rasm-kirill', lang: 'uz_cyr', ...more },
    ],
    attachments: [{ file_id: 'hujjat', lang: 'uz_lat' }],
  },
  columns: [
    [['Sarlavha'], [OF_FIVE]],
    [
      ['Rasm'],
      [
        path === 'budget-citizen'
          ? same('(picture rasm-lotin)')
          : both('(picture rasm-lotin)', '(picture rasm-kirill)'),
      ],
    ],
  ],
  buttons: BOTH_BUTTONS,
  edit: `${path}/311`,
});

/** The lists of the site's content (spec 001). */
export const CONTENT_LISTS: readonly ListLine[] = [
  siteItems('news', 'Yangiliklar', 'G-006'),
  siteItems('green-budget', 'Yashil budjet', 'G-007'),
  siteItems('state-buying', 'Davlat xaridlari', 'G-008'),
  // Only Uzbek titles are transliterated.
  ...(['ru', 'en'] as const).map((lang): ListLine => {
    const line = siteItems('news', 'Yangiliklar', 'G-006');
    const [, ...columns] = line.columns;
    return {
      ...line,
      ...{ name: `news in ${lang}`, at: `news?lang=${lang}`, record: { ...line.record, title: 'Park is open' } },
      columns: [[['Sarlavha'], [same('Park is open')]], ...columns],
    };
  }),
  paper('budget-citizen', 'Fuqarolar uchun budjet', 'api/v1/budget-citizens', 'spec 001 §2, I-010', {}),
  paper('regulatory-documents', 'Normativ hujjatlar', 'api/v1/posts/legislation', 'spec 001 §2, §3, I-020', {
    type: 'IMAGE',
  }),
  {
    name: 'contacts',
    at: 'contacts',
    source: 'spec 001 §2, H-018',
    label: 'Kontaktlar',
    call: 'api/v1/contact',
    envelope: (contacts) => ({ contacts }),
    record: {
      ...{ id: 321, region_id: 2, district_id: 22, fullname: 'Nodira Olimova' },
      ...{ phone: 998901234567, position: 'Bosh mutaxassis' },
    },
    columns: [
      [['Viloyat'], [REGION]],
      [['Tuman'], [DISTRICT]],
      [['F.I.Sh.'], ['Nodira Olimova']],
      [['Telefon raqami'], ['+998 90 123 45 67']],
    ],
    buttons: BOTH_BUTTONS,
    edit: 'contacts/321',
  },
  {
    name: 'budget-params',
    at: 'budget-params',
    source: 'spec 001 §2, I-001, I-002',
    label: 'Budjet parametrlari',
    call: 'api/v1/budget-params',
    envelope: (results) => ({ results }),
    record: {
      ...{ id: 331, order_title: 'Qaror matni', order_link: 'https://lex.uz/qaror' },
      ...{ budget_year: 2023, income: 310_820_000_001, outcome: 322_140_000_002 },
    },
    columns: [
      [['Nomi'], ['Qaror matni']],
      [['Havola'], [same('lex.uz/qaror')]],
      [['Yil'], ['2023']],
      [['Daromad'], ['310 820 000 001']],
      [['Xarajat'], ['322 140 000 002']],
    ],
    buttons: BOTH_BUTTONS,
    edit: 'budget-params/331',
  },
  {
    name: 'forum',
    at: 'forum',
    source: 'spec 001 §2, §3, H-008',
    label: 'Forumlar',
    call: 'api/v2/info/forum/filter',
    envelope: (content) => ({ content, totalElements: content.length, totalPages: 1, size: 20 }),
    record: {
      ...{ id: 341, districtId: 22, districtName: DISTRICT, nearby: "Ko'prik yonida" },
      ...{ responsiblePerson: 'Sobir Rahimov', date: '2024-04-06', createdAt: '2024-02-09T10:00:00' },
    },
    columns: [
      [['Tuman'], [DISTRICT]],
      [["Mo'ljal"], ["Ko'prik yonida"]],
      [["Mas'ul shaxs"], ['Sobir Rahimov']],
      [['Sana'], ['06.04.2024']],
    ],
    buttons: BOTH_BUTTONS,
    edit: 'forum/341',
  },
  {
    name: 'faq',
    at: 'faq/list',
    source: 'spec 001 §3, H-001, H-004, H-005; the document names no columns',
    label: "Ko'p beriladigan savollar",
    call: 'api/v1/faqs',
    envelope: counted('results'),
    record: {
      ...{ id: 351, question: IN_FIVE, order: 17, type: 'MY_SCHOOL' },
      answer: { uz_lat: 'Javob', uz_cyr: 'Жавоб', ru: 'Ответ', en: 'Answer', kr: 'Juwap' },
    },
    columns: [
      [['Savol'], [OF_FIVE]],
      [['Tartib raqami'], ['17']],
      [['Turi'], ['Mening maktabim']],
    ],
    buttons: BOTH_BUTTONS,
    edit: 'faq/list/351',
  },
  {
    name: 'suggestions',
    at: 'suggestions',
    source: 'spec 001 §2, §3, H-012',
    label: 'Takliflar',
    call: 'api/v2/info/suggestions',
    envelope: (content) => ({ content, totalElements: content.length, totalPages: 1, size: 20 }),
    record: { lang: 'ru', text: 'Больше деревьев', type: 'TECH' },
    columns: [
      [['Til'], [same('Русский')]],
      [['Matn'], [same('Больше деревьев')]],
      [['Taklif turi'], ['Texnik masalalar']],
    ],
  },
  {
    name: 'call-me-back',
    at: 'call-me-back',
    source: 'spec 001 §2, §3, H-014, H-015',
    label: "Qayta qo'ng'iroq so'rovlari",
    call: 'api/v2/info/suggestions/call-me-back',
    envelope: (content) => ({ content, totalElements: content.length, totalPages: 1, size: 20 }),
    record: { id: 361, phoneNumber: '998935556677', lang: 'en', state: 'CLOSED' },
    columns: [
      [['Telefon raqami'], ['+998 93 555 66 77']],
      [['Til'], [same('English')]],
      [['Holati'], ['YOPILGAN']],
    ],
    buttons: [],
  },
  ...[false, true].map(
    (wide): ListLine => ({
      name: `appeals, ${wide ? 'wide' : 'narrow'}`,
      at: 'appeals',
      source: 'spec 001 §2, §3, F-004, F-005, T-010',
      label: 'Murojaatlar',
      call: 'api/v1/questions',
      envelope: counted('questions'),
      situation: { wide, role: 'moderator' },
      record: {
        ...{ question_id: 371, public_id: '000123-7', author_id: 88, author_name: 'Zarina Yusupova' },
        ...{ question: '<p>Chiroq yonmayapti</p>', type: 1, status: 'ANSWERED' },
        ...{ answer: 'Tuzatildi', created_date: '2024-05-07T08:09:00' },
      },
      key: 'question_id',
      columns: wide
        ? [
            [['ID'], ['000123-7']],
            [['Muallif'], ['Zarina Yusupova']],
            [['Murojaat'], ['Chiroq yonmayapti']],
            [['Turi'], ['Shikoyat']],
            [['Holati'], ['Javob berilgan']],
            [['Yaratilgan sana'], ['07.05.2024 08:09']],
          ]
        : [
            [
              ['ID', 'Yaratilgan sana'],
              ['000123-7', '07.05.2024 08:09'],
            ],
            [['Muallif'], ['Zarina Yusupova']],
            [['Murojaat'], ['Chiroq yonmayapti']],
            [['Holati', 'Turi'], ['Javob berilgan', 'Shikoyat'], ['—']],
          ],
    }),
  ),
  {
    name: 'answer-templates',
    at: 'answer-templates',
    source: 'spec 001 §2, §3, F-018, F-019',
    label: 'Javob shablonlari',
    call: 'api/v1/answer-template',
    envelope: (result) => ({ result }),
    record: { id: 381, context: `Hurmatli fuqaro, ${'a'.repeat(70)}`, created_date: '2024-06-08T11:00:00' },
    columns: [
      [['Shablon matni'], [same(`Hurmatli fuqaro, ${'a'.repeat(63)}…`)]],
      [['Yaratilgan sana'], ['08.06.2024']],
    ],
    buttons: BOTH_BUTTONS,
  },
];
