/** Texts shared by several screens: rules, lists, pictures, maps and selects (spec 000 §5, §8). */
export const SPEC = [
  'Majburiy maydon',
  'Majburiy maydon!',
  "Amaliyotni bajarishda xatolik sodir bo'ldi. iltimos qayta urinib ko'ring!",
  "Ma'lumot yuklashda xatolik sodir bo'ldi!",
  'Amaliyot muvaffaqiyatli bajarildi!',
  'Xatolik',
];
