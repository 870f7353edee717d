/** Lookups of places, in every form that offers them (spec 001 §8; R-084, Z-133). */
export const SPEC = [
  "Viloyatlar yuklanmadi. Qayta urinib ko'ring",
  "Tumanlar yuklanmadi. Qayta urinib ko'ring",
  "Mahalla yuklanmadi. Qayta urinib ko'ring",
  //
  'Doskalar yuklanmadi!',
  // S-086
  'Maktablar yuklanmadi',
] as const;

export const OURS = [
  // Levels of a school
  'Maktab',
  'Sinf',
  "O'quvchi",
  // Levels to choose first
  'Avval viloyatni tanlang',
  'Avval tumanni tanlang',
  'Avval maktabni tanlang',
  'Avval sinfni tanlang',
  "Profilingizda hududingiz ko'rsatilmagan",
  "Ma'lumotlar faqat o'z hududingiz bo'yicha ko'rsatiladi. Administratorga murojaat qiling.",
] as const;
