/** Students of the school programme, and their secret keys (spec 002 §8). */
export const SPEC = ['Muvafaqiyatli yuborildi'] as const;

export const OURS = [
  "O'quvchilar",
  "ta o'quvchi",
  "O'quvchi topilmadi",
  "Hali o'quvchi yo'q",
  "O'quvchi qidirish",
  'Sinf raqami',
  'Kundalik ID',
  "O'quvchilarni Exceldan yuklash",
  // Keys sent to students
  'Kalit yuborish',
  'Barchaga kalit yuborish',
  "Barcha o'quvchilar",
  "Kalit barcha o'quvchilarga yuboriladi, qidiruv hisobga olinmaydi.",
  'Yuborish',
  'Barchaga yuborish',
  "Ayrim o'quvchilarga kalit yuborilmadi.",
  'Birorta ham kalit yuborilmadi.',
  // Secret keys
  'Maxfiy kalitlar',
  'Maxfiy kalit',
  'Kalit',
  'ta kalit',
  'Kalit topilmadi',
  "Hali kalit yo'q",
  'Yaratilgan vaqti',
  'Maxfiy kalitlarni Exceldan yuklash',
] as const;
