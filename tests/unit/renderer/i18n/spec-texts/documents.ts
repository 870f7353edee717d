/** Texts of the document management (spec 000 §2, §8). */
export const SPEC = ['Muvoffaqiyatli yuklandi', 'Fayl yuklandi'];
