/** Students of the school programme, and their secret keys (spec 002 §8). */
export const SPEC = ['Muvafaqiyatli yuborildi'];
