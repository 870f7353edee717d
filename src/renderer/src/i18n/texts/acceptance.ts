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
] as const;

export const OURS = [
  'Qabul qilish',
  'Tashabbusni tahrirlash',
  'Tahrirlash',
  '{{count}} ta maydonda xatolik',
  'Ixtiyoriy',
  'Energiya samarador loyiha',
  "So'ralgan: {{amount}} so'm",
  "So'ralgan summani qo'yish",
  "Mahsulotlar reyestridan: qo'lda o'zgartirilmaydi",
  'Mahsulotlar tekshirilmoqda',
  "Toifada mahsulotlar borligini tekshirib bo'lmadi.",
  // Roads
  "Yo'l hisobi",
  "Yo'l turi",
  "Yo'l uzunligi",
  'metr',
  "1 km narxi: {{price}} so'm",
  "Ushbu tumanda bu turdagi yo'l narxi kiritilmagan",
  "Yo'l narxini yuklab bo'lmadi.",
  'Avtomatik hisoblanadi',
  'Hisoblangan summa chegaradan oshdi, uzunlik qayta hisoblandi',
  "{{length}} m × {{price}} so'm/km = {{amount}}",
  "{{length}} m, eng ko'p summa",
  // Reading only
  "Tashabbusni faqat ko'rishingiz mumkin.",
  "Bu tashabbus bo'yicha qaror allaqachon qabul qilingan.",
  "Mavsum ko'rib chiqish bosqichida emas: hozir qaror qabul qilib bo'lmaydi.",
  "Mavsum ko'rib chiqish bosqichida emas: hozir tahrirlab bo'lmaydi.",
  // Editing
  'Moderator izohi',
  "Xarid qilinadigan mahsulotlar ro'yxati (PDF)",
  'Biriktirilgan fayl',
  'Hozirgi fayl',
] as const;
