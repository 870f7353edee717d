/** The acceptance and the editing of an initiative (spec 000 §2, §5, §8; 001 §5, §8). */
export const SPEC = [
  'Tashabbusni tasdiqlash',
  "Ma'qullash bajarildi.",
  "Qiymat 0 dan katta bo'lishi kerak",
  "Qiymat 1 360 000 000 dan kichick bo'lishi kerak",
  "Qiymat 1 500 000 000 dan kichik bo'lishi kerak",
  "Shag'al yo'lni asfaltlash",
  "Tuproq yo'lni asfaltlash",
  'Muvafaqiyatli saqlandi',
];
