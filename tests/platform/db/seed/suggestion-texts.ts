/** Subjects of citizens' suggestions (spec 001 §3). */
export const SUGGESTION_TYPES = [
  'VOTE',
  'WINNER',
  'TOTAL_FUND',
  'TECH',
  'FORUM_TYPE',
  'FUND_AND_REALIZATION',
  'DATE',
  'OTHER',
] as const;
export type SuggestionType = (typeof SUGGESTION_TYPES)[number];

/** Suggestions by subject, and reasons; Latin with U+02BB and U+02BC. */
export const SUGGESTION_TEXTS: Readonly<
  Record<SuggestionType, { readonly openings: readonly string[]; readonly reasons: readonly string[] }>
> = {
  VOTE: {
    openings: [
      'Ovoz berishni faqat SMS orqali emas, OneID orqali ham yoʻlga qoʻyish kerak.',
      'Bir telefon raqamidan faqat bitta mahalla uchun ovoz berilsin.',
      'Ovozlar sonini ovoz berish tugagunicha yashirib turish kerak.',
      'Pul evaziga ovoz yigʻadiganlarga chora koʻrilsin.',
    ],
    reasons: [
      'Hozir SMS kod {5-40} daqiqada keladi yoki umuman kelmaydi.',
      'Keksalar ovoz berishni bilmaydi, mahallada yordam beradigan odam boʻlsa yaxshi boʻlardi.',
      'Aks holda katta mahallalar doim yutadi, kichik qishloqlar esa chetda qoladi.',
      'Maktablarda oʻqituvchilarga {20-50} tadan ovoz yigʻish topshirilgan, bu toʻgʻri emas.',
    ],
  },
  WINNER: {
    openings: [
      'Gʻoliblar soni har bir tumanda aholi soniga qarab belgilansin.',
      'Ketma-ket ikki mavsum yutgan mahallaga navbat berilmasin.',
      'Gʻolib boʻlgan tashabbuslar roʻyxati mahalla binosiga ham osib qoʻyilsin.',
    ],
    reasons: [
      'Bizning qishloqda {600-1900} kishi yashaydi, {4000-9000} kishilik mahalla bilan teng kurasha olmaymiz.',
      'Shunda odamlarning ishonchi ortadi.',
      'Oʻtgan yili {3-9}-oʻrinda qoldik, {40-300} ta ovoz yetmadi.',
    ],
  },
  TOTAL_FUND: {
    openings: [
      'Bitta loyihaga ajratiladigan mablagʻ {2-3} milliard soʻmga yetkazilsin.',
      'Tumanlarga ajratiladigan umumiy mablagʻni koʻpaytirish kerak.',
      'Kichik loyihalar uchun alohida jamgʻarma ochilsin.',
    ],
    reasons: [
      'Hozirgi summaga {1-2} km yoʻlni ham asfalt qilib boʻlmaydi.',
      'Qurilish mollari narxi bir yilda {15-40} foizga oshdi.',
      'Mablagʻ yetmagani uchun maktab tomi yarmigacha taʼmirlandi.',
    ],
  },
  TECH: {
    openings: [
      'Saytga telefondan kirganda rasm yuklanmaydi, shuni toʻgʻrilab bering.',
      'Ilovani iPhone uchun ham chiqaring.',
      'Shaxsiy kabinetda tashabbusning qaysi bosqichda ekani koʻrinib tursin.',
      'Qidiruvda mahalla nomini kirillcha yozsa ham topsin.',
    ],
    reasons: [
      'Har safar «xatolik yuz berdi» deb chiqadi.',
      'Rasm hajmi {6-14} MB, kichraytirishni bilmaymiz.',
      'Internet sekin joylarda sahifa {1-4} daqiqada ochiladi.',
    ],
  },
  FORUM_TYPE: {
    openings: [
      'Forumlar onlayn ham oʻtkazilsin.',
      'Yigʻilishlar kechki payt yoki dam olish kuni boʻlsin.',
      'Forumda hokimlik vakili albatta qatnashsin.',
    ],
    reasons: [
      'Kunduzi hamma ishda yoki dalada boʻladi, yigʻilishga {10-30} kishi keladi xolos.',
      'Savollarga javob beradigan odam boʻlmasa, forumdan foyda yoʻq.',
      'Chet elda ishlayotgan hamqishloqlarimiz ham qatnashishni xohlaydi.',
    ],
  },
  FUND_AND_REALIZATION: {
    openings: [
      'Pudratchini mahalla ahli oʻzi tanlasin.',
      'Gʻolib loyiha boʻyicha ish {2-4} oy ichida boshlanishi shart qilib qoʻyilsin.',
      'Har bir loyihaning smetasi va hisoboti saytda ochiq tursin.',
    ],
    reasons: [
      'Yutganimizga {6-14} oy boʻldi, hali bitta ham texnika kelgani yoʻq.',
      'Yotqizilgan asfalt qishdan chiqmay koʻchib ketdi, kafolati bormi, kim javob beradi?',
      'Jamoatchilik nazoratiga mahalladan {3-5} kishi kiritilsa, sifati ham yaxshi boʻlardi.',
    ],
  },
  DATE: {
    openings: [
      'Ovoz berish muddati {10-15} kundan {20-30} kunga uzaytirilsin.',
      'Tashabbuslarni qabul qilish paxta terimiga toʻgʻri kelmasin.',
      'Mavsum qachon boshlanishini bir oy oldin eʼlon qiling.',
    ],
    reasons: [
      'Hujjat tayyorlashga ulgurmay qolyapmiz.',
      'Odamlar xabar topguncha muddat tugab qoladi.',
      'Qishda yoʻl qurib boʻlmaydi, shuning uchun gʻoliblar bahorda aniqlansa yaxshi boʻlardi.',
    ],
  },
  OTHER: {
    openings: [
      'Mahallamizda {2-4} ta koʻchada tungi chiroq yoʻq, shunga eʼtibor bering.',
      'Tashabbus yozishni oʻrgatadigan qisqa video darslar chiqarilsin.',
      'Maktab oʻquvchilari ham taklif bera olsin.',
      'Sizlarga rahmat, koʻchamiz obod boʻldi!',
    ],
    reasons: [
      'Koʻpchilik qanday yozishni bilmagani uchun taklif bermaydi.',
      'Kechqurun bolalar yurishga qoʻrqadi.',
      'Hokimiyatga {2-6} marta yozdik, javob boʻlmadi.',
    ],
  },
};

/** Closings of letters. */
export const CLOSINGS: readonly string[] = [
  'Taklifimizni inobatga olishingizni soʻraymiz. Hurmat bilan, mahalla ahli.',
  'Oldindan rahmat.',
  'Javobingizni kutib qolamiz!',
];

type Suggested = { readonly text: string; readonly type: SuggestionType };

/** Suggestions in Russian. */
export const RUSSIAN_SUGGESTIONS: readonly Suggested[] = [
  { text: 'Сделайте, пожалуйста, голосование через OneID. СМС приходит через раз.', type: 'VOTE' },
  { text: 'Почему в приложении нет русского языка в разделе «Мои инициативы»?', type: 'TECH' },
  { text: 'Прошу продлить срок подачи предложений хотя бы на неделю: многие узнают слишком поздно.', type: 'DATE' },
  { text: 'Публикуйте смету и акты выполненных работ по каждому проекту.', type: 'FUND_AND_REALIZATION' },
  { text: 'Увеличьте сумму на благоустройство дворов многоэтажек, 1,5 млрд на квартал мало.', type: 'TOTAL_FUND' },
];

/** Suggestions in Karakalpak. */
export const KARAKALPAK_SUGGESTIONS: readonly Suggested[] = [
  { text: 'Awılımızǵa taza ishimlik suw kerek, usıǵan itibar berseńiz eken.', type: 'OTHER' },
  { text: 'Dawıs beriw múddetin uzaytırıwdı usınıs etemen.', type: 'DATE' },
];
