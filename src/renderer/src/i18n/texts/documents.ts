/** Texts of the document management (spec 000 §2, §8). */
export const SPEC = ['Muvoffaqiyatli yuklandi', 'Fayl yuklandi'] as const;

export const OURS = [
  'Moderatsiya natijasi',
  'Platforma bu tashabbusning ID raqamini bermadi: amal yuborilmadi.',
  'Moderatsiya natijalari protokoli',
  "G'olib loyihalar bo'yicha kengash qarori",
  'Barcha hujjatlar (Excel)',
  'Protokol fayli',
  'Yuklangan',
  'Yuklanmagan',
  'Yuklab olish',
  'Fayl nomi',
  'ta tuman',
  'ta qaror',
  'Kengash qarori topilmadi',
  "Faylni ochib bo'lmadi. Uni yuklab olib, o'z dasturida oching.",
  'Protokol faylini almashtirish',
  'Protokol faylini yuklash',
  'Kengash qarorini tahrirlash',
  'Qaror raqami va sanasi',
  'Qaror fayli',
  'Tumaningizning protokoli',
  'Protokol yuklangan.',
  "Protokol avval yuklanganmi, tekshirib bo'lmadi.",
  'Qayta tekshirish',
  "Protokolni PDF shaklida yuklang va saqlang. Saqlangach, uni almashtirib bo'lmaydi.",
] as const;
