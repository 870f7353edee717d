/** Organizations (spec 001 §8). */
export const SPEC = ["Tashkilot o'chirildi"] as const;

export const OURS = [
  'Tashkilotlar',
  'ta tashkilot',
  'Tashkilot topilmadi',
  'Tashkilotlarni Exceldan yuklash',
  // Types, for which the document gives only codes
  "Bog'cha",
  "Sog'liqni saqlash",
  "Oliy ta'lim",
  "Musiqa va san'at",
  'Sport',
  "Boshqa ta'lim",
] as const;
