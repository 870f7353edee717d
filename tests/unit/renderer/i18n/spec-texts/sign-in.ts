/** Sign-in (spec 000 §2, §8). */
export const SPEC = [
  'Urinishlar soni meyoridan oshib ketti',
  "Parol yoki foydalanuvchi nomi noto'g'ri",
  "Xatolik sodir bo'ldi, iltimos qayta urinib ko'ring",
  "Xatolik sodir bo'ldi, iltimos qayta urinib ko'ring.",
  'Captcha bilan muammo',
  'Manzilingizni aniqlashga ruxsat bermadingiz!',
];
