/** The moderation of pupils' initiatives (spec 002 §2, §4, §5, §8). */
export const SPEC = [
  'Tasdiqlash amalga oshirildi!',
  'Tahrirlash amalga oshirildi!',
  'Tasdiqlandi',
  'Kamida 2 ta rasm yuklanishi kerak!',
  'PDF fayl yuklang!',
  'Haqiqatdan ham jarayonga qaytarmoqchimisiz?',
] as const;

export const OURS = [
  "So'ralgan, UZS",
  'Maktab tashabbuslari',
  // Stages of a season, and the progress of a winner: the document gives codes
  '{{stage}} bosqichi',
  'Jarayonda',
  'Yakunlangan',
  'Bekor qilingan',
  // The list
  "Bu mavsumda hali g'olib yo'q",
  "Bosqich filtri hozir faqat g'oliblarni ko'rsatadi.",
  "Excelga filtrlar qo'llanmaydi: shu mavsumdagi barcha tashabbuslar saqlanadi.",
  'Ovozlarni yuklab olish',
  'Ovozlarni Exceldan yuklash',
  // Actions
  'Yakunlash',
  'Jarayonga qaytarish',
  "Toifani o'zgartirish",
  'Rad etish uchun izoh yoziladi',
  'Yakunlashga kamida 2 ta rasm, rad etishga PDF fayl kerak',
  "Mavsum moderatsiya bosqichida emas: hozir qaror qabul qilib bo'lmaydi.",
  "Tashabbus shu mavsum ro'yxatida topilmadi: hech narsa yuborilmadi.",
  // Dialogs
  'Maktab tashabbusini qabul qilish',
  'Maktab tashabbusini rad etish',
  'Golib tashabbusni yakunlash',
  'Golib tashabbusni rad etish',
  'Bajarilgan ish rasmlari',
  // Keys
  'Maktab tashabbuslarida',
  'Qabul qilish oynasi',
] as const;
