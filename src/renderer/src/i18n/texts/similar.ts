/** Similar initiatives on the review desk (ours). */
export const OURS = [
  "O'xshash tashabbuslar",
  '{{time}} holati',
  'Taqqoslash',
  'Taqqoslashda',
  'Yonma-yon taqqoslash',
  'Taqqoslashni yopish',
  "Birinchi o'xshash tashabbus",
  "Ikkinchi o'xshash tashabbus",
  "Uchinchi o'xshash tashabbus",
  "O'xshash tashabbusni ochish",
  'Keyingisi',
  "{{count}} ta o'qilgan tashabbus ichida",
  // Similarities
  '{{metres}} m',
  '{{metres}} m narida',
  'matni deyarli bir xil',
  "rasmi bir xil ko'rinadi",
  'muallif ismi bir xil',
  'toifasi bir xil',
  '{{title}} toifasi ikkalasida',
  'mualliflari boshqa',
  "{{season}}-mavsum, {{year}} g'olibi",
  "Faqat taqqoslash uchun: qaror sizniki. Ism bir xil bo'lsa ham, boshqa odam bo'lishi mumkin.",
  // The check of a pin, and the dialog of a rejection
  'Joylashuv tumandagi boshqalardan {{km}} km uzoqda',
  "O'xshash tashabbus IDsini qo'yish",
] as const;
