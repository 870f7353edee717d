/** Indicator organizations, road prices and kindergartens (spec 002 §2, §5). */
export const SPEC = ['Aktiv', 'Aktiv emas', 'Arxiv emas', 'Rasim yuklash majburiy', 'UZS'] as const;

export const OURS = [
  // Indicator organizations
  'Indikator tashkilotlari',
  'Indikator tashkiloti',
  'Logotip',
  'ASBO ID',
  'Arxiv holati',
  // Road prices
  "Yo'l narxlari",
  "Yo'l narxi",
  'ta narx',
  'Narx topilmadi',
  'Yarim tayyor narxi',
  'Tanlangan tuman boshqa viloyatda.',
  "Yo'l narxlarini Exceldan yangilash",
  // Kindergartens
  "Bog'chalar",
  "ta bog'cha",
  "Bog'cha topilmadi",
  'Ish turi',
  'Yangi qurilish',
  "Mukammal ta'mirlash",
  'Rekonstruksiya',
  "Oxirgi ta'mirlangan yili",
  'Quvvati',
  "Boshlang'ich qiymati",
  'Texnik holati',
] as const;
