/** The chronology of initiatives and of investments (spec 001 §8). */
export const SPEC = ['Mijoz topilmadi'];
