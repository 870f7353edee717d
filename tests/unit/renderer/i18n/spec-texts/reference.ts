/** Texts shared by lists and forms of reference data (spec 001 §8, spec 002 §8). */
export const SPEC = [
  'Diqqat!',
  "Ma'lumoitni o'chirasizmi?",
  "O'chirish bekor qilindi",
  "Muvaffaqqiyatli o'chirildi",
  "Iltimos, qayta urinib ko'ring",
  'Tabriklaymiz',
  "Holati o'zgartirildi",
  // Failures (R-082, R-083, R-086; 001 §8)
  "Iltimos, qayta urinib ko'ring.",
  "Ma'lumot yuklashda xatolik sodir bo'ldi. Iltimos, qayta urinib ko'ring.",
  'Ogohlantirish',
  // Named without an action that shows these texts (Z-111)
  "Hatolik qayta urinib ko'ring!",
  "Ma'lumot saqlashda xatolik sodir bo'ldi!",
  'Success',
  "Ma'lumotlar saqlandi",
  'Muvofaqiyatli amalga oshirildi!',
  // Remote selects (spec 001 §5)
  'Topilmadi',
  "Ma'lumot yo'q",
  'Yuklanmoqda...',
];
