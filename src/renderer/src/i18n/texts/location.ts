/** The location of an initiative (spec 000 §2, §8). */
export const SPEC = ["Manzil o'zgartirildi"] as const;

export const OURS = [
  'Joylashuvni belgilash',
  "Joylashuvni o'zgartirish",
  'Xarita: joyni tanlash',
  'Strelkalar suradi, + va − masshtab, Enter tanlaydi',
  'Tanlangan joy',
  'Xaritada joyni bosing yoki belgini suring.',
  '{{least}} dan {{most}} gacha son kiriting',
  "0 joylashuv yo'qligini bildiradi",
  "Bu joy O'zbekistondan tashqarida. Koordinatalarni tekshiring.",
  "Bu joy O'zbekistondan tashqarida: kenglik va uzunlik o'rni almashgan ko'rinadi.",
  "Joy xaritada tanlanmaguncha manzil matni o'zgarmaydi.",
  "Koordinatalar qo'lda o'zgartirildi: xaritada tanlangan joyning manzili yuborilmaydi.",
  "Bo'sh qolsa, avvalgi manzil matni o'zgarmaydi.",
  'Manzilni aniqlash',
  'Manzil aniqlanmoqda… Kutmasdan ham saqlash mumkin.',
  "Bu joyning manzili topilmadi: uni o'zingiz yozishingiz mumkin.",
  "Manzillar xizmati sozlanmagan: manzilni o'zingiz yozishingiz mumkin.",
  "Manzil aniqlanmadi, joy tanlangan. Manzilni o'zingiz yozishingiz mumkin.",
  'Topilgan manzil: {{address}}',
  'Topilgan manzil juda uzun edi: boshi qoldirildi.',
  "Qo'yish",
] as const;
