/** Title in Uzbek, Russian and English; lead and points of the body in Uzbek. The texts are ours. */
export type SiteItemText = {
  title: readonly [uz: string, ru: string, en: string];
  points: readonly [string, ...string[]];
};

export const NEWS: readonly SiteItemText[] = [
  {
    title: [
      'Tashabbusli budjetning yangi mavsumi boshlandi',
      'Начался новый сезон инициативного бюджета',
      'A new season of the participatory budget has begun',
    ],
    points: [
      'Takliflar qabul qilinmoqda',
      'Har bir fuqaro oʻz mahallasi uchun taklif kiritishi mumkin',
      'Takliflar 20 kun davomida qabul qilinadi',
    ],
  },
  {
    title: [
      'Ovoz berish jarayoniga tayyorgarlik koʻrilmoqda',
      'Идёт подготовка к голосованию',
      'Preparations for the vote are under way',
    ],
    points: [
      'Nimalarga eʼtibor berish kerak',
      'Takliflar roʻyxati eʼlon qilindi',
      'Ovoz berish bir marta amalga oshiriladi',
    ],
  },
  {
    title: [
      'Gʻolib tashabbuslar boʻyicha qurilish ishlari boshlandi',
      'Начались строительные работы по проектам-победителям',
      'Works on the winning projects have started',
    ],
    points: [
      'Ishlar 120 kun davom etadi',
      'Pudratchilar ochiq tanlovda aniqlandi',
      'Har bir bosqich portalda koʻrsatiladi',
    ],
  },
  {
    title: [
      'Maktab va bogʻchalar uchun jihozlar xaridi yakunlandi',
      'Завершена закупка оборудования для школ и детских садов',
      'Equipment for schools and kindergartens has been bought',
    ],
    points: ['Jihozlar 214 ta muassasaga yetkazildi', 'Partalar va doskalar', 'Sport anjomlari'],
  },
  {
    title: [
      'Mahalla faollari uchun oʻquv seminari oʻtkazildi',
      'Проведён обучающий семинар для активистов махалли',
      'A seminar for neighbourhood activists was held',
    ],
    points: ['Seminarda 180 kishi qatnashdi', 'Taklif yozish qoidalari', 'Smeta tayyorlash'],
  },
  {
    title: [
      'Yoʻllarni asfaltlash boʻyicha takliflar soni ortdi',
      'Выросло число предложений по асфальтированию дорог',
      'More proposals to asphalt roads than ever',
    ],
    points: ['Oʻtgan mavsumga nisbatan 18 foizga koʻp', 'Eng koʻp taklif qishloq hududlaridan tushdi'],
  },
  {
    title: [
      'Jamoatchilik nazorati guruhlari ish boshladi',
      'Группы общественного контроля приступили к работе',
      'Groups of public control have started their work',
    ],
    points: ['Nazorat guruhlari har bir tumanda tuzildi', 'Aʼzolar mahalla faollaridan saylandi'],
  },
];

/** The title of a paper; the texts are ours. */
export type PaperTitle = { uz: string; ru: string; en: string };

/** Regulatory documents. */
export const DOCUMENTS: readonly PaperTitle[] = [
  {
    uz: 'Tashabbusli budjet loyihalarini jamoatchilik muhokamasidan oʻtkazish tartibi',
    ru: 'О порядке проведения общественного обсуждения проектов инициативного бюджета',
    en: 'On the public discussion of participatory budget projects',
  },
  { uz: 'Ovoz berish tartibi toʻgʻrisidagi nizom', ru: 'Положение о порядке голосования', en: 'Regulation on voting' },
  {
    uz: 'Takliflarni saralash mezonlari',
    ru: 'Критерии отбора предложений',
    en: 'Criteria for the selection of proposals',
  },
  {
    uz: 'Gʻolib loyihalarni moliyalashtirish qoidalari',
    ru: 'Правила финансирования проектов-победителей',
    en: 'Rules for financing the winning projects',
  },
  {
    uz: 'Jamoatchilik nazorati guruhlari toʻgʻrisidagi nizom',
    ru: 'Положение о группах общественного контроля',
    en: 'Regulation on groups of public control',
  },
  {
    uz: 'Mahalla hududlarini obodonlashtirish boʻyicha namunaviy smetalar',
    ru: 'Типовые сметы по благоустройству махаллей',
    en: 'Standard estimates for neighbourhood improvement',
  },
  {
    uz: 'Moderatorlar uchun qoʻllanma',
    ru: 'Руководство для модераторов',
    en: 'Guide for moderators',
  },
];

/** Papers of the budget for citizens. */
export const CITIZEN_BUDGETS: readonly PaperTitle[] = [
  {
    uz: 'Fuqarolar uchun budjet: 2024-yil ijrosi',
    ru: 'Бюджет для граждан: исполнение за 2024 год',
    en: 'Budget for citizens: execution in 2024',
  },
  {
    uz: 'Fuqarolar uchun budjet: 2025-yil ijrosi',
    ru: 'Бюджет для граждан: исполнение за 2025 год',
    en: 'Budget for citizens: execution in 2025',
  },
  {
    uz: 'Fuqarolar uchun budjet: 2026-yil uchun tasdiqlangan budjet',
    ru: 'Бюджет для граждан: утверждённый бюджет на 2026 год',
    en: 'Budget for citizens: the approved budget of 2026',
  },
  {
    uz: 'Fuqarolar uchun budjet: 2027–2029-yillarga moʻljallangan loyiha',
    ru: 'Бюджет для граждан: проект на 2027–2029 годы',
    en: 'Budget for citizens: the draft for 2027–2029',
  },
];
