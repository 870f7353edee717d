/** What every form says. */
export const OURS = [
  "Saqlanmagan o'zgarishlar bor. Chiqishni istaysizmi?",
  "Chiqsangiz, yozganlaringiz o'chiriladi.",
  'Chiqish',
  'Qolish',
  'Saqlanmagan matn topildi ({{time}})',
  'Tiklash',
  "O'chirish",
  "Yozganlaringizni ehtiyot uchun saqlab bo'lmadi: yuborguningizcha oynani yopmang.",
  'Yozganlaringiz joyida.',
  "Amal bajarilgan bo'lishi ham, bajarilmagan bo'lishi ham mumkin. Yozganlaringiz joyida: tekshirib, qayta yuboring.",
  'Yuborildi',
  'Fayl yuborilmadi.',
  'Faylni olib tashlash',
] as const;
