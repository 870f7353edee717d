/** The budget's figures, and the budget for citizens (spec 001 §5, §8). */
export const SPEC = [
  'Fayl yuklang',
  "Ma'lumot yuklashda xatolik sodir bo'ldi...",
  "Saqlashda xatolik sodir bo'ldi...",
  "Qator muvaffaqiyatli o'chirildi",
];
