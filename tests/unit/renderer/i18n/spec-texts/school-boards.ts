/** Seasons, categories and templates of the school programme (spec 002 §8). */
export const SPEC = ['Toifalar yuklanmadi', 'Shablon yuklanmadi'];
