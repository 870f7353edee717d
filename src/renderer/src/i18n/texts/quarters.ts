/** Quarters and their Excel files (spec 001 §3, §8). */
export const SPEC = [
  'Faol',
  'Arxiv',
  'Yaxshi',
  "Og'ir",
  "Mahalla o'chirildi",
  "Yuklashda xatolik sodir bo'ldi",
] as const;

export const OURS = [
  'Mahallalar',
  'ta mahalla',
  'Mahalla topilmadi',
  "Filtrlarni o'zgartirib ko'ring.",
  'Mahalla nomi',
  'Aholi soni',
  'Moliyaviy holati',
  "Ma'lumot kiritilmagan",
  'Hisob raqami',
  "Qo'shimcha mahalla",
  // Excel
  'Excel fayllar',
  'STIR raqamlari',
  'STIR raqamlarini yuklash',
  'Hisob raqamlari',
  'Hisob raqamlarini yuklash',
  'Mahallalarni yuklash',
  "Ta'tildagi mahallalar",
  "Ta'tildagi mahallalarni yuklash",
] as const;
