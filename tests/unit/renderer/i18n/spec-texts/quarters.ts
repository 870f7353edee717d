/** Quarters and their Excel files (spec 001 §3, §8). */
export const SPEC = ['Faol', 'Arxiv', 'Yaxshi', "Og'ir", "Mahalla o'chirildi", "Yuklashda xatolik sodir bo'ldi"];
