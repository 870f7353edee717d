/** Reports: quarterly reports, payments of quarters, the chronology's data, savings (spec 001 §5, §8; 002 §8). */
export const SPEC = [
  'Fayl tanlanmagan!',
  'Iltimos pdf fayl yuklang!',
  "Ma'lmumot yuklashda xatolik sodir bo'ldi!",
  "Kapital dasturidan ma'lumotlarni yuklash jarayoni boshlandi",
  "Amaliyot bajarishda xatolik sodir bo'ldi",
  'Tashabbuslar doskasini tanlang!',
];
