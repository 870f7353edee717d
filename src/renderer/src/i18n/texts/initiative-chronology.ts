/** The chronology of an initiative, orderers and contractors (spec 001 §5, §8). */
export const SPEC = [
  'Majburiy maydopn.',
  "Xronologiya o'chirildi",
  "Ma'lmumot yuklasda xatolik sodir bo'ldi!",
] as const;

export const OURS = [
  // The form's address
  'Havoladagi mavsum bu tashabbusniki emas',
  "Yozuvni xronologiya ro'yxatidan oching.",
  // Orderers and contractors
  'Xronologiya',
  'Ish buyurtmachilari',
  'Pudratchilar',
  'Pudratchi',
  "Mavsum bo'yicha ishlarga buyurtma bergan tashkilotlar va ularga ajratilgan mablag'",
  "Mavsum bo'yicha ishlarni bajaradigan tashkilotlar va ularning shartnomalari",
  'Nomi yoki STIR',
  'ta pudratchi',
  'Pudratchi topilmadi',
  "Ajratilgan mablag'",
  "O'tkazilgan mablag'",
  'Shartnoma sanasi',
  'Ish buyurtmachilarini Exceldan yuklash',
  'Pudratchilarni Exceldan yuklash',
  // Chronology of an initiative
  'Tashabbus xronologiyasi',
  "Xronologiyaga qo'shish",
  'Xronologiyani tahrirlash',
  'GUKS',
  'Sotuv',
  'Manzilli hujjat',
  'Menejer qidirilgan sana',
  'Lot raqami',
  'Smeta hujjati',
  'Shartnoma kodi',
  'Yakuniy summa',
  'Yakuniy summa hujjati',
  'Tugatilgan sana',
  "Hali xronologiya yo'q",
  "Ishlarning birinchi yozuvini qo'shing.",
] as const;
