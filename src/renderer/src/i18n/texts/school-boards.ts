/** Seasons, categories and templates of the school programme (spec 002 §8). */
export const SPEC = ['Toifalar yuklanmadi', 'Shablon yuklanmadi'] as const;

export const OURS = [
  // Seasons
  'Mavsumlar',
  'ta mavsum',
  'Qoidalar',
  'Budjet, UZS',
  'Budjet summasi',
  'Bitta tashabbusga',
  "Bitta tashabbusning eng ko'p summasi",
  "Budjet ma'lumotlarini Excelga yuklab olish",
  "Budjet ma'lumotlarini Exceldan yuklash",
  // Phases, for which the document gives only codes
  'Qabul qilish boshlanishi',
  'Qabul qilish tugashi',
  'Moderatsiya boshlanishi',
  'Moderatsiya tugashi',
  'Ovoz berish boshlanishi',
  'Ovoz berish tugashi',
  // Categories
  'Tashabbus toifalari',
  'Tashabbus toifasi',
  'ta toifa',
  'Belgi',
  // Templates
  'Tashabbus shablonlari',
  'Tashabbus shabloni',
  'ta shablon',
  "Platforma {{total}} ta shablondan {{came}} tasini yubordi, qolganlari ko'rsatilmaydi.",
] as const;
