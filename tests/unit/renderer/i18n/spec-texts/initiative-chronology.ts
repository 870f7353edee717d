/** The chronology of an initiative, orderers and contractors (spec 001 §5, §8). */
export const SPEC = ['Majburiy maydopn.', "Xronologiya o'chirildi", "Ma'lmumot yuklasda xatolik sodir bo'ldi!"];
