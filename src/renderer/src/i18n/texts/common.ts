/** Texts shared by several screens: rules, lists, pictures, maps and selects (spec 000 §5, §8). */
export const SPEC = [
  'Majburiy maydon',
  'Majburiy maydon!',
  "Amaliyotni bajarishda xatolik sodir bo'ldi. iltimos qayta urinib ko'ring!",
  "Ma'lumot yuklashda xatolik sodir bo'ldi!",
  'Amaliyot muvaffaqiyatli bajarildi!',
  'Xatolik',
] as const;

export const OURS = [
  // Lists
  'Jami:',
  "«{{query}}» bo'yicha",
  'Sahifada',
  'Oldingi sahifa',
  'Keyingi sahifa',
  'Batafsil',
  'Tozalash',
  'Filtrlarni tozalash',
  "ro'yxatda yo'q (ID {{id}})",
  "Server bilan aloqa yo'q. Tarmoqni tekshirib, qayta urinib ko'ring.",
  'Xato turi: {{kind}}',
  'Fayl saqlandi',
  'Excel',
  // Pictures and maps
  'Rasmlar',
  'Rasm yuklanmadi',
  'Rasm hali yuklanmagan',
  'Oldingi rasm',
  'Keyingi rasm',
  'Kattalashtirish',
  'Kichiklashtirish',
  'Oynaga moslash',
  'Burish',
  'Rasmni saqlash',
  'Xaritada',
  'Xarita rasmi yuklanmadi',
  'Xarita xizmati sozlanmagan: administratorga murojaat qiling',
  'Yaqinlashtirish',
  'Uzoqlashtirish',
  'Nusxalash',
  'Nusxalandi',
  // Texts that are too much
  "{{name}}: matn juda uzun yoki murakkab. U bezaksiz va havolalarsiz, to'liq ko'rsatildi.",
  "Matn juda uzun yoki murakkab. U bezaksiz va havolalarsiz, to'liq ko'rsatildi. Uni shu yerda o'zgartirib bo'lmaydi; saqlansa, o'zgarmay qoladi.",
  // Selects
  'Tanlang',
  '{{count}} ta natija',
  "Birinchi {{count}} tasi ko'rsatildi. So'rovni aniqlashtiring.",
] as const;
