/** The chronology of initiatives and of investments (spec 001 §8). */
export const SPEC = ["Saqlashda xatolik sodir bo'ldi...", 'Mijoz topilmadi'] as const;
